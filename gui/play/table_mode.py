"""Table mode for a flat touch screen: each player has a strip at one edge."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from core.kernel.messages import Player, text
from gui.panels.seat_strip import THICKNESS, SeatStrip
from gui.widgets.turned import Turned

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message, Seat
    from gui.board.table import Choice
    from gui.board.view import TableView
    from gui.widgets.style import Style

    from .confirm_move import MoveConfirmation
    from .header import Header
    from .perspective import Perspective

WAITS = text("table_mode", "{player}: {other}’s turn")
STAYS = 5000
"""Milliseconds for which a refusal replaces the prompt."""
ANGLES = {
    1: (0,),
    2: (0, 180),
    3: (0, 90, 180),
    4: (0, 90, 180, 270),
    5: (0, 90, 180, 180, 270),
}
"""Where the people sit, clockwise from the near edge; of five, two share the edge opposite."""
OPPOSITE = 180
CELLS = {0: (2, 1), 90: (1, 0), 180: (0, 1), 270: (1, 2)}
"""The cell of the grid round the board where the strips of each angle lie."""


class TableMode(QObject):
    """Shows a strip for every person, and turns the board to the one who is to move.

    Attributes:
        grid: The board with the strips round it.
        strips: The strip of each person's seat; empty: table mode is off.

    Signals:
        undone: The last move is to be taken back.
        asked: A hint is wanted.
        switched: Table mode was turned on or off, or other seats have strips.
    """

    undone = Signal()
    asked = Signal()
    switched = Signal()

    def __init__(
        self,
        perspective: Perspective,
        view: TableView,
        header: Header,
        confirmation: MoveConfirmation,
    ) -> None:
        super().__init__(view)
        self._perspective, self._view, self._header = perspective, view, header
        self._confirmation = confirmation
        self._style: Style | None = None
        self._prompt: tuple[Message, Seat | None] | None = None
        self._undo = False
        self._choices: Sequence[Choice] = ()
        self.grid = QGridLayout()
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setSpacing(0)
        self.grid.addWidget(view, 1, 1)
        self._rows = {angle: QHBoxLayout() for angle in CELLS}
        for angle, row in self._rows.items():
            self.grid.addLayout(row, *CELLS[angle])
        self.strips: dict[Seat, SeatStrip] = {}
        self._angles: dict[Seat, int] = {}
        self._edges: list[QWidget] = []
        self._refused = QTimer(self, singleShot=True, interval=STAYS)
        self._refused.timeout.connect(self._tell_again)
        view.table_scene.hand.changed.connect(self._offer)

    def set_on(self, *, on: bool) -> None:
        """Turn table mode on or off."""
        players = self._perspective.controller.players
        people = [seat for seat, player in enumerate(players) if not player.level] if on else []
        angles = ANGLES.get(len(people), ())
        people = people[: len(angles)]
        if list(self.strips) == people:
            return
        self._clear()
        self._perspective.flat = bool(people)
        self._header.setHidden(bool(people))
        for seat, angle in zip(people, angles, strict=True):
            self._seat(seat, angle)
        if self._style is not None:
            self.restyle(self._style)
        self._tell_again()
        self.lay(self._choices)
        self.switched.emit()

    def tell(self, sentence: Message, seat: Seat | None) -> None:
        """Show what the program waits for, and turn the board to the seat to move."""
        self._prompt = (sentence, seat)
        self._refused.stop()
        self._tell_again()

    def refuse(self, reason: Message) -> None:
        """Show the seat to move why something is not allowed."""
        if (strip := self._acting) is not None:
            strip.refuse(reason, self._perspective.looks)
            self._refused.start()

    def name_steps(self, undo: Message | None, _redo: Message | None, _names: object) -> None:
        """Set whether a move can be taken back."""
        self._undo = undo is not None
        self._offer()

    def lay(self, choices: Sequence[Choice]) -> None:
        """Offer the moves that buttons make to the seat that is to move."""
        self._choices = choices
        for strip in self.strips.values():
            strip.lay(choices if strip is self._acting else ())
        self._offer()

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""
        self._style = style
        for edge, strip in zip(self._edges, self.strips.values(), strict=True):
            strip.restyle(style)
            thickness = max(THICKNESS, style.row(THICKNESS))
            if isinstance(edge, Turned):
                edge.set_thickness(thickness)
            else:
                edge.setFixedHeight(thickness)

    @property
    def _acting(self) -> SeatStrip | None:
        seat = self._perspective.controller.match.to_act
        return None if seat is None else self.strips.get(seat)

    def _seat(self, seat: Seat, angle: int) -> None:
        strip = self.strips[seat] = SeatStrip(seat)
        self._angles[seat] = angle
        strip.chosen.connect(self._on_chosen)
        strip.turned.connect(self._on_turned)
        strip.agreed.connect(self._confirmation.bar.agreed)
        strip.refused.connect(self._confirmation.bar.refused)
        strip.undone.connect(self.undone)
        strip.asked.connect(self.asked)
        edge = Turned(strip, angle) if angle else strip
        self._edges.append(edge)
        self._rows[angle].addWidget(edge)

    def _clear(self) -> None:
        for edge in self._edges:
            edge.hide()
            edge.deleteLater()
        self._edges.clear()
        self.strips.clear()
        self._angles.clear()

    def _tell_again(self) -> None:
        if self._prompt is None:
            return
        sentence, seat = self._prompt
        looks = self._perspective.looks
        for own, strip in self.strips.items():
            if own == seat or seat is None:
                strip.tell(sentence, looks, waited_for=own == seat)
            else:
                strip.tell(
                    WAITS.bind(player=Player(own), other=Player(seat)), looks, waited_for=False
                )
        facing = self._angles.get(self._perspective.near, 0)
        self._view.turn_round(turned=facing == OPPOSITE)
        self._offer()

    def _offer(self) -> None:
        """Show the buttons that do something now: Undo where the last move was made."""
        hand = self._view.table_scene.hand
        source = hand.source if hand.holding else None
        turns = source is not None and len(hand.handles.variants(source)) > 1
        waits = not self._confirmation.bar.isHidden()
        hint = not self._header.buttons["hint"].isHidden() and source is None and not waits
        moved = [turn.seat for turn in self._perspective.controller.match.turns]
        last = next((seat for seat in reversed(moved) if seat in self.strips), None)
        for seat, strip in self.strips.items():
            acts = strip is self._acting
            strip.offer(
                turn=acts and turns,
                undo=seat == last and self._undo and source is None,
                agree=acts and waits,
                refuse=acts and waits,
                hint=acts and hint,
            )

    def _on_chosen(self, move: Any) -> None:
        self._confirmation.ask(move)
        self._offer()

    def _on_turned(self) -> None:
        self._view.table_scene.hand.turn(1)
