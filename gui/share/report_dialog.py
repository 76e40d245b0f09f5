"""A report before it is saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialogButtonBox, QScrollArea, QVBoxLayout, QWidget

from gui.render import pagination as paper
from gui.widgets.dialog import StyledDialog
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import PlainLabel, set_title
from gui.widgets.save_dialog import SaveDialog, write_bytes
from gui.widgets.translated import Translated

from .report_document import ReportDocument

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from .report import Report

EDGE = 42
SIZE = (820, 610)
SUFFIX = ".pdf"


class ReportDialog(Translated, StyledDialog):
    """Shows the pages; saves them as PDF.

    Signals:
        troubled: Why a file cannot be written, and which one.
        saved: The path of the file that was written.
    """

    troubled = Signal(object, object)
    saved = Signal(object)

    def __init__(self, make: Callable[[], Report], parent: QWidget) -> None:
        super().__init__(parent)
        self._make = make
        self.pages: list[PlainLabel] = []
        self._count = PlainLabel()
        self._count.setObjectName("soft")
        self.sheets = QScrollArea(widgetResizable=True)
        self.sheets.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.sheets.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        box = QDialogButtonBox.StandardButton
        buttons = dialog_buttons(box.Save | box.Cancel)
        buttons.accepted.connect(self.ask_file)
        buttons.rejected.connect(self.reject)
        self.lay_out(self.sheets, self._count, buttons)
        self.resize(*SIZE)
        self.retranslate()

    @property
    def content(self) -> bytes:
        """The report as a PDF file."""
        report = self._report
        return paper.printed(report.title, lambda page: ReportDocument(report, page))

    def ask_file(self) -> None:
        """Ask where to save the report."""
        dialog = SaveDialog(self.windowTitle(), self._report.title, SUFFIX, self)
        dialog.chosen.connect(self.save)
        dialog.open()

    def save(self, path: Path) -> None:
        """Save the report, or say why it cannot be saved."""
        if problem := write_bytes(path, self.content):
            self.troubled.emit(problem, path)
        else:
            self.accept()
            self.saved.emit(path)

    def retranslate(self) -> None:
        """Set all texts in the current language, the report included."""
        self._report = self._make()
        set_title(self, self.tr("Report: {game}").format(game=self._report.title))
        self._show_pages()
        self._count.setText(self.tr("%n page(s), saved as PDF", "", len(self.pages)))
        self.sheets.setAccessibleName(self.windowTitle())

    def _show_pages(self) -> None:
        document = ReportDocument(self._report, paper.page_size())
        pages = QWidget()
        column = QVBoxLayout(pages)
        column.setSpacing(14)
        self.pages = []
        for number in range(document.pageCount()):
            label = PlainLabel(alignment=Qt.AlignmentFlag.AlignHCenter)
            label.setPixmap(self._page(document, number))
            column.addWidget(label)
            self.pages.append(label)
        self.sheets.setWidget(pages)

    def _page(self, document: ReportDocument, number: int) -> QPixmap:
        room = document.pageSize() + QSizeF(2 * EDGE, paper.FOOT + 2 * EDGE)
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap((room * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.white)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            painter.translate(EDGE, EDGE)
            paper.paint_page(painter, document, number)
        return pixmap
