"""Positions for tests, every one of them consistent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.kingdom import Kingdom
from core.games.kingdomino.pieces import DOMINOES
from core.games.kingdomino.state import Claim, Decision, Slot, State, Table
from core.games.kingdomino.variants import OPTIONS, Setup, setup_for
from core.kernel.messages import english
from core.kernel.options import Options, choose
from core.kernel.rng import Rng
from tests.core.games.kingdomino.pictures import kingdom

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.games.kingdomino.events import Event

CASTLE_ONLY = "##"


def chosen(**given: bool) -> Options:
    """Choose variants."""
    return choose(OPTIONS, given)


def start(seats: int, seed: int = 0, **given: bool) -> State:
    """Begin a game."""
    return KINGDOMINO.new(seats, chosen(**given), Rng.seeded(seed))


def play(state: State, *codes: str) -> State:
    """Make some moves."""
    for code in codes:
        state = KINGDOMINO.apply(state, KINGDOMINO.parse(code)).state
    return state


def happenings(state: State, code: str) -> tuple[Event, ...]:
    """Make a move and return its events."""
    return KINGDOMINO.apply(state, KINGDOMINO.parse(code)).events


def codes(state: State) -> list[str]:
    """List the codes of the legal moves."""
    return [move.code for move in KINGDOMINO.legal_moves(state)]


def refusal(state: State, code: str) -> str:
    """Say in English why a move is illegal."""
    reason = KINGDOMINO.why_not(state, KINGDOMINO.parse(code))
    assert reason is not None
    return english(reason)


def first_moves(state: State) -> Iterator[State]:
    """Play the first legal move again and again; yield every position from this one on."""
    yield state
    while moves := KINGDOMINO.legal_moves(state):
        state = KINGDOMINO.apply(state, moves[0]).state
        yield state


def facing(
    picture: str,
    domino: int,
    *,
    seats: int = 4,
    beside: tuple[int, ...] = (),
    last: bool = False,
    **given: bool,
) -> State:
    """Let player 1 place a domino into a pictured kingdom; the others have only discarded.

    ``beside`` are the other dominoes of its line, ``last`` makes it the last line.
    """
    options = chosen(**given)
    setup = setup_for(seats, options)
    own = kingdom(picture, setup.size, avoiding=frozenset({domino}))
    pool = _Pool(own, domino, *beside)
    done = setup.turns - 1 if last else -(-len(own.laid) // setup.kings)
    share = done * setup.kings

    line = sorted((domino, *(beside or pool.highest(setup.line - 1))))
    others = iter(sorted(list(range(seats)) * setup.kings)[1:][::-1])
    current = tuple(Claim(n, 0 if n == domino else next(others)) for n in line)
    turn = line.index(domino)
    moved = [claim.king for claim in current[:turn]]
    kingdoms = [own] + [Kingdom(setup.size) for _ in range(seats - 1)]
    kingdoms = [_filled_up(k, share, pool) for k in kingdoms]
    for claim in current[:turn]:
        kingdoms[claim.king] = kingdoms[claim.king].without_domino(claim.domino)

    next_line = [] if last else sorted(pool.highest(setup.line))
    seated = (*moved, *[None] * (setup.line - turn))
    left = setup.dominoes - share * seats - setup.line - len(next_line)
    table = Table(
        seats=seats,
        options=options,
        starter=0,
        earlier=(),
        kingdoms=tuple(kingdoms),
        current_line=current,
        next_line=tuple(Slot(n, k) for n, k in zip(next_line, seated, strict=False)),
        turn=turn,
        decision=Decision.PLACE,
    )
    return _checked(State(table, pool.highest(left), pool.rest(), Rng.seeded(0)))


def ended(*pictures: str, **given: bool) -> State:
    """End a game with pictured kingdoms; what is not in them was discarded."""
    options = chosen(**given)
    seats = len(pictures)
    setup = setup_for(seats, options)
    kingdoms, pool = _final(pictures, setup)
    latest = sorted(
        (number, seat)
        for seat, own in enumerate(kingdoms)
        for number in (*own.discarded, *(laid.domino for laid in own.laid))[: setup.kings]
    )
    table = Table(
        seats=seats,
        options=options,
        starter=0,
        earlier=(),
        kingdoms=kingdoms,
        current_line=tuple(Claim(number, seat) for number, seat in latest),
        next_line=(),
        turn=setup.line,
        decision=Decision.PLACE,
    )
    state = State(table, (), pool.rest(), Rng.seeded(0))
    return state if options["dynasty"] else _checked(state)


def dynasty_ended(*games: tuple[str, ...], **given: bool) -> State:
    """End a dynasty of three pictured games."""
    *earlier, last = games
    state = ended(*last, dynasty=True, **given)
    setup = state.table.setup
    finished = tuple(_final(pictures, setup)[0] for pictures in earlier)
    return _checked(evolve(state, table=evolve(state.table, earlier=finished)))


def _final(pictures: Iterable[str], setup: Setup) -> tuple[tuple[Kingdom, ...], _Pool]:
    pool = _Pool()
    kingdoms = []
    for picture in pictures:
        own = kingdom(picture, setup.size, avoiding=pool.used)
        pool.take(own)
        kingdoms.append(own)
    return tuple(_filled_up(own, setup.dominoes_each, pool) for own in kingdoms), pool


def _filled_up(own: Kingdom, share: int, pool: _Pool) -> Kingdom:
    discarded = pool.highest(share - len(own.laid))
    return evolve(own, discarded=discarded)


def _checked(state: State) -> State:
    flaw = KINGDOMINO.flaw(state)
    assert flaw is None, english(flaw)
    return state


class _Pool:
    """The dominoes that have found no place yet."""

    def __init__(self, own: Kingdom | None = None, *taken: int) -> None:
        self._free = sorted(set(DOMINOES) - set(taken))
        if own:
            self.take(own)

    @property
    def used(self) -> frozenset[int]:
        return frozenset(DOMINOES) - frozenset(self._free)

    def take(self, own: Kingdom) -> None:
        for laid in own.laid:
            self._free.remove(laid.domino)

    def highest(self, count: int) -> tuple[int, ...]:
        split = len(self._free) - count
        taken = tuple(self._free[split:])
        self._free = self._free[:split]
        return taken

    def rest(self) -> tuple[int, ...]:
        return self.highest(len(self._free))
