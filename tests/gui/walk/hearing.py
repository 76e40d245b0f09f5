"""A screen as a screen reader tells it: names, roles, labels, and what Enter presses."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QComboBox,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from gui.rulebook.reader import Reader
from gui.widgets.enter_buttons import PushButton, ToolButton
from gui.widgets.overlay import Overlay

if TYPE_CHECKING:
    from collections.abc import Iterator

ROLE, TEXT = QAccessible.Role, QAccessible.Text
FITTING = frozenset(
    {
        *(ROLE.PushButton, ROLE.ButtonMenu, ROLE.CheckBox, ROLE.RadioButton, ROLE.ComboBox),
        *(ROLE.EditableText, ROLE.StaticText, ROLE.Slider, ROLE.SpinBox, ROLE.PageTabList),
        *(ROLE.List, ROLE.Table, ROLE.Tree, ROLE.Canvas, ROLE.Grouping, ROLE.Document),
        *(ROLE.Dialog, ROLE.Window, ROLE.MenuBar, ROLE.Client, ROLE.Pane, ROLE.Border),
    }
)


def focusable(top: QWidget) -> list[QWidget]:
    """List what Tab comes to in a window, and the window itself."""
    tab = Qt.FocusPolicy.TabFocus
    return [
        each
        for each in (top, *top.findChildren(QWidget))
        if each.isVisible() and each.window() is top.window() and each.focusPolicy() & tab
        if not _is_internal(each)
    ]


def heard_flaws(top: QWidget) -> list[str]:
    """Name what a listener could not tell, or would hear twice."""
    found = focusable(top)
    flaws = [f"{_called(each)}: {flaw}" for each in found for flaw in _flaws(each)]
    named = [each for each in found if not _is_quiet(each)]
    said = Counter((_layer(each), _role(each).name, _full_name(each)) for each in named)
    twice = [(kind, name) for (_, kind, name), times in said.items() if times > 1]
    flaws += [f"{kind} {name!r} more than once" for kind, name in twice]
    flaws += [f"{_called(each)}: a layered pane" for each in _panes(top)]
    return flaws


def _panes(top: QWidget) -> list[QStackedWidget]:
    """List what Orca names whenever the focus comes into it, outside of a rulebook."""
    seen = (each for each in top.findChildren(QStackedWidget) if each.isVisible())
    return [each for each in seen if not isinstance(each.parent(), Reader)]


def _is_internal(widget: QWidget) -> bool:
    """Whether Qt made it for itself, or it only stands for the view around it."""
    area = widget.parent()
    inside = isinstance(area, QAbstractScrollArea) and area.viewport() is widget
    return inside or widget.objectName().startswith("qt_")


def _flaws(widget: QWidget) -> Iterator[str]:
    name, description = _name(widget), widget.accessibleDescription()
    role = _role(widget)
    if not name and not _label(widget):
        yield "no name"
    if role not in FITTING:
        yield f"is a {role.name}"
    if description and description in {name, _label(widget)}:
        yield "its description repeats its name"
    if isinstance(widget, QComboBox) and not _label(widget):
        yield "a box without a label"
    if isinstance(widget, QAbstractButton) and not _takes_enter(widget):
        yield "Enter does not press it"
    if len(_labels(widget)) > 1:
        yield "more than one label"
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    if group is not None and group.exclusive() and role is not ROLE.RadioButton:
        yield f"one of a choice is a {role.name}"


def _takes_enter(button: QAbstractButton) -> bool:
    match button:
        case PushButton() | ToolButton():
            return True
        case QPushButton():
            return button.autoDefault() or button.isDefault() or button.isCheckable()
        case QToolButton():
            return False
    return True  # Space ticks check boxes and radio buttons, everywhere


def _is_quiet(widget: QWidget) -> bool:
    """Whether it is a frame, of which a screen may have several."""
    return _role(widget) in {ROLE.Client, ROLE.Pane, ROLE.Window, ROLE.Dialog, ROLE.StaticText}


def _layer(widget: QWidget) -> QWidget | None:
    """Return the sheet that a widget lies on; None: it lies on none."""
    above: QWidget | None = widget
    while above is not None and not isinstance(above, Overlay):
        above = above.parentWidget()
    return above


def _called(widget: QWidget) -> str:
    return f"{type(widget).__name__} {_full_name(widget)!r}"


def _full_name(widget: QWidget) -> str:
    return " ".join(part for part in (_label(widget), _name(widget)) if part)


def _name(widget: QWidget) -> str:
    return _text(widget, TEXT.Name)


def _label(widget: QWidget) -> str:
    """Return what labels a widget: a reader says it before the name."""
    return " ".join(_labels(widget))


def _labels(widget: QWidget) -> list[str]:
    related = QAccessible.queryAccessibleInterface(widget).relations()
    labels = [other for other, kind in related if kind == QAccessible.RelationFlag.Label]
    return [label.text(TEXT.Name) for label in labels]


def _text(widget: QWidget, kind: QAccessible.Text) -> str:
    return QAccessible.queryAccessibleInterface(widget).text(kind)


def _role(widget: QWidget) -> QAccessible.Role:
    return QAccessible.queryAccessibleInterface(widget).role()
