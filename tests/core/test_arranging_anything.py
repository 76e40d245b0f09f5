"""Every position of play can be arranged by hand: by the moves of the set-up alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from hypothesis import given
from hypothesis import strategies as st

from core.arranging import ARRANGINGS
from core.games import GAMES
from core.games.azul_duel.pieces import plate_piece
from core.games.azul_duel.places import STACK
from core.games.kingdomino.pieces import domino_piece
from core.games.kingdomino.places import current_king, current_slot, next_king, next_slot
from core.kernel.options import choose
from core.kernel.rng import Rng
from core.kernel.tallying import Enter, Lift, Put, Shift
from core.match import Match

if TYPE_CHECKING:
    from core.kernel.arranging import Arranging
    from core.kernel.places import Place

ROUNDS = 12
"""How often all places are gone through at most; what one needs may lie at another."""

GAMES_AND_OPTIONS = [
    ("azul_duel", 2, {}),
    ("azul_duel", 2, {"tablets": "random_4", "zero_point_draw": "free"}),
    ("kingdomino", 2, {}),
    ("kingdomino", 3, {"harmony": True}),
    ("kingdomino", 4, {"dynasty": True}),
    ("kingdomino", 2, {"mighty_duel": True, "dynasty": True}),
    ("pixies", 2, {}),
    ("pixies", 5, {}),
]


class Hand:
    """Arranges a position after another one, as a player does who sees both."""

    def __init__(self, arranging: Arranging, state: Any, wanted: Any) -> None:
        self.arranging, self.state, self.wanted = arranging, state, wanted
        self._tables: dict[tuple[int, int], tuple[Any, Any]] = {}

    def arrange(self) -> None:
        """Set what is set, then go through the places until nothing changes."""
        for turn in range(ROUNDS):
            before = self.state
            self._set()
            if self.arranging.key == "kingdomino" and not turn:
                self._make_lines()
            if self.arranging.key == "azul_duel":
                self._put_under_stack()
            for page in range(self.arranging.page_now(self.wanted) + 1):
                for seat in range(self.wanted.seats):
                    self._clear(page, seat)
                    self._lay(page, seat)
            if self.state == before:
                return

    def _play(self, move: Any) -> bool:
        if self.arranging.why_not(self.state, move) is not None:
            return False
        self.state = self.arranging.apply(self.state, move)
        return True

    def _set(self) -> None:
        for seat in range(self.wanted.seats):
            for setting in self.arranging.settings(self.wanted, seat):
                now = {each.key: each.value for each in self.arranging.settings(self.state, seat)}
                if setting.key != "points" and now.get(setting.key) != setting.value:
                    self._play(Enter(seat, setting.value, setting.key))

    def _table(self, state: Any, page: int) -> Any:
        """Open a page; kept, because it is asked for with every place."""
        key = (int(state is self.wanted), page)
        if key not in self._tables or self._tables[key][0] is not state:
            self._tables[key] = state, self.arranging.opened(state, page)
        return self._tables[key][1]

    def _at(self, state: Any, page: int, place: Place) -> tuple[str, int] | None:
        return self.arranging.piece_at(self._table(state, page), place)

    def _clear(self, page: int, seat: int) -> None:
        """Take away what lies elsewhere in the other position."""
        table = self._table(self.state, page)
        for place in reversed(self.arranging.places(table, seat)):
            found = self._at(self.state, page, place)
            if found is not None and found != self._at(self.wanted, page, place):
                self._play(Lift(page, place))

    def _lay(self, page: int, seat: int) -> None:
        """Lay what lies in the other position: from the box, or from elsewhere on the table."""
        for place in self._order(page, seat):
            found = self._at(self.wanted, page, place)
            if found is None or found == self._at(self.state, page, place):
                continue
            piece, turn = found
            if not self._play(Put(page, piece, place, turn)):
                table = self._table(self.state, page)
                for source in self.arranging.places(table, seat):
                    there = self._at(self.state, page, source)
                    wrong = there != self._at(self.wanted, page, source)
                    if there is not None and there[0] == piece and wrong:
                        self._play(Shift(page, source, place, turn))
                        break

    def _put_under_stack(self) -> None:
        """Put the plates under the stack that a player has seen, in their order."""
        known = [plate.plate for plate in self.wanted.stack if any(plate.seen)]
        there = [plate.plate for plate in self.state.stack if any(plate.seen)]
        for number in known[len(there) :]:
            if not self._play(Put(0, plate_piece(number), STACK)):
                return

    def _make_lines(self) -> None:
        """Lay the current line as it was drawn, and let its kings choose one after the other."""
        table, page = self.wanted.table, self.arranging.page_now(self.wanted)
        for slot in reversed(range(len(self.state.table.next_line))):
            self._play(Lift(page, next_slot(slot)))
        for slot, claim in enumerate(table.current_line):
            self._play(Put(page, domino_piece(claim.domino), current_slot(slot)))
        for slot, claim in enumerate(table.current_line):
            line = self.state.table.current_line
            there = next(n for n in range(slot, len(line)) if line[n].king == claim.king)
            self._play(Shift(page, current_king(there), current_king(slot)))
        for slot, drawn in enumerate(table.next_line):
            self._play(Put(page, domino_piece(drawn.domino), next_slot(slot)))
        chosen = [next_king(n) for n, each in enumerate(table.next_line) if each.king is not None]
        for slot in range(table.turn if table.current_line else 0):
            king = table.current_line[slot].king
            fitting = (p for p in chosen if table.next_line[p.at[0]].king == king)
            if (to := next(fitting, None)) is None:
                self._play(Lift(page, current_king(slot)))
            else:
                self._play(Shift(page, current_king(slot), to))
                chosen.remove(to)
        self._set()

    def _order(self, page: int, seat: int) -> list[Place]:
        """List the places of the other position; squares in the order in which they were laid."""
        table = self._table(self.wanted, page)
        places = self.arranging.places(table, seat)
        kingdoms = getattr(getattr(table, "table", None), "kingdoms", None)
        if kingdoms is None:
            return [*places]
        laid = [each.cell for each in kingdoms[seat].laid]
        order = {cell: index for index, cell in enumerate(laid)}
        others = [place for place in places if place.area != "kingdom"]
        squares = [place for place in places if place.area == "kingdom" and place.at in order]
        return [*others, *sorted(squares, key=lambda place: order[place.at])]


def reached(key: str, seats: int, options: dict[str, Any], seed: int, share: float) -> Any:
    """Play a random game and return one of its positions."""
    match, rng = Match.new(GAMES[key], seats, options, seed), Rng.seeded(seed)
    states = [match.state]
    while not match.over:
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
        states.append(match.state)
    return states[int(share * (len(states) - 1))]


def arranged(key: str, seats: int, options: dict[str, Any], wanted: Any) -> Any:
    """Arrange a position, beginning with the first one of another deal."""
    game = GAMES[key]
    arranging = ARRANGINGS[key].fitted(wanted)
    first = arranging.new(seats, choose(game.options, options))
    hand = Hand(arranging, arranging.settled(first), wanted)
    hand.arrange()
    return hand.state


@given(game=st.sampled_from(GAMES_AND_OPTIONS), seed=st.integers(0, 2**32), share=st.floats(0, 1))
def test_every_position_of_play_can_be_arranged(
    game: tuple[str, int, dict[str, Any]], seed: int, share: float
) -> None:
    key, seats, options = game
    wanted = reached(key, seats, options, seed, share)
    state = arranged(key, seats, options, wanted)

    assert GAMES[key].flaw(state) is None
    for seat in (None, *range(seats)):
        assert GAMES[key].view(state, seat) == GAMES[key].view(wanted, seat)
