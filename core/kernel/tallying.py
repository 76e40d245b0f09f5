"""Counting what lies on a real table: pieces are put onto empty boards in any order.

A *tally* is a reduced game. Its state is what lies on every player's boards; its moves
put a piece from the box onto a board, move one, lift one off again, or enter a number that no board
shows. A move is refused only where it cannot be made with cardboard either: on a square that is
covered, for example. Whether the boards can come from a real game is checked by ``flaws``; what
they are worth is computed by the game's own rules.
"""

from __future__ import annotations

import re
from enum import Enum
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from attrs import frozen

from .errors import UnreadableMove
from .messages import Message, Seat, text
from .outside_text import excerpt
from .places import Place

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .options import Option, Options
    from .scores import Outcome, ScoreSheet

UNREADABLE = text("core", "No piece can be placed like this: {code}")
NOTHING_THERE = text("core", "There is nothing there to remove.")
NOT_IN_THE_BOX = text("core", "No such piece is left in the box.")
ONE_BOARD = text("core", "Board")
NO_SUCH_PLACE = text("core", "No piece can go there.")


@frozen
class Put:
    """Put a piece from the box onto a board.

    Attributes:
        page: Which of a player's boards.
        piece: The piece, as events name it.
        place: Where it goes; its seat says whose board it is.
        turn: How often it is turned clockwise.

    """

    page: int
    piece: str
    place: Place
    turn: int = 0

    @property
    def code(self) -> str:
        """Page, piece, place and turn."""
        return f"{self.page} {self.piece} {self.place.code} {self.turn}"


@frozen
class Lift:
    """Lift what lies at a place back into the box."""

    page: int
    place: Place

    @property
    def code(self) -> str:
        """Page and place."""
        return f"{self.page} - {self.place.code}"


@frozen
class Shift:
    """Move what lies at a place elsewhere on the same board.

    Attributes:
        page: Which of a player's boards.
        place: Where it lies.
        to: Where it goes.
        turn: How often it is turned clockwise there.

    """

    page: int
    place: Place
    to: Place
    turn: int = 0

    @property
    def code(self) -> str:
        """Page, both places and turn."""
        return f"{self.page} > {self.place.code} {self.to.code} {self.turn}"


@frozen
class Enter:
    """Enter a number that nothing on a board shows: the points on the score track.

    Attributes:
        seat: Whose number it is.
        number: The number.
        setting: Which of several numbers of a position; empty: the one that a count asks for.

    """

    seat: Seat
    number: int
    setting: str = ""

    @property
    def code(self) -> str:
        """Seat, number and perhaps the setting."""
        return f"= {self.seat} {self.number} {self.setting}".rstrip()


Move: TypeAlias = Put | Lift | Shift | Enter


class FlawKind(Enum):
    """How a board falls short of one at the end of a real game."""

    MISSING = "missing"
    """Pieces or numbers are still to come."""
    LOOSE = "loose"
    """Something can only lie there if more pieces follow."""
    IMPOSSIBLE = "impossible"
    """No real game leads there, with any more pieces."""


@frozen
class BoardFlaw:
    """What keeps a board from being one of a finished real game.

    Attributes:
        kind: How it falls short.
        reason: The sentence that says so.
        seat: Whose board it is.
        page: Which of that player's boards.
        places: Where to look.

    """

    kind: FlawKind
    reason: Message
    seat: Seat
    page: int = 0
    places: tuple[Place, ...] = ()


S = TypeVar("S")


class Tallying(Protocol[S]):
    """How the boards of one game are counted."""

    @property
    def key(self) -> str:
        """The key of the game."""

    @property
    def pages(self) -> tuple[Message, ...]:
        """The names of each player's boards; a single one needs no name."""

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of the game that matter for its points."""

    @property
    def pieces(self) -> tuple[str, ...]:
        """Everything in the box, in the order of its tray."""

    @property
    def entered(self) -> Message | None:
        """What is entered as a number; None: everything can be seen."""

    @property
    def most_entered(self) -> int:
        """The largest number that can be entered."""

    def why_not_start(self, seats: int, options: Options) -> Message | None:
        """Say why boards of this number of players with these options cannot be counted."""

    def new(self, seats: int, options: Options) -> S:
        """Start with empty boards."""

    def left(self, state: S, page: int, piece: str) -> int:
        """Return how many of a piece are still in the box."""

    def legal_moves(self, state: S, seat: Seat, page: int) -> Sequence[Move]:
        """List what can be put onto one of a player's boards, lifted off it and moved there.

        Pieces come in the order of the tray, each unturned first.
        """

    def why_not(self, state: S, move: Move) -> Message | None:
        """Say why a move cannot be made with the pieces on the table; None: it can be made."""

    def number(self, state: S, seat: Seat) -> int | None:
        """Return which number was entered for a player; None: none yet."""

    def flaws(self, state: S, seat: Seat) -> Sequence[BoardFlaw]:
        """List what is missing on a player's boards or impossible there; none: they are done."""

    def apply(self, state: S, move: Move) -> S:
        """Make a move.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """

    def score(self, state: S, seat: Seat, page: int) -> ScoreSheet:
        """Itemize a player's points, those of one board in detail."""

    def outcome(self, state: S) -> Outcome | None:
        """Rank the players; None while a board has a flaw: there is no winner yet."""


AnyTally: TypeAlias = Tallying[Any]


def all_flaws(tally: AnyTally, state: Any) -> tuple[BoardFlaw, ...]:
    """List the flaws of all players' boards, seat by seat."""
    return tuple(flaw for seat in range(state.seats) for flaw in tally.flaws(state, seat))


_PLACE = re.compile(r"([a-z_]{1,20})(?:@(\d))?(?::(-?\d{1,2}(?:,-?\d{1,2}){0,3}))?")
_CODE = re.compile(r"(\d) (?:(-)|([a-z]{1,10}:?[A-Za-z0-9?]{0,4})) (\S{1,60})(?: (\d))?")
_SHIFT = re.compile(r"(\d) > (\S{1,60}) (\S{1,60}) (\d)")
_ENTRY = re.compile(r"= (\d) (\d{1,4})(?: ([a-z_]{1,20}\d{0,2}))?")


def parse(code: str) -> Move:
    """Read a move's code.

    Raises:
        UnreadableMove: If no move is written so.

    """
    if entry := _ENTRY.fullmatch(code):
        return Enter(int(entry[1]), int(entry[2]), entry[3] or "")
    if shift := _SHIFT.fullmatch(code):
        place, to = _place(shift[2]), _place(shift[3])
        if place is not None and to is not None:
            return Shift(int(shift[1]), place, to, int(shift[4]))
    found = _CODE.fullmatch(code)
    place = _place(found[4]) if found else None
    if found is None or place is None or bool(found[2]) == bool(found[5]):
        raise UnreadableMove(UNREADABLE.bind(code=excerpt(code, 80)))
    if found[2]:
        return Lift(int(found[1]), place)
    return Put(int(found[1]), found[3], place, int(found[5]))


def _place(code: str) -> Place | None:
    found = _PLACE.fullmatch(code)
    if found is None:
        return None
    at = tuple(map(int, found[3].split(","))) if found[3] else ()
    return Place(found[1], at, int(found[2]) if found[2] else None)
