"""The chooser of Azul Duel's scoring tablets: a fixed set, a draw, or chosen sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from core.games.azul_duel.goals import BEGINNER, RANDOM, TABLETS, Goal, allowed_goals
from gui.look.drawings import draw
from gui.look.paint_guard import guarded
from gui.text.translation import render
from gui.widgets.controls import Chooser, label
from gui.widgets.option_cell import BORDER, OptionCell
from gui.widgets.plain_text import PlainLabel

from . import option_texts as texts

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from core.kernel.messages import Message
    from core.kernel.options import Option, OptionValue
    from gui.widgets.style import Style

OWN = "own"
FEWEST = 3
MODES = {
    BEGINNER: texts.BEGINNER_TABLETS,
    **dict(zip(RANDOM, (texts.THREE_AT_RANDOM, texts.FOUR_AT_RANDOM), strict=True)),
    OWN: texts.OWN_CHOICE,
}


class TabletPicture(QWidget):
    """The drawing of a goal."""

    def __init__(self, goal: Goal) -> None:
        super().__init__()
        self._goal = goal
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @guarded
    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the goal."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            draw(painter, QRectF(self.rect()), f"azul_duel/tablet_{self._goal.value}")


class TabletSide(QPushButton):
    """A side of a tablet; pressed: its goal is in play."""

    def __init__(self, goal: Goal) -> None:
        super().__init__()
        self.goal = goal
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._picture = TabletPicture(goal)
        self._caption = label("caption", wrap=True)
        self._caption.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._caption.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._row = QHBoxLayout(self)
        self._row.addWidget(self._picture, 0, Qt.AlignmentFlag.AlignVCenter)
        self._row.addWidget(self._caption, 1)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        name = render(texts.GOALS[self.goal])
        self._caption.setText(name)
        self.setAccessibleName(name)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        aside = style.between(8, 5)
        self._row.setContentsMargins(aside, aside, aside, aside)
        self._row.setSpacing(aside)
        side = style.between(64, 44)
        self._picture.setFixedSize(side, side)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Ask for room for the picture and the words."""
        return self._row.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Never cut the picture or the words."""
        return self._row.totalMinimumSize()


class Tablet(QFrame):
    """The two sides of a tablet, one above the other."""

    def __init__(self, goals: tuple[Goal, Goal]) -> None:
        super().__init__()
        self.sides = [TabletSide(goal) for goal in goals]
        self._column = QVBoxLayout(self)
        for side in self.sides:
            self._column.addWidget(side, 1)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._column.setContentsMargins(3, 3, 3, 3)
        self._column.setSpacing(2)
        for side in self.sides:
            side.restyle(style)


class TabletCell(OptionCell):
    """The four tablets under the usual ways to choose some of them."""

    wide = True

    def __init__(self, option: Option) -> None:
        super().__init__(option)
        self.title = PlainLabel()
        self.mode = Chooser(tuple(MODES))
        self.mode.chosen.connect(self._on_mode_chosen)
        self.title.setBuddy(self.mode)
        self.note.describe(self.mode)
        self.tablets = [Tablet(goals) for goals in TABLETS]
        self.sides = {side.goal: side for tablet in self.tablets for side in tablet.sides}
        self._head = QHBoxLayout()
        self._head.addWidget(self.title)
        self._head.addWidget(self.mode)
        self._head.addWidget(self.note, 1)
        self._table = QGridLayout()
        self._columns = 0
        self._lay(len(self.tablets))
        for side in self.sides.values():
            side.clicked.connect(self._on_side_clicked)
        self.column.addLayout(self._head)
        self.column.addLayout(self._table)

    @property
    def goals(self) -> tuple[Goal, ...]:
        """The sides that are pressed, tablet by tablet."""
        return tuple(goal for goal, side in self.sides.items() if side.isChecked())

    @property
    def value(self) -> OptionValue:
        """The option's name for what is chosen."""
        if self.mode.key != OWN:
            return str(self.mode.key)
        return "+".join(goal.value for goal in self.goals)

    @property
    def flaw(self) -> Message | None:
        """Ask for more tablets."""
        enough = self.mode.key != OWN or len(self.goals) >= FEWEST
        return None if enough else texts.TOO_FEW_TABLETS

    def set_value(self, value: OptionValue) -> None:
        """Choose without emitting a signal."""
        self.mode.set_key(value if value in MODES else OWN)
        self._press(() if value in RANDOM else allowed_goals(str(value))[0])

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        super().retranslate()
        self.title.setText(render(self.option.title))
        self.mode.set_labels([render(name) for name in MODES.values()])
        self.mode.setAccessibleName(render(self.option.title))
        for side in self.sides.values():
            side.retranslate()

    def fit(self, width: int) -> None:
        """Lay the tablets in two rows where four in a row are too wide."""
        number = len(self.tablets)
        widest = max(tablet.minimumSizeHint().width() for tablet in self.tablets)
        needed = number * widest + (number - 1) * self._table.horizontalSpacing() + BORDER
        self._lay(number if needed <= width else number // 2)

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.column.setSpacing(style.between(10, 7))
        self._head.setSpacing(style.between(18, 12))
        self._table.setSpacing(style.between(14, 8))
        self.mode.restyle(style)
        for tablet in self.tablets:
            tablet.restyle(style)

    def _lay(self, columns: int) -> None:
        if columns == self._columns:  # a layout asks for this while it is laid out itself
            return
        self._columns = columns
        for index, tablet in enumerate(self.tablets):
            self._table.addWidget(tablet, *divmod(index, columns))
            self._table.setColumnStretch(index, int(index < columns))

    def _press(self, goals: tuple[Goal, ...]) -> None:
        for goal, side in self.sides.items():
            side.setChecked(goal in goals)

    def _on_mode_chosen(self, mode: str) -> None:
        if mode == BEGINNER:
            self._press(allowed_goals(BEGINNER)[0])
        elif mode in RANDOM:
            self._press(())
        self.changed.emit()

    def _on_side_clicked(self) -> None:
        clicked = self.sender()
        self.mode.set_key(OWN)
        for tablet in self.tablets:
            if clicked in tablet.sides:
                for side in tablet.sides:
                    side.setChecked(side is clicked and side.isChecked())
        self.changed.emit()
