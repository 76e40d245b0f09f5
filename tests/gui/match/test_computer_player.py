"""The computer thinks beside the window and stops at once."""

from __future__ import annotations

from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

import pytest

from core.ai import azul_duel, kingdomino, pixies
from core.ai.advice import Advice, Candidate
from core.ai.opponent import Strength
from core.ai.time_slices import run_in_slices
from core.games import GAMES
from core.match import Match
from gui.match import computer_player as thinking
from gui.match.computer_player import ADVICE, PATIENCE, Question, Thinker
from tests.changed_opponents import change_opponent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from pytestqt.qtbot import QtBot

    from core.ai.time_slices import Search

LONGEST = 0.05
"""Seconds of work that a slice of a search may take."""

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

    change_opponent(monkeypatch, "pixies", search=search)


@pytest.mark.parametrize("level", ["novice", "unheard-of", ADVICE])
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

    change_opponent(monkeypatch, key, search=search)
    match = Match.new(GAMES[key], 2, {}, 5)
    with qtbot.waitSignal(thinker.answered) as answer:
        thinker.ask(question("expert", match=match))

    assert answer.args is not None
    assert answer.args[1].best.move in match.game.legal_moves(match.state)
    assert "nobody foresaw this" in caplog.text


def test_a_question_is_answered_even_if_every_way_to_think_fails(
    thinker: Thinker, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> Advice:
        raise ArithmeticError

    change_opponent(monkeypatch, "pixies", search=fail)
    monkeypatch.setattr(thinking, "greedy", fail)
    with qtbot.waitSignal(thinker.answered) as answer:
        thinker.ask(question("expert"))

    assert answer.args is not None
    assert answer.args[1] is None
    assert not thinker.busy


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


class Slices:
    """Notes when the slices of searches begin, and how long they work."""

    def __init__(self) -> None:
        self.begun: list[float] = []
        self.worked: list[float] = []

    def run_in_slices(self, search: Search, budget: int, stop: Callable[[], bool]) -> int:
        return run_in_slices(_Sliced(search, self), budget, stop)


class _Sliced:
    def __init__(self, search: Search, slices: Slices) -> None:
        self._search, self._slices = search, slices

    def run(self, iterations: int, /) -> int:
        self._slices.begun.append(perf_counter())
        began = thread_time()
        done = self._search.run(iterations)
        self._slices.worked.append(thread_time() - began)
        return done

    def candidates(self) -> list[tuple[int, float, int]]:
        return self._search.candidates()


@pytest.fixture
def slices(monkeypatch: pytest.MonkeyPatch) -> Slices:
    """Watch searches that only a stop can end."""
    slices = Slices()
    for module in (azul_duel, kingdomino, pixies):
        monkeypatch.setattr(module.search, "run_in_slices", slices.run_in_slices)
    endless = {"expert": Strength(10**9), "master": Strength(10**9, seconds=3600.0)}
    for key in GAMES:
        change_opponent(monkeypatch, key, strengths=endless)
    monkeypatch.setattr(thinking, "PATIENCE", 3600.0)
    return slices


SEATED = [(key, seats) for key, game in GAMES.items() for seats in (2, game.seats[-1])]


@pytest.mark.parametrize(("key", "seats"), sorted(set(SEATED)))
@pytest.mark.parametrize("level", ["expert", "master"])
@pytest.mark.parametrize("end", [Thinker.cancel, Thinker.hurry, Thinker.stop])
def test_no_search_outlasts_its_end_by_more_than_a_slice(  # noqa: PLR0917 - fixtures
    thinker: Thinker,
    qtbot: QtBot,
    slices: Slices,
    key: str,
    seats: int,
    level: str,
    end: Callable[[Thinker], None],
) -> None:
    thinker.ask(question(level, match=Match.new(GAMES[key], seats, {}, 5)))
    qtbot.waitUntil(lambda: len(slices.worked) > 12)

    end(thinker)
    ended = perf_counter()
    thinker.stop()

    assert sum(begin > ended for begin in slices.begun) <= 1
    assert max(slices.worked) < LONGEST
