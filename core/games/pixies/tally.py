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
    BoardFlaw,
    Enter,
    FlawKind,
    Lift,
    Move,
    Put,
    Shift,
    all_flaws,
)
from core.kernel.tuples import replaced

from . import tally_texts, texts
from .areas import SPACES, Area, Space
from .pieces import BACK, CARDS
from .places import down, up
from .scoring import tally, validated_spaces
from .sheets import round_lines
from .state import REVEALED, ROUNDS, SEATS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Option, Options

PIECES = {card.code: card.id for card in CARDS.values()}
UNKNOWN = 0
"""A face-down card: which one does not matter."""


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
        """Start with nine empty spaces for each player in every round."""
        return Rounds(((Area(),) * ROUNDS,) * seats)

    def left(self, state: Rounds, page: int, piece: str) -> int:
        """Return whether a card is still in the box; of backs there are always enough."""
        return 1 if piece == BACK else int(not _owners(state, page, PIECES[piece]))

    def legal_moves(self, state: Rounds, seat: Seat, page: int) -> Sequence[Move]:
        """List the space of every card, those for backs, and what can be lifted or moved."""
        putting = [
            *(Put(page, code, up(seat, CARDS[card].number)) for code, card in PIECES.items()),
            *(Put(page, BACK, down(seat, number)) for number in SPACES),
        ]
        lifting = [Lift(page, where(seat, n)) for n in SPACES for where in (up, down)]
        shifting = [
            Shift(page, down(seat, number), down(seat, other))
            for number in SPACES
            for other in SPACES
            if other != number
        ]
        moves: tuple[Move, ...] = (*putting, *lifting, *shifting)
        return tuple(move for move in moves if self.why_not(state, move) is None)

    def why_not(self, state: Rounds, move: Move) -> Message | None:
        """Say what is in the way of a card, or that its space is another one."""
        if isinstance(move, Enter) or not _is_space(state, move):
            return NO_SUCH_PLACE
        seat, (number,) = move.place.seat or 0, move.place.at
        space = state.areas[seat][move.page].at(number)
        if not isinstance(move, Put):
            lies = space.up if move.place.area == "up" else space.down
            if lies is None or isinstance(move, Lift):
                return NOTHING_THERE if lies is None else None
            lifted, put = _as_steps(space, move)
            inside = move.to.seat == seat
            return self.why_not(self.apply(state, lifted), put) if inside else NO_SUCH_PLACE
        if move.place.area != ("down" if move.piece == BACK else "up"):
            return NO_SUCH_PLACE
        if move.piece == BACK:
            return tally_texts.BACK_TAKEN.bind(space=number) if space.down is not None else None
        if move.piece not in PIECES:
            return NOT_IN_THE_BOX
        return _why_not_card(move, space)

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
        if isinstance(move, Shift):
            lifted, put = _as_steps(areas[move.page].at(number), move)
            return self.apply(self.apply(state, lifted), put)
        space = _changed(areas[move.page].at(number), move)
        area = areas[move.page].changed(number, space)
        return Rounds(replaced(state.areas, seat, replaced(areas, move.page, area)))

    def number(self, state: Rounds, seat: Seat) -> int | None:  # noqa: ARG002 - there are none
        """Enter nothing: the cards show everything."""
        return None

    def flaws(self, state: Rounds, seat: Seat) -> Sequence[BoardFlaw]:
        """List cards that are there twice, what no round leads to, and what is missing."""
        return tuple(flaw for page in range(ROUNDS) for flaw in _flaws(state, seat, page))

    def score(self, state: Rounds, seat: Seat, page: int) -> ScoreSheet:
        """Itemize the round that is looked at; the others are a line each."""
        return ScoreSheet(tuple(_lines(state, seat, page)))

    def outcome(self, state: Rounds) -> Outcome | None:
        """Rank the players by the totals of all rounds."""
        if all_flaws(self, state):
            return None
        standings = ranked([(_total(state, seat),) for seat in range(state.seats)])
        winners = sum(standing.rank == 1 for standing in standings)
        best = standings[0]
        alone = texts.highest_total(best.points)
        reason = alone if winners == 1 else texts.SHARED_VICTORY
        return Outcome(standings, reason.bind(winner=Player(best.seat), points=best.points))


PIXIES_TALLY = PixiesTally()


def _owners(state: Rounds, page: int, card: int) -> list[Seat]:
    """List in front of whom a card lies in a round."""
    return [seat for seat, areas in enumerate(state.areas) if card in areas[page].cards]


def _is_space(state: Rounds, move: Put | Lift | Shift) -> bool:
    place = move.place
    known = place.area in {"up", "down"} and len(place.at) == 1 and place.at[0] in SPACES
    return known and place.seat in range(state.seats) and move.page in range(ROUNDS)


def _as_steps(space: Space, move: Shift) -> tuple[Lift, Put]:
    """Split a move on the board into lifting and putting."""
    shown = space.up if move.place.area == "up" else None
    piece = BACK if shown is None else CARDS[shown].code
    return Lift(move.page, move.place), Put(move.page, piece, move.to)


def _why_not_card(move: Put, space: Space) -> Message | None:
    card = CARDS[PIECES[move.piece]]
    (number,) = move.place.at
    if number != card.number:
        return tally_texts.OWN_SPACE.bind(space=card.number)
    return tally_texts.FACE_TAKEN.bind(space=number) if space.up is not None else None


def _flaws(state: Rounds, seat: Seat, page: int) -> Iterator[BoardFlaw]:
    """Check one round of a player."""
    areas = [each[page] for each in state.areas]
    area, number = areas[seat], page + 1
    for card in area.face_up:
        owners = _owners(state, page, card.id)
        if len(owners) > 1:
            both = tally_texts.CARD_IN_TWO_AREAS.bind(
                player=Player(owners[0]), other=Player(owners[1])
            )
            named = both.bind(number=card.number, color=texts.color_of(card))
            places = (up(seat, card.number),)
            yield BoardFlaw(FlawKind.IMPOSSIBLE, named.bind(round=number), seat, page, places)
    if len(validated_spaces(area)) == len(SPACES):
        reason = tally_texts.NINE_VALIDATED.bind(round=number)
        yield BoardFlaw(FlawKind.IMPOSSIBLE, reason, seat, page)
    most = max(len(each.cards) for each in areas)
    lasting = len(CARDS) - most * state.seats >= REVEALED[state.seats]
    if lasting and not any(each.is_full for each in areas):
        reason = tally_texts.NOT_FULL.bind(round=number)
        yield BoardFlaw(FlawKind.MISSING, reason, seat, page)
    elif len(area.cards) < most:
        reason = tally_texts.cards_missing(most - len(area.cards)).bind(round=number)
        yield BoardFlaw(FlawKind.MISSING, reason, seat, page)


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
