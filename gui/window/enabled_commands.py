"""Which commands of the menus are possible at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .share_commands import SHARED

if TYPE_CHECKING:
    from .main_window import MainWindow

PLAYED = ("start", "words")
"""Commands that need a board on the table."""
TRIED = (*PLAYED, "hint")
"""Commands that a second try or a puzzle has as well as a game."""


class EnabledCommands:
    """Enables the commands that fit what lies on the table."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def update(self) -> None:
        """Look at the table, and enable what can be done there."""
        window, session = self._window, self._window.session
        settings, actions = window.settings, window.menus.actions
        analyzing = window.analyses.screen is not None
        playing = session is not None or analyzing
        whole = session is not None and session.whole
        for name in PLAYED:
            actions[name].setEnabled(playing)
        for name in ("save", *SHARED):
            actions[name].setEnabled(whole or analyzing)
        tried = window.second_tries.screen is not None or window.puzzles.screen is not None
        covered = any(each.screen is not None for each in window.coverings)
        window.by_message.enable(playing=playing)
        flat = settings.table_mode and not covered
        window.view_menu.show_panel(possible=playing and not flat, shown=settings.panel)
        actions["replay"].setEnabled(whole)
        window.coaching.follow()
        actions["analyze"].setEnabled(window.analyses.possible)
        window.view_menu.zooming.show(settings.board_zoom, window.screens)
        if window.learning.screen is not None or window.learning.page is not None:
            window.learning.enable()
        elif not playing or (covered and not analyzing):
            window.menus.show_steps(None, None)
        if tried:
            for name in TRIED:
                actions[name].setEnabled(True)
