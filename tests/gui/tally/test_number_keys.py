"""A kingdom is copied by the numbers of its dominoes, quickly enough for a real table."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from core.games import GAMES
from core.games.kingdomino.grid import CASTLE, beside
from core.games.kingdomino.kingdom import Kingdom, Laid
from core.games.kingdomino.pieces import domino_piece
from core.games.kingdomino.places import kingdom_cell
from core.games.kingdomino.tally import TURNS
from core.kernel.tallying import Enter, Put, Shift
from gui.games.tally_board import tray
from tests.core.test_share_code import played
from tests.core.test_tally import kingdom_moves

from .test_counting import asked, at, click, counting, first_put, shown

if TYPE_CHECKING:
    from core.games.kingdomino.grid import Cell
    from gui.tally.screen import TallyScreen
    from gui.window.main_window import MainWindow

KEY, POINT, TURN, THINK = 0.28, 1.1, 0.2, 1.35
"""Seconds by the keystroke-level model: a key, pointing and clicking, a click, a domino in mind."""
ARROWS = dict(
    zip(TURNS, (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up), strict=True)
)
TYPED = 2
"""How many of the four kingdoms of a game are copied by keys; the others are there."""
BY_KEYS, BY_POINTER = 60.0, 120.0
"""How many seconds a whole kingdom may take."""


def full(size: int) -> Kingdom:
    """Fill a frame row by row round a castle in the middle, with long numbers, in every turn."""
    half = size // 2
    cells = [(x, y) for y in range(-half, half + 1) for x in range(-half, half + 1)]
    free = set(cells) - {CASTLE}
    kingdom = Kingdom(size)
    for x, y in cells:
        if (x, y) in free:
            turn = 0 if (x + 1, y) in free else 1
            cell, other = (x, y), beside((x, y), TURNS[turn])
            free -= {cell, other}
            number = 48 - len(kingdom.laid)
            ways = ((cell, TURNS[turn]), (other, TURNS[turn + 2]))
            kingdom = kingdom.with_domino(Laid(number, *ways[number % 2]))
    return kingdom


def reading(laid: Laid) -> tuple[int, int]:
    """Sort dominoes as one reads: row by row, from left to right."""
    return min((y, x) for x, y in laid.cells)


class Typist:
    """Copies kingdoms with keys alone, and counts them."""

    def __init__(self, screen: TallyScreen) -> None:
        self.screen = screen
        self.keys = 0
        screen.view.setFocus()

    def press(self, key: Qt.Key) -> None:
        QTest.keyClick(self.screen.view, key)
        self.keys += 1

    def type(self, number: int) -> None:
        for digit in str(number):
            self.press(Qt.Key(Qt.Key.Key_0 + int(digit)))

    def go(self, cell: Cell) -> None:
        """Move the cursor to a square."""
        cursor = self.screen.view.numbers.cursor
        if cursor is not None and cursor.at == cell:
            return
        if self.screen.scene.focus is None:
            self.press(Qt.Key.Key_Right)
        focus = self.screen.scene.focus
        assert focus is not None
        across, down = cell[0] - focus.at[0], cell[1] - focus.at[1]
        for _ in range(abs(across)):
            self.press(Qt.Key.Key_Right if across > 0 else Qt.Key.Key_Left)
        for _ in range(abs(down)):
            self.press(Qt.Key.Key_Down if down > 0 else Qt.Key.Key_Up)

    def copy(self, kingdom: Kingdom) -> None:
        """Put the castle where it stands in the frame, then lay row by row."""
        west, east, north, south = kingdom.bounds
        half = kingdom.size // 2
        dx, dy = max(-half - west, min(0, half - east)), max(-half - north, min(0, half - south))
        if (dx, dy) != CASTLE:
            self.go((dx, dy))
            self.type(0)
        for laid in sorted(kingdom.laid, key=reading):
            y, x = reading(laid)
            self.go((x + dx, y + dy))
            self.type(laid.domino)
            self.press(ARROWS[laid.direction])

    def seconds(self, dominoes: int) -> float:
        return self.keys * KEY + dominoes * THINK


def mighty(window: MainWindow) -> TallyScreen:
    dialog = asked(window)
    dialog.switches["mighty_duel"].setChecked(True)
    dialog.buttons.button(QDialogButtonBox.StandardButton.Ok).click()
    return shown(window)


@pytest.mark.parametrize(("size", "dominoes", "keys"), [(5, 12, 36), (7, 24, 72)])
def test_a_full_kingdom_is_copied_by_keys_in_a_minute(
    window: MainWindow, size: int, dominoes: int, keys: int
) -> None:
    screen = counting(window, "kingdomino") if size == 5 else mighty(window)
    typist, kingdom = Typist(screen), full(size)
    typist.copy(kingdom)

    assert set(screen.count.state.layouts[0].laid) == set(kingdom.laid)
    assert len(kingdom.laid) == dominoes
    assert typist.keys == keys
    assert typist.seconds(dominoes) < BY_KEYS


@pytest.mark.parametrize("size", [5, 7])
def test_a_full_kingdom_is_copied_by_pointer_in_two_minutes(window: MainWindow, size: int) -> None:
    screen = counting(window, "kingdomino") if size == 5 else mighty(window)
    board, kingdom, seconds = screen.view.viewport(), full(size), 0.0
    for laid in sorted(kingdom.laid, key=reading):
        click(screen, tray(laid.domino - 1))
        for _ in range(TURNS.index(laid.direction)):
            QTest.mouseClick(board, Qt.MouseButton.RightButton, pos=at(screen, tray(0)))
            seconds += TURN
        click(screen, kingdom_cell(0, laid.cell))
        seconds += THINK + 2 * POINT

    assert set(screen.count.state.layouts[0].laid) == set(kingdom.laid)
    assert seconds < BY_POINTER


@pytest.mark.parametrize("seed", range(int(os.environ.get("KUPOLA_COPIED", "1"))))
def test_kingdoms_of_a_game_are_copied_by_keys_and_count_the_same(
    window: MainWindow, seed: int
) -> None:
    match = played(GAMES["kingdomino"], seed, 1000)
    screen = counting(window, "kingdomino")
    for move in kingdom_moves(match):
        if (move.seat if isinstance(move, Enter) else move.place.seat or 0) >= TYPED:
            screen.count = screen.count.play(move)
    for seat, kingdom in enumerate(match.state.table.kingdoms[:TYPED]):
        screen.show_board(seat, 0)
        typist = Typist(screen)
        typist.copy(kingdom)
        screen.panel.track.setValue(len(kingdom.discarded))
        points = screen.count.tally.score(screen.count.state, seat, 0).total

        assert points == match.game.score(match.state, seat).total
        assert typist.seconds(len(kingdom.laid)) < BY_KEYS
    assert screen.count.tally.outcome(screen.count.state) == match.game.outcome(match.state)
    assert screen.panel.open.text().endswith("points.")


def test_keys_are_corrected_and_refused_in_words(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    typist = Typist(screen)
    typist.type(49)
    assert "numbered 1 to 48" in screen.bubble.words
    typist.press(Qt.Key.Key_Backspace)
    assert screen.view.numbers.digits == ""
    typist.type(17)
    assert "Domino 17" in screen.header.pill.words
    typist.press(Qt.Key.Key_Escape)
    assert "any order" in screen.header.pill.words
    typist.go((0, -1))
    typist.type(17)
    typist.press(Qt.Key.Key_Down)

    assert not screen.count.line[1:]
    assert screen.count.state.layouts[0].laid[0].cells == ((0, -2), (0, -1))
    typist.go((0, -1))
    typist.press(Qt.Key.Key_Delete)
    assert screen.count.state.layouts[0].laid == ()
    typist.press(Qt.Key.Key_Return)
    assert "Type the number" in screen.bubble.words


def test_a_click_on_an_empty_square_puts_the_cursor_there(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    focused = window.focusWidget()
    click(screen, kingdom_cell(0, (1, 1)))
    Typist(screen).type(5)
    QTest.keyClick(screen.view, Qt.Key.Key_Right)

    assert focused is screen.view
    assert screen.count.state.layouts[0].laid == (Laid(5, (1, 1), TURNS[0]),)


def test_the_cursor_starts_at_the_first_square_when_the_castle_stands(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    typist = Typist(screen)
    typist.go((2, 1))
    typist.type(0)

    assert screen.count.state.layouts[0].castle == (2, 1)
    assert screen.scene.focus == kingdom_cell(0, (-2, -2))


def test_another_click_on_a_held_piece_turns_it(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    for _ in range(3):
        click(screen, tray(47))
        QTest.qWait(0)
    click(screen, kingdom_cell(0, (0, -1)))

    assert screen.count.state.layouts[0].laid == (Laid(48, (0, -1), TURNS[2]),)
    click(screen, kingdom_cell(0, (0, 0)))
    click(screen, kingdom_cell(0, (0, 0)))
    assert not screen.scene.hand.holding


def test_a_covered_square_is_refused_where_the_cursor_is(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    screen.play(Put(0, domino_piece(1), kingdom_cell(0, (1, -2)), 0))
    screen.play(Put(0, domino_piece(2), kingdom_cell(0, (-1, -1)), 0))
    screen.play(Put(0, domino_piece(3), kingdom_cell(0, (0, -3)), 2))
    typist = Typist(screen)
    typist.go((0, -2))
    typist.type(48)
    typist.press(Qt.Key.Key_Down)

    assert "already covered" in screen.bubble.words
    typist.press(Qt.Key.Key_Left)
    assert screen.count.state.layouts[0].laid[-1] == Laid(48, (0, -2), TURNS[2])


def test_what_lies_on_the_board_is_moved_and_turned(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    screen.play(Put(0, domino_piece(1), kingdom_cell(0, (1, 0)), 0))
    click(screen, kingdom_cell(0, (0, 0)))
    click(screen, kingdom_cell(0, (-2, -2)))
    click(screen, kingdom_cell(0, (2, 0)))
    QTest.mouseClick(screen.view.viewport(), Qt.MouseButton.RightButton, pos=at(screen, tray(0)))
    click(screen, kingdom_cell(0, (0, 1)))
    layout = screen.count.state.layouts[0]

    assert layout.castle == (-2, -2)
    assert layout.laid == (Laid(1, (0, 1), TURNS[1]),)
    assert [type(deed.move) for deed in screen.count.line[1:]] == [Shift, Shift]
    screen.undo()
    screen.undo()
    assert screen.count.state.layouts[0].castle == CASTLE


def test_enter_lays_the_tile_that_a_space_asks_for(window: MainWindow) -> None:
    screen = counting(window, "azul_duel")
    screen.play(first_put(screen))
    cell = next(p for p in screen.table.drop_places(screen.scene.stage) if p.area == "dome")
    screen.view.setFocus()
    screen.scene.set_focus(cell)
    QTest.keyClick(screen.view, Qt.Key.Key_Return)

    move = screen.count.line[-1].move
    assert isinstance(move, Put)
    assert move.piece.startswith("tile:")
    assert screen.count.tally.flaws(screen.count.state, 0)[0].places[0].area == "slot"


def test_the_check_leads_to_the_flaw_and_marks_it(window: MainWindow) -> None:
    screen = counting(window, "kingdomino")
    screen.play(Put(0, domino_piece(1), kingdom_cell(0, (1, 0)), 0))
    screen.play(Put(0, domino_piece(9), kingdom_cell(0, (-2, -2)), 0))
    calm = screen.table.tags(screen.scene.stage, screen.scene.board_layout)
    screen.panel.seats.button(1).click()
    screen.panel.seats.button(0).click()
    screen.panel.finished.click()
    marked = screen.table.tags(screen.scene.stage, screen.scene.board_layout)

    assert calm == ()
    assert not screen.panel.finished.isChecked()
    assert "touches nothing" in screen.bubble.words
    assert "touches nothing" in screen.panel.open.text()
    assert {face.place.at for face in marked} == {(-2, -2), (-1, -2)}
    screen.undo()
    assert screen.table.tags(screen.scene.stage, screen.scene.board_layout) == ()
    QApplication.processEvents()
    assert "11 domino" in screen.panel.open.text()
