"""Opening dialogs: one of a kind at a time, deleted when it is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog


def open_once(dialog: QDialog) -> None:
    """Open a dialog over its parent; if one of its kind is open there, that one comes forward.

    Commands can be given while a dialog is open: a sheet is no window of its own, so its modality
    does not keep the window's shortcuts back.
    """
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    parent = dialog.parent()
    alike = () if parent is None else parent.findChildren(type(dialog))
    others = (each for each in alike if each is not dialog and not each.isHidden())
    open_one = next(others, None)
    if open_one is None:
        dialog.open()
        return
    dialog.deleteLater()
    if open_one.isWindow():
        open_one.activateWindow()
    else:
        open_one.raise_()
