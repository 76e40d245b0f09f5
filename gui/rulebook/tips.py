"""Tips on the board: what something is, and where the rules say more."""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from core.kernel.messages import text
from gui.games.chances import explained
from gui.text.translation import render
from gui.widgets.style import TIP

from .book import current_book

if TYPE_CHECKING:
    from gui.board.scene import TableScene
    from gui.board.view import TableView
    from gui.games.paragraphs import Paragraphs

MORE = text("rulebook", "F1: {heading}")
MORE_BY_FINGER = text("rulebook", "Rules: {heading}")
TEXT = 15
SHEET = """
<div style="font-size: {size}px; color: {theme.text}">{name}</div>
<div style="font-size: {small}px; color: {theme.text}">{gist}</div>
<div style="font-size: {small}px; color: {theme.soft_text}">{more}</div>
"""


class Tips(QObject):
    """Watches a board and explains what the pointer rests on."""

    def __init__(
        self, game: str, paragraphs: Paragraphs, scene: TableScene, view: TableView
    ) -> None:
        super().__init__(view)
        self._game = game
        self._paragraphs = paragraphs
        self._scene = scene
        self._view = view
        self.wardrobe = QWidget(view)
        self.wardrobe.hide()
        view.viewport().installEventFilter(self)

    def tip(self, at: QPointF) -> str:
        """Explain what lies at a point of the board; empty: nothing does."""
        scene = self._scene
        place = self._paragraphs.thing_at(scene, at)
        if place is None:
            return ""
        stage = scene.stage
        names = [look.name for look in stage.looks]
        name = render(scene.table.name(stage.view, place), names)
        book, anchor = current_book(self._game), self._paragraphs.anchor_at(scene, place)
        heading = book.heading(anchor)
        explanation = explained(scene, place)
        more = MORE_BY_FINGER if scene.hand.by_finger else MORE
        other = place.seat not in {None, stage.near}  # the gist addresses its owner
        gist = "" if other else book.gist(anchor)
        return SHEET.format(
            size=round(TEXT * stage.scale),
            small=round(TEXT * 0.87 * stage.scale),
            theme=stage.theme,
            name=escape(name),
            gist=escape(gist if explanation is None else render(explanation, names)),
            more=escape(render(more.bind(heading=heading))) if heading else "",
        )

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Answer when the pointer rests, unless it holds a piece or something covers the board.

        A finger that rests asks on purpose, even with a piece in the hand.
        """
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        port = self._view.viewport()
        hand = self._scene.hand
        busy = (hand.holding and not hand.by_finger) or port.childAt(event.pos()) is not None
        tip = "" if busy else self.tip(self._view.mapToScene(event.pos()))
        QToolTip.showText(event.globalPos(), tip, self._dressed())
        return True

    def _dressed(self) -> QWidget:
        """Return the widget whose style tips use; a style sheet on the board would slow it down."""
        sheet = TIP.format(theme=self._scene.stage.theme)
        if sheet != self.wardrobe.styleSheet():
            self.wardrobe.setStyleSheet(sheet)
        return self.wardrobe
