"""The dialog that starts a contest: kind, game, options and entrants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout

from core.contest import DUPLICATE, SPREADS, TRIATHLETES, TRIATHLON, games_with
from core.games.boxes import BOXES
from core.history import DYNASTY
from core.kernel.messages import text
from gui.new_game.game_options import GameOptions
from gui.new_game.match_dialog import Body, MatchDialog
from gui.new_game.seat_list import SeatList
from gui.text.translation import render
from gui.widgets.controls import Chooser
from gui.widgets.plain_text import set_title
from gui.widgets.switch import Switch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

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


class ContestDialog(MatchDialog):
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
        self._plan, self._introduce = plan, introduce
        self._chosen: dict[str, Mapping[str, OptionValue]] = {}
        self.kind = Switch((DUPLICATE, TRIATHLON, *([DYNASTY] if games_with(DYNASTY) else ())))
        self.game = Chooser([*BOXES])
        self._lay_out()
        self._on_kind()
        self.kind.chosen.connect(self._on_kind)
        self.game.chosen.connect(self._on_game)
        self.retranslate()

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

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.kind)
        top.addWidget(self.game)
        top.addStretch()
        self.lay_out_below(top)

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
        self._introduce(seats)
        seated = (self._plan(each).sitters for each in (game, *BOXES))
        seats.seat(next(sitters for sitters in seated if len(sitters) in numbers))
        self.show_body(Body(seats, options))
        self._name_body()
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

    def _on_start(self) -> None:
        self.accept()
        self.started.emit(self.kind.key, str(self.game.key), self.seats.sitters, self.options)
