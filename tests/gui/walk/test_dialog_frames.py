from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

import gui
from gui.widgets.dialog import StyledDialog

from .frames import OTHERS, frame_flaws

if TYPE_CHECKING:
    from pytestqt.qtbot import QtBot

ROOT = Path(gui.__path__[0])
CLASS = re.compile(r"^class (\w+)\((?:.*, )?(?:\w*Dialog|Listing)\):", re.MULTILINE)


def test_every_dialog_is_a_styled_dialog_or_has_a_reason_not_to_be() -> None:
    plain = set()
    for file in sorted(ROOT.rglob("*.py")):
        for name in CLASS.findall(file.read_text("utf-8")):
            module = ".".join(("gui", *file.relative_to(ROOT).with_suffix("").parts))
            if not issubclass(getattr(import_module(module), name), StyledDialog):
                plain.add(name)

    assert plain <= {*OTHERS}


def test_a_dialog_of_another_kind_is_found(qtbot: QtBot) -> None:
    house = QWidget()
    qtbot.addWidget(house)
    dialog = StyledDialog(house)
    column = QVBoxLayout(dialog)
    column.setContentsMargins(1, 2, 3, 4)
    column.addWidget(QLabel("Words"))
    dialog.setFixedHeight(2000)

    flaws = frame_flaws(dialog)

    assert flaws == [
        "StyledDialog has margins (1, 2, 3, 4)",
        "StyledDialog has no title",
        "StyledDialog has 0 rows of buttons",
        "StyledDialog is 2000 high",
    ]
