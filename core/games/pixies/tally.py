"""Counting the nine cards of each round that were played on a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve, frozen

from core.kernel.errors import IllegalMove
from core.kernel.messages import Player
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked
from core.kernel.tallying import (
    NO_SUCH_PLACE,
    NOT_IN_THE_BOX,
    NOTHING_THERE,
    Enter,
    Lift,
    Move,
    Put,
)
from core.kernel.tuples import replaced

from . import texts
from .areas import SPACES, Area, Space
from .pieces import BACK, CARDS
from .places import down, up
from .scoring import tally
from .sheets import round_lines
from .state import ROUNDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Option, Options

PIECES = {card.code: card.id for card in CARDS.values()}
UNKNOWN = 0
"""A face-down card: nobody needs to know which."""


@frozen
class Rounds:
    """What lay on the table at the end of each round: areas by seat, then by round."""

    areas: tuple[tuple[Area, ...], ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.areas)


class PixiesTally:
    """How cards are counted."""

    key = "pixies"
    pages = tuple(texts.ROUND.bind(round=number) for number in range(1, ROUNDS + 1))
    options: tuple[Option, ...] = ()
    pieces = (*PIECES, BACK)
    entered: Message | None = None
    most_entered = 0

    def why_not_start(self, seats: int, options: Options) -> Message | None:  # noqa: ARG002 - there are none
        """Say why cards of this number of players cannot be counted."""
        return None if seats in SEATS else texts.WRONG_PLAYERS

    def new(self, seats: int, options: Options) -> Rounds:  # noqa: ARG002 - there are none
        """Give everybody nine empty spaces for every round."""
        return Rounds(((Area(),) * ROUNDS,) * seats)

    def left(self, state: Rounds, page: int, piece: str) -> int:
        """Tell whether a card is still in the box; of backs there are always enough."""
        return 1 if piece == BACK else int(_owner(state, page, PIECES[piece]) is None)

    def legal_moves(self, state: Rounds, seat: Seat, page: int) -> Sequence[Move]:
        """List the space of every card, every space for a back, and what can be lifted."""
        putting = [
            *(Put(page, code, up(seat, CARDS[card].number)) for code, card in PIECES.items()),
            *(Put(page, BACK, down(seat, number)) for number in SPACES),
        ]
        lifting = [Lift(page, where(seat, n)) for n in SPACES for where in (up, down)]
        moves: tuple[Move, ...] = (*putting, *lifting)
        return tuple(move for move in moves if self.why_not(state, move) is None)

    def why_not(self, state: Rounds, move: Move) -> Message | None:
        """Say which rule a card breaks where it is to lie."""
        if not isinstance(move, Put | Lift) or not _is_space(state, move):
            return NO_SUCH_PLACE
        seat, (number,) = move.place.seat or 0, move.place.at
        space = state.areas[seat][move.page].at(number)
        if isinstance(move, Lift):
            lies = space.up if move.place.area == "up" else space.down
            return NOTHING_THERE if lies is None else None
        if move.piece == BACK:
            return texts.BACK_TAKEN.bind(space=number) if space.down is not None else None
        if move.piece not in PIECES:
            return NOT_IN_THE_BOX
        return _why_not_card(state, move, space)

    def apply(self, state: Rounds, move: Move) -> Rounds:
        """Lay a card or lift one.

        Raises:
            IllegalMove: With the sentence of ``why_not``.

        """
        reason = self.why_not(state, move)
        if reason is not None or isinstance(move, Enter):
            raise IllegalMove(reason or NO_SUCH_PLACE)
        seat, (number,) = move.place.seat or 0, move.place.at
        areas = state.areas[seat]
        space = _changed(areas[move.page].at(number), move)
        area = areas[move.page].changed(number, space)
        return Rounds(replaced(state.areas, seat, replaced(areas, move.page, area)))

    def score(self, state: Rounds, seat: Seat, page: int) -> ScoreSheet:
        """Itemize the round that is looked at; the others are a line each."""
        return ScoreSheet(tuple(_lines(state, seat, page)))

    def outcome(self, state: Rounds) -> Outcome:
        """Rank the players by the totals of all rounds."""
        standings = ranked([(_total(state, seat),) for seat in range(state.seats)])
        winners = sum(standing.rank == 1 for standing in standings)
        best = standings[0]
        alone = texts.highest_total(best.points)
        reason = alone if winners == 1 else texts.SHARED_VICTORY
        return Outcome(standings, reason.bind(winner=Player(best.seat), points=best.points))


PIXIES_TALLY = PixiesTally()


def _owner(state: Rounds, page: int, card: int) -> Seat | None:
    for seat, areas in enumerate(state.areas):
        if card in areas[page].cards:
            return seat
    return None


def _is_space(state: Rounds, move: Put | Lift) -> bool:
    place = move.place
    known = place.area in {"up", "down"} and len(place.at) == 1 and place.at[0] in SPACES
    return known and place.seat in range(state.seats) and move.page in range(ROUNDS)


def _why_not_card(state: Rounds, move: Put, space: Space) -> Message | None:
    card = CARDS[PIECES[move.piece]]
    (number,) = move.place.at
    owner = _owner(state, move.page, card.id)
    if owner is not None:
        color = texts.color_of(card)
        return texts.ALREADY_LIES.bind(player=Player(owner), number=card.number, color=color)
    if number != card.number:
        return texts.OWN_SPACE.bind(space=card.number)
    return texts.FACE_TAKEN.bind(space=number) if space.up is not None else None


def _changed(space: Space, move: Put | Lift) -> Space:
    if isinstance(move, Lift):
        return evolve(space, **{move.place.area: None})
    if move.piece == BACK:
        return evolve(space, down=UNKNOWN)
    return evolve(space, up=PIECES[move.piece])


def _lines(state: Rounds, seat: Seat, page: int) -> Iterator[ScoreLine]:
    for index, area in enumerate(state.areas[seat]):
        if index == page:
            yield from round_lines(seat, area, index + 1)
        elif area.cards:
            number = index + 1
            yield ScoreLine(tally(area, number).total, texts.ROUND.bind(round=number))


def _total(state: Rounds, seat: Seat) -> int:
    return sum(tally(area, n).total for n, area in enumerate(state.areas[seat], start=1))
