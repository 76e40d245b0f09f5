"""Help at the board: what something is, why not, and where the rules say so."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAccessible, QCursor
from PySide6.QtWidgets import QApplication, QWidget

from gui.games.paragraphs import paragraphs_of
from gui.panels.choice_button import ChoiceButton

from .book import current_book, has_book
from .tips import Tips

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtWidgets import QBoxLayout

    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.board.view import TableView
    from gui.widgets.bubble import Bubble
    from gui.widgets.style import Style

    from .reader import Reader

WIDTH = 430
NARROWEST = 330
WIDEST_SHARE = 0.3


def rules_width(style: Style, window: int) -> int:
    """Choose how wide the rules beside the board are: wider for larger text."""
    wanted = max(NARROWEST, WIDTH * style.unit) * (1 + (style.scale - 1) * 0.6)
    return round(min(wanted, window * WIDEST_SHARE))


class Help(QObject):
    """Explains a board with its rulebook, which is laid out when it is first opened.

    Attributes:
        points: What shows the points beside the board, and is explained as well.

    Signals:
        shown: The rules are now beside the board, or no longer.
        detached: A window of its own is wanted for a game's rules, at a paragraph.
    """

    shown = Signal(bool)
    detached = Signal(str, str)

    def __init__(
        self, game: str, scene: TableScene, view: TableView, bubble: Bubble, room: QBoxLayout
    ) -> None:
        """Explain what is seen in a view; the rules will stand in a room beside it."""
        super().__init__(view)
        self._game = game
        self._scene = scene
        self._view = view
        self._bubble = bubble
        self._paragraphs = paragraphs_of(game)
        self._room = room
        self._panel: Reader | None = None
        self._look: tuple[Style, int] | None = None
        self._keys: Mapping[str, str] | None = None
        self.points: QWidget | None = None
        self.tips = Tips(game, self._paragraphs, scene, view)
        bubble.heading_of = self.heading
        bubble.asked.connect(self.open)

    @property
    def panel(self) -> Reader:
        """The rulebook beside the board."""
        if self._panel is None:
            from .reader import Reader  # noqa: PLC0415 - most games are played without it

            self._panel = Reader(self._game)
            self._panel.hide()
            self._panel.closed.connect(self.close)
            self._panel.detached.connect(self._on_detached)
            self._room.addWidget(self._panel)
            for one, other in pairwise((self._view, *self._panel.tab_order)):
                QWidget.setTabOrder(one, other)
            if self._look is not None:
                self.restyle(*self._look)
            if self._keys is not None:
                self._panel.set_keys(self._keys)
        return self._panel

    @property
    def reading(self) -> bool:
        """Whether the rules are beside the board."""
        return self._panel is not None and not self._panel.isHidden()

    def heading(self, anchor: str) -> str:
        """Return the heading of a paragraph."""
        return current_book(self._game).heading(anchor)

    def ask(self) -> None:
        """Open the paragraph about what is pointed at; close it when it is asked for again."""
        if not has_book(self._game):
            return
        anchor, pointed = self._asked()
        if self.reading and (anchor == self.panel.page.asked or not pointed or self._inside()):
            self.close()
        else:
            self.open(anchor)

    def open(self, anchor: str) -> None:
        """Open a paragraph beside the board; a screen reader goes on from its heading.

        What is held stays held: the focus leaves the board as it does for a menu.
        """
        self._bubble.vanish()
        if not self.reading:
            self.panel.show()
            self.shown.emit(True)  # noqa: FBT003 - a signal's argument
        self.panel.open(anchor, focused=QAccessible.isActive())

    def close(self) -> None:
        """Close the rules, and give the keyboard back to the board."""
        if self.reading:
            self.panel.hide()
            self.shown.emit(False)  # noqa: FBT003 - a signal's argument
            self._view.setFocus()

    def restyle(self, style: Style, window: int) -> None:
        """Change sizes and colors."""
        self._look = (style, window)
        if self._panel is not None:
            self._panel.setFixedWidth(rules_width(style, window))
            self._panel.restyle(style)

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Change which keys do what in the rules."""
        self._keys = keys
        if self._panel is not None:
            self._panel.set_keys(keys)

    def _inside(self) -> bool:
        focused = QApplication.focusWidget()
        return focused is not None and self.panel.isAncestorOf(focused)

    def _asked(self) -> tuple[str, bool]:
        """Find the paragraph that is asked for, and whether the pointer is on something."""
        rule = self._bubble.property("rule")
        if self._bubble.isVisible() and rule:
            return rule, True
        if self._counting():
            return self._paragraphs.anchors.COUNTED, True
        place = self._place()
        return self._paragraphs.anchor_at(self._scene, place), place is not None

    def _counting(self) -> bool:
        """Return whether the pointer is on the points."""
        points = self.points
        if points is None or not points.isVisible() or self._scene.focus is not None:
            return False
        return points.rect().contains(points.mapFromGlobal(QCursor.pos()))

    def _place(self) -> Place | None:
        focused = QApplication.focusWidget()
        if isinstance(focused, ChoiceButton):
            return focused.place
        if self._scene.focus is not None:
            return self._scene.focus
        at = self._view.viewport().mapFromGlobal(QCursor.pos())
        return self._place_at(at) if self._view.viewport().rect().contains(at) else None

    def _place_at(self, at: QPoint) -> Place | None:
        button = self._view.viewport().childAt(at)
        if isinstance(button, ChoiceButton):
            return button.place
        return self._paragraphs.thing_at(self._scene, self._view.mapToScene(at))

    def _on_detached(self, game: str, anchor: str) -> None:
        self.close()
        self.detached.emit(game, anchor)
