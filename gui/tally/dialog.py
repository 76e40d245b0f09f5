"""The dialog that begins a count: a game and its players, or a saved count."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QDate, QEvent, QLocale, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.games.boxes import BOXES
from core.kernel.errors import KupolaError
from core.kernel.messages import PLAYER, default_name
from core.kernel.outside_text import NAME_LENGTH, cleaned_name
from core.record import Sitter
from core.tally import TALLIES, Count
from gui.games.registry import ui_of
from gui.look.seat_colors import SEAT_COLORS
from gui.text.translation import called, render
from gui.widgets.controls import Chooser
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.dialog_style_sheet import style_sheet
from gui.widgets.plain_text import LetterLimit, PlainLabel, set_title
from gui.widgets.style import Style
from gui.widgets.translated import Translated

from .texts import COUNT_TITLE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message
    from gui.games.tally_board import TallyCell
    from gui.look.appearance import Theme
    from gui.store.tallies import Kept

WIDTH = 560
LOWEST = 720
"""The height of the smallest screen on which everything is to be reached."""
OUTSIDE = 48
"""The height of the window's title bar and borders."""
LINES = 4
CELLS = 3
"""The row of the form at which a game's own options begin."""
SCALE = 2 / 3


class ScrolledForm(QScrollArea):
    """As high as what it shows, up to a bound; what is beyond scrolls."""

    def __init__(self, content: QWidget) -> None:
        super().__init__(widgetResizable=True)
        self.content = content
        self.highest = LOWEST
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)
        content.installEventFilter(self)

    def fit(self) -> None:
        """Take the size of the content and room for a scroll bar, up to the bound."""
        if (layout := self.content.layout()) is not None:
            layout.activate()
        needed = self.content.minimumSizeHint().expandedTo(self.content.sizeHint())
        bar = self.verticalScrollBar().sizeHint().width()
        self.content.setMaximumWidth(needed.width())
        self.setFixedSize(needed.width() + bar, min(needed.height(), self.highest))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the content."""
        done = super().eventFilter(watched, event)
        if watched is self.content and event.type() == QEvent.Type.LayoutRequest:
            self.fit()
        return done


class TallyDialog(Translated, QDialog):
    """Asks who played what; below are the counts that were kept.

    Signals:
        begun: A new count, and who sits where.
        resumed: A count that was kept.
    """

    begun = Signal(object, object)
    resumed = Signal(object)

    def __init__(self, game: str, kept: Sequence[Kept], theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = theme
        self._kept = kept
        self._problem: Message | None = None
        self.games, self.players = Chooser([*TALLIES]), Chooser(())
        self.names = [QLineEdit() for _ in range(max(b.seats[-1] for b in BOXES.values()))]
        for name in self.names:
            LetterLimit(name, NAME_LENGTH)
        self.cells: dict[str, TallyCell] = {}
        self.switches: dict[str, QCheckBox] = {}
        self.list = QListWidget()
        self._says, self._older, self._warning = (PlainLabel(wordWrap=True) for _ in range(3))
        self._form = QFormLayout()
        self._labels = [PlainLabel() for _ in range(2)]
        for label, field in zip(self._labels, (self.games, self.players), strict=True):
            self._form.addRow(label, field)
        self._options = QVBoxLayout()
        box = QDialogButtonBox.StandardButton
        self.buttons = dialog_buttons(box.Ok | box.Cancel)
        self._lay_out()
        self.games.currentIndexChanged.connect(self._on_game)
        self.players.currentIndexChanged.connect(self._show_names)
        self.list.itemActivated.connect(self._on_resumed)
        self.buttons.accepted.connect(self._on_accepted)
        self.buttons.rejected.connect(self.reject)
        self._restyle()
        self.games.set_key(game)
        self._on_game()
        self.retranslate()

    @property
    def game(self) -> str:
        """The key of the game."""
        return str(self.games.key)

    @property
    def seats(self) -> int:
        """How many played."""
        return int(self.players.currentText())

    @property
    def sitters(self) -> tuple[Sitter, ...]:
        """Who played."""
        fields = self.names[: self.seats]
        return tuple(
            Sitter(cleaned_name(field.text()) or default_name(seat), SEAT_COLORS[seat].name)
            for seat, field in enumerate(fields)
        )

    @property
    def options(self) -> dict[str, Any]:
        """What was chosen."""
        chosen: dict[str, Any] = {key: box.isChecked() for key, box in self.switches.items()}
        return {**chosen, **{key: cell.value for key, cell in self.cells.items()}}

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(COUNT_TITLE))
        self._says.setText(
            self.tr(
                "Played with the real pieces? Set up the same boards on the screen, and Kupola "
                "counts the points."
            )
        )
        for label, words in zip(
            self._labels,
            (self.tr("Game:"), self.tr("Players:")),
            strict=True,
        ):
            label.setText(words)
        self.games.setAccessibleName(self.tr("Game:"))
        self.players.setAccessibleName(self.tr("Players:"))
        self._older.setText(self.tr("Or reopen a saved score sheet:"))
        self.list.setAccessibleName(self._older.text())
        self.games.set_labels([render(BOXES[game].title) for game in TALLIES])
        for number, field in enumerate(self.names, start=1):
            field.setPlaceholderText(render(PLAYER.bind(number=number)))
            field.setAccessibleName(render(PLAYER.bind(number=number)))
        for option in TALLIES[self.game].options:
            if option.key in self.switches:
                self.switches[option.key].setText(render(option.title))
        self._name_cells()
        for row, each in enumerate(self._kept):
            self.list.item(row).setText(_caption(each))
        self._check()

    def event(self, event: QEvent) -> bool:
        """Follow the size of text."""
        if event.type() == QEvent.Type.ApplicationFontChange:
            self._restyle()
        return super().event(event)

    def _name_cells(self) -> None:
        titles = {option.key: option.title for option in TALLIES[self.game].options}
        for key, cell in self.cells.items():
            cell.retranslate()
            label = self._form.labelForField(cell)
            if isinstance(label, PlainLabel):
                label.setText(f"{render(titles[key])}:")

    def _restyle(self) -> None:
        style = Style.for_dialog(self._theme, SCALE)
        self.setStyleSheet(style_sheet(style))
        for chooser in (self.games, self.players):
            chooser.restyle(style)
        for cell in self.cells.values():
            cell.restyle(style)
        self._says.setFixedWidth(round(WIDTH * max(1.0, style.scale)))
        margins = self._column.contentsMargins()
        around = margins.top() + margins.bottom() + self._column.spacing()
        height = (
            min(LOWEST, self.screen().availableGeometry().height())
            - OUTSIDE
            - around
            - self.buttons.sizeHint().height()
        )
        self._scroll.highest = height
        self._fit()

    def _lay_out(self) -> None:
        whole = self._column = QVBoxLayout(self)
        whole.setContentsMargins(24, 22, 12, 18)
        whole.setSpacing(12)
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self._says)
        column.addLayout(self._form)
        names = QVBoxLayout()
        names.setSpacing(6)
        for field in self.names:
            names.addWidget(field)
        self._form.insertRow(2, "", names)
        self._form.addRow("", self._options)
        self._warning.setStyleSheet(f"color: {self._theme.loss}")
        column.addWidget(self._warning)
        bold = self._older.font()
        bold.setWeight(QFont.Weight.DemiBold)
        self._older.setFont(bold)
        column.addWidget(self._older)
        column.addWidget(self.list)
        self.list.setMaximumHeight(LINES * (self.list.fontMetrics().lineSpacing() + 8))
        for _ in self._kept:
            self.list.addItem(QListWidgetItem())
        self._older.setVisible(bool(self._kept))
        self.list.setVisible(bool(self._kept))
        self._scroll = ScrolledForm(content)
        whole.addWidget(self._scroll)
        whole.addWidget(self.buttons)
        whole.setSizeConstraint(QLayout.SizeConstraint.SetFixedSize)

    def _on_game(self) -> None:
        """Offer the numbers of players and the options of the chosen game."""
        with QSignalBlocker(self.players):
            self.players.fill({number: str(number) for number in BOXES[self.game].seats})
        for box in self.switches.values():
            self._options.removeWidget(box)
            box.hide()
            box.deleteLater()
        self.switches = {}
        for option in TALLIES[self.game].options:
            if isinstance(option.default, bool):
                box = self.switches[option.key] = QCheckBox(render(option.title))
                box.setChecked(option.default)
                box.toggled.connect(self._check)
                self._options.addWidget(box)
        for cell in self.cells.values():
            self._form.removeRow(cell)
        made = ui_of(self.game).tally_cells()
        self.cells = {key: make() for key, make in made.items()}
        for row, cell in enumerate(self.cells.values(), start=CELLS):
            cell.changed.connect(self._check)
            cell.restyle(Style.for_dialog(self._theme, SCALE))
            self._form.insertRow(row, PlainLabel(), cell)
        self._name_cells()
        self._show_names()

    def _show_names(self) -> None:
        for index, field in enumerate(self.names):
            field.setVisible(index < self.seats)
        self._check()

    def _check(self) -> None:
        self._problem = None
        try:
            Count.new(self.game, self.seats, self.options)
        except KupolaError as error:
            self._problem = error.message
        self._warning.setText(render(self._problem) if self._problem else "")
        self._warning.setVisible(self._problem is not None)
        button = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        button.setEnabled(self._problem is None)
        self._fit()

    def _fit(self) -> None:
        """Resize the dialog in one step; Qt would take several."""
        for part in (*self.switches.values(), *self.cells.values()):
            part.show()
        for cell in self.cells.values():
            self._form.labelForField(cell).show()
        self._scroll.fit()
        self._column.activate()

    def _on_accepted(self) -> None:
        if self.list.hasFocus() and self.list.currentRow() >= 0:
            self._on_resumed()
            return
        self._begin(Count.new(self.game, self.seats, self.options))
        self.accept()

    def _begin(self, count: Count) -> None:
        """Hand on what was chosen."""
        self.begun.emit(count, self.sitters)

    def _on_resumed(self) -> None:
        self.resumed.emit(self._kept[self.list.currentRow()])
        self.accept()


def _caption(kept: Kept) -> str:
    record = kept.record
    day = QDate.fromString(record.date, Qt.DateFormat.ISODate)
    date = QLocale().toString(day, QLocale.FormatType.ShortFormat) if day.isValid() else ""
    names = ", ".join(called(player.name) for player in record.players)
    return " · ".join(part for part in (date, render(BOXES[record.tally].title), names) if part)
