"""Keys lead to everything that can be taken or aimed at, back again, and say where they cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given, settings
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.games.azul_duel.state import Stage
from core.match import Match
from gui.access.proxies import PlaceButton, ZoneBox
from gui.board.arrow_keys import DIRECTIONS, in_reading_order
from tests.gui.access.reading import heard, name_of, read
from tests.gui.games.azul_duel.stages import reached
from tests.playing import positions

if TYPE_CHECKING:
    from core.kernel.places import Place
    from gui.play.screen import GameScreen
    from tests.playing import Played

games = pytest.mark.parametrize("key", GAMES)
pytestmark = pytest.mark.usefixtures("translator")


def dealt(key: str, moves: int = 0) -> Match:
    match = Match.new(GAMES[key], 2, {}, 7)
    for _ in range(moves):
        match = match.play(match.game.legal_moves(match.state)[0])
    return match


def press(key: Qt.Key) -> None:
    QTest.keyClick(focused(), key)
    QApplication.processEvents()


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard's focus"
    return widget


def reachable(screen: GameScreen, start: Place) -> set[Place]:
    """Find everything to which arrow keys lead."""
    scene, view = screen.scene, screen.view
    rects = {place: scene.rect_of(place) for place in scene.focusable()}
    found, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for direction in DIRECTIONS.values():
            there = in_reading_order(rects, here, direction, view.zone_of)
            if there is not None and there not in found:
                found.add(there)
                waiting.append(there)
    return found


@games
def test_arrow_keys_lead_from_everywhere_to_everywhere(key: str) -> None:
    @settings(max_examples=6)
    @given(positions(key))
    def check(played: Played) -> None:
        with read(Match.at(GAMES[key], played.state)) as screen:
            places = screen.scene.focusable()
            for start in places:
                assert reachable(screen, start) == set(places)

    check()


@pytest.mark.parametrize("moves", range(4))
def test_right_runs_through_all_cards_and_left_back(moves: int) -> None:
    with read(dealt("pixies", moves)) as screen:
        count = len(screen.scene.focusable())
        press(Qt.Key.Key_Right)
        while (before := screen.scene.focus) is not None:
            press(Qt.Key.Key_Left)
            if screen.scene.focus == before:
                break
        there = [screen.scene.focus]
        for _ in range(count - 1):
            press(Qt.Key.Key_Right)
            there.append(screen.scene.focus)
        back = [screen.scene.focus]
        for _ in range(count - 1):
            press(Qt.Key.Key_Left)
            back.append(screen.scene.focus)

    assert set(there) == set(screen.scene.focusable())
    assert back == there[::-1]


def test_tab_stops_at_each_factory() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING)
    with read(Match.at(GAMES["azul_duel"], state)) as screen:
        titles = []
        for _ in range(20):
            press(Qt.Key.Key_Tab)
            zone = focused().parentWidget()
            if isinstance(zone, ZoneBox):
                titles.append(name_of(zone))
        tree = screen.reader.tree
        sources = set(screen.scene.focusable())
        wanted = {
            name_of(zone)
            for zone in tree.zones
            if sources & {b.place for b in zone.findChildren(PlaceButton)}
        }

    assert sum("factory" in title for title in wanted) > 2
    assert wanted <= set(titles)


def test_a_number_that_is_not_allowed_is_refused_in_words() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        target = screen.scene.hand.target
        assert target is not None
        other = next(n for n in range(1, 10) if (n,) != target.at)
        QTest.keyClick(focused(), Qt.Key(int(Qt.Key.Key_0) + other))

        assert len(said) == 1
        assert said[0] == screen.bubble.words
        assert screen.scene.hand.holding


def test_a_line_that_holds_another_color_is_refused_in_words() -> None:
    game = GAMES["azul_duel"]
    state = reached(lambda s: s.stage is Stage.ACQUIRING and bool(barred(s)))
    with read(Match.at(game, state)) as screen, heard() as said:
        screen.scene.hand.take(next(iter(barred(state))))
        QApplication.processEvents()
        del said[:]
        targets = {place.at for place in screen.scene.focusable()}
        line = next(n for n in range(1, 7) if (n,) not in targets)
        QTest.keyClick(screen.view, Qt.Key(int(Qt.Key.Key_0) + line))

    assert len(said) == 1
    assert said[0].endswith(".")


def barred(state: object) -> list[Place]:
    """List what can be taken to some lines and not to others."""
    from gui.games.registry import table_of  # noqa: PLC0415 - only this test needs it

    game = GAMES["azul_duel"]
    seat = game.to_act(state)
    assert seat is not None
    table, view = table_of("azul_duel"), game.view(state, seat)
    lines: dict[Place, set[int]] = {}
    for handle in table.handles(view, game.legal_moves(state)):
        if handle.target.area == "pattern_line":
            lines.setdefault(handle.source, set()).add(handle.target.at[0])
    return [source for source, numbers in lines.items() if len(numbers) < 6]


def test_an_arrow_key_that_leads_nowhere_says_so() -> None:
    with read(dealt("kingdomino")) as screen, heard() as said:
        QTest.keyClick(screen.view, Qt.Key.Key_Right)
        QTest.keyClick(screen.view, Qt.Key.Key_Return)
        QApplication.processEvents()
        said.clear()
        QTest.keyClick(screen.view, Qt.Key.Key_Down)
        moved = list(said)
        QTest.keyClick(screen.view, Qt.Key.Key_Right)

    assert moved == []
    assert said == ["There is nothing in that direction."]


def test_with_one_place_an_arrow_key_says_that_there_is_no_other() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        assert len(screen.scene.focusable()) == 1
        press(Qt.Key.Key_Right)

    assert said == ["There is no other place."]


def test_after_a_turn_the_nearest_place_is_aimed_at_and_named() -> None:
    with read(dealt("kingdomino", 6)) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        for _ in range(4):
            before, known = screen.scene.hand.target, len(said)
            press(Qt.Key.Key_R)
            target = focused()

            assert isinstance(target, PlaceButton)
            assert target.place == screen.scene.hand.target
            turned = name_of(target) if target.place != before else said[known]
            assert turned.startswith("The other half lies ")


@pytest.mark.parametrize("way", ["window", "hint"])
def test_what_is_held_stays_held_while_the_board_is_read_and_a_hint_shown(way: str) -> None:
    with read(dealt("pixies")) as screen:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        held, target = screen.scene.hand.source, focused()
        if way == "window":
            window = screen.reader.show_words(screen)
            QApplication.processEvents()
            window.close()
            screen.activateWindow()
            QApplication.processEvents()
        else:
            screen.hints.ask()
            screen.hints.stop()

        assert screen.scene.hand.holding
        assert screen.scene.hand.source == held
        assert focused() is target


def test_tab_leads_on_from_a_button_over_the_board() -> None:
    state = reached(lambda state: state.stage is Stage.ACQUIRING)
    with read(Match.at(GAMES["azul_duel"], state)) as screen:
        button = next(iter(screen.buttons))
        button.setFocus()
        press(Qt.Key.Key_Tab)
        onward = focused()
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Tab, Qt.KeyboardModifier.ShiftModifier)

        assert onward is not button
        assert focused() is not button


def test_turning_what_lies_one_way_only_says_so() -> None:
    with read(dealt("pixies")) as screen, heard() as said:
        press(Qt.Key.Key_Right)
        press(Qt.Key.Key_Return)
        assert screen.scene.hand.holding
        press(Qt.Key.Key_R)

    assert said == ["There is nothing to turn."]
