"""Qt's own controls, painted by us where a style sheet is not enough."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLabel,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
)

from gui.look.paint_guard import guarded

from .announce import ECHO, Carrier, announce, describes, description, send
from .enter_buttons import PushButton
from .glyphs import paint_check, paint_chevron
from .plain_text import PlainLabel, caption, show_tip
from .style import Style

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QFocusEvent, QPaintEvent, QWheelEvent


def label(name: str, *, wrap: bool = False) -> PlainLabel:
    """Make a label that the style sheet knows by a name."""
    made = PlainLabel(wordWrap=wrap)
    made.setObjectName(name)
    return made


def button(name: str) -> PushButton:
    """Make a button that the style sheet knows by a name."""
    made = PushButton()
    made.setObjectName(name)
    made.setCursor(Qt.CursorShape.PointingHandCursor)
    return made


class CheckBox(QCheckBox):
    """A check box with a mark of our own."""

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the mark over what the style sheet paints."""
        super().paintEvent(event)
        if self.isChecked():
            option = QStyleOptionButton()
            self.initStyleOption(option)
            indicator = QStyle.SubElement.SE_CheckBoxIndicator
            box = self.style().subElementRect(indicator, option, self)
            with QPainter(self) as painter:
                paint_check(painter, QRectF(box))


class Chooser(Carrier, QComboBox):
    """A list of keys to choose one from.

    Readers tell by themselves what is chosen; Orca does so only from the version on that knows
    announcements, so for older ones it is read out.

    Signals:
        chosen: The key that was chosen.
    """

    chosen = Signal(object)

    def __init__(self, keys: Sequence[object]) -> None:
        super().__init__()
        self._keys = [*keys]
        self._usual = ""
        self._style = Style.for_dialog()
        self._label = PlainLabel(self)
        self._label.hide()
        self.addItems([""] * len(keys))
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.activated.connect(self._on_activated)

    @property
    def key(self) -> object:
        """What is chosen."""
        return self._keys[self.currentIndex()]

    def setAccessibleName(self, name: str) -> None:
        """Set the name, and a label for systems on which Qt gives the value as the name."""
        super().setAccessibleName(name)
        self._label.setText(caption(name))  # it has a buddy
        self._follow_parent()

    def event(self, event: QEvent) -> bool:
        """Keep the label beside the list; the tip is the name, which readers say already."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.accessibleName(), self)
            return True
        done = super().event(event)
        if event.type() == QEvent.Type.ParentChange:
            self._follow_parent()
        return done

    def set_key(self, key: object) -> None:
        """Choose without emitting a signal."""
        self.setCurrentIndex(self._keys.index(key))

    def set_labels(self, labels: Sequence[str]) -> None:
        """Set all texts in the current language."""
        for index, label in enumerate(labels):
            self.setItemText(index, label)

    def fill(self, choices: Mapping[Any, str]) -> None:
        """Offer other keys with their labels; what is chosen stays chosen if it is still there."""
        chosen = self.key if self._keys else None
        self.clear()
        self._keys = [*choices]
        self.addItems([*choices.values()])
        self.setCurrentIndex(self._keys.index(chosen) if chosen in choices else 0)

    def offer(self, choices: Mapping[Any, str]) -> None:
        """Fill the list if other keys or labels are offered than before."""
        labels = [self.itemText(index) for index in range(self.count())]
        if [*choices] != self._keys or [*choices.values()] != labels:
            self.fill(choices)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for a little more than Qt does, which rounds the widths of letters down."""
        return super().sizeHint() + QSize(2, 0)

    def minimumSizeHint(self) -> QSize:
        """Ask for room for every choice; Qt would keep the first measured width."""
        return self.sizeHint()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the scroll area: it must not choose by accident."""
        event.ignore()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the arrow over what the style sheet paints."""
        super().paintEvent(event)
        center = QPointF(self.width() - self._style.between(19, 16), self.height() / 2)
        color = QColor(self._style.theme.soft_text)
        with QPainter(self) as painter:
            paint_chevron(painter, center, self._style.between(11, 9), color)

    def _follow_parent(self) -> None:
        """Label the list from beside it, where Qt looks for labels, unless one is seen there."""
        parent = self.parentWidget()
        if parent is None:
            return
        if self._label.parentWidget() is not parent:
            self._label.setParent(parent)
        labels = parent.findChildren(QLabel, options=Qt.FindChildOption.FindDirectChildrenOnly)
        seen = any(each.buddy() is self for each in labels if each is not self._label)
        if self._label.text() and not seen:
            self._label.setBuddy(self)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Learn in time whether a reader knows announcements."""
        super().focusInEvent(event)
        if describes() and not description().announces:
            send(self, "")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Get the description back that something read out took away."""
        super().focusOutEvent(event)
        if self._usual:
            QTimer.singleShot(0, self, self._on_left)  # after the reader is told of the new focus

    def _on_left(self) -> None:
        usual, self._usual = self._usual, ""
        if not self.accessibleDescription():
            self.setAccessibleDescription(usual)

    def _on_activated(self, index: int) -> None:
        self.chosen.emit(self._keys[index])
        if describes() and not description().announces:
            send(self, "")
            QTimer.singleShot(ECHO, self, self._tell)

    def _tell(self) -> None:
        """Read out what is chosen, unless a reader has shown that it knows announcements."""
        if not description().announces:
            self._usual = self.accessibleDescription() or self._usual
            announce(self, self.currentText())
