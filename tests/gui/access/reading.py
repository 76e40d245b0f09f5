"""A board that is read: the tree over it, as a screen reader would find it."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication

from core.record import Sitter
from gui.games.registry import table_of
from gui.look.seat_colors import SEAT_COLORS
from gui.match.match_controller import MatchController
from gui.play.screen import GameScreen
from gui.widgets.announce import VOICE

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from core.match import Match

NAMES = ("Ana", "Béla", "Celina", "Đorđe", "Ewa")


@contextmanager
def read(match: Match, *, listening: bool = True) -> Iterator[GameScreen]:
    """Show a match to people who listen to it."""
    players = tuple(Sitter(NAMES[i], SEAT_COLORS[i].name) for i in range(match.start.seats))
    controller = MatchController(match, players)
    screen = GameScreen(controller, table_of(match.game.key))
    screen.reader.tree.wanted = listening
    screen.scene.animator.speed = 0
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    QApplication.processEvents()
    try:
        yield screen
    finally:
        controller.stop()
        screen.close()
        screen.deleteLater()
        controller.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@contextmanager
def heard() -> Iterator[list[str]]:
    """Collect what is announced; what the focus says is not among it."""
    said: list[str] = []

    def on_said(_widget: QWidget, sentence: str) -> None:
        said.append(sentence)

    VOICE.said.connect(on_said)
    try:
        yield said
    finally:
        VOICE.said.disconnect(on_said)


def name_of(widget: QWidget) -> str:
    """Say what a screen reader says of a widget."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name)


def role_of(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()


def all_names(widget: QWidget) -> Iterator[str]:
    """Say everything that a screen reader finds in a widget and below it."""
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        found = waiting.pop()
        yield found.text(QAccessible.Text.Name)
        waiting += [found.child(index) for index in range(found.childCount())]
