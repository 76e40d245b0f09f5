"""The settings, applied to everything that the window shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.board.tolerance import STEADY, UNSTEADY
from gui.text.text_size import scaled_font, set_text_scale
from gui.widgets.plain_text import set_tip_font
from gui.widgets.style import Style

if TYPE_CHECKING:
    from gui.look.appearance import Theme
    from gui.play.screen import GameScreen
    from gui.system.reduced_motion import ReducedMotion
    from gui.system.sounds import Sounds

    from .main_window import MainWindow


class AppliedSettings:
    """Shows menus, boards and windows as the settings say."""

    def __init__(self, window: MainWindow, sounds: Sounds, motion: ReducedMotion) -> None:
        self._window, self._sounds, self._motion = window, sounds, motion

    def apply(self) -> None:
        """Apply all settings."""
        window, settings = self._window, self._window.settings
        theme, scale = window.look.theme, settings.text_size / 100
        self.scale_text()
        window.view_menu.show(settings)
        self._sounds.volume, self._sounds.muted = settings.volume, settings.muted
        window.preferences.show_settings(settings, theme)
        for screen in window.screens:
            self._apply_to(screen)
        if window.session is not None:
            window.session.sound_cues.colors = settings.color_sounds
        window.learning.coached = settings.coach
        window.learning.set_color_sounds(wanted=settings.color_sounds)
        self._show_look(theme)
        if window.rules is not None:
            window.rules.reader.set_keys(window.preferences.commands.keymap.of("rules"))
        window.enabled_commands.update()
        for counted in (window.tallies, window.analyses):
            counted.apply_look(theme, scale, unsteady=settings.unsteady)

    def follow_look(self, theme: Theme) -> None:
        """Show everything in other colors."""
        for screen in self._window.screens:
            screen.set_theme(theme)
        self._show_look(theme)
        self._window.preferences.show_settings(self._window.settings, theme)

    def scale_text(self) -> None:
        """Scale menus and tips with the text size and with a large window."""
        window, scale = self._window, self._window.settings.text_size / 100
        unit = Style.of(window.look.theme, window.width(), window.height(), scale).unit
        set_text_scale(scale)
        set_tip_font(scaled_font(scale * max(1.0, round(unit, 1))))
        window.menus.grow(scale * round(unit, 1) if unit > 1 else None)

    def _apply_to(self, screen: GameScreen) -> None:
        window, settings = self._window, self._window.settings
        screen.scene.animator.speed = self._motion.tempo(settings.motion)
        screen.scene.hand.tolerance = UNSTEADY if settings.unsteady else STEADY
        played = window.session is not None and screen is window.session.screen
        flat = settings.table_mode and played
        screen.set_panel_shown(shown=settings.panel and not flat)  # it faces one seat only
        screen.table_mode.set_on(on=flat)
        screen.set_theme(window.look.theme)
        screen.set_text_scale(settings.text_size / 100)
        window.preferences.apply(screen)

    def _show_look(self, theme: Theme) -> None:
        """Show the windows and pages beside the boards in these colors and the text size."""
        window, scale = self._window, self._window.settings.text_size / 100
        window.learning.set_look(theme, scale)
        if window.rules is not None:
            window.rules.set_look(theme, scale)
        window.players.set_look(theme, scale)
