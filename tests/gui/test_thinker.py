"""The computer thinks beside the window and stops at once."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

from core.ai import levels
from core.ai.advice import Advice, Candidate
from core.games import GAMES
from core.match import Match
from gui.thinker import PATIENCE, Question, Thinker

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

GAME = GAMES["pixies"]
MATCH = Match.new(GAME, 2, {}, 5)


def question(level: str = "novice", ply: int = 0, match: Match = MATCH) -> Question:
    seat = match.to_act
    assert seat is not None
    return Question(1, ply, match.game, match.game.view(match.state, seat), seat, level)


@pytest.fixture
def thinker(qapp: object) -> Iterator[Thinker]:
    assert qapp
    thinker = Thinker()
    yield thinker
    thinker.stop()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the search go on until it is stopped."""

    def search(
        _view: Any, _seat: int, _budget: int, _seed: int, stop: Callable[[], bool]
    ) -> Advice:
        while not stop():
            pass
        return Advice((Candidate(GAME.legal_moves(MATCH.state)[0], 0.0, 1),), 1)

    monkeypatch.setattr(levels, "SEARCHERS", {"pixies": search})


@pytest.mark.parametrize("level", ["novice", "unheard-of"])
def test_every_question_is_answered_with_a_legal_move(
    thinker: Thinker, qtbot: QtBot, level: str
) -> None:
    asked = question(level)
    with qtbot.waitSignal(thinker.answered) as answer:
        thinker.ask(asked)

    assert answer.args is not None
    assert answer.args[0] is asked
    assert answer.args[1].best.move in GAME.legal_moves(MATCH.state)


@pytest.mark.parametrize("key", GAMES)
def test_a_search_that_fails_is_logged_and_a_legal_move_is_made_all_the_same(
    thinker: Thinker,
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    key: str,
) -> None:
    def search(*_: Any) -> Advice:
        msg = "nobody foresaw this"
        raise ArithmeticError(msg)

    monkeypatch.setattr(levels, "SEARCHERS", {key: search})
    match = Match.new(GAMES[key], 2, {}, 5)
    with qtbot.waitSignal(thinker.answered) as answer:
        thinker.ask(question("expert", match=match))

    assert answer.args is not None
    assert answer.args[1].best.move in match.game.legal_moves(match.state)
    assert "nobody foresaw this" in caplog.text


@pytest.mark.usefixtures("endless")
def test_stopping_waits_for_nobody(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.ask(question())
    qtbot.wait(50)

    began = perf_counter()
    thinker.stop()

    assert perf_counter() - began < 0.1


@pytest.mark.usefixtures("endless")
def test_who_cancels_hears_nothing_and_can_ask_again_at_once(
    thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[int] = []
    thinker.answered.connect(lambda asked, _: heard.append(asked.ply))
    thinker.ask(question(ply=1))
    qtbot.wait(50)
    thinker.cancel()
    monkeypatch.undo()
    thinker.ask(question(ply=2))
    qtbot.waitUntil(lambda: bool(heard), timeout=1000)

    assert heard == [2]


@pytest.mark.usefixtures("endless")
def test_who_hurries_gets_the_best_so_far(thinker: Thinker, qtbot: QtBot) -> None:
    thinker.ask(question())
    qtbot.wait(50)
    began = perf_counter()
    with qtbot.waitSignal(thinker.answered, timeout=1000) as answer:
        thinker.hurry()

    assert perf_counter() - began < 0.1
    assert answer.args is not None
    assert answer.args[1].best.move in GAME.legal_moves(MATCH.state)


@pytest.mark.usefixtures("endless")
def test_patience_has_an_end(thinker: Thinker, qtbot: QtBot) -> None:
    with qtbot.waitSignal(thinker.answered, timeout=int(2000 * PATIENCE)):
        thinker.ask(question())
