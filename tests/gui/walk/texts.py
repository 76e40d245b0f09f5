"""Every text that a window holds, and what Qt would make of it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject
from PySide6.QtGui import QAction, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QGroupBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QPlainTextEdit,
    QTabBar,
    QTableView,
    QTreeView,
    QWidget,
)

from core.kernel.outside_text import letters
from gui.widgets.plain_text import WORD_JOINER, caption
from tests.gui.access.reading import all_names

from .pen import watched

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

ROLES = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.EditRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.StatusTipRole,
    Qt.ItemDataRole.WhatsThisRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)
GUESSED = {Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.WhatsThisRole}
UNFILLED = re.compile(r"\{\w*\}|%n")
INVISIBLE = re.compile("[\u202a-\u202e\u2066-\u2069\u200b\u200e\u200f\ufeff\ud800-\udfff\0-\x08]")
EMOJI = re.compile("[\U0001f1e6-\U0001f1ff\U0001f300-\U0001faff]")


@frozen
class Text:
    """Something that is said somewhere.

    Attributes:
        where: What says it.
        words: What it says.
        guessed: Whether Qt looks if it is markup.
        marked: Whether ``&`` marks a key in it.

    """

    where: str
    words: str
    guessed: bool = False
    marked: bool = False


def texts(top: QWidget) -> Iterator[Text]:
    """Find every text at and below a widget, seen or not, and what is painted and read out."""
    for widget in (top, *top.findChildren(QWidget)):
        yield from _about(widget)
        yield from _written(widget)
        yield from _listed(widget)
        for action in widget.actions():
            yield from _action(action)
    for action in top.findChildren(QAction):
        yield from _action(action)
    with watched() as drawn:
        top.grab()
    yield from (Text("painter", each.words) for each in drawn)
    yield from (Text("screen reader", words) for words in all_names(top))


def flaws_in(found: Sequence[Text], names: Sequence[str], emoji: Sequence[str]) -> list[str]:
    """Name every text that Qt would change, or in which a name is damaged."""
    return [
        f"{each.where}: {flaw}: {each.words[:90]!r}"
        for each in dict.fromkeys(found)
        for flaw in _flaws(each, names, emoji)
    ]


def _flaws(each: Text, names: Sequence[str], emoji: Sequence[str]) -> Iterator[str]:
    words = each.words.replace(WORD_JOINER, "")
    if each.guessed and Qt.mightBeRichText(each.words):
        yield "taken for markup"
    if INVISIBLE.search(words):
        yield "invisible letters"
    if EMOJI.search(words) and any(
        EMOJI.search(letter) and letter not in emoji for letter in letters(words)
    ):
        yield "a cut letter"
    rest = words
    for name in names:
        if each.marked and "&" in name and name in words:
            yield "a swallowed mnemonic"
        rest = rest.replace(caption(name), "").replace(name, "")
    if UNFILLED.search(rest) and "…" not in rest:
        yield "an unfilled place"


def _about(widget: QWidget) -> Iterator[Text]:
    kind = type(widget).__name__
    yield Text(f"tool tip of {kind}", widget.toolTip(), guessed=True)
    yield Text(f"help of {kind}", widget.whatsThis(), guessed=True)
    for words in (
        widget.statusTip(),
        widget.windowTitle(),
        widget.accessibleName(),
        widget.accessibleDescription(),
    ):
        yield Text(kind, words)


def _written(widget: QWidget) -> Iterator[Text]:
    kind = type(widget).__name__
    match widget:
        case QLabel():
            yield Text(
                kind,
                widget.text(),
                guessed=widget.textFormat() != Qt.TextFormat.PlainText,
                marked=widget.buddy() is not None,
            )
        case QAbstractButton():
            yield Text(kind, widget.text(), marked=True)
        case QGroupBox() | QMenu():
            yield Text(kind, widget.title(), marked=True)
        case QTabBar():
            for tab in range(widget.count()):
                yield Text(kind, widget.tabText(tab), marked=True)
                yield Text(f"tool tip of {kind}", widget.tabToolTip(tab), guessed=True)
        case QLineEdit():
            yield Text(kind, widget.text())
            yield Text(kind, widget.placeholderText())
        case QPlainTextEdit():
            yield Text(kind, widget.toPlainText())


def _listed(widget: QWidget) -> Iterator[Text]:
    kind = type(widget).__name__
    match widget:
        case QComboBox():
            yield from _model(kind, widget.model(), QModelIndex())
        case QListView() if widget.model() is not None:
            yield from _model(kind, widget.model(), widget.rootIndex())
        case QTreeView() | QTableView() if widget.model() is not None:
            yield from _heads(kind, widget.model())
            columns = range(widget.model().columnCount())
            yield from _model(kind, widget.model(), widget.rootIndex(), columns)
        case QGraphicsView() if widget.scene() is not None:
            for item in widget.scene().items():
                yield Text(f"tool tip on {kind}", item.toolTip(), guessed=True)


def _action(action: QObject) -> Iterator[Text]:
    if isinstance(action, QAction):
        yield Text("action", action.text(), marked=True)
        yield Text("tool tip of an action", action.toolTip(), guessed=True)
        yield Text("help of an action", action.whatsThis(), guessed=True)
        yield Text("status of an action", action.statusTip())


def _heads(kind: str, model: QAbstractItemModel) -> Iterator[Text]:
    counts = {
        Qt.Orientation.Horizontal: model.columnCount(),
        Qt.Orientation.Vertical: model.rowCount(),
    }
    for orientation, count in counts.items():
        for section in range(count):
            for role in ROLES:
                words = model.headerData(section, orientation, role)
                if isinstance(words, str):
                    yield Text(f"head of {kind}", words, guessed=role in GUESSED)


def _model(
    kind: str, model: QAbstractItemModel, parent: QModelIndex, columns: range = range(1)
) -> Iterator[Text]:
    for row in range(model.rowCount(parent)):
        for column in columns:
            index = model.index(row, column, parent)
            for role in ROLES:
                words = model.data(index, role)
                if isinstance(words, str):
                    yield Text(f"{role.name} of {kind}", words, guessed=role in GUESSED)
            if column == 0 and isinstance(model.parent(), QTreeView):
                yield from _model(kind, model, index, columns)
