"""Arranging a position: pieces go from the box to any place of the table and back, in any order.

What lies in the box is what no place shows: the bag, the deck, the pile, the stack. It is counted
from the places after every move, so no piece is ever there twice. A move is made in the terms of
``tallying``. Where a piece lies already, the two change places or the old one goes into the box.
What no piece shows is a *setting*: the round, whose turn it is, points. Finished rounds or games
that still count are *pages*, arranged like the present one. Every position of play can be reached
so; whether play can lead to a position is said by ``Game.flaw``.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from attrs import frozen

from .errors import IllegalMove
from .messages import Message, Player, Seat, text
from .tallying import (
    NO_SUCH_PLACE,
    NOT_IN_THE_BOX,
    NOTHING_THERE,
    ONE_BOARD,
    BoardFlaw,
    Enter,
    FlawKind,
    Lift,
    Move,
    Put,
    Shift,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from .game import AnyGame
    from .options import Option, Options
    from .places import Place
    from .scores import Outcome, ScoreSheet

NOT_NOW = text("core", "This cannot be chosen now.")
NEVER_BOXED = text("core", "This piece always lies on the table; drag it to another place.")
TURN_GROUP = text("core", "Turn")
TO_MOVE = text("core", "To move")
ROUND = text("core", "Round")


@frozen
class Setting:
    """A part of a position that no piece shows.

    Attributes:
        key: Its name in moves.
        group: What it is about; settings of a group are shown together.
        title: What it is called.
        value: The number as it stands.
        numbers: What can be chosen.
        names: What each of the numbers means; none: they are just numbers.

    """

    key: str
    group: Message
    title: Message
    value: int
    numbers: range
    names: tuple[Message | Player, ...] = ()


def turn_setting(mover: Seat, seats: int) -> Setting:
    """Make the setting of whose turn it is."""
    return seat_setting("turn", TURN_GROUP, TO_MOVE, mover, seats)


def seat_setting(key: str, group: Message, title: Message, seat: Seat, seats: int) -> Setting:
    """Make a setting that names a player."""
    return Setting(key, group, title, seat, range(seats), tuple(map(Player, range(seats))))


class Arranging(ABC):
    """How the position of one game is arranged; a ``Tallying`` whose states are positions.

    The methods of a game get the *table* of a page: the position itself or, for a page of the past,
    a position with what lay on the table then.

    Attributes:
        kinds: How many of the pieces are alike, kind by kind, in the order of the box.
        pages: The names of the pages that a position can have, in their order.

    """

    options: tuple[Option, ...] = ()
    entered: Message | None = None
    most_entered = 0

    def __init__(
        self,
        game: AnyGame,
        pieces: Iterable[str],
        kinds: tuple[int, ...],
        pages: tuple[Message, ...] = (ONE_BOARD,),
    ) -> None:
        self.game, self.kinds, self.pages = game, kinds, pages
        self.pieces = tuple(pieces)

    def fitted(self, state: Any) -> Arranging:  # noqa: ARG002 - most boxes are the same for all
        """Return how positions with these players and options are arranged."""
        return self

    @property
    def key(self) -> str:
        """The key of the game."""
        return self.game.key

    @abstractmethod
    def places(self, state: Any, seat: Seat) -> Sequence[Place]:
        """List the places of the table, and of one seat's board, where pieces lie or may go."""

    @abstractmethod
    def piece_at(self, state: Any, place: Place) -> tuple[str, int] | None:
        """Return which piece lies at a place, and how often it is turned."""

    @abstractmethod
    def ways(self, state: Any, seat: Seat, piece: str) -> Iterable[tuple[Place, int]]:
        """List where a piece may go by ``why_not_put``, and how it may be turned there."""

    @abstractmethod
    def why_not_put(self, state: Any, piece: str, place: Place, turn: int) -> Message | None:
        """Say why a piece cannot lie at a place; None: it can, in place of what lies there."""

    @abstractmethod
    def put(self, state: Any, piece: str, place: Place, turn: int) -> Any:
        """Put a piece at a place, in place of what lies there."""

    @abstractmethod
    def why_not_lift(self, state: Any, place: Place) -> Message | None:
        """Say why what lies at a place cannot be taken away."""

    @abstractmethod
    def lifted(self, state: Any, place: Place) -> Any:
        """Take away what lies at a place."""

    @abstractmethod
    def settled(self, state: Any) -> Any:
        """Put everything into the box that no place shows."""

    @abstractmethod
    def in_box(self, table: Any, piece: str) -> int:
        """Return how many of a piece are in the box."""

    @abstractmethod
    def settings(self, state: Any, seat: Seat) -> Sequence[Setting]:
        """List what no piece shows: of the whole table, and of one seat."""

    @abstractmethod
    def with_setting(self, state: Any, seat: Seat, key: str, number: int) -> Any:
        """Change a setting to one of the numbers that it offers."""

    def why_not_box(self, piece: str) -> Message | None:  # noqa: ARG002 - most pieces do
        """Say why a piece that may leave its place does not go into the box."""
        return None

    def page_now(self, state: Any) -> int:  # noqa: ARG002 - most games have one page
        """Return the page of what lies on the table now; it is the last one."""
        return 0

    def opened(self, state: Any, page: int) -> Any:  # noqa: ARG002 - likewise
        """Return the table of a page."""
        return state

    def closed(self, state: Any, page: int, table: Any) -> Any:  # noqa: ARG002 - likewise
        """Return the position with another table on a page."""
        return table

    def left(self, state: Any, page: int, piece: str) -> int:
        """Return how many of a piece are in the box of a page."""
        return self.in_box(self.opened(state, page), piece)

    def address(self, place: Place) -> Place:
        """Return the place at which a hand aims for a place; places that overlap share one."""
        return place

    def shown(self, piece: str, turn: int) -> str:  # noqa: ARG002 - most pieces show what they are
        """Return which piece a hand shows that holds a piece turned so."""
        return piece

    def why_not_start(self, seats: int, options: Options) -> Message | None:  # noqa: ARG002 - any position will do
        """Allow everything: a position is arranged from another one."""
        return None

    def new(self, seats: int, options: Options) -> Any:
        """Begin with the first position of a deal."""
        from .rng import Rng  # noqa: PLC0415 - seldom needed

        return self.game.new(seats, options, Rng.seeded(0))

    def cleared(self, state: Any) -> Any:
        """Put everything into the box that goes there."""
        page = self.page_now(state)
        for seat in range(state.seats):
            for place in reversed(self.places(state, seat)):
                lift = Lift(page, place)
                if self.why_not(state, lift) is None:
                    state = self.apply(state, lift)
        return state

    def legal_moves(self, state: Any, seat: Seat, page: int) -> Sequence[Move]:
        """List what can be put where, taken away, and moved or exchanged."""
        table = self.opened(state, page)
        moves: list[Move] = [
            Put(page, piece, place, turn)
            for piece in self.pieces
            if self.in_box(table, piece)
            for place, turn in self.ways(table, seat, piece)
        ]
        lying = {place: self.piece_at(table, place) for place in self.places(table, seat)}
        for place, found in lying.items():
            if found is not None:
                moves += self._moves_from(table, seat, page, place, lying)
        return moves

    def _moves_from(
        self,
        table: Any,
        seat: Seat,
        page: int,
        place: Place,
        lying: Mapping[Place, tuple[str, int] | None],
    ) -> Iterator[Move]:
        """List what can be done with the piece at a place."""
        piece, turned = lying[place] or ("", 0)
        loose = self.why_not_lift(table, place) is None
        if loose and self.why_not_box(piece) is None:
            yield Lift(page, place)
        without = self.lifted(table, place) if loose else table
        for to, turn in self.ways(without, seat, piece):
            there = lying.get(to)
            if to == place or (there is None and not loose):
                continue
            if there is None or self.why_not_put(table, there[0], place, turned) is None:
                shift = Shift(page, place, to, turn)
                if there is None or self._why_not_shift(table, shift) is None:
                    yield shift

    def why_not(self, state: Any, move: Move) -> Message | None:
        """Say why a move cannot be made; None: it can be made."""
        if isinstance(move, Enter):
            return self._why_not_enter(state, move)
        if move.page not in range(self.page_now(state) + 1):
            return NO_SUCH_PLACE
        table = self.opened(state, move.page)
        match move:
            case Put(_, piece, place, turn):
                if piece not in self.pieces or not self.in_box(table, piece):
                    return NOT_IN_THE_BOX
                return self.why_not_put(table, piece, place, turn)
            case Lift(_, place):
                found = self.piece_at(table, place)
                if found is None:
                    return NOTHING_THERE
                return self.why_not_lift(table, place) or self.why_not_box(found[0])
            case Shift():
                return self._why_not_shift(table, move)

    def apply(self, state: Any, move: Move) -> Any:
        """Make a move.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        if reason := self.why_not(state, move):
            raise IllegalMove(reason)
        if isinstance(move, Enter):
            return self.settled(self.with_setting(state, move.seat, move.setting, move.number))
        table = self.opened(state, move.page)
        match move:
            case Put(_, piece, place, turn):
                table = self.put(table, piece, place, turn)
            case Lift(_, place):
                table = self.lifted(table, place)
            case Shift():
                table = self._shifted(table, move)
        return self.closed(state, move.page, self.settled(table))

    def _why_not_enter(self, state: Any, move: Enter) -> Message | None:
        if move.seat not in range(state.seats):
            return NOT_NOW
        offered = (each for each in self.settings(state, move.seat) if each.key == move.setting)
        found = next(offered, None)
        return None if found is not None and move.number in found.numbers else NOT_NOW

    def number(self, state: Any, seat: Seat) -> int | None:  # noqa: ARG002 - nothing is entered
        """Return None: every number is seen on the table."""
        return None

    def flaws(self, state: Any, seat: Seat) -> Sequence[BoardFlaw]:
        """Say which invariant the position breaks."""
        reason = self.game.flaw(state)
        return () if reason is None else (BoardFlaw(FlawKind.IMPOSSIBLE, reason, seat),)

    def score(self, state: Any, seat: Seat, page: int) -> ScoreSheet:  # noqa: ARG002 - one table
        """Itemize a player's points as they stand."""
        return self.game.score(state, seat)

    def outcome(self, state: Any) -> Outcome | None:  # noqa: ARG002 - see below
        """Return None: nobody has won a position that is arranged."""
        return None

    def _why_not_shift(self, state: Any, move: Shift) -> Message | None:
        found, there = self.piece_at(state, move.place), self.piece_at(state, move.to)
        if found is None:
            return NOTHING_THERE
        if there is None and (reason := self.why_not_lift(state, move.place)):
            return reason
        if reason := self.why_not_put(self._without(state, move), found[0], move.to, move.turn):
            return reason
        if there is None:
            return None
        return self.why_not_put(state, there[0], move.place, found[1])

    def _shifted(self, state: Any, move: Shift) -> Any:
        found, there = self.piece_at(state, move.place), self.piece_at(state, move.to)
        if found is None:
            return state
        if there is None:
            return self.put(self.lifted(state, move.place), found[0], move.to, move.turn)
        exchanged = self.put(state, there[0], move.place, found[1])
        return self.put(exchanged, found[0], move.to, move.turn)

    def _without(self, state: Any, move: Shift) -> Any:
        """Take the piece away that is moved to an empty place."""
        empty = self.piece_at(state, move.to) is None
        return self.lifted(state, move.place) if empty else state


def kept_order(before: Iterable[Any], now: Iterable[Any]) -> list[Any]:
    """Order pieces in the box: first those that were there before, as they were."""
    rest = list(now)
    kept = []
    for piece in before:
        if piece in rest:
            rest.remove(piece)
            kept.append(piece)
    return kept + rest
