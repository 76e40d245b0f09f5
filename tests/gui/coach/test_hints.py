"""Hints: first where to look, then the best moves; every move makes them vanish."""

from __future__ import annotations

from time import sleep
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem, QLabel

from core.ai.advice import Advice, Candidate
from core.ai.levels import think
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.kernel.messages import english
from core.match import Match
from core.record import Record, Sitter
from gui.coach.coach import MOVES, NOTHING, PLACES, Coach
from gui.coach.marks import ArrowMark, GlowMark
from gui.coach.suggestion import places_to_look, suggestions, worded
from gui.match import computer_player as thinker
from gui.text.translation import render
from tests.changed_opponents import change_opponent

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from gui.play.session import Session
    from gui.window.main_window import MainWindow

    Seating = Callable[..., Session]

KEYS = sorted(GAMES)
COLORS = ("pink", "yellow", "green")


def middle(key: str, moves: int = 9) -> Match:
    """Play some moves, up to a position in which there is much to choose."""
    match = Match.new(GAMES[key], 2, {}, 5)
    while match.ply < moves or len(match.game.legal_moves(match.state)) < 3:
        seat = match.to_act
        assert seat is not None
        view = match.game.view(match.state, seat)
        advice = think(match.game, view, seat, "novice", seed=match.ply, stop=lambda: False)
        match = match.play(advice.best.move)
    return match


def shortened(search: Callable[..., Advice]) -> Callable[..., Advice]:
    def short(view: object, seat: int, budget: int, seed: int, stop: Callable[[], bool]) -> Advice:
        return search(view, seat, min(budget, 60), seed, stop)

    return short


@pytest.fixture
def seated(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> Seating:
    """Seat two players at a position; searches are short."""
    for key, opponent in tuple(OPPONENTS.items()):
        change_opponent(monkeypatch, key, search=shortened(opponent.search))

    def sit(match: Match, *levels: str, help_: str = "") -> Session:
        window.menus.choices["motion"]["off"].trigger()
        players = tuple(
            Sitter(f"P{n}", COLORS[n], level, help="" if level else help_)
            for n, level in enumerate(levels or ("", ""))
        )
        window.files.opened.emit(Record.of(match, players), match, window.saved_games.new_path())
        assert window.session is not None
        return window.session

    return sit


def hinted(session: Session, qtbot: QtBot, step: int) -> Coach:
    session.screen.hints.ask()
    coach = session.screen.hints.coach
    qtbot.waitUntil(lambda: coach._step in {PLACES, MOVES}, timeout=5000)
    if coach._step < step:
        session.screen.hints.ask()
    return coach


def marks(session: Session, kind: type) -> list[QGraphicsItem]:
    return [item for item in session.screen.scene.items() if isinstance(item, kind)]


@pytest.mark.parametrize("key", KEYS)
def test_the_first_hint_lets_places_glow_and_names_no_move(
    seated: Seating, qtbot: QtBot, key: str
) -> None:
    session = seated(middle(key))
    coach = hinted(session, qtbot, PLACES)

    glows = [mark.boundingRect() for mark in marks(session, GlowMark)]
    assert glows
    assert not any(a.contains(b) for a in glows for b in glows if a is not b)
    assert not marks(session, ArrowMark)
    assert not coach.panel.rows
    assert not coach.panel.isHidden()
    assert session.screen.panel.isHidden()
    named = places_to_look(coach.suggestions, session.screen.scene).values()
    names = [player.name for player in session.controller.players]
    assert coach.panel.words == f"Look at: {'; '.join(render(each, names) for each in named)}."


@pytest.mark.parametrize("key", KEYS)
def test_the_second_hint_shows_the_best_moves_with_numbers_and_reasons(
    seated: Seating, qtbot: QtBot, key: str
) -> None:
    session = seated(middle(key))
    coach = hinted(session, qtbot, MOVES)

    assert 1 < len(coach.suggestions) <= 3
    assert len(marks(session, ArrowMark)) == len(coach.suggestions) == len(coach.panel.rows)
    assert not marks(session, GlowMark)
    legal = session.controller.moves
    for number, (each, row) in enumerate(
        zip(coach.suggestions, coach.panel.rows, strict=True), start=1
    ):
        assert each.number == number
        assert each.move in legal
        assert each.chance is not None
        assert english(each.reason.sentence, ["P0", "P1"]).rstrip(".") in row.accessibleName()
        assert f"{each.chance}%" in row.accessibleName()


def test_a_move_makes_the_hint_vanish(seated: Seating, qtbot: QtBot) -> None:
    session = seated(middle("kingdomino"))
    coach = hinted(session, qtbot, MOVES)
    session.controller.play(coach.suggestions[0].move)

    assert coach._step == NOTHING
    assert coach.panel.isHidden()
    assert not marks(session, ArrowMark)
    assert not session.screen.panel.isHidden()


def test_a_coach_who_cannot_think_puts_the_hint_away(
    seated: Seating, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> Advice:
        raise ArithmeticError

    monkeypatch.setattr(thinker, "advise", fail)
    monkeypatch.setattr(thinker, "greedy", fail)
    hints = seated(middle("pixies")).screen.hints
    hints.ask()
    qtbot.waitUntil(lambda: not hints.coach.thinking)

    assert not hints.reading
    assert hints.coach._step == NOTHING


def test_a_move_stops_the_thinking(seated: Seating, qtbot: QtBot) -> None:
    session = seated(middle("kingdomino"))
    session.screen.hints.ask()
    coach = session.screen.hints.coach
    assert coach.thinking
    session.controller.play(session.controller.moves[0])
    qtbot.wait(200)

    assert not coach.suggestions
    assert coach.panel.isHidden()


def test_escape_puts_the_hint_away(seated: Seating, qtbot: QtBot) -> None:
    session = seated(middle("pixies"))
    coach = hinted(session, qtbot, MOVES)
    QTest.keyClick(session.screen.view, Qt.Key.Key_Escape)

    assert coach.panel.isHidden()


def test_pointing_at_a_move_shows_it_alone(seated: Seating, qtbot: QtBot) -> None:
    session = seated(middle("kingdomino"))
    coach = hinted(session, qtbot, MOVES)
    coach.panel.rows[1].pointed.emit(2)
    alone = len(marks(session, ArrowMark))
    coach.panel.rows[1].pointed.emit(0)

    assert alone == 1
    assert len(marks(session, ArrowMark)) == len(coach.suggestions)


def test_the_marks_follow_the_board(seated: Seating, qtbot: QtBot, window: MainWindow) -> None:
    session = seated(middle("kingdomino"))
    hinted(session, qtbot, MOVES)
    window.resize(window.width() + 160, window.height() + 80)
    qtbot.wait(50)
    (arrow, *_) = [m for m in marks(session, ArrowMark) if isinstance(m, ArrowMark)]

    assert arrow.scene() is session.screen.scene
    assert session.screen.scene.sceneRect().intersects(arrow.boundingRect())


def test_who_wants_no_help_gets_no_hint(seated: Seating) -> None:
    session = seated(middle("pixies"), help_="targets previews undo")
    session.screen.hints.ask()

    assert session.screen.header.buttons["hint"].isHidden()
    assert session.screen.hints._coach is None


def test_key_menu_and_button_ask(seated: Seating, qtbot: QtBot, window: MainWindow) -> None:
    session = seated(middle("pixies"))
    window.menus.actions["hint"].trigger()
    coach = session.screen.hints.coach
    qtbot.waitUntil(lambda: coach._step == PLACES, timeout=5000)
    session.screen.header.buttons["hint"].click()

    assert coach._step == MOVES


def test_where_nothing_can_be_chosen_the_hint_says_so(seated: Seating) -> None:
    match = middle("pixies")
    while len(match.game.legal_moves(match.state)) > 1:
        match = match.play(match.game.legal_moves(match.state)[0])
    session = seated(match)
    session.screen.hints.ask()

    assert "only one move" in session.screen.hints.coach.panel.words


@pytest.mark.parametrize("key", KEYS)
def test_a_search_that_fails_leaves_a_hint_without_chances(
    seated: Seating, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    def fail(*_: object) -> Advice:
        raise ArithmeticError

    session = seated(middle(key))
    change_opponent(monkeypatch, key, search=fail)
    coach = hinted(session, qtbot, MOVES)

    assert coach.suggestions
    assert all(each.move in session.controller.moves for each in coach.suggestions)
    assert all(each.chance is None for each in coach.suggestions)


@pytest.mark.parametrize("key", KEYS)
def test_what_is_suggested_follows_from_the_view_alone(
    seated: Seating, qtbot: QtBot, key: str
) -> None:
    session = seated(middle(key))
    hinted(session, qtbot, MOVES)
    match = session.controller.match
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    advice = OPPONENTS[key].search(view, seat, 40, 1, lambda: False)
    found = suggestions(match.game, view, advice, session.screen.scene)

    ends = [(each.source, each.target) for each in found]
    assert len(set(ends)) == len(ends)
    assert all(each.words == worded(match.game, view, each.move).exact for each in found)


@pytest.mark.parametrize("end", ["closing", "undo_control"])
def test_closing_and_undoing_stop_a_hint(
    seated: Seating, window: MainWindow, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, end: str
) -> None:
    asked: list[Callable[[], bool]] = []

    def search(
        _view: object, _seat: int, _budget: int, _seed: int, stop: Callable[[], bool]
    ) -> Advice:
        asked.append(stop)
        while not stop():
            sleep(0.005)
        return Advice((Candidate(move, 0.0, 1),), 1)

    session = seated(middle("azul_duel"))
    move = session.controller.moves[0]
    change_opponent(monkeypatch, "azul_duel", search=search)
    monkeypatch.setattr(thinker, "PATIENCE", 3600.0)
    session.screen.hints.ask()
    qtbot.waitUntil(lambda: bool(asked))
    assert not asked[0]()

    if end == "closing":
        window.close()
    else:
        session.controller.undo()

    assert asked[0]()


@pytest.mark.parametrize("key", KEYS)
def test_the_moves_of_a_hint_take_the_room_of_their_words(
    seated: Seating, qtbot: QtBot, window: MainWindow, key: str
) -> None:
    window.resize(1280, 720)
    coach = hinted(seated(middle(key)), qtbot, MOVES)
    qtbot.waitUntil(lambda: all(row.isVisible() for row in coach.panel.rows))
    QTest.qWait(50)

    for row in coach.panel.rows:
        for label in row.findChildren(QLabel):
            if label.isVisible():
                room = QRect(0, 0, label.width(), 2000)
                wrap = Qt.TextFlag.TextWordWrap
                needed = label.fontMetrics().boundingRect(room, wrap, label.text()).height()
                assert needed <= label.height() <= needed + 4, label.text()
