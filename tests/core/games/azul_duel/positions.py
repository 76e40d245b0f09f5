"""Positions from a partial picture: everything else is completed consistently.

Tiles are letters (``B Y R K T``), chips are words (``T TY BK``), plates are written by slot as in
``{(1, 1): "D01", (2, 3): "D07r1"}``. What the picture leaves out follows from the round and the
stage: missing plates come to the last free slots, missing chips lie spent in the storages, and all
other tiles are in the bag.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve, field, frozen

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.board import (
    CHIPS_PER_ROUND,
    START_SCORE,
    TOKENS,
    Board,
    Ledger,
    StoredChip,
)
from core.games.azul_duel.dome import CELLS, SLOTS, Cell, Dome, LaidPlate
from core.games.azul_duel.goals import allowed_goals
from core.games.azul_duel.pieces import (
    CHIPS,
    COLORS,
    COPIES_OF_CHIP,
    PLATES,
    TILES_PER_COLOR,
    Chip,
    Tile,
    counts,
)
from core.games.azul_duel.settings import tablets
from core.games.azul_duel.state import (
    DISPLAY_SIZE,
    HOLDING,
    SMALL,
    Factory,
    StackPlate,
    Stage,
    State,
)
from core.kernel.messages import english
from core.kernel.options import choose
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from core.games.azul_duel.events import Event
    from core.kernel.messages import Seat


@frozen(kw_only=True)
class Side:
    """A picture of one player's board.

    Attributes:
        plates: The plates by slot.
        tiles: The tiles of the dome by space; special tiles follow by themselves.
        lines: The pattern lines from 1 on.
        broken: The broken tiles.
        chips: The usable bonus chips.
        taken: How many chips were taken in this round.
        tokens: How many tokens are left.
        score: The points on the track.
        passed: Whether the player has passed.

    """

    plates: dict[tuple[int, int], str] = field(factory=dict)
    tiles: dict[Cell, str] = field(factory=dict)
    lines: tuple[str, ...] = ()
    broken: str = ""
    chips: str = ""
    taken: int | None = None
    tokens: int | None = None
    score: int = START_SCORE
    passed: bool = False


BLANK = Side()


def tiles(letters: str) -> tuple[Tile, ...]:
    return tuple(map(Tile, letters))


def dome(plates: dict[tuple[int, int], str], tiles: dict[Cell, str]) -> Dome:
    """Draw a dome; a special tile lies wherever the rest of its plate is complete."""
    drawn = Dome()
    for (row, column), name in plates.items():
        number, _, turns = name.removeprefix("D").partition("r")
        slot = (row - 1) * 3 + column - 1
        drawn = drawn.with_plate(slot, LaidPlate(int(number), int(turns or 0)))
    for cell, letter in tiles.items():
        drawn = drawn.with_tile(cell, Tile(letter))
    return _with_specials(drawn)


def _with_specials(drawn: Dome) -> Dome:
    for slot in SLOTS:
        special = drawn.due_special(slot)
        if special is not None:
            drawn = drawn.with_tile(special, Tile.SPECIAL)
    return drawn


def picture(rows: str) -> dict[Cell, str]:
    """Read the tiles of a dome from six rows; a dot is a free space."""
    letters = "".join(rows.split())
    return {cell: letter for cell, letter in zip(CELLS, letters, strict=True) if letter in "BYRKT"}


def position(
    *sides: Side,
    round_: int = 1,
    stage: Stage = Stage.ACQUIRING,
    turn: Seat = 0,
    starter: Seat | None = None,
    first_tile: Seat | None = None,
    suns: tuple[str, ...] = (),
    moons: tuple[str, ...] = (),
    display: tuple[int | None, ...] | None = None,
    stack: tuple[int, ...] = (),
    hand: tuple[StackPlate, ...] = (),
    bag: str = "",
    tower: str = "",
    line: int = 0,
    options: Mapping[str, object] | None = None,
    seed: int = 1,
) -> State:
    """Complete a picture to a consistent position."""
    chosen = choose(AZUL_DUEL.options, {"tablets": "beginner", **(options or {})})
    both = tuple(
        _completed(side, round_, stage, holds=bool(hand) and seat == turn)
        for seat, side in enumerate((*sides, BLANK, BLANK)[:2])
    )
    holds = stage in {Stage.DRAWING, Stage.KEEPING}
    dues = [
        _plates_due(side, round_, holds=holds and seat == turn) for seat, side in enumerate(both)
    ]
    if stage is Stage.OPENING:
        dues = [len(side.plates) for side in both]
    domes, shown, pile = _plates(both, dues, display, stack, hand)
    storages, on_factories, supply = _chips(both, round_)
    state = State(
        options=chosen,
        goals=allowed_goals(_fixed(tablets(chosen)))[0],
        round=round_,
        stage=stage,
        turn=turn,
        starter=turn if starter is None else starter,
        first_tile=first_tile,
        factories=_factories(suns, moons, on_factories),
        display=shown,
        stack=pile,
        hand=hand,
        boards=tuple(map(_board, both, domes, storages)),
        bag=(),
        tower=counts(tiles(tower)),
        chips=supply,
        line=line,
        rng=Rng.seeded(seed),
    )
    state = evolve(state, bag=_bag(state, tiles(bag)))
    flaw = AZUL_DUEL.flaw(state)
    assert flaw is None, english(flaw)
    return state


LAST_CHIP = "chip1"


def evening(
    side: Side = BLANK,
    other: Side = BLANK,
    *,
    round_: int = 1,
    first_tile: Seat | None = None,
    tower: str = "",
    bag: str = "",
    options: Mapping[str, object] | None = None,
) -> State:
    """Draw the end of an acquisition: seat 1 takes the ``LAST_CHIP``, then seat 0 tiles first."""
    return position(
        evolve(side, tokens=0, taken=2),
        evolve(other, tokens=0, taken=1),
        round_=round_,
        turn=1,
        starter=0,
        first_tile=first_tile,
        tower=tower,
        bag=bag,
        options=options,
    )


def _fixed(choice: str) -> str:
    return "beginner" if choice == "random_3" else choice


def play(state: State, *codes: str) -> State:
    """Make moves and return the position after them."""
    for code in codes:
        state = AZUL_DUEL.apply(state, AZUL_DUEL.parse(code)).state
    return state


def events(state: State, code: str) -> tuple[Event, ...]:
    return AZUL_DUEL.apply(state, AZUL_DUEL.parse(code)).events


def codes(state: State, start: str = "") -> list[str]:
    """List the codes of the legal moves with a prefix."""
    return [m.code for m in AZUL_DUEL.legal_moves(state) if m.code.startswith(start)]


def refusal(state: State, code: str) -> str:
    """Say in English why a move is not legal."""
    reason = AZUL_DUEL.why_not(state, AZUL_DUEL.parse(code))
    assert reason is not None
    return english(reason)


def letters(some: Iterable[Tile]) -> str:
    return "".join(tile.value for tile in some)


def _completed(side: Side, round_: int, stage: Stage, *, holds: bool) -> Side:
    acquires = stage is Stage.OPENING or stage is Stage.ACQUIRING or stage in HOLDING
    tokens = TOKENS - holds if acquires and round_ < 5 else 0
    taken = 0 if acquires else CHIPS_PER_ROUND
    return evolve(
        side,
        tokens=tokens if side.tokens is None else side.tokens,
        taken=taken if side.taken is None else side.taken,
    )


def _plates_due(side: Side, round_: int, *, holds: bool) -> int:
    if round_ == 5:
        return 9
    assert side.tokens is not None
    return 1 + TOKENS * round_ - side.tokens - holds


def _plates(
    both: tuple[Side, ...],
    dues: list[int],
    display: tuple[int | None, ...] | None,
    stack: tuple[int, ...],
    hand: tuple[StackPlate, ...],
) -> tuple[list[Dome], tuple[int | None, ...], tuple[StackPlate, ...]]:
    domes = [dome(side.plates, side.tiles) for side in both]
    used = {laid.plate for drawn in domes for laid in drawn.slots if laid is not None}
    used |= {plate for plate in display or () if plate is not None}
    used |= {*stack, *(held.plate for held in hand)}
    free = [number for number in PLATES if number not in used]
    for seat, side in enumerate(both):
        for _ in range(dues[seat] - len(side.plates)):
            slot = max(slot for slot in SLOTS if domes[seat].slots[slot] is None)
            domes[seat] = domes[seat].with_plate(slot, LaidPlate(free.pop(), 0))
    if display is None:
        shown = [free.pop(0) for _ in range(min(DISPLAY_SIZE, len(free)))]
        display = (*shown, *[None] * (DISPLAY_SIZE - len(shown)))
    return domes, display, tuple(map(StackPlate, (*stack, *free)))


def _chips(
    both: tuple[Side, ...], round_: int
) -> tuple[list[tuple[StoredChip, ...]], list[Chip], tuple[Chip, ...]]:
    usable = [tuple(map(Chip, side.chips.split())) for side in both]
    rest = Counter(dict.fromkeys(CHIPS, COPIES_OF_CHIP))
    rest.subtract(chip for chips in usable for chip in chips)
    assert min(rest.values()) >= 0
    free = list(rest.elements())
    storages = []
    for side, chips in zip(both, usable, strict=True):
        assert side.taken is not None
        spent = CHIPS_PER_ROUND * (round_ - 1) + side.taken - len(chips)
        assert spent >= 0
        old = tuple(StoredChip(free.pop(), spent=True) for _ in range(spent))
        storages.append(old + tuple(map(StoredChip, chips)))
    number = len(SMALL) - sum(side.taken or 0 for side in both)
    on_factories = [free.pop(0) for _ in range(number)]
    return storages, on_factories, tuple(free)


def _factories(
    suns: tuple[str, ...], moons: tuple[str, ...], chips: list[Chip]
) -> tuple[Factory, ...]:
    """Give the chips to the factories with tiles first, then to the others."""
    full_suns = (*suns, *[""] * 5)[:5]
    full_moons = (*moons, *[""] * 5)[:5]
    order = sorted(SMALL, key=lambda n: not (full_suns[n] or full_moons[n]))
    chip_of = dict(zip(order, chips, strict=False))
    return tuple(
        Factory(tiles(sun), tiles(moon), chip_of.get(number))
        for number, (sun, moon) in enumerate(zip(full_suns, full_moons, strict=True))
    )


def _board(side: Side, drawn: Dome, chips: tuple[StoredChip, ...]) -> Board:
    lines = tuple(map(tiles, (*side.lines, *[""] * 6)[:6]))
    gained = max(0, side.score - START_SCORE)
    ledger = Ledger(tiles=(gained, 0, 0, 0, 0), plates=min(0, side.score - START_SCORE))
    assert side.tokens is not None
    return Board(lines, tiles(side.broken), drawn, chips, side.tokens, side.passed, ledger)


def _bag(state: State, first: tuple[Tile, ...]) -> tuple[Tile, ...]:
    left = Counter(dict.fromkeys(COLORS, TILES_PER_COLOR))
    left.subtract(dict(zip(COLORS, state.tower, strict=True)))
    left.subtract(first)
    for factory in state.factories:
        left.subtract(factory.sun + factory.moon)
    for board in state.boards:
        left.subtract(board.broken)
        left.subtract(tile for line in board.lines for tile in line)
        left.subtract(tile for tile in board.dome.tiles if tile in COLORS)
    assert min(left.values()) >= 0
    return (*first, *left.elements())
