"""The dialog that opens a table: game, options, seats, and how guests come to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout

from core.games.boxes import BOXES
from gui.new_game.game_options import GameOptions
from gui.new_game.match_dialog import Body, MatchDialog
from gui.new_game.seat_list import SeatList
from gui.store.plan import Plan
from gui.text.translation import render
from gui.widgets.controls import CheckBox, Chooser, button
from gui.widgets.plain_text import set_title
from gui.widgets.switch import Switch

from . import texts
from .table_plan import INTERNET, WAYS, TablePlan

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from gui.widgets.style import Style


class OpenTableDialog(MatchDialog):
    """A list for the game, a switch for the way of the guests, seats and options.

    Signals:
        opened: The plan of the table.
        settings_wanted: The page of the settings about brokers is to be shown.
        broker_wanted: The settings have changed: ``set_broker`` is to be called.
    """

    opened = Signal(object)
    settings_wanted = Signal()
    broker_wanted = Signal()

    def __init__(
        self,
        plan: Callable[[str], Plan],
        introduce: Callable[[SeatList], None],
        game: str,
        parent: QWidget,
    ) -> None:
        """Start with a game, its players and options of the last time."""
        super().__init__(parent)
        self._plan, self._introduce = plan, introduce
        self._broker = ""
        self.game = Chooser([*BOXES])
        self.game.set_key(game)
        self.way = Switch(WAYS)
        self.free_words = CheckBox()
        self.settings = button("settings")
        self.settings.setAutoDefault(False)
        self._lay_out()
        self._on_game()
        self.game.chosen.connect(self._on_game)
        self.way.chosen.connect(self._on_changed)
        self.settings.clicked.connect(self.settings_wanted)
        self.retranslate()

    def set_broker(self, broker: str) -> None:
        """Name the broker of the settings; empty: there is none."""
        self._broker = broker
        self._on_changed()

    @property
    def plan(self) -> TablePlan:
        """What is chosen."""
        game, seats = str(self.game.key), self.seats
        options = self.body.options[0].values
        plan = Plan(game, seats.sitters, options, remember=False)
        return TablePlan(plan, seats.guests, self.way.key, self.free_words.isChecked())

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        set_title(self, render(texts.OPEN_TITLE))
        self._head.setText(render(texts.OPEN_TITLE))
        self.way.setAccessibleName(render(texts.WAY))
        for key, segment in self.way.segments.items():
            segment.setText(render(texts.WAYS[key]))
        self.game.setAccessibleName(render(texts.GAME))
        with QSignalBlocker(self.game):  # the same games under other names
            self.game.offer({key: render(box.title) for key, box in BOXES.items()})
        self.start.setText(render(texts.OPEN))
        self.settings.setText(render(texts.BROKER_SETTINGS))
        self.free_words.setText(render(texts.FREE_WORDS))
        self._name_body()
        self._on_changed()
        self._fit()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        super().restyle(style)
        self.game.restyle(style)

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.addWidget(self.game)
        top.addWidget(self.way)
        top.addWidget(self.settings)
        top.addStretch()
        self.lay_out_below(top)

    def _on_game(self) -> None:
        """Show the seats and the options of the game; one more seat than here is open."""
        game = str(self.game.key)
        plan = self._plan(game)
        seats = SeatList(BOXES[game].seats, guests=True)
        self._introduce(seats)
        seats.seat(plan.sitters, _open_seats(plan))
        self.show_body(Body(seats, [GameOptions(game, plan.options, {})], [self.free_words]))
        self._name_body()
        self._on_changed()
        self._fit()

    def _name_body(self) -> None:
        self.body.head.setText(render(texts.SEATS))
        self.body.retranslate()

    def _on_changed(self) -> None:
        internet = self.way.key == INTERNET
        explained = texts.WAYS_EXPLAINED[self.way.key].bind(broker=self._broker)
        sentences = [render(explained)] if self._broker or not internet else []
        if not internet:
            sentences.append(render(texts.FIREWALL))
        self.body.explained.setText(" ".join(sentences))
        self.body.explained.setVisible(bool(sentences))
        self.settings.setVisible(internet)
        general = [each.warn(self.seats.count) for each in self.body.options]
        reasons = [render(reason) for reason in general if reason is not None]
        missing = internet and not self._broker
        if missing:
            reasons.append(render(texts.NO_BROKER))
        elif not reasons and not self.seats.guests:
            self.warning.setText(render(texts.NO_OPEN_SEAT))
        flawed = any(each.flawed for each in self.body.options)
        self.start.setEnabled(not reasons and not flawed)
        if reasons or self.seats.guests:
            self.warning.setText("\n".join(reasons))
        self.warning.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._later.start()

    def _on_start(self) -> None:
        plan = self.plan
        self.accept()
        self.opened.emit(plan)


def _open_seats(plan: Plan) -> frozenset[int]:
    """Leave the seats of computers open, or the last one where only people sit."""
    computers = frozenset(seat for seat, each in enumerate(plan.sitters) if each.level)
    return computers or frozenset({len(plan.sitters) - 1})
