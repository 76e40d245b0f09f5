"""The new-game dialog: a sheet over the window."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QDialog, QWidget

from gui.look.paint_guard import guarded
from gui.store.plan import Plan
from gui.text.translation import render
from gui.widgets.backdrop import blurred, paint_backdrop, paint_sheet
from gui.widgets.plain_text import set_title
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .option_grid import warn
from .sheet import Sheet
from .texts import TITLE

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent, QResizeEvent, QShowEvent

    from core.kernel.game import AnyGame
    from gui.look.appearance import Theme


class NewGameDialog(Translated, QDialog):
    """Covers its parent until a game is started or the dialog is canceled.

    It is no window of its own, so it looks the same everywhere and can use all the room that the
    window has; the focus stays inside it.

    Signals:
        started: The plan of the game to begin.
    """

    started = Signal(object)

    def __init__(self, game: AnyGame, plan: Plan, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.SubWindow)
        self._window = parent
        self._game = game
        self._theme = theme
        self._style: Style | None = None
        self._photograph, self._picture = QPixmap(), QPixmap()
        self._painted: tuple[object, ...] = ()
        self._before: QWidget | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # nothing below is repainted
        self.sheet = Sheet(game, self)
        body, foot = self.sheet.body, self.sheet.foot
        body.seats.seat(plan.sitters)
        for cell in body.cells:
            cell.set_value(plan.options[cell.option.key])
            cell.changed.connect(self._on_changed)
        body.seed.set_seed(plan.seed)
        foot.remember.setChecked(plan.remember)
        body.seats.changed.connect(self._on_changed)
        body.seed.changed.connect(self._on_changed)
        body.relaid.connect(self._on_relaid)
        foot.cancel.clicked.connect(self.reject)
        foot.start.clicked.connect(self._on_start)
        parent.installEventFilter(self)
        self.retranslate()
        self.setGeometry(parent.rect())

    @property
    def plan(self) -> Plan:
        """What is chosen."""
        body = self.sheet.body
        return Plan(
            self._game.key,
            body.seats.sitters,
            {cell.option.key: cell.value for cell in body.cells},
            body.seed.seed,
            self.sheet.foot.remember.isChecked(),
        )

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        self._theme = theme
        self._style = None
        self._place()
        self._photograph = blurred(self._window, self)
        self.update()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(TITLE.bind(game=self._game.title)))
        self.sheet.retranslate()
        self._on_changed()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and the size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._place()

    def event(self, event: QEvent) -> bool:
        """Resize together with the contents of the sheet, before anything is painted."""
        if event.type() == QEvent.Type.LayoutRequest:
            self._place()
        return super().event(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window's size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        return super().eventFilter(watched, event)

    def showEvent(self, event: QShowEvent) -> None:
        """Cover the window with a blurred picture of it."""
        self._before = self._window.focusWidget()
        super().showEvent(event)
        self.setGeometry(self._window.rect())
        self._photograph = blurred(self._window, self)
        self._place()
        self.raise_()
        self.sheet.body.seats.rows[0].name.setFocus()

    def reject(self) -> None:
        """Close, and give the focus back to what had it: nobody hears where Qt leaves it."""
        super().reject()
        if self._before is not None:
            self._before.setFocus(Qt.FocusReason.PopupFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self._place()
        super().resizeEvent(event)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the window behind, and the sheet."""
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._ground())

    def _ground(self) -> QPixmap:
        """Paint everything under the words, once for each size."""
        size, ratio, sheet = self.size(), self.devicePixelRatioF(), self.sheet.geometry()
        key = (self._photograph.cacheKey(), size, ratio, sheet, self._style)
        if key != self._painted:
            picture = QPixmap(size * ratio)
            picture.setDevicePixelRatio(ratio)
            with QPainter(picture) as painter:
                paint_backdrop(painter, QRectF(self.rect()), self._photograph)
                if self._style:
                    paint_sheet(painter, QRectF(sheet), self._style)
            self._painted, self._picture = key, picture
        return self._picture

    def _place(self) -> None:
        """Resize the sheet to its contents, within the window."""
        style = Style.in_dialog(self.size(), self._theme)
        if style != self._style:
            self._style = style
            self.sheet.restyle(style)
        around = style.between(36, 10)
        room = self.size() - QSize(2 * around, 2 * around)
        size = self.sheet.fit(style.between(1340, 1220), room).boundedTo(room)
        frame = QRect(0, 0, size.width(), size.height())
        frame.moveCenter(self.rect().center())
        self.sheet.setGeometry(frame)
        self.update()

    def _on_relaid(self) -> None:
        # Requests like this one are answered in the same round of events, and several are one; a
        # timer would let the old size be seen with the new words.
        QCoreApplication.postEvent(self, QEvent(QEvent.Type.LayoutRequest))

    def _on_changed(self) -> None:
        """Show why the choices are invalid, and enable the start button if they are valid."""
        body, foot = self.sheet.body, self.sheet.foot
        general = warn(self._game, body.cells, len(body.seats.sitters))
        foot.warning.setText(render(general) if general else "")
        flawed = general or any(cell.note.warning for cell in body.cells)
        foot.start.setEnabled(body.seed.valid and not flawed)

    def _on_start(self) -> None:
        plan = self.plan
        self.accept()
        self.started.emit(plan)
