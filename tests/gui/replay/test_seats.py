from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtWidgets import QWidget

from core.record import Sitter
from gui.replay.seats import SeatsDialog

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

PLAYERS = Sitter("Ana", "pink"), Sitter("Hal", "blue", "novice")


@pytest.mark.parametrize(
    ("levels", "names"),
    [
        (("", "novice"), ["Ana", "Hal"]),
        (("", "expert"), ["Ana", "Hal"]),
        (("expert", "novice"), ["Computer 1", "Hal"]),
        (("", ""), ["Ana", "Player 2"]),
        (("expert", ""), ["Computer 1", "Player 2"]),
    ],
)
def test_who_takes_the_seat_of_the_other_kind_has_a_name_of_that_kind(
    qtbot: QtBot, levels: tuple[str, ...], names: list[str]
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    dialog = SeatsDialog(PLAYERS, window)
    seated: list[tuple[Sitter, ...]] = []
    dialog.seated.connect(seated.append)
    for choice, level in zip(dialog.seats, levels, strict=True):
        choice.set_key(level)
    dialog.accept()

    assert [(each.name, each.level) for each in seated[0]] == [*zip(names, levels, strict=True)]
