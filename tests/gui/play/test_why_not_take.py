"""Whoever drags what cannot be taken now hears why, in one sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.places import kingdom_cell
from core.kernel.messages import english
from core.record import Sitter
from gui.play.session import Session
from tests.gui.pointer import glide
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from core.kernel.places import Place
    from core.match import Match
    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def seated(window: MainWindow, match: Match, *levels: str) -> GameScreen:
    people = zip(("Ana", "Bence"), ("pink", "yellow"), levels or ("", ""), strict=True)
    players = tuple(Sitter(name, color, level) for name, color, level in people)
    session = Session(match, players, window.saved_games.new_path(), window.saved_games, window)
    window.resize(1280, 720)
    window.seat(session)
    session.controller.hold()
    session.screen.scene.finish_motion()
    QApplication.processEvents()
    return session.screen


def dragged(screen: GameScreen, place: Place) -> list[str]:
    heard: list[str] = []
    screen.refused.connect(lambda reason, _: heard.append(english(reason, ["Ana", "Bence"])))
    board, at = (
        screen.view.viewport(),
        screen.view.mapFromScene(screen.scene.rect_of(place).center()),
    )
    QTest.mousePress(board, LEFT, pos=at)
    for step in (2, 8, 30):
        glide(board, at + QPoint(step, step))
    QTest.mouseRelease(board, LEFT, pos=at + QPoint(30, 30))
    return heard


def lying(screen: GameScreen, *areas: str, seat: int | None = None) -> Place:
    scene = screen.scene
    return next(
        place
        for place in scene.tabletop.faces
        if place.area in areas
        and (seat is None or place.seat == seat)
        and scene.piece_at(scene.rect_of(place).center()) == place
        and scene.source_at(scene.rect_of(place).center()) is None
    )


def placing() -> Match:
    """Find a position in which a domino is to be placed before the next is chosen."""
    match = played("kingdomino", 0.5, 2)
    game = match.game
    while not any(move.code.startswith("p") for move in game.legal_moves(match.state)):
        match = match.undo()
    return match


def test_the_rules_say_why_it_is_too_early(window: MainWindow) -> None:
    screen = seated(window, placing())
    (heard,) = dragged(screen, lying(screen, "next"))

    assert heard.startswith("First place domino")
    assert screen.bubble.isVisible()


def test_who_is_to_move_is_named_while_a_computer_thinks(window: MainWindow) -> None:
    match = placing()
    levels = ["", ""]
    levels[match.to_act or 0] = "novice"
    screen = seated(window, match, *levels)
    name = ("Ana", "Bence")[match.to_act or 0]

    assert dragged(screen, lying(screen, "next")) == [f"Now it is the turn of {name}."]


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_on_the_board_of_somebody_else_is_theirs(window: MainWindow, game: str) -> None:
    match = played(game, 0.6, 2)
    screen = seated(window, match)
    other = 1 - (match.to_act or 0)
    place = next(
        place
        for place in screen.scene.tabletop.faces
        if place.seat == other
        and screen.scene.piece_at(screen.scene.rect_of(place).center()) == place
    )

    assert dragged(screen, place) == [f"This belongs to {('Ana', 'Bence')[other]}."]


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_everything_lies_still(window: MainWindow, game: str) -> None:
    screen = seated(window, played(game, 1.0, 2))
    screen.overlays.put_away()
    place = next(
        place
        for place in screen.scene.tabletop.faces
        if screen.scene.piece_at(screen.scene.rect_of(place).center()) == place
    )

    assert dragged(screen, place) == ["The game is over."]


def test_everything_that_lies_on_a_table_has_an_answer(window: MainWindow) -> None:
    for game in GAMES:
        for share in (0.0, 0.3, 0.55, 0.9):
            screen = seated(window, played(game, share, 2))
            said: list[str] = []
            screen.refused.connect(lambda reason, _, said=said: said.append(english(reason)))
            for place in [*screen.scene.tabletop.faces]:
                screen._on_withheld(place)

            assert said
            assert all(words.endswith(".") for words in said)


def clicked(screen: GameScreen, place: Place) -> list[str]:
    heard: list[str] = []
    screen.refused.connect(lambda reason, _: heard.append(english(reason, ["Ana", "Bence"])))
    at = screen.view.mapFromScene(screen.scene.rect_of(place).center())
    QTest.mouseClick(screen.view.viewport(), LEFT, pos=at)
    return heard


def test_a_click_on_what_has_to_wait_says_why(window: MainWindow) -> None:
    screen = seated(window, placing())
    (heard,) = clicked(screen, lying(screen, "next"))

    assert heard.startswith("First place domino")


def test_a_click_on_what_has_been_laid_says_nothing(window: MainWindow) -> None:
    match = placing()
    screen = seated(window, match)

    assert clicked(screen, kingdom_cell(match.to_act or 0, CASTLE)) == []


def test_a_click_says_nothing_while_a_computer_thinks(window: MainWindow) -> None:
    match = placing()
    levels = ["", ""]
    levels[match.to_act or 0] = "novice"
    screen = seated(window, match, *levels)

    assert clicked(screen, lying(screen, "next")) == []
