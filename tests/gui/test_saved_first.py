"""A move is in its file before anything shows it: no slot and no painter runs earlier."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games import GAMES
from core.record import Sitter
from gui.board.scene import TableScene
from gui.play.session import Session
from gui.play.turn_playback import TurnPlayback
from gui.store import game_files as files
from tests.gui.play.test_undo import play

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.match.match_controller import MatchController
    from gui.window.main_window import MainWindow

CHANGES: dict[str, Callable[[MatchController], None]] = {
    "move": lambda controller: controller.play(controller.moves[0]),
    "undo": lambda controller: controller.undo(),
    "redo": lambda controller: undo_and_redo(controller),  # noqa: PLW0108 - defined below
    "name": lambda controller: controller.call_line(-1, "bold"),
}


def undo_and_redo(controller: MatchController) -> None:
    controller.undo()
    controller.redo()


def line(session: Session) -> list[str]:
    return [turn.move.code for turn in session.controller.match.turns]


def saved(session: Session) -> list[str]:
    return list(files.read(session.path).moves)


@pytest.fixture
def witnessed(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Note at every signal of a change whether the file holds it already."""
    seen: list[bool] = []
    sittings: list[Session] = []
    made = Session.__init__

    def note() -> None:
        if sittings and sittings[-1].path.exists():
            seen.append(saved(sittings[-1]) == line(sittings[-1]))

    def remembering(self: Session, *args: object) -> None:
        made(self, *args)  # type: ignore[arg-type]
        sittings.append(self)

    monkeypatch.setattr(Session, "__init__", remembering)
    for owner, name in (
        (TurnPlayback, "_on_stepped"),
        (TurnPlayback, "_on_jumped"),
        (TableScene, "play_events"),
        (TableScene, "show_stage"),
    ):
        original = getattr(owner, name)

        def noting(*args: object, original: Callable[..., None] = original, **more: object) -> None:
            note()
            original(*args, **more)

        monkeypatch.setattr(owner, name, noting)
    return seen


@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_change_is_saved_before_it_is_shown(
    window: MainWindow, witnessed: list[bool], game: str, change: str
) -> None:
    window.menus.choices["motion"]["off"].trigger()
    window.play(game)
    assert window.session is not None
    session = window.session
    session.controller.reseat(
        tuple(Sitter(player.name, player.color) for player in session.controller.players)
    )
    play(session, 3)
    witnessed.clear()
    CHANGES[change](session.controller)

    assert saved(session) == line(session)
    assert all(witnessed)
    assert witnessed or change == "name"
