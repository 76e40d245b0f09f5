from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.games.azul_duel import places
from core.games.azul_duel.moves import Draw
from core.games.azul_duel.state import Stage
from core.match import Match
from gui.access.proxies import PlaceButton
from gui.access.tree import PUT_BACK, TURN
from gui.board.table import Choice
from gui.games.azul_duel.places import TRAY
from gui.panels.choice_button import ChoiceButton
from gui.text.translation import render
from tests.gui.access.reading import all_names, name_of, read, role_of
from tests.gui.games.azul_duel.stages import reached
from tests.playing import positions

if TYPE_CHECKING:
    from gui.board.handles import Handle
    from gui.play.screen import GameScreen
    from gui.text.translator import Translator
    from tests.playing import Played

THOROUGH = settings().max_examples >= settings.get_profile("thorough").max_examples
POSITIONS = 60 if THOROUGH else 3
MOVES = None if THOROUGH else 3

TOLD_OTHERWISE = {
    "marker": "the points beside the board",
    "spent_token": "the tokens that are left",
    "slot": "the spaces of the plate that lies there",
    "frame": "the squares of the kingdom",
    "next_king": "the domino that he stands on",
    "current": "the two halves of the domino",
}
"""What lies on a board and is no place of its own, and what tells of it."""

games = pytest.mark.parametrize("key", GAMES)


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard's focus"
    return widget


def press(screen: GameScreen, place: Any) -> None:
    screen.reader.tree.buttons[place].click()


def play(screen: GameScreen, gesture: Handle | Choice) -> None:
    """Make a move by pressing what the tree offers."""
    if isinstance(gesture, Choice):
        buttons = screen.view.findChildren(ChoiceButton)
        next(b for b in buttons if not b.isHidden() and b._choice == gesture).click()
        return
    press(screen, gesture.source)
    hand = screen.scene.hand
    for _ in hand.handles.variants(gesture.source):
        if hand.variant != gesture.variant:
            press(screen, TURN)
    press(screen, gesture.target)


def gestures(screen: GameScreen) -> dict[Any, Handle | Choice]:
    view, moves = screen.controller.view, screen.controller.moves
    table = screen.scene.table
    choices = iter(table.choices(view, moves))
    made: dict[Any, Handle | Choice] = {each.move: each for each in table.handles(view, moves)}
    return {**made, **{choice.move: choice for choice in choices}}


@games
@pytest.mark.usefixtures("translator")
def test_every_legal_move_can_be_pressed(key: str) -> None:
    @settings(max_examples=POSITIONS)
    @given(positions(key), st.randoms(use_true_random=False))
    def check(played: Played, chance: Any) -> None:
        with read(Match.at(GAMES[key], played.state)) as screen:
            made = gestures(screen)
            moves = screen.controller.moves
            for move in moves if MOVES is None else chance.sample(moves, min(MOVES, len(moves))):
                play(screen, made[move])

                assert screen.controller.match.state == GAMES[key].apply(played.state, move).state
                screen.controller.undo()

    check()


@games
@pytest.mark.usefixtures("translator")
def test_everything_has_a_name_of_its_own_in_its_zone(key: str) -> None:
    @settings(max_examples=POSITIONS)
    @given(positions(key))
    def check(played: Played) -> None:
        with read(Match.at(GAMES[key], played.state)) as screen:
            tree = screen.reader.tree
            titles = [name_of(zone) for zone in tree.zones if not zone.isHidden()]

            assert len(titles) == len(set(titles))
            assert all(titles)
            assert {role_of(zone) for zone in tree.zones} == {QAccessible.Role.Grouping}
            for zone in tree.zones:
                names = [name_of(button) for button in zone.findChildren(PlaceButton)]
                assert len(names) == len(set(names)), names
                assert all(names)

    check()


@games
@pytest.mark.usefixtures("translator")
def test_everything_that_lies_on_the_board_is_in_the_tree(key: str) -> None:
    """By its name: a tile on a line is read with its line."""

    @settings(max_examples=POSITIONS)
    @given(positions(key))
    def check(played: Played) -> None:
        with read(Match.at(GAMES[key], played.state)) as screen:
            scene, players = screen.scene, [look.name for look in screen.looks]
            read_out = [name_of(button) for button in screen.reader.tree.buttons.values()]
            lying = [place for place in scene.tabletop.faces if place.area not in TOLD_OTHERWISE]

            for place in lying:
                name = render(scene.table.name(scene.stage.view, place), players)
                assert any(each.startswith(name) for each in read_out), name

    check()


@pytest.mark.usefixtures("translator")
def test_a_goal_and_a_number_beside_the_dome_are_read_out_with_what_they_are_worth() -> None:
    with read(Match.new(GAMES["azul_duel"], 2, {}, 7)) as screen:
        buttons = screen.reader.tree.buttons
        goal = next(button for place, button in buttons.items() if place.area == "goal")
        value = next(button for place, button in buttons.items() if place.area == "row_value")

        assert " points for each " in goal.accessibleDescription()
        assert "(points: 0)" in goal.accessibleDescription()
        assert "A special tile in this row scores 1." in value.accessibleDescription()


@games
def test_names_are_said_in_the_language_of_the_table(key: str, translator: Translator) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        zones = screen.reader.tree.zones
        said = {}
        for language in ("en", "sr_Latn", "hu", "pl"):
            translator.speak(language)
            QApplication.processEvents()
            said[language] = [name_of(b) for z in zones for b in z.findChildren(PlaceButton)]

    lengths = {len(names) for names in said.values()}
    assert len(lengths) == 1
    for language in ("sr_Latn", "hu", "pl"):
        pairs = zip(said["en"], said[language], strict=True)
        assert all(theirs != ours for ours, theirs in pairs), language


@pytest.mark.usefixtures("translator")
def test_there_is_no_tree_while_nobody_listens() -> None:
    with read(Match.new(GAMES["azul_duel"], 2, {}, 7)) as screen:
        awake = len(screen.reader.tree.buttons)
    with read(Match.new(GAMES["azul_duel"], 2, {}, 7), listening=False) as screen:
        asleep = len(screen.reader.tree.buttons)

    assert awake > 50
    assert asleep == 0


@games
@pytest.mark.usefixtures("translator")
def test_the_focus_follows_the_arrow_keys(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_Right)
        lying = focused()

        assert isinstance(lying, PlaceButton)
        assert lying.place == screen.scene.focus
        QTest.keyClick(lying, Qt.Key.Key_Return)
        held = focused()
        assert isinstance(held, PlaceButton)
        assert held.place == screen.scene.hand.target
        QTest.keyClick(held, Qt.Key.Key_Escape)
        assert not screen.scene.hand.holding
        assert focused() is screen.reader.tree.buttons[lying.place]


@games
@pytest.mark.usefixtures("translator")
def test_every_zone_can_be_left(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        seen: list[Any] = []
        for _ in range(60):
            seen.append(focused())
            QTest.keyClick(focused(), Qt.Key.Key_Tab)

        assert {screen.panel.moves, screen.header.buttons["panel"]} <= set(seen)
        assert seen.count(screen.view) >= 2


@games
@pytest.mark.usefixtures("translator")
def test_giving_a_place_the_focus_aims_there(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        scene, buttons = screen.scene, screen.reader.tree.buttons
        press(screen, scene.hand.handles.sources[0])
        *_, last = scene.focusable()
        buttons[last].setFocus()

        assert scene.hand.target == last
        assert name_of(buttons[PUT_BACK]) == "Put back"
        press(screen, PUT_BACK)
        assert not scene.hand.holding
        assert PUT_BACK not in buttons


@games
@pytest.mark.usefixtures("translator")
def test_whatever_can_be_taken_is_taken_with_the_key(key: str) -> None:
    """Also a tile that is only taken together with others of its color."""
    match = Match.new(GAMES[key], 2, {}, 7)
    for _ in range(4):
        match = match.play(match.game.legal_moves(match.state)[0])
    with read(match) as screen:
        scene, buttons = screen.scene, screen.reader.tree.buttons
        offered = [place for place, button in buttons.items() if button.accessibleDescription()]
        for place in offered:
            buttons[place].setFocus()
            QTest.keyClick(buttons[place], Qt.Key.Key_Return)

            assert scene.hand.source == scene.source_of(place)
            scene.hand.cancel()


@games
@pytest.mark.usefixtures("translator")
def test_what_is_held_returns_when_the_focus_leaves_the_board(key: str) -> None:
    with read(Match.new(GAMES[key], 2, {}, 7)) as screen:
        QTest.keyClick(screen.view, Qt.Key.Key_Right)
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        held = screen.scene.hand.holding
        screen.panel.moves.setFocus()

        assert held
        assert not screen.scene.hand.holding


@games
@pytest.mark.usefixtures("translator")
def test_the_result_is_in_the_tree(key: str) -> None:
    match = Match.new(GAMES[key], 2, {}, 7)
    while not match.over:
        match = match.play(match.game.legal_moves(match.state)[0])
    with read(match.undo()) as screen:
        screen.controller.play(match.turns[-1].move)
        screen.interlude.put_away()

        assert not screen.result.isHidden()
        assert "Rematch" in list(all_names(screen.view))


@pytest.mark.usefixtures("translator")
def test_what_is_held_returns_when_a_sheet_covers_the_board() -> None:
    with read(Match.new(GAMES["pixies"], 2, {}, 7)) as screen:
        screen.scene.hand.take(screen.scene.hand.handles.sources[0])
        screen.result.show()
        screen.result.setFocus()

        assert not screen.scene.hand.holding


@pytest.mark.usefixtures("translator")
def test_a_plate_is_drawn_by_pressing_the_stack_and_the_tray() -> None:
    state = reached(
        lambda s: s.stage is Stage.ACQUIRING and Draw() in GAMES["azul_duel"].legal_moves(s)
    )
    with read(Match.at(GAMES["azul_duel"], state)) as screen:
        press(screen, places.STACK)
        offered = screen.reader.tree.buttons[TRAY].accessibleDescription()
        press(screen, TRAY)
        after = screen.controller.match.state

    assert offered == "Can be placed here"
    assert after == GAMES["azul_duel"].apply(state, Draw()).state
