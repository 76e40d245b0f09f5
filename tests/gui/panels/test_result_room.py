"""The result has room for everything: no picture is cut, no name broken, no row out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from core.games import GAMES
from gui.games.registry import sentences_of, ui_of
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.panels.result_sheet import ResultSheet
from gui.panels.score_rows import score_rows
from gui.play.screen import board_room
from gui.render.banner import BANNER, seen_of
from gui.widgets.style import Style
from tests.gui.walk.matches import played

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

    Opening = Callable[..., ResultSheet]

NAMES = (
    "Aleksandra Radosavljević",
    "Zsuzsanna Kovácsné",
    "Władysław Brzęczyszczykiewicz",
    "Милица Константиновић",
)


@pytest.fixture
def opening(qtbot: QtBot) -> Opening:
    def opened(key: str, seats: int, window: QSize, scale: float = 1.0) -> ResultSheet:
        board = QWidget()
        qtbot.addWidget(board)
        board.resize(board_room(window, LIGHT, scale, panel=True))
        board.show()
        sheet = ResultSheet(board, key)
        sheet.restyle(Style.of(LIGHT, window.width(), window.height(), scale))
        match = played(key, 1.0, seats)
        outcome = match.game.outcome(match.state)
        assert outcome is not None
        looks = tuple(map(SeatLook, NAMES[:seats], SEAT_COLORS))
        rows = score_rows(match, match.game.view(match.state, 0), sentences_of(key))
        sheet.show_result(outcome, rows, looks, dealt=True)
        return sheet

    return opened


@pytest.mark.parametrize("language", ["en", "hu", "pl", "sr_Cyrl"])
@pytest.mark.parametrize(("window", "scale"), [(QSize(1280, 720), 1.5), (QSize(960, 640), 1.0)])
def test_all_points_of_azul_are_seen_at_once(
    opening: Opening, translator: Translator, language: str, window: QSize, scale: float
) -> None:
    translator.speak(language)

    sheet = opening("azul_duel", 2, window, scale)

    assert sheet.points.verticalScrollBar().maximum() == 0


def test_the_head_is_dense_only_where_there_is_no_room_otherwise(opening: Opening) -> None:
    dense = opening("azul_duel", 2, QSize(1280, 720), 1.5)
    usual = opening("azul_duel", 2, QSize(1920, 1080))

    assert dense.head.over.isHidden()
    assert not usual.head.over.isHidden()


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("window", [QSize(960, 640), QSize(1280, 720), QSize(1920, 1080)])
def test_no_name_is_broken(opening: Opening, seats: int, window: QSize) -> None:
    points = opening("kingdomino", seats, window).points
    delegate, room = points._delegate, points.viewport().width()
    column = delegate.column_width(room)

    for head in points.points.heads:
        assert delegate._name(head, column).lines <= len(NAMES[head.seat].split())


@pytest.mark.parametrize("game", GAMES)
def test_a_banner_ends_where_nothing_is_cut(game: str) -> None:
    whole = 100 * BANNER

    assert seen_of(game, 100, whole) == whole
    seen = {round(seen_of(game, 100, room) / whole, 3) for room in range(int(whole))}
    assert seen <= {0.0, *ui_of(game).banner_ends}
