"""One owner of what is shown: phases follow one another, and nothing is computed twice."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest
from attrs import evolve
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.games import positions
from gui.games.registry import table_of, ui_of
from gui.play.turn_steps import IllegalTransition, Phase, Rest, Turn
from gui.text.translation import render
from tests.gui.play.test_score_count import go_on, holds, opening, played

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreSheet
    from gui.play.screen import GameScreen
    from gui.text.translator import Translator
    from tests.gui.play.test_score_count import Opening

__all__ = ["opening"]

ORDINARY = 6
"""How many moves are watched, one after another."""


def begun(key: str, moves: int) -> Match:
    """Play some moves at random."""
    match, chance = Match.new(GAMES[key], 2, {}, 5), Rng.seeded(2)
    for _ in range(moves):
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def counting(monkeypatch: pytest.MonkeyPatch, owner: Any, name: str) -> Counter[object]:
    """Count the calls of a method by the position and the seat that they are about."""
    calls: Counter[object] = Counter()
    original = getattr(type(owner), name)
    kept = []

    def counted(self: Any, about: Any, *args: Any) -> Any:
        kept.append(about)  # no other may get its identity
        calls[(id(about.view), about.near) if not args else (id(about), *args)] += 1
        return original(self, about, *args)

    monkeypatch.setattr(type(owner), name, counted)
    return calls


@pytest.mark.parametrize("speed", [0.0, 1.0], ids=["still", "moving"])
@pytest.mark.parametrize("key", GAMES)
def test_view_score_and_layout_are_computed_once_a_seat_and_move(
    opening: Opening, monkeypatch: pytest.MonkeyPatch, key: str, speed: float
) -> None:
    match = begun(key, 5)
    screen = opening(match, speed=speed)
    game, controller = match.game, screen.controller
    near = {controller.viewer}
    while near != {0, 1}:  # each seat's board has lain near once, with the whole list of moves
        controller.play(controller.moves[0])
        rest(screen)
        near |= {controller.viewer}
    views, scores = (counting(monkeypatch, game, name) for name in ("view", "score"))
    layouts = counting(monkeypatch, table_of(key), "layout")
    shown, ui, kept = Counter[object](), ui_of(key), []

    def shown_score(game: AnyGame, state: Any, seat: Seat) -> ScoreSheet:
        kept.append(state)  # no other may get its identity
        shown[id(state), seat] += 1
        return ui.shown_score(game, state, seat)

    monkeypatch.setattr(positions, "ui_of", lambda _: evolve(ui, shown_score=shown_score))
    held = 0
    for _ in range(ORDINARY):
        controller.play(controller.moves[0])
        held += screen.playback.held_count is not None
        rest(screen)

    assert views.total() <= 2 * ORDINARY
    assert {*views.values()} == {1}
    assert layouts.total() <= 2 * ORDINARY + held
    assert {*layouts.values()} == {1}
    of_views = 2 * (views.total() + held) * (key == "azul_duel")  # its table adds up a view
    assert scores.total() <= 2 * ORDINARY + of_views
    assert shown.total() >= 2 * ORDINARY
    assert {*shown.values()} == {1}


def rest(screen: GameScreen) -> None:
    """Skip what is still to be shown."""
    QApplication.processEvents()
    while screen.playback.phase is not Phase.RESTING:
        screen.scene.hurry()
        screen.interlude.put_away()
        QApplication.processEvents()


def flying(screen: GameScreen, _: QtBot) -> None:
    screen.scene.animator.speed = 5.0
    go_on(screen)


def counted(screen: GameScreen, qtbot: QtBot) -> None:
    go_on(screen)
    qtbot.waitUntil(lambda: screen.playback.phase is Phase.COUNTING, timeout=5000)


def summed_up(screen: GameScreen, qtbot: QtBot) -> None:
    go_on(screen)
    while screen.playback.phase is not Phase.SUMMING_UP:
        screen.scene.hurry()
        qtbot.wait(1)


@pytest.mark.parametrize(
    ("reach", "phase"),
    [(flying, Phase.FLYING), (counted, Phase.COUNTING), (summed_up, Phase.SUMMING_UP)],
)
def test_another_language_changes_nothing_of_what_is_shown(
    opening: Opening,
    qtbot: QtBot,
    translator: Translator,
    reach: Callable[[GameScreen, QtBot], None],
    phase: Phase,
) -> None:
    screen = opening(played("pixies", holds))
    reach(screen, qtbot)
    playback, scene = screen.playback, screen.scene
    before = (playback._step, tuple(playback._queue), scene.animator.running, scene.marking.lit)

    with qtbot.assertNotEmitted(scene.settled), qtbot.assertNotEmitted(playback.rested):
        translator.speak("hu")
        QApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    after = (playback._step, tuple(playback._queue), scene.animator.running, scene.marking.lit)
    assert after == before
    assert playback.phase is phase
    assert screen.interlude.isVisible() == (phase is Phase.SUMMING_UP)


def test_a_phase_that_cannot_follow_is_a_fault(opening: Opening) -> None:
    playback = opening(begun("kingdomino", 3)).playback
    playback._enter(Turn())

    with pytest.raises(IllegalTransition):
        playback._enter(Turn())

    playback._step = Rest()


def test_everything_that_follows_a_move_gets_the_same_turn(
    opening: Opening, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sound and screen reader need no panel: they are right even where the list shows nothing."""
    screen = opening(begun("kingdomino", 6), speed=0.0)
    monkeypatch.setattr(type(screen.panel), "show_match", lambda *_: None)
    monkeypatch.setattr(type(screen.panel), "show_moves", lambda *_: None)
    turns: list[Any] = []
    spoken: list[str] = []
    screen.playback.stepped.connect(turns.append)
    screen.spoken_game.spoken.connect(spoken.append)
    controller = screen.controller
    near, totals = controller.viewer, points(controller.match)
    controller.play(controller.moves[0])
    match = controller.match

    (turn,) = turns
    assert (turn.seat, turn.move) == (match.turns[-1].seat, match.turns[-1].move)
    assert turn.before == match.undo().seen_by(near)
    assert turn.after == match.seen_by(near)
    assert turn.gain == points(match)[turn.seat] - totals[turn.seat]
    assert spoken[0].startswith(
        render(turn.move_text.sentence, [each.name for each in controller.players])
    )


def points(match: Match) -> list[int]:
    return [match.game.score(match.state, seat).total for seat in range(match.start.seats)]
