"""One seat: its color, its name, who plays there and how."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QWidget,
)

from core.ai.levels import LEVELS
from core.kernel.messages import default_name
from core.kernel.outside_text import cleaned_name
from core.record import Sitter
from gui.text.language import LANGUAGES
from gui.text.translation import called, render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.glyphs import (
    bars,
    icon,
    paint_computer,
    paint_cross,
    paint_guest,
    paint_person,
)
from gui.widgets.option_cell import SAID_WITH_CONTROL
from gui.widgets.plain_text import set_tip
from gui.widgets.stack import Stack
from gui.widgets.switch import Switch

from . import texts
from .emblem_button import EmblemButton
from .help_button import HelpButton
from .name_field import NameField

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from gui.widgets.style import Style

PERSON = "person"
COMPUTER = "computer"
GUEST = "guest"
SIGNS = {PERSON: paint_person, COMPUTER: paint_computer, GUEST: paint_guest}
WIDEST_NAME = 1.6
"""How far the field for a name grows with text: beyond, a row would be wider than a window."""


class Pages(Stack):
    """The controls for each kind of player: as wide as all, as high as one."""

    def sizeHint(self) -> QSize:
        """Ask for the height of the visible page only."""
        shown = self.currentWidget()
        height = shown.minimumSizeHint().height() if shown else 0
        return QSize(super().sizeHint().width(), height)


class SeatRow(QObject):
    """The controls of a seat, column by column.

    Signals:
        changed: Something was chosen or written.
        color_wanted: A color that another seat may have.
        removed: The seat is to go.
        kept: Who sits here is to become a player of this computer: the name and the color.
    """

    changed = Signal()
    color_wanted = Signal(object, str)
    removed = Signal(object)
    kept = Signal(str, str)

    def __init__(self, seat: Seat, parent: QWidget, *, guests: bool = False) -> None:
        """Make the controls; with ``guests``, the seat can be left open for one."""
        super().__init__(parent)
        self.seat = seat
        self.levels = tuple(LEVELS)
        self.emblem = EmblemButton()
        self.emblem.seat = seat
        self.name = NameField()
        self.kind = Switch((PERSON, COMPUTER, *([GUEST] if guests else ())))
        self.language = Chooser(("", *LANGUAGES))
        self.level = Chooser(self.levels)
        self.help = HelpButton(seat)
        self.explanation = label("soft", wrap=True)
        self.explanation.setAccessibleName(SAID_WITH_CONTROL)
        self.remove = button("bare")
        self.note = label("soft", wrap=True)
        self.note.setAccessibleName(SAID_WITH_CONTROL)
        self._others: dict[str, str] = {}
        self._shown = PERSON
        self._choice = _pages(self.language, self.level, QWidget())
        self._rest = _pages(_to_the_left(self.help), self.explanation, self.note)
        self.cells = (
            *(self.emblem, self.name, self.kind),
            *(self._choice, self._rest, self.remove),
        )
        self._connect()

    def _connect(self) -> None:
        self.emblem.wanted.connect(self._on_color_wanted)
        self.name.textEdited.connect(self.changed)
        self.name.seated.connect(self._on_seated)
        self.name.kept.connect(self._on_kept)
        self.kind.chosen.connect(self._on_kind_chosen)
        self.level.chosen.connect(self._on_level_chosen)
        self.language.chosen.connect(self.changed)
        self.help.chosen.connect(self.changed)
        self.remove.clicked.connect(self._on_removed)

    @property
    def guest(self) -> bool:
        """Whether the seat is open for a guest."""
        return self.kind.key == GUEST

    @property
    def draft(self) -> Sitter:
        """Who sits here, without a name if none was written; a guest has none yet."""
        name, color = cleaned_name(self.name.text()), self.emblem.color
        if self.kind.key == COMPUTER:
            return Sitter(name, color, str(self.level.key))
        return Sitter(name, color, language=str(self.language.key), help=self.help.choice)

    @property
    def sitter(self) -> Sitter:
        """Who sits here."""
        draft = self.draft
        return evolve(draft, name=draft.name or default_name(self.seat, draft.level))

    def show_sitter(self, sitter: Sitter, *, guest: bool = False) -> None:
        """Seat a player here, or leave the seat open for a guest."""
        self.emblem.set_color(sitter.color)
        unnamed = sitter.name == default_name(self.seat, sitter.level)
        self.name.setText("" if unnamed or guest else sitter.name)
        self._shown = GUEST if guest else COMPUTER if sitter.level else PERSON
        self.kind.set_key(self._shown)
        self._others = {}
        self.level.set_key(sitter.level or self.levels[0])
        self.language.set_key(sitter.language)
        self.help.set_choice(sitter.help)
        self._follow()

    def set_visible(self, *, visible: bool) -> None:
        """Show or hide everything."""
        for cell in self.cells:
            cell.setVisible(visible)

    def holds(self, widget: QWidget | None) -> bool:
        """Return whether a widget is part of this row."""
        return widget is not None and any(
            cell is widget or cell.isAncestorOf(widget) for cell in self.cells
        )

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self.emblem.retranslate()
        self.name.setAccessibleName(self._named(texts.NAME))
        self.name.retranslate()
        self.kind.setAccessibleName(render(texts.WHO_PLAYS))
        for key, segment in self.kind.segments.items():
            segment.setText(render(texts.KINDS[key]))
            segment.setAccessibleName(self._named(texts.KINDS[key]))
        self.note.setText(render(texts.GUEST_NOTE))
        self.language.setAccessibleName(self._named(texts.LANGUAGE))
        self.language.set_labels([render(texts.LIKE_THE_TABLE), *LANGUAGES.values()])
        self.level.setAccessibleName(self._named(texts.LEVEL))
        self.level.set_labels([render(LEVELS[key].title) for key in self.levels])
        self.help.retranslate()
        set_tip(self.remove, render(texts.REMOVE_SEAT))
        self.remove.setAccessibleName(self._named(texts.REMOVE_SEAT))
        self._follow()

    def _named(self, control: Message) -> str:
        return render(texts.at(self.seat, control))

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        for part in (self.emblem, self.name, self.language, self.level, self.help):
            part.restyle(style)
        theme = style.theme
        side = style.between(24, 20)
        for segment in self.kind.segments.values():
            segment.setIconSize(QSize(side + style.between(6, 4), side))
        self.remove.setIconSize(QSize(side, side))
        for key, segment in self.kind.segments.items():
            segment.setIcon(icon(SIGNS[key], segment, theme.soft_text, theme.accent))
        self.remove.setIcon(icon(paint_cross, self.remove, theme.soft_text))
        growth = min(max(1.0, style.scale), WIDEST_NAME)
        self.name.setMinimumWidth(round(style.between(214, 150) * growth))
        stairs = QSize(max(3, len(self.levels)) * side // 4, side * 3 // 4)
        self.level.setIconSize(stairs)
        for index, _ in enumerate(self.levels):
            lit = [theme.gold] * (index + 1)
            dark = [theme.hairline] * (len(self.levels) - index - 1)
            ratio = self.level.devicePixelRatioF()
            self.level.setItemIcon(index, bars(len(self.levels), (*lit, *dark), stairs, ratio))

    def _follow(self) -> None:
        """Show the controls for a person, a computer or a guest."""
        computer = self.kind.key == COMPUTER
        for pages in (self._choice, self._rest):
            pages.setCurrentIndex((PERSON, COMPUTER, GUEST).index(self.kind.key))
            pages.updateGeometry()  # the texts of hidden pages have a width too
        level = str(self.level.key)
        self.explanation.setText(render(LEVELS[level].explanation))
        self.level.setAccessibleDescription(self.explanation.text())
        self.name.set_person(person=self.kind.key == PERSON)
        self.name.setEnabled(not self.guest)
        default = called(default_name(self.seat, level if computer else ""))
        self.name.setPlaceholderText(render(texts.OPEN_SEAT) if self.guest else default)

    def _on_kind_chosen(self, kind: str) -> None:
        """Set the default name of a computer; a person gets the former name back."""
        self._others[self._shown] = self.name.text()
        self._shown = kind
        self.name.setText(self._others.get(kind, ""))
        self._follow()
        self.changed.emit()

    def _on_level_chosen(self) -> None:
        self._follow()
        self.changed.emit()

    def _on_seated(self, _name: str, color: str) -> None:
        self.color_wanted.emit(self, color)

    def _on_kept(self, name: str) -> None:
        self.kept.emit(name, self.emblem.color)

    def _on_color_wanted(self, color: str) -> None:
        self.color_wanted.emit(self, color)

    def _on_removed(self) -> None:
        self.removed.emit(self)


def _pages(person: QWidget, computer: QWidget, guest: QWidget) -> Pages:
    pages = Pages()
    for each in (person, computer, guest):
        pages.addWidget(each)
    return pages


def _to_the_left(widget: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.addWidget(widget)
    row.addStretch()
    return holder
