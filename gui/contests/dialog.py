"""The dialog that starts a contest: kind, game, options and entrants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtWidgets import QDialogButtonBox, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.contest import DUPLICATE, SPREADS, TRIATHLETES, TRIATHLON, games_with
from core.games.boxes import BOXES
from core.history import DYNASTY
from core.kernel.messages import text
from gui.new_game.seat_list import SeatList
from gui.text.translation import render
from gui.widgets.controls import Chooser, button, label
from gui.widgets.dialog import StyledDialog, dialog_style
from gui.widgets.dialog_buttons import dialog_buttons
from gui.widgets.plain_text import set_title
from gui.widgets.switch import Switch
from gui.widgets.translated import Translated

from .game_options import GameOptions

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from core.kernel.messages import Message
    from core.kernel.options import OptionValue
    from gui.store.plan import Plan
    from gui.widgets.style import Style

TITLES: dict[str, Message] = {
    DUPLICATE: text("contests", "Duplicate match"),
    TRIATHLON: text("contests", "Triathlon"),
    DYNASTY: text("contests", "Dynasty"),
}
EXPLAINED: dict[str, Message] = {
    DUPLICATE: text(
        "contests",
        "You play the same deal from every seat, so luck evens out. The highest combined score "
        "wins.",
    ),
    TRIATHLON: text(
        "contests",
        "{first}, {second} and {third} in a row. Each game splits 100 points according to the "
        "winning margin.",
    ),
    DYNASTY: text(
        "contests",
        "Three games of {game} in a row. The highest combined score wins.",
    ),
}
GIVEN: dict[str, dict[str, OptionValue]] = {DYNASTY: {DYNASTY: True}}
"""The options that a kind of match decides."""
WIDTH, LOWEST = 980, 380
ROOM = 0.92
"""The share of the screen that the dialog takes at most."""


class Body(QWidget):
    """What is played, its entrants and options, one above the other, as high as they need."""

    def __init__(self, seats: SeatList, options: list[GameOptions]) -> None:
        super().__init__()
        self.seats, self.options = seats, options
        self.parts: tuple[SeatList | GameOptions, ...] = (seats, *options)
        self.explained = label("soft", wrap=True)
        self.head = label("heading")
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        for part in (self.explained, self.head, *self.parts):
            self._column.addWidget(part)
        self._column.addStretch()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        for part in self.parts:
            part.retranslate()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._column.setSpacing(style.between(18, 12))
        for part in self.parts:
            part.restyle(style)

    def fit(self, width: int) -> int:
        """Wrap what does not fit into a width; return the height that is needed."""
        for part in self.parts:
            part.fit(width)
        self._column.activate()
        return self._column.totalHeightForWidth(width)


class ContestDialog(Translated, StyledDialog):
    """A switch for the kind, a list for the game, a row for every seat, the games' options.

    Signals:
        started: The kind, the key of the game, who takes part, and the options by game.
    """

    started = Signal(str, str, object, object)

    def __init__(
        self,
        plan: Callable[[str], Plan],
        introduce: Callable[[SeatList], None],
        parent: QWidget,
    ) -> None:
        """Start with the players and options of the last time."""
        super().__init__(parent)
        self._plan, self._introduce, self._window = plan, introduce, parent
        self._chosen: dict[str, Mapping[str, OptionValue]] = {}
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit)
        self.kind = Switch((DUPLICATE, TRIATHLON, *([DYNASTY] if games_with(DYNASTY) else ())))
        self.game = Chooser([*BOXES])
        self._scroll = QScrollArea(widgetResizable=True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.warning = label("warning", wrap=True)
        self._head = label("heading")
        self.start = button("start")
        self.buttons = dialog_buttons(QDialogButtonBox.StandardButton.Cancel)
        self.buttons.addButton(self.start, QDialogButtonBox.ButtonRole.AcceptRole)
        self._lay_out()
        self._on_kind()
        self.kind.chosen.connect(self._on_kind)
        self.game.chosen.connect(self._on_game)
        self.buttons.rejected.connect(self.reject)
        self.buttons.accepted.connect(self._on_start)
        self.retranslate()

    @property
    def seats(self) -> SeatList:
        """Who takes part."""
        return self.body.seats

    @property
    def options(self) -> dict[str, dict[str, OptionValue]]:
        """The value of every option, by game."""
        return {each.game: each.values for each in self.body.options}

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, self.tr("New match"))
        self.kind.setAccessibleName(self.tr("Type of match"))
        for key, segment in self.kind.segments.items():
            segment.setText(render(TITLES[key]))
        self.game.setAccessibleName(self.tr("Game"))
        with QSignalBlocker(self.game):  # the same games under other names
            self.game.offer(self._titles())
        self._head.setText(self.tr("Match"))
        self.start.setText(self.tr("Start the match"))
        self._explain()
        self._name_body()
        self._fit()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.game.restyle(style)
        self.body.restyle(style)
        self._later.start()

    def _lay_out(self) -> None:
        top, foot = QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.kind)
        top.addWidget(self.game)
        top.addStretch()
        foot.addWidget(self.warning, 1)
        foot.addWidget(self.buttons)
        self.lay_out(self._head, top, self._scroll, foot)

    def _on_kind(self) -> None:
        """Offer the games of a kind of match."""
        titles = self._titles()
        self.game.fill(titles)
        self.game.setVisible(self.kind.key != TRIATHLON and len(titles) > 1)
        self._on_game()

    def _titles(self) -> dict[str, str]:
        """Name the games of the kind of match in the current language."""
        games = games_with(DYNASTY) if self.kind.key == DYNASTY else tuple(BOXES)
        return {key: render(BOXES[key].title) for key in games}

    def _on_game(self) -> None:
        """Show the seats and the options that go with the match."""
        kind, game = self.kind.key, str(self.game.key)
        triathlon = kind == TRIATHLON
        numbers = range(TRIATHLETES, TRIATHLETES + 1) if triathlon else BOXES[game].seats
        seats = SeatList(numbers)
        options = [self._options_of(each) for each in (SPREADS if triathlon else (game,))]
        self.body = Body(seats, options)
        self._introduce(seats)
        seated = (self._plan(each).sitters for each in (game, *BOXES))
        seats.seat(next(sitters for sitters in seated if len(sitters) in numbers))
        seats.resized.connect(self._later.start)
        for part in self.body.parts:
            part.changed.connect(self._on_changed)
        self.body.restyle(dialog_style())
        self._name_body()
        self._scroll.setWidget(self.body)
        self._explain()
        self._on_changed()
        self._fit()

    def _options_of(self, game: str) -> GameOptions:
        chosen = self._chosen.get(game) or self._plan(game).options
        return GameOptions(game, chosen, GIVEN.get(self.kind.key, {}))

    def _name_body(self) -> None:
        self.body.head.setText(self.tr("Players"))
        self.body.retranslate()

    def _explain(self) -> None:
        titles = (BOXES[each].title for each in SPREADS)
        named = dict(zip(("first", "second", "third"), titles, strict=True))
        title = BOXES[str(self.game.key)].title
        self.body.explained.setText(render(EXPLAINED[self.kind.key].bind(game=title, **named)))

    def _on_changed(self) -> None:
        """Show why the choices are invalid, and enable the start button if they are valid."""
        self._chosen.update(self.options)
        found = [each.warn(self.seats.count) for each in self.body.options]
        reasons = [render(reason) for reason in found if reason is not None]
        self.warning.setText("\n".join(reasons))
        self.start.setEnabled(not reasons and not any(each.flawed for each in self.body.options))
        self._later.start()

    def _fit(self) -> None:
        """Resize to the seats and options, within the screen."""
        if (column := self.layout()) is None:
            return
        column.activate()
        margins = column.contentsMargins()
        room = self.screen().availableSize().expandedTo(self._window.size()) * ROOM
        bar = self._scroll.verticalScrollBar().sizeHint().width()
        around = margins.left() + margins.right() + bar
        least = column.totalMinimumSize().width()
        width = max(min(room.width(), max(WIDTH, self.seats.line_width() + around)), least)
        inside = self.body.fit(width - around)
        ends = column.totalHeightForWidth(width) - self._scroll.sizeHint().height()
        self.setFixedSize(width, min(room.height(), max(LOWEST, ends + inside)))

    def _on_start(self) -> None:
        self.accept()
        self.started.emit(self.kind.key, str(self.game.key), self.seats.sitters, self.options)
