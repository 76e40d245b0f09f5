"""A screen that lies flat: strips at the edges, and a board that faces who is to move."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from core.record import Sitter
from gui.games.registry import table_of
from gui.play.session import Session
from gui.store.plan import default_plan
from gui.text.translation import render
from gui.widgets.turned import Turned
from tests.gui.test_playing import seated
from tests.gui.test_touch_alone import Toucher

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.play.screen import GameScreen
    from gui.window.main_window import MainWindow

pytestmark = pytest.mark.usefixtures("translator")


def begun(key: str, seats: int, until: Callable[[Match], bool]) -> Match:
    """Play at random until something holds."""
    game, chance = GAMES[key], Rng.seeded(2)
    match = Match.new(game, seats, {}, 2)
    while not until(match):
        move, chance = chance.choice(game.legal_moves(match.state))
        match = match.play(move)
    return match


def lay_flat(screen: GameScreen) -> None:
    screen.table_mode.set_on(on=True)
    QApplication.processEvents()


def edges(screen: GameScreen) -> list[tuple[int, str]]:
    """Return the edge of the board at which each seat's strip lies."""
    board = screen.view.geometry()
    found = []
    for seat, edge in zip(screen.table_mode.strips, screen.table_mode._edges, strict=True):
        at = edge.geometry().center()
        above, below = at.y() < board.top(), at.y() > board.bottom()
        found.append((seat, "top" if above else "bottom" if below else _side(at.x(), board.left())))
    return found


def _side(x: int, left: int) -> str:
    return "left" if x < left else "right"


@pytest.mark.parametrize(
    ("key", "seats", "wanted"),
    [
        ("azul_duel", 2, ["bottom", "top"]),
        ("pixies", 3, ["bottom", "left", "top"]),
        ("kingdomino", 4, ["bottom", "left", "top", "right"]),
        ("pixies", 5, ["bottom", "left", "top", "top", "right"]),
    ],
)
def test_every_person_has_a_strip_at_an_edge(key: str, seats: int, wanted: list[str]) -> None:
    with seated(begun(key, seats, lambda _: True)) as screen:
        lay_flat(screen)
        strips, hidden = edges(screen), screen.header.isHidden()
        screen.table_mode.set_on(on=False)

        assert strips == list(enumerate(wanted))
        assert hidden
        assert not screen.header.isHidden()
        assert screen.table_mode.strips == {}


@pytest.mark.parametrize("key", GAMES)
def test_the_board_faces_the_seat_opposite_and_is_played_there_with_fingers(key: str) -> None:
    match = begun(key, 2, lambda match: match.to_act == 1)
    with seated(match) as screen:
        lay_flat(screen)
        view, moves = screen.controller.view, screen.controller.moves
        handle = next(iter(screen.scene.table.handles(view, moves)))
        wanted = match.play(handle.move).state
        Toucher(screen).make(handle, dragged=True)

        assert screen.controller.match.state == wanted
        assert screen.view.turned is (screen.controller.viewer == 1)


def test_the_strip_of_who_is_to_move_says_what_is_waited_for() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.to_act == 1)) as screen:
        lay_flat(screen)
        said = [strip.pill.words for strip in screen.table_mode.strips.values()]

        assert said == ["Player 1: Player 2’s turn", screen.header.pill.words]


def test_a_button_of_a_turned_strip_makes_its_move() -> None:
    def drawable(match: Match) -> bool:
        moves = match.game.legal_moves(match.state)
        view = match.game.view(match.state, 1)
        return match.to_act == 1 and bool(table.choices(view, moves))

    table = table_of("azul_duel")
    match = begun("azul_duel", 2, drawable)
    with seated(match) as screen:
        lay_flat(screen)
        strip, edge = screen.table_mode.strips[1], screen.table_mode._edges[1]
        assert isinstance(edge, Turned)
        button = strip.moves[0]
        at = button.mapTo(strip, button.rect().center())
        QTest.mouseClick(edge.viewport(), Qt.MouseButton.LeftButton, pos=edge.mapFromScene(at))

        assert screen.controller.match.ply == match.ply + 1


def test_what_is_held_is_turned_and_moves_are_confirmed_at_the_strip() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.ply == 4)) as screen:
        lay_flat(screen)
        screen.confirmation.set_wanted(wanted=True)
        seat = screen.controller.match.to_act
        assert seat is not None
        strip, hand = screen.table_mode.strips[seat], screen.scene.hand
        source = next(s for s in hand.handles.sources if len(hand.handles.variants(s)) > 1)
        hand.take(source)
        before = hand.variant
        strip.buttons["turn"].click()
        after = hand.variant
        hand.aim(next(iter(hand.handles.targets(source, after))))
        hand.drop()
        waits = not strip.buttons["agree"].isHidden()
        strip.buttons["agree"].click()

        assert after != before
        assert waits
        assert screen.controller.match.ply == 5


def test_a_move_is_taken_back_at_the_strip_of_who_made_it() -> None:
    with seated(begun("azul_duel", 2, lambda _: True)) as screen:
        lay_flat(screen)
        controller = screen.table_mode._perspective.controller
        match = controller.match
        controller.play(match.game.legal_moves(match.state)[0])
        QApplication.processEvents()
        strips = screen.table_mode.strips
        offered = {seat: not strip.buttons["undo"].isHidden() for seat, strip in strips.items()}

        assert offered == {seat: seat == match.to_act for seat in strips}


def test_a_refusal_is_said_at_the_strip_of_who_is_to_move() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.to_act == 1)) as screen:
        lay_flat(screen)
        reason = GAMES["kingdomino"].title
        screen.table_mode.refuse(reason)
        pill = screen.table_mode.strips[1].pill
        said, refusing = pill.words, pill.refusing
        screen.table_mode._refused.timeout.emit()

        assert said == render(reason)
        assert refusing
        assert pill.words != said
        assert not pill.refusing


def test_a_turned_board_keeps_its_middle_when_it_is_sized() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.to_act == 1)) as screen:
        lay_flat(screen)
        view = screen.view
        for zoom in (2.0, 2.5):
            screen.set_zoom(zoom)
            QApplication.processEvents()
        middle, size = view.mapToScene(view.viewport().rect().center()), view.sceneRect().size()

        assert view.turned
        assert abs(middle.x() / size.width() - 0.5) < 0.03
        assert abs(middle.y() / size.height() - 0.5) < 0.03


@pytest.mark.parametrize("seats", [2, 4])
def test_turned_strips_fill_their_edge_after_every_change_of_text_size(seats: int) -> None:
    with seated(begun("kingdomino", seats, lambda match: match.to_act == 1)) as screen:
        screen.set_panel_shown(shown=False)
        lay_flat(screen)
        pairs = zip(screen.table_mode.strips.values(), screen.table_mode._edges, strict=True)
        turned = [(strip, edge) for strip, edge in pairs if isinstance(edge, Turned)]
        sizes = []
        for scale in (2.0, 1.0):
            screen.set_text_scale(scale)
            QApplication.processEvents()
            for strip, edge in turned:
                shown = edge.mapFromScene(strip.rect()).boundingRect()
                sizes.append((shown.adjusted(0, 0, -1, -1), edge.viewport().rect()))

        assert all(shown == edge for shown, edge in sizes), sizes


def test_the_board_names_no_keys_in_table_mode_nor_after_a_touch() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.ply == 4)) as screen:
        named = [screen.scene.stage.names_keys]
        lay_flat(screen)
        named.append(screen.scene.stage.names_keys)
        screen.table_mode.set_on(on=False)
        named.append(screen.scene.stage.names_keys)
        screen.scene.hand.by_finger = True
        screen.refresh()
        named.append(screen.scene.stage.names_keys)

        assert named == [True, False, True, False]


def test_strips_reach_the_right_edge_of_the_window() -> None:
    with seated(begun("kingdomino", 2, lambda _: True)) as screen:
        screen.set_panel_shown(shown=False)
        lay_flat(screen)
        ends = {edge.geometry().right() for edge in screen.table_mode._edges}
        screen.set_panel_shown(shown=True)
        QApplication.processEvents()

        assert ends == {screen.rect().right()}
        assert screen.panel.geometry().right() < screen.rect().right()


def test_the_panel_is_not_offered_in_table_mode(window: MainWindow) -> None:
    people = (Sitter("Ana", "pink"), Sitter("Bence", "yellow"))
    plan = evolve(default_plan(GAMES["azul_duel"]), sitters=people)
    session = Session.planned(plan, window.saved_games, window)
    window.seat(session)
    entry, mode = window.menus.actions["panel"], window.menus.actions["table_mode"]
    before = (entry.isEnabled(), entry.isChecked())
    mode.trigger()
    session.screen.table_keys.obey("panel")
    flat = (entry.isEnabled(), entry.isChecked(), session.screen.panel.isHidden())
    mode.trigger()
    after = (entry.isEnabled(), entry.isChecked(), session.screen.panel.isHidden())
    window.leave()

    assert before == (True, True)
    assert flat == (False, False, True)
    assert after == (True, True, False)


def test_the_strip_of_who_is_to_move_asks_for_a_hint_if_hints_are_allowed() -> None:
    with seated(begun("kingdomino", 2, lambda match: match.to_act == 1)) as screen:
        lay_flat(screen)
        asked: list[bool] = []
        screen.table_mode.asked.connect(lambda: asked.append(True))
        screen.table_mode.asked.disconnect(screen.hints.ask)  # no engine is needed here
        buttons = [strip.buttons["hint"] for strip in screen.table_mode.strips.values()]
        offered = [not button.isHidden() for button in buttons]
        buttons[1].click()
        screen.set_helps(frozenset())

        assert offered == [False, True]
        assert asked == [True]
        assert all(button.isHidden() for button in buttons)
