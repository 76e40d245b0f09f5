"""The bar above the board: game, progress, status and buttons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QWidget

from core.games.boxes import BOXES
from gui.input.last_input import hittable
from gui.look.paint_guard import guarded
from gui.panels.pips import Pips
from gui.panels.status_pill import StatusPill
from gui.text.translation import render
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import draw_whole, sign
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.style import Style
from gui.widgets.translated import Translated

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import SignalInstance
    from PySide6.QtGui import QPaintEvent, QResizeEvent

    from core.kernel.messages import Message, Seat
    from gui.games.narration import Progress, Variant
    from gui.look.seat_look import SeatLook

HEIGHT = 54
AROUND = 6
"""How much higher the bar is than what its buttons hold, at least."""
SHEET = """
Header {{ background: {theme.panel}; border: 0; border-bottom: 1px solid {theme.hairline}; }}
QLabel {{ background: transparent; color: {theme.text}; }}
QLabel#progress, QLabel#variants {{ color: {theme.soft_text}; }}
QToolButton {{
    background: {theme.panel_alt}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {radius}px; margin: 1px; padding: 0 {aside}px; min-height: {height}px;
}}
QToolButton:hover {{ border-color: {theme.accent}; }}
QToolButton:pressed, QToolButton:checked {{ background: {theme.accent_soft}; }}
QToolButton:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
QToolButton:disabled {{
    color: {theme.disabled}; background: transparent; border: {line}px dashed {theme.disabled};
}}
"""


class GameSign(QWidget):
    """The little picture of a game."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint it."""
        with QPainter(self) as painter:
            draw_whole(painter, QRectF(self.rect()), f"app/game_{BOXES[self._key].art}")


class Header(Translated, QFrame):
    """Makes itself narrower by leaving out words of buttons, dots, variants, title, progress.

    They are left out in this order; the tip of the game's sign names what is left out.

    Signals:
        hint: A hint is asked for.
        hurry: The computer is to move now, or to go on.
        undo: The last move is to be taken back.
        redo: A move taken back is to be made again.
        panel: The side panel is to be shown or hidden.
        result: The result is to be shown again.
        leave: Back to the start screen.
    """

    hint = Signal()
    hurry = Signal()
    undo = Signal()
    redo = Signal()
    panel = Signal()
    result = Signal()
    leave = Signal()

    def __init__(self, key: str, title: Message, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title_words = title
        self._progress_words: Message | None = None
        self._progress_about: Message | None = None
        self._contest_words: Message | None = None
        self._chosen: Sequence[Variant] = ()
        self._steps: dict[str, Message | None] = {}
        self._names: Sequence[str] = ()
        self._coached = True
        self._halted = False
        self._style = Style()
        self._sign = GameSign(key)
        self._title = PlainLabel()
        self._pips = Pips()
        self._progress = PlainLabel()
        self._progress.setObjectName("progress")
        self._variants = PlainLabel()
        self._variants.setObjectName("variants")
        self.pill = StatusPill()
        self.buttons = {
            "result": self._button(self.result),
            "hint": self._button(self.hint),
            "now": self._button(self.hurry),
            "undo": self._button(self.undo),
            "redo": self._button(self.redo),
            "panel": self._button(self.panel),
            "home": self._button(self.leave),
        }
        self.buttons["panel"].setCheckable(True)
        self.buttons["panel"].setChecked(True)
        self.buttons["result"].hide()
        self.buttons["now"].hide()
        self._row = QHBoxLayout(self)
        for widget in (self._sign, self._title, self._variants, self._pips, self._progress):
            self._row.addWidget(widget)
        self._row.addWidget(self.pill, 1)
        for button in self.buttons.values():
            self._row.addWidget(button)
        self.retranslate()

    def show_progress(self, progress: Progress) -> None:
        """Show how far the game has come."""
        self._pips.show_progress(progress)
        labels = progress.label, progress.about
        if labels != (self._progress_words, self._progress_about):
            self._progress_words, self._progress_about = labels
            self.retranslate()

    def show_variants(self, variants: Sequence[Variant]) -> None:
        """Name the variants in play, and say what they change."""
        if tuple(variants) != tuple(self._chosen):
            self._chosen = variants
            self.retranslate()

    def set_contest(self, title: Message) -> None:
        """Show the contest that the game belongs to, and the game's number in it."""
        self._contest_words = title
        self.retranslate()

    def show_status(
        self,
        sentence: Message,
        seat: Seat | None,
        looks: Sequence[SeatLook],
        *,
        thinking: bool = False,
        halted: bool = False,
    ) -> None:
        """Say what the program waits for, or that its computers wait for a person."""
        self.pill.show_status(sentence, seat, looks, thinking=thinking)
        self.buttons["hint"].setVisible(self._coached and not thinking and not halted)
        self.buttons["now"].setVisible(thinking or halted)
        if halted != self._halted:
            self._halted = halted
            self.retranslate()
        self._fit()

    def set_coached(self, *, coached: bool) -> None:
        """Set whether hints are offered in this game."""
        self._coached = coached
        self.buttons["hint"].setVisible(coached and self.buttons["now"].isHidden())
        self._fit()

    def set_possible(
        self, *, undo: Message | None, redo: Message | None, result: bool, names: Sequence[str] = ()
    ) -> None:
        """Set which buttons are enabled, and which moves undo and redo concern."""
        self._steps, self._names = {"undo": undo, "redo": redo}, names
        self.buttons["undo"].setEnabled(undo is not None)
        self.buttons["redo"].setEnabled(redo is not None)
        self.buttons["result"].setVisible(result)
        self._name_steps()
        self._fit()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        height = hittable(style.row(34))
        self.setFixedHeight(max(style.row(HEIGHT), height + AROUND))
        self.setStyleSheet(
            style.sheet(
                SHEET,
                radius=height // 4,
                height=height,
                aside=style.length(10),
                ring=style.line + 1,
            )
        )
        self._sign.setFixedSize(style.length(36), style.length(36))
        self._title.setFont(style.font(23, QFont.Weight.Bold))
        self._progress.setFont(style.font(15))
        self._variants.setFont(style.font(15))
        self._row.setContentsMargins(style.length(24), 0, style.length(20), 0)
        self._row.setSpacing(style.length(10))
        side = style.pixels(22)
        for name, button in self.buttons.items():
            button.setFont(style.font(15, QFont.Weight.DemiBold))
            theme, ratio = style.theme, self.devicePixelRatioF()
            button.setIcon(sign(name, theme.text, theme.disabled, side, ratio))
            button.setIconSize(QSize(side, side))
        self._pips.restyle(style)
        self.pill.restyle(style)
        self._fit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._title.setText(render(self._title_words))
        parts = (self._contest_words, self._progress_words)
        self._progress.setText(" · ".join(render(part) for part in parts if part is not None))
        named = [render(each.name) for each in self._chosen if not each.on_board]
        self._variants.setText(" · ".join(named))
        rules = [f"{render(each.name)}: {render(each.about)}" for each in self._chosen]
        labels = (self._title.text(), self._progress.text(), self._variants.text())
        set_tip(self._sign, "\n".join((" · ".join(filter(None, labels)), *rules)))
        self._sign.setAccessibleName(" · ".join(filter(None, labels)))
        set_tip(self._variants, "\n".join(rules))
        self._variants.setAccessibleDescription("\n".join(rules))
        about = "" if self._progress_about is None else render(self._progress_about)
        set_tip(self._progress, about)
        set_tip(self._pips, about)
        names = {
            "result": (self.tr("Result"), self.tr("Show the result")),
            "hint": (
                self.tr("Hint"),
                self.tr("Shows where to look; press again for the best moves (H)"),
            ),
            "now": (
                (self.tr("Continue"), self.tr("Let the computers continue (N)"))
                if self._halted
                else (
                    self.tr("Move now"),
                    self.tr("Make the computer play the best move found so far (N)"),
                )
            ),
            "undo": (self.tr("Undo"), ""),
            "redo": (self.tr("Redo"), ""),
            "panel": (
                self.tr("Panel"),
                self.tr("Show or hide the score, moves and remaining pieces (T)"),
            ),
            "home": (
                self.tr("Start screen"),
                self.tr("Back to the start screen (your game is saved)"),
            ),
        }
        for name, (words, tip) in names.items():
            self.buttons[name].setText(words)
            self.buttons[name].setAccessibleName(words)
            set_tip(self.buttons[name], tip)
        self._name_steps()
        self.pill.retranslate()
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """Allow any width: what does not fit is left out."""
        return QSize(1, super().minimumSizeHint().height())

    def _name_steps(self) -> None:
        tips = {
            "undo": (self.tr("Undo the last move"), self.tr("Undo: {move}")),
            "redo": (
                self.tr("Redo the move you undid"),
                self.tr("Redo: {move}"),
            ),
        }
        for name, (general, frame) in tips.items():
            step = self._steps.get(name)
            tip = general if step is None else frame.format(move=render(step, self._names))
            set_tip(self.buttons[name], tip)

    def _button(self, signal: SignalInstance) -> ToolButton:
        button = ToolButton()
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(signal)
        return button

    def _fit(self) -> None:
        self._progress.show()
        for words, pips, variants, title in (
            (True, True, True, True),
            (False, True, True, True),
            (False, False, True, True),
            (False, False, False, True),
            (False, False, False, False),
        ):
            self._leave_out(words=words, pips=pips, title=title)
            self._variants.setVisible(variants and bool(self._variants.text()))
            if self._room() >= self.pill.wanted():
                return
        self._progress.setVisible(self.pill.holds(self._room()))

    def _leave_out(self, *, words: bool, pips: bool, title: bool) -> None:
        beside = Qt.ToolButtonStyle.ToolButtonTextBesideIcon
        for button in self.buttons.values():
            button.setToolButtonStyle(beside if words else Qt.ToolButtonStyle.ToolButtonIconOnly)
        self._even_out(words=words)
        self._pips.setVisible(pips)
        self._title.setVisible(title)

    def _even_out(self, *, words: bool) -> None:
        """Make the hint button as wide as the one that replaces it, so that nothing moves."""
        hint, now = self.buttons["hint"], self.buttons["now"]
        metrics = hint.fontMetrics()
        more = metrics.horizontalAdvance(now.text()) - metrics.horizontalAdvance(hint.text())
        for button, wider in ((hint, more), (now, -more)):
            aside = self._style.length(10) + (max(0, wider) // 2 if words else 0)
            sheet = f"QToolButton {{ padding: 0 {aside}px; }}"
            if button.styleSheet() != sheet:
                button.setStyleSheet(sheet)

    def _room(self) -> int:
        """Measure the room that is left for the sentence."""
        labels = (self._title, self._variants, self._pips, self._progress)
        others = (self._sign, *labels, *self.buttons.values())
        shown = [widget for widget in others if not widget.isHidden()]
        widths = (max(widget.sizeHint().width(), widget.minimumWidth()) for widget in shown)
        taken = sum(width + self._row.spacing() for width in widths)
        margins = self._row.contentsMargins()
        return self.width() - taken - margins.left() - margins.right()
