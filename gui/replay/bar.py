"""The bar under a replay: step, play, jump, and what to do from here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSlider,
    QVBoxLayout,
)

from gui.input.last_input import hittable
from gui.widgets.controls import Chooser
from gui.widgets.enter_buttons import ToolButton
from gui.widgets.icons import sign
from gui.widgets.keymap import REPLAY, Keymap, key_caps, with_key
from gui.widgets.plain_text import PlainLabel, set_tip
from gui.widgets.style import SLIDER, Style
from gui.widgets.translated import Translated

from .curve import Curve

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QWidget

    from gui.look.seat_look import SeatLook

PAUSES = {"slow": 3000, "normal": 1500, "fast": 600}
"""Milliseconds from move to move, by the speed."""
STEPS = ("first", "back", "play", "forward", "last")
ACTIONS = ("review", "take_over", "swapped", "close")
SHEET = """
ReplayBar {{ background: {theme.panel}; border: 0; border-top: 1px solid {theme.hairline}; }}
QLabel {{ background: transparent; color: {theme.soft_text}; }}
QToolButton, QComboBox {{
    background: {theme.panel_alt}; color: {theme.text}; border: {line}px solid {theme.hairline};
    border-radius: {radius}px; margin: 1px; padding: 0 {aside}px; min-height: {height}px;
}}
QToolButton:hover, QComboBox:hover {{ border-color: {theme.accent}; }}
QToolButton:pressed, QToolButton:checked {{ background: {theme.accent_soft}; }}
QToolButton:focus, QComboBox:focus {{ border: {ring}px solid {theme.accent}; margin: 0; }}
QToolButton:disabled {{
    color: {theme.disabled}; background: transparent; border: {line}px dashed {theme.disabled};
}}
QComboBox {{ padding-right: {arrow}px; combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 0; }}
QComboBox QAbstractItemView {{
    background: {theme.panel}; color: {theme.text}; border: 1px solid {theme.hairline};
    border-radius: 6px; padding: 4px; outline: none;
}}
QComboBox QAbstractItemView::item {{ min-height: {height}px; padding: 0 8px; border-radius: 5px; }}
QComboBox QAbstractItemView::item:selected {{ background: {theme.fill}; color: white; }}
"""


class ReplayBar(Translated, QFrame):
    """Asks for positions; the owner shows them and reports where the replay stands.

    Makes itself narrower by leaving out, in this order: where it stands, the speed.

    Signals:
        wound: The number of moves before the wanted position.
        reviewed: Every move is to be judged, or no longer.
        take_over: The game is to go on from here.
        swapped: The same deal is wanted, with the seats swapped.
        closed: Back to the game.
    """

    wound = Signal(int)
    reviewed = Signal(bool)
    take_over = Signal()
    swapped = Signal()
    closed = Signal()

    def __init__(self, looks: Sequence[SeatLook], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._length = 0
        self._style = Style()
        self._caps = key_caps(Keymap(REPLAY, {}).of("replay"))
        self.curve = Curve(looks)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.speed = Chooser([*PAUSES])
        self.speed.set_key("normal")
        self._where = PlainLabel()
        self.buttons = {name: ToolButton() for name in (*STEPS, *ACTIONS)}
        self._timer = QTimer(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    @property
    def where(self) -> str:
        """Which of how many moves is shown, in words."""
        return self._where.text()

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._timer.isActive()

    @property
    def ply(self) -> int:
        """Where the replay stands."""
        return self.slider.value()

    def show_line(self, points: Sequence[tuple[int, ...]], ply: int) -> None:
        """Show the points of every position of a line, and where in it the replay stands."""
        self._length = len(points) - 1
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, self._length)
            self.slider.setPageStep(max(1, self._length // 10))
        self.curve.show_points(points)
        self.show_ply(ply)

    def show_ply(self, ply: int) -> None:
        """Show where the replay stands."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(ply)
        self.curve.show_ply(ply)
        for name, possible in (
            ("first", ply > 0),
            ("back", ply > 0),
            ("forward", ply < self._length),
            ("last", ply < self._length),
        ):
            self.buttons[name].setEnabled(possible)
        if ply >= self._length:
            self.stop()
        self.retranslate()

    def step(self, by: int) -> None:
        """Step forward or back."""
        self.wound.emit(self.ply + by)

    def toggle(self) -> None:
        """Play, or stop playing; at the end, start over."""
        if self.playing:
            self.stop()
            return
        if self.ply >= self._length:
            self.wound.emit(0)
        self._timer.start(PAUSES[str(self.speed.key)])
        self._restyle_play()

    def stop(self) -> None:
        """Stop playing."""
        self._timer.stop()
        self._restyle_play()

    def set_dealt(self, *, dealt: bool) -> None:
        """Offer the same deal only for a game that was dealt from a seed."""
        self.buttons["swapped"].setVisible(dealt)

    def leave_out_help(self) -> None:
        """Offer neither a judgment nor another game: this one counts and goes on."""
        for name in ("review", "take_over", "swapped"):
            self.buttons[name].hide()

    def set_keys(self, keys: Mapping[str, str]) -> None:
        """Set the keys that the buttons' tips name."""
        self._caps = key_caps(keys)
        self.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        height = hittable(style.row(30))
        sheet = style.sheet(
            SHEET + SLIDER,
            radius=height // 4,
            ring=style.line + 1,
            height=height,
            aside=style.length(9),
            arrow=style.between(32, 28),
        )
        self.setStyleSheet(sheet)
        self.speed.restyle(style)
        self.curve.restyle(style)
        side = style.pixels(20)
        for name in STEPS:
            theme, ratio = style.theme, self.devicePixelRatioF()
            icon = "pause" if name == "play" and self.playing else name
            self.buttons[name].setIcon(sign(icon, theme.text, theme.disabled, side, ratio))
            self.buttons[name].setIconSize(QSize(side, side))
        for widget in (self.speed, self._where, *self.buttons.values()):
            widget.setFont(style.font(15, QFont.Weight.DemiBold))
        gap = style.length(8)
        self._row.setSpacing(gap)
        self.curves.setSpacing(gap)
        self._column.setSpacing(gap)
        self._column.setContentsMargins(style.length(20), gap, style.length(14), gap)
        self._fit()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        place = self.tr("Move {number} of {total}")
        self._where.setText(place.format(number=self.ply, total=self._length))
        tips = {
            "first": self.tr("To the beginning"),
            "back": self.tr("Previous move"),
            "play": self.tr("Pause") if self.playing else self.tr("Play"),
            "forward": self.tr("Next move"),
            "last": self.tr("To the end"),
            "close": self.tr("Back to the game"),
        }
        tips = {n: with_key(tip, self._caps.get(f"replay_{n}", "")) for n, tip in tips.items()}
        for name in STEPS:
            words = tips[name]
            set_tip(self.buttons[name], words)
            self.buttons[name].setAccessibleName(words)
        texts = {
            "review": (self.tr("Review"), self.tr("See the best move at every turn")),
            "take_over": (self.tr("Take over"), self.tr("Play on from this position")),
            "swapped": (
                self.tr("Swap seats"),
                self.tr("Play the same deal with the seats swapped"),
            ),
            "close": (self.tr("Close"), tips["close"]),
        }
        for name, (words, tip) in texts.items():
            self.buttons[name].setText(words)
            set_tip(self.buttons[name], tip)
        speeds = (self.tr("Slow"), self.tr("Normal"), self.tr("Fast"))
        for index, words in enumerate(speeds):
            self.speed.setItemText(index, words)
        self.speed.setAccessibleName(self.tr("Speed"))
        self.slider.setAccessibleName(self.tr("Moves"))
        set_tip(self.slider, self._where.text())
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave out what has no room."""
        super().resizeEvent(event)
        self._fit()

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        for name in STEPS:
            self._row.addWidget(self.buttons[name])
        self._row.addWidget(self.slider, 1)
        for widget in (self._where, self.speed, *(self.buttons[name] for name in ACTIONS)):
            self._row.addWidget(widget)
        self._column = QVBoxLayout(self)
        self.curves = QHBoxLayout()
        self.curves.addWidget(self.curve)
        self._column.addLayout(self.curves)
        self.buttons["review"].setCheckable(True)
        self._column.addLayout(self._row)
        for button in self.buttons.values():
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _connect(self) -> None:
        self.buttons["first"].clicked.connect(lambda: self.wound.emit(0))
        self.buttons["back"].clicked.connect(lambda: self.step(-1))
        self.buttons["play"].clicked.connect(self.toggle)
        self.buttons["forward"].clicked.connect(lambda: self.step(1))
        self.buttons["last"].clicked.connect(lambda: self.wound.emit(self._length))
        self.buttons["review"].toggled.connect(self.reviewed)
        self.buttons["take_over"].clicked.connect(self.take_over)
        self.buttons["swapped"].clicked.connect(self.swapped)
        self.buttons["close"].clicked.connect(self.closed)
        self.slider.valueChanged.connect(self.wound)
        self.curve.pointed.connect(self.wound)
        self.speed.currentIndexChanged.connect(self._on_speed)
        self._timer.timeout.connect(lambda: self.step(1))

    def _reserve(self) -> None:
        """Reserve the width of the longest move number, so that nothing beside it moves."""
        metrics = self._where.fontMetrics()
        digit = max("0123456789", key=metrics.horizontalAdvance)
        number = digit * len(str(self._length))
        words = self.tr("Move {number} of {total}").format(number=number, total=number)
        self._where.setFixedWidth(metrics.horizontalAdvance(words))

    def _fit(self) -> None:
        self._reserve()
        shown = [self._where, self.speed]
        for widget in shown:
            widget.show()
        while shown and self._least() > self.width():
            shown.pop(0).hide()

    def _least(self) -> int:
        """Measure again: a layout is not notified of changes in a nested one."""
        self._row.invalidate()
        self._column.invalidate()
        return self._column.minimumSize().width()

    def _restyle_play(self) -> None:
        self.restyle(self._style)
        self.retranslate()

    def _on_speed(self) -> None:
        self._timer.setInterval(PAUSES[str(self.speed.key)])
