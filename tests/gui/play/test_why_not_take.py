"""What cannot be taken now says why when it is dragged, in one sentence of its own."""

from __future__ import annotations

from functools import partial
from itertools import product
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QSizeF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.games.azul_duel import places
from core.games.azul_duel.state import SMALL
from core.games.kingdomino.grid import CASTLE
from core.games.kingdomino.places import current_slot, kingdom_cell
from core.kernel.messages import english
from core.kernel.rng import Rng
from core.match import Match
from core.record import Sitter
from gui.board.handles import Handles
from gui.board.table import Stage
from gui.games.azul_duel.places import PILE
from gui.games.registry import table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.play.session import Session
from gui.play.why_not_take import rule_against_taking
from gui.rulebook.book import book
from tests.gui.pointer import glide
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

LEFT = Qt.MouseButton.LeftButton
GAMES_PLAYED = 2


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

    assert dragged(screen, lying(screen, "next")) == [f"It is {name}’s turn."]


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


def lying_still(match: Match) -> Iterator[tuple[Place, Message | None]]:
    """List what the player to move cannot take of the common things and their own, and why."""
    game, seat = match.game, match.to_act or 0
    table, view = table_of(game.key), game.view(match.state, seat)
    looks = [SeatLook(color.name, color) for color in SEAT_COLORS[: match.start.seats]]
    stage = Stage(view, seat, QSizeF(1000, 650), looks, LIGHT)
    handles = Handles(table.handles(view, game.legal_moves(match.state)))
    taken = {place for source in handles.sources for place in table.group(view, source)}
    taken |= {PILE} if places.STACK in taken else set()
    why_not = partial(game.why_not, match.state)
    for face in table.faces(stage, table.layout(stage)):
        own = face.place.seat in {None, seat}
        if own and face.opacity == 1 and not face.grip.isNull() and face.place not in taken:
            yield face.place, rule_against_taking(table, view, why_not, face.place)


@pytest.mark.usefixtures("translator")
@pytest.mark.parametrize("key", GAMES)
def test_everything_that_cannot_be_taken_cites_the_rule_that_keeps_it(key: str) -> None:
    game, anchors = GAMES[key], {*book(key, "en").anchors}
    options = {option.key: option.default for option in game.options}
    said: dict[str, set[str]] = {}
    for seed, seats in product(range(GAMES_PLAYED), {game.seats[0], game.seats[-1]}):
        match, chance = Match.new(game, seats, options, seed), Rng.seeded(seed)
        while match.to_act is not None:
            for place, reason in lying_still(match):
                assert reason is not None, (place, match.ply)
                assert reason.rule in anchors, reason
                assert reason.context in {key, f"{key}_table"}
                said.setdefault(place.area, set()).add(reason.source)
            move, chance = chance.choice(game.legal_moves(match.state))
            match = match.play(move)

    assert {*said} >= STILL[key]


STILL = {
    "azul_duel": {
        *("sun", "moon", "chip", "display", "pile", "line", "slot", "dome", "broken"),
        *("storage", "token", "spent_token", "first_player_spot", "first_player_tile", "marker"),
    },
    "kingdomino": {"pile", "current", "current_king", "next", "next_king", "kingdom", "discard"},
    "pixies": {"pile", "up", "down"},
}
"""What lies on each table at some time without being taken."""


def moon_stack() -> Match:
    """Find a position in which tiles are to be taken and a stack has several tiles."""
    match = Match.new(GAMES["azul_duel"], 2, {}, 3)
    while not any(len(match.state.factories[small].moon) > 1 for small in SMALL):
        match = match.play(match.game.legal_moves(match.state)[-1])
    return match


def test_a_buried_tile_says_that_only_the_top_one_can_be_taken(window: MainWindow) -> None:
    match = moon_stack()
    screen = seated(window, match)
    small = next(small for small in SMALL if len(match.state.factories[small].moon) > 1)

    assert screen.scene.table.taking(screen.scene.stage.view, places.moon(small, 0)) is None
    assert said_of(screen, places.moon(small, 0)) == ["You can take only the top tile of a stack."]


def test_the_first_player_tile_says_how_it_is_taken(window: MainWindow) -> None:
    screen = seated(window, moon_stack())
    (heard,) = dragged(screen, places.FIRST_PLAYER_SPOT)

    assert heard.startswith("You get the first-player tile when")


def test_the_plate_stack_waits_for_the_plates_of_the_setup(window: MainWindow) -> None:
    screen = seated(window, Match.new(GAMES["azul_duel"], 2, {}, 3))
    (heard,) = dragged(screen, places.STACK)

    assert heard.startswith("Before the first round")


def test_a_domino_of_another_player_names_the_player(window: MainWindow) -> None:
    match = placing()
    table = match.state.table
    while table.current_line[-1].king == table.actor:
        match = match.undo()
        table = match.state.table
    screen = seated(window, match)
    other = ("Ana", "Bence")[table.current_line[-1].king]

    assert said_of(screen, current_slot(len(table.current_line) - 1)) == [
        f"{other} has chosen this domino and will place it."
    ]


def said_of(screen: GameScreen, place: Place) -> list[str]:
    """Return the answer to dragging a covered piece at its edge."""
    heard: list[str] = []
    screen.refused.connect(lambda reason, _: heard.append(english(reason, ["Ana", "Bence"])))
    screen.scene.withheld.emit(place)
    return heard


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
