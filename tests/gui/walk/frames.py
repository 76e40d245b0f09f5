"""What all dialogs have in common: a frame, a title, a row of buttons at the foot."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox

from gui.widgets.dialog import MARGINS, StyledDialog

OTHERS = {
    "NewGameDialog": "a sheet that needs all the room of the window",
    "SettingsWindow": "a window of pages that applies everything at once",
    "TallyDialog": "a choice from pictures with rows for names",
    "ArrangeDialog": "a TallyDialog that begins a position",
    "StartFailure": "opens where nothing of the program could start",
    "SaveDialog": "the file dialog of the system",
}
"""The classes that are dialogs of another kind, and why."""
LOWEST = 0.9 * 720
"""The room on the lowest screen."""
SHARE = 0.92
"""The share of a screen that a dialog takes at most."""


def frame_flaws(dialog: QDialog) -> list[str]:
    """Name what is unlike all other dialogs."""
    layout, screen = dialog.layout(), QApplication.primaryScreen().availableSize()
    if type(dialog).__name__ in OTHERS or layout is None:
        return []
    if (parent := dialog.parentWidget()) is not None:  # no window is larger than its screen
        screen = screen.expandedTo(parent.window().size())
    margins = layout.contentsMargins()
    edges = margins.left(), margins.top(), margins.right(), margins.bottom()
    rows = [each for each in dialog.findChildren(QDialogButtonBox) if each.isVisible()]
    ends = [row.mapTo(dialog, row.rect().bottomLeft()).y() + 1 for row in rows]
    least, height = dialog.minimumSizeHint().height(), dialog.height()
    wrong = {
        "is no StyledDialog": not isinstance(dialog, StyledDialog),
        f"has margins {edges}": edges != MARGINS,
        "has no title": not dialog.windowTitle(),
        f"has {len(rows)} rows of buttons": len(rows) != 1,
        "has its buttons off its foot": any(abs(end + edges[-1] - height) > 1 for end in ends),
        f"cannot be lower than {least}": least > LOWEST,
        f"is {height} high": height > round(SHARE * screen.height()),
    }
    return [f"{type(dialog).__name__} {words}" for words, flawed in wrong.items() if flawed]
