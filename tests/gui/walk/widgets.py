"""All text on widgets: how much room each has, and how much it needs."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QModelIndex, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QTextDocument, QTextLayout
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMenuBar,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QTableView,
    QToolButton,
    QTreeView,
    QWidget,
)

from gui.board.view import TableView
from gui.panels.choice_button import ChoiceButton
from gui.widgets.bubble import Bubble
from gui.widgets.overlay import Overlay

from .pen import watched

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

SLACK = 1
EDGE = 6
"""What the edges of a cell take."""
LAYERS = (Overlay, Bubble)
"""What lies above the board and may cover it."""


def flaws_of(top: QWidget) -> list[str]:
    """Name every text below a widget that is cut, covered, empty or out of sight."""
    texts = list(_texts(top))
    flaws = [f"{_named(each)}: {flaw}" for each in texts for flaw in _flaws(each)]
    flaws += [f"{_named(each)}: out of sight" for each in texts if _hidden(each, top)]
    flaws += _overlapping(texts, top)
    return [*flaws, *_crowded(top), *_painted(top)]


def said(top: QWidget) -> Iterator[str]:
    """Return everything that is written below a widget."""
    for widget in _texts(top):
        yield _words(widget)
    with watched() as drawn:
        top.grab()
    for each in drawn:
        yield each.words


def _texts(top: QWidget) -> Iterator[QWidget]:
    for widget in top.findChildren(QWidget):
        if isinstance(widget, tuple(CHECKS)) and widget.isVisible() and not _internal(widget):
            yield widget


def _internal(widget: QWidget) -> bool:
    """Whether Qt made it for itself: a menu's arrow, a corner, the field of a box."""
    return widget.objectName().startswith("qt_") or isinstance(
        widget.parent(), QComboBox | QLineEdit
    )


def _words(widget: QWidget) -> str:
    match widget:
        case QLabel():
            document = QTextDocument()
            document.setHtml(widget.text())
            return document.toPlainText() if "</" in widget.text() else widget.text()
        case QAbstractButton():
            return "" if _is_picture(widget) else widget.text()
        case QComboBox():
            return widget.currentText()
        case QLineEdit():
            return widget.text() or widget.placeholderText()
        case QGroupBox():
            return widget.title()
    return ""


def _is_picture(button: QAbstractButton) -> bool:
    return (
        isinstance(button, QToolButton)
        and button.toolButtonStyle() == Qt.ToolButtonStyle.ToolButtonIconOnly
        and not button.icon().isNull()
    )


def _named(widget: QWidget) -> str:
    words = _words(widget) or widget.accessibleName()
    return f"{type(widget).__name__} {words[:60]!r} {widget.width()}×{widget.height()}"


def _flaws(widget: QWidget) -> Iterator[str]:
    """Run the check for this class of widget, the most derived class first."""
    for kind, flaws in CHECKS.items():
        if isinstance(widget, kind):
            return flaws(widget)
    return iter(())


def _choice_button(button: ChoiceButton) -> Iterator[str]:
    needed = button.fontMetrics().size(0, button.text())
    if _exceeds(needed, button.size() - QSize(8, 0)):
        yield f"needs {needed.width()}×{needed.height()}"


def _box(box: QComboBox) -> Iterator[str]:
    room = _field(box)
    if box.fontMetrics().horizontalAdvance(box.currentText()) > room:
        yield f"has {room} for the choice"


def _edit(edit: QLineEdit) -> Iterator[str]:
    margins = edit.textMargins().left() + edit.textMargins().right() + EDGE
    needed = edit.fontMetrics().horizontalAdvance(_words(edit)) + margins
    if not edit.text() and needed > edit.width():
        yield f"needs {needed} for the placeholder"


def _group(group: QGroupBox) -> Iterator[str]:
    if group.fontMetrics().horizontalAdvance(group.title()) > group.width():
        yield "title cut"


def _menus(bar: QMenuBar) -> Iterator[str]:
    for action in bar.actions():
        if not bar.rect().contains(bar.actionGeometry(action)):
            yield f"{action.text()!r} has no room"


def _tabs(tabs: QTabBar) -> Iterator[str]:
    if tabs.count() and tabs.tabRect(tabs.count() - 1).right() > tabs.width():
        yield "tabs have no room"


def _scrolling(area: QAbstractScrollArea) -> Iterator[str]:
    if area.horizontalScrollBar().maximum():
        yield f"{area.horizontalScrollBar().maximum()} too wide"


def _label(label: QLabel) -> Iterator[str]:
    if not label.text():
        return
    if label.wordWrap():
        widest = _widest(label)
        if widest > label.contentsRect().width() + SLACK:
            yield f"has a word of {widest}"
        if label.heightForWidth(label.width()) > label.height() + SLACK:
            yield f"needs {label.heightForWidth(label.width())} of height"
    else:
        needed = label.sizeHint()
        if _exceeds(needed, label.size()):
            yield f"needs {needed.width()}×{needed.height()}"


def _widest(label: QLabel) -> int:
    """Measure the widest part of a label that cannot be broken; paths break after a slash."""
    layout = QTextLayout(_words(label), label.font())
    layout.beginLayout()
    while layout.createLine().isValid():
        pass
    layout.endLayout()
    return round(layout.minimumWidth())


def _button(button: QAbstractButton) -> Iterator[str]:
    if not (_words(button) or not button.icon().isNull() or button.accessibleName()):
        yield "says nothing"
    if button.hasHeightForWidth():
        high = button.heightForWidth(button.width())
        if high > button.height() + SLACK:
            yield f"needs {high} of height"
        return
    needed = QSize(button.sizeHint().width(), button.fontMetrics().height())
    if _words(button) and _exceeds(needed, button.size()):
        yield f"needs {needed.width()}×{needed.height()}"
    if isinstance(button, QPushButton) and _words(button):
        inside = _inside(button).height()
        if needed.height() > inside + 2 * SLACK:
            yield f"needs {needed.height()} of height inside its edges, has {inside}"


def _inside(button: QPushButton) -> QRect:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    part = QStyle.SubElement.SE_PushButtonContents
    return button.style().subElementRect(part, option, button)


def _board(_: TableView) -> Iterator[str]:
    return iter(())  # the module ``board`` checks what is painted there


def _exceeds(needed: QSize, given: QSize) -> bool:
    return needed.width() > given.width() + SLACK or needed.height() > given.height() + SLACK


def _field(box: QComboBox) -> int:
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    control, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
    return box.style().subControlRect(control, option, part, box).width()


def _items(view: QAbstractItemView) -> Iterator[str]:
    """Name the cells whose words are wider than their column, and columns out of sight."""
    if view.horizontalScrollBar().maximum() and (
        view.horizontalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    ):
        yield f"{view.horizontalScrollBar().maximum()} too wide"
    if isinstance(view, QHeaderView) or "paint" in vars(type(view.itemDelegate())):
        return  # the painter of the cells is recorded while painting
    wraps = isinstance(view, QTableView | QListView | QTreeView) and view.wordWrap()
    for index in _indexes(view, view.rootIndex()):
        room, words = view.visualRect(index), str(index.data() or "")
        metrics = QFontMetrics(index.data(Qt.ItemDataRole.FontRole) or view.font())
        flags = Qt.TextFlag.TextWordWrap.value if wraps else 0
        needed = metrics.boundingRect(QRect(0, 0, room.width() - EDGE, 0), flags, words)
        if not room.isEmpty() and _exceeds(needed.size(), room.size()):
            yield f"cell {words!r} needs {needed.width()}×{needed.height()}, has {room.size()}"


def _indexes(view: QAbstractItemView, parent: QModelIndex) -> Iterator[QModelIndex]:
    model = view.model()
    for row in range(model.rowCount(parent)):
        for column in range(model.columnCount(parent)):
            index = model.index(row, column, parent)
            yield index
            if column == 0 and isinstance(view, QTreeView):
                yield from _indexes(view, index)


def _hidden(widget: QWidget, top: QWidget) -> bool:
    """Whether an edge hides some of it; what scrolls up and down may be scrolled to."""
    if not (_words(widget) or isinstance(widget, QMenuBar)):
        return False
    rect, above = widget.rect(), widget.parentWidget()
    while above is not None and widget is not top:
        room = above.rect()
        here = QRect(widget.mapTo(above, QPoint()), rect.size())
        scrolls = isinstance(above.parentWidget(), QAbstractScrollArea) and not isinstance(
            above.parentWidget(), TableView
        )
        if scrolls:
            return here.left() < room.left() or here.right() > room.right()
        if not room.contains(here):
            return True
        if above is top:
            return False
        above = above.parentWidget()
    return False


def _overlapping(texts: list[QWidget], top: QWidget) -> Iterator[str]:
    """Name the texts of one layer of a window of which one covers the other."""
    places = [
        (each, _seen(each, top), _layer(each), each.window()) for each in texts if _words(each)
    ]
    for (one, here, layer, window), (other, there, its_layer, its_window) in combinations(
        places, 2
    ):
        if layer is not its_layer or window is not its_window:
            continue
        common = here.intersected(there)
        nested = one.isAncestorOf(other) or other.isAncestorOf(one)
        if common.width() > SLACK and common.height() > SLACK and not nested:
            yield f"{_named(one)} overlaps {_named(other)}"


def _seen(widget: QWidget, top: QWidget) -> QRect:
    """Return where a widget can be seen, in the coordinates of the top."""
    rect = QRect(widget.mapTo(top, QPoint()), widget.size())
    above = widget.parentWidget()
    while above is not None and above is not top.parentWidget():
        rect = rect.intersected(QRect(above.mapTo(top, QPoint()), above.size()))
        above = above.parentWidget()
    return rect


def _layer(widget: QWidget) -> QWidget | None:
    above: QWidget | None = widget
    while above is not None and not isinstance(above, LAYERS):
        above = above.parentWidget()
    return above


def _crowded(top: QWidget) -> Iterator[str]:
    """Name what a layout has no room for, so that it lies over its neighbor or sticks out."""
    for parent in (top, *top.findChildren(QWidget)):
        layout = parent.layout()
        if not parent.isVisible() or layout is None:
            continue
        below = parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        laid = [w for w in below if w.isVisible() and layout.indexOf(w) >= 0]
        for widget in laid:
            if not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(widget.geometry()):
                yield f"{_named(widget)} sticks out of {type(parent).__name__}"
        places = [(each, each.geometry()) for each in laid]
        for (one, here), (other, there) in combinations(places, 2):
            common = here.intersected(there)
            if common.width() > SLACK and common.height() > SLACK:
                yield f"{_named(one)} lies over {_named(other)}"


def _painted(top: QWidget) -> list[str]:
    """Name what is painted by hand and cut, but for what lies on boards."""
    with watched() as drawn:
        top.grab()
    return [f"cut: {each}" for each in drawn if each.cut]


CHECKS: dict[type[QWidget], Callable[[Any], Iterator[str]]] = {
    QLabel: _label,
    ChoiceButton: _choice_button,
    QAbstractButton: _button,
    QComboBox: _box,
    QLineEdit: _edit,
    QGroupBox: _group,
    QMenuBar: _menus,
    QTabBar: _tabs,
    TableView: _board,
    QAbstractItemView: _items,
    QAbstractScrollArea: _scrolling,
}
