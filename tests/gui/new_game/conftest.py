from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import pytest
from attrs import evolve
from PySide6.QtWidgets import QApplication, QWidget

from core.games import GAMES
from core.record import Sitter
from gui.look.appearance import LIGHT
from gui.look.seat_colors import SEAT_COLORS
from gui.new_game.dialog import NewGameDialog
from gui.store.plan import default_plan
from tests.gui.pseudo import PseudoTranslator

if TYPE_CHECKING:
    from collections.abc import Iterator

    from pytestqt.qtbot import QtBot

    from core.kernel.game import AnyGame
    from gui.look.appearance import Theme
    from gui.store.plan import Plan
    from gui.text.translator import Translator


class Opening(Protocol):
    def __call__(
        self,
        game: AnyGame | str,
        plan: Plan | None = None,
        theme: Theme = LIGHT,
        size: tuple[int, int] = (1280, 720),
    ) -> NewGameDialog: ...


@pytest.fixture
def opened(qtbot: QtBot, translator: Translator) -> Opening:  # noqa: ARG001 - everybody speaks English
    """Open the dialog over a window, which lives as long as the test."""
    windows: list[QWidget] = []

    def opened(
        game: AnyGame | str,
        plan: Plan | None = None,
        theme: Theme = LIGHT,
        size: tuple[int, int] = (1280, 720),
    ) -> NewGameDialog:
        rules = GAMES[game] if isinstance(game, str) else game
        window = QWidget()
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(*size)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        dialog = NewGameDialog(rules, plan or default_plan(rules), theme, window)
        dialog.open()
        settle()
        return dialog

    return opened


@pytest.fixture
def pseudo(qapp: QApplication) -> Iterator[PseudoTranslator]:
    """A longer language; the test installs it."""
    translator = PseudoTranslator()
    yield translator
    qapp.removeTranslator(translator)


def settle() -> None:
    """Process events until the layout is final."""
    for _ in range(3):
        QApplication.processEvents()


def crowded(key: str) -> Plan:
    """Seat as many as can play; the fourth and the last are computers."""
    game = GAMES[key]
    seats = game.seats[-1]
    sitters = tuple(
        Sitter(f"Guest {seat}", color.name, "expert")
        if seat in {3, seats - 1}
        else Sitter(f"Guest {seat}", color.name, language="hu", help="none")
        for seat, color in enumerate(SEAT_COLORS[:seats])
    )
    return evolve(default_plan(game), sitters=sitters)
