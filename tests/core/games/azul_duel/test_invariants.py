"""Every invariant, from a position that breaks it."""

from __future__ import annotations

from typing import Any

import pytest
from attrs import evolve

from core.games.azul_duel import AZUL_DUEL, flaws
from core.games.azul_duel.board import Ledger, StoredChip
from core.games.azul_duel.dome import LaidPlate
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.pieces import Chip, Tile
from core.games.azul_duel.state import StackPlate, Stage, State
from core.kernel.messages import Message, english
from core.kernel.options import Options, choose
from core.kernel.rng import Rng
from core.kernel.tuples import replaced
from tests.core.games.azul_duel.positions import (
    LAST_CHIP,
    Side,
    codes,
    evening,
    play,
    position,
    tiles,
)

OPENING = AZUL_DUEL.new(2, choose(AZUL_DUEL.options, {"tablets": "beginner"}), Rng.seeded(1))
MORNING = position(
    Side(plates={(1, 1): "D01"}, tiles={(1, 1): "Y"}, lines=("", "B")),
    suns=("TTKKR", "TTKY", "BBRR", "YYRR", "BBKK"),
)
MOONLIT = position(moons=("KKR", "KY", "Y"))
DRAWING = play(MORNING, "draw", "draw", "draw")
KEEPING = play(DRAWING, "look")
RETURNING = play(KEEPING, codes(KEEPING)[0])
TILED_SIDE = Side(
    plates={(1, 1): "D01", (2, 1): "D02", (2, 2): "D05"},
    lines=("", "", "RR", "TTTT", "K"),
    chips="T R R",
)
TILING = play(evening(TILED_SIDE, round_=2), LAST_CHIP)
PLACING = play(TILING, "spend:3:R+R")
OTHER_TILING = play(evening(Side(lines=("", "", "RR")), TILED_SIDE, round_=2), LAST_CHIP)
OVER = play(evening(round_=5), LAST_CHIP)


def on_board(state: State, seat: int = 0, **changes: Any) -> State:
    return state.with_board(seat, evolve(state.boards[seat], **changes))


def in_dome(state: State, seat: int = 0, **changes: Any) -> State:
    return on_board(state, seat, dome=evolve(state.boards[seat].dome, **changes))


def in_factory(state: State, number: int, **changes: Any) -> State:
    factory = evolve(state.factories[number], **changes)
    return evolve(state, factories=replaced(state.factories, number, factory))


def in_ledger(**changes: Any) -> State:
    return on_board(MORNING, ledger=Ledger(**changes))


def slots(state: State, slot: int, laid: LaidPlate | None) -> tuple[LaidPlate | None, ...]:
    return replaced(state.boards[0].dome.slots, slot, laid)


def swapped_to_line(state: State, line: int, letters: str) -> State:
    """Put tiles of the bag on a pattern line of seat 0."""
    bag = list(state.bag)
    for tile in tiles(letters):
        bag.remove(tile)
    lines = replaced(state.boards[0].lines, line - 1, state.boards[0].line(line) + tiles(letters))
    return evolve(on_board(state, lines=lines), bag=tuple(bag))


def swapped_to_dome(state: State, cell: int, letter: str) -> State:
    """Put a tile of the bag on a dome."""
    bag = list(state.bag)
    bag.remove(Tile(letter))
    drawn = replaced(state.boards[0].dome.tiles, cell, Tile(letter))
    return evolve(in_dome(state, tiles=drawn), bag=tuple(bag))


def without_stack_top(state: State) -> State:
    """Lay a plate of the stack that nobody paid for."""
    top = LaidPlate(state.stack[0].plate, 0)
    return evolve(in_dome(state, slots=slots(state, 1, top)), stack=state.stack[1:])


def display_gap(state: State) -> State:
    assert state.display[0] is not None
    stack = (*state.stack, StackPlate(state.display[0]))
    return evolve(state, display=(None, *state.display[1:]), stack=stack)


def moved_chip(state: State, source: int) -> State:
    """Let seat 0 hold a chip that a factory has given up, three in all."""
    taken = [state.factories[source].chip, *(state.factories[n].chip for n in (2, 3))]
    board = tuple(StoredChip(chip) for chip in taken if chip is not None)
    for number in (source, 2, 3):
        state = in_factory(state, number, chip=None)
    return on_board(state, chips=board)


FLAWED: list[tuple[State, Message]] = [
    (evolve(MORNING, options=Options((("tablets", "none"),))), flaws.OPTIONS),
    (evolve(MORNING, options=Options()), flaws.OPTIONS),
    (evolve(MORNING, goals=(Goal.ROWS, Goal.FIVE, Goal.COLS)), flaws.GOALS),
    (evolve(MORNING, goals=()), flaws.GOALS),
    (evolve(MORNING, round=0), flaws.ROUND),
    (evolve(MORNING, round=6), flaws.ROUND),
    (evolve(MORNING, turn=2), flaws.SEAT),
    (evolve(MORNING, starter=-1), flaws.SEAT),
    (evolve(MORNING, first_tile=7), flaws.SEAT),
    (evolve(MORNING, rng=Rng(-1)), flaws.RNG),
    (evolve(MORNING, boards=MORNING.boards[:1]), flaws.BOARDS),
    (evolve(MORNING, factories=MORNING.factories[:4]), flaws.FACTORIES),
    (evolve(MORNING, display=()), flaws.DISPLAY),
    (evolve(MORNING, tower=(0, 0, 0)), flaws.TOWER),
    (evolve(MORNING, tower=(-1, 0, 0, 0, 0)), flaws.TOWER),
    (in_factory(MORNING, 0, chip=Chip.B), flaws.LARGE_CHIP),
    (in_factory(MORNING, 1, moon=tiles("B")), flaws.FACTORY_PARTS),
    (in_factory(MORNING, 1, sun=tiles("TTKYB")), flaws.FACTORY_SUN),
    (in_factory(MOONLIT, 0, moon=tiles("KKRRB")), flaws.FACTORY_MOON),
    (on_board(MORNING, lines=()), flaws.LINES),
    (on_board(MORNING, lines=(tiles("BB"), *[()] * 5)), flaws.LINE_LENGTH),
    (on_board(MORNING, lines=((), tiles("BY"), *[()] * 4)), flaws.LINE_COLORS),
    (on_board(MORNING, broken=tiles("BBBBB")), flaws.BROKEN),
    (in_ledger(tiles=()), flaws.LEDGER),
    (in_ledger(tiles=(-1, 0, 0, 0, 0)), flaws.LEDGER),
    (in_ledger(tiles=(0, 1, 0, 0, 0)), flaws.LEDGER),
    (in_ledger(specials=-1), flaws.LEDGER),
    (in_ledger(broken=1), flaws.LEDGER),
    (in_ledger(spared=1), flaws.LEDGER),
    (in_ledger(plates=-6), flaws.LEDGER),
    (in_dome(MORNING, slots=slots(MORNING, 0, LaidPlate(1, 4))), flaws.TURNS),
    (in_dome(MORNING, slots=slots(MORNING, 0, LaidPlate(19, 0))), flaws.PLATE_NUMBERS),
    (in_dome(MORNING, slots=slots(MORNING, 0, None)), flaws.PLATE_NUMBERS),
    (evolve(MORNING, display=(MORNING.display[0],) * 3), flaws.PLATE_NUMBERS),
    (
        evolve(
            MORNING,
            stack=(evolve(MORNING.stack[0], seen=(True, False)), *MORNING.stack[1:]),
        ),
        flaws.STACK_SEEN,
    ),
    (in_dome(MORNING, slots=MORNING.boards[0].dome.slots[:8]), flaws.DOME_SIZE),
    (in_dome(MORNING, tiles=()), flaws.DOME_SIZE),
    (swapped_to_dome(MORNING, 1, "B"), flaws.DOME_TILE),
    (swapped_to_dome(MORNING, 35, "B"), flaws.DOME_TILE),
    (
        in_dome(MORNING, tiles=replaced(MORNING.boards[0].dome.tiles, 7, Tile.SPECIAL)),
        flaws.DOME_SPECIAL,
    ),
    (
        swapped_to_dome(swapped_to_dome(MORNING, 1, "K"), 6, "T"),
        flaws.DOME_SPECIAL,
    ),
    (evolve(MORNING, bag=(*MORNING.bag, Tile.SPECIAL)), flaws.SPECIAL_TILE),
    (evolve(MORNING, bag=MORNING.bag[1:]), flaws.TILES),
    (evolve(MORNING, chips=MORNING.chips[1:]), flaws.CHIPS),
    (moved_chip(MORNING, 1), flaws.CHIPS_TAKEN),
    (on_board(MORNING, tokens=3), flaws.TOKENS),
    (on_board(MORNING, tokens=-1), flaws.TOKENS),
    (on_board(DRAWING, tokens=2), flaws.TOKENS),
    (on_board(TILING, tokens=1), flaws.TOKENS),
    (on_board(OVER, tokens=1), flaws.TOKENS),
    (without_stack_top(MORNING), flaws.PLATES_LAID),
    (on_board(MORNING, tokens=1), flaws.PLATES_LAID),
    (evolve(OPENING, turn=OPENING.starter), flaws.PLATES_LAID),
    (display_gap(MORNING), flaws.DISPLAY_GAPS),
    (display_gap(DRAWING), flaws.DISPLAY_GAPS),
    (
        evolve(MORNING, hand=MORNING.stack[:1], stack=MORNING.stack[1:]),
        flaws.HAND,
    ),
    (evolve(DRAWING, hand=(), stack=DRAWING.stack + DRAWING.hand), flaws.HAND),
    (
        evolve(RETURNING, hand=RETURNING.hand[:1], stack=RETURNING.stack + RETURNING.hand[1:]),
        flaws.HAND,
    ),
    (evolve(DRAWING, stage=Stage.KEEPING), flaws.HAND_SEEN),
    (
        evolve(RETURNING, hand=tuple(evolve(h, seen=(True, True)) for h in RETURNING.hand)),
        flaws.HAND_SEEN,
    ),
    (
        evolve(DRAWING, hand=tuple(evolve(h, back_seen=False) for h in DRAWING.hand)),
        flaws.HAND_SEEN,
    ),
    (on_board(DRAWING, ledger=Ledger(plates=-5)), flaws.CANNOT_DRAW),
    (evolve(MORNING, first_tile=0), flaws.FIRST_TILE),
    (on_board(OPENING, ledger=Ledger(specials=1)), flaws.OPENING),
    (swapped_to_line(OPENING, 1, "B"), flaws.OPENING),
    (
        in_factory(evolve(OPENING, bag=OPENING.bag + OPENING.factories[1].sun), 1, sun=()),
        flaws.FACTORIES_UNTOUCHED,
    ),
    (on_board(MORNING, seat=1, passed=True), flaws.PASSED),
    (on_board(TILING, passed=True), flaws.PASSED),
    (evolve(TILING, stage=Stage.ACQUIRING, line=0), flaws.NOTHING_LEFT),
    (in_factory(evolve(TILING, bag=TILING.bag[1:]), 1, sun=TILING.bag[:1]), flaws.FACTORIES_IN_USE),
    (
        evolve(on_board(OTHER_TILING, broken=OTHER_TILING.bag[:1]), bag=OTHER_TILING.bag[1:]),
        flaws.BROKEN_LEFT,
    ),
    (evolve(MORNING, round=2), flaws.CHIPS_IN_SUPPLY),
    (evolve(MORNING, line=3), flaws.LINE_NUMBER),
    (evolve(TILING, line=7), flaws.LINE_NUMBER),
    (evolve(TILING, line=-1), flaws.LINE_NUMBER),
    (evolve(TILING, line=6), flaws.LINE_NUMBER),
    (evolve(TILING, line=4), flaws.LINE_NUMBER),
    (evolve(TILING, stage=Stage.OVER, line=0), flaws.FINAL_ROUND),
    (swapped_to_line(PLACING, 1, "Y"), flaws.LINE_LEFT),
]


@pytest.mark.parametrize(
    ("state", "sentence"), FLAWED, ids=[f"{n}-{s.source}" for n, (_, s) in enumerate(FLAWED)]
)
def test_a_flaw_is_named(state: State, sentence: Message) -> None:
    flaw = AZUL_DUEL.flaw(state)

    assert flaw is not None
    assert flaw.source == sentence.source
    assert english(flaw)


def test_every_flaw_is_reached() -> None:
    constants = {m.source for m in vars(flaws).values() if isinstance(m, Message)}

    assert {sentence.source for _, sentence in FLAWED} == constants


@pytest.mark.parametrize(
    "state",
    [OPENING, MORNING, MOONLIT, DRAWING, KEEPING, RETURNING, TILING, PLACING, OTHER_TILING, OVER],
)
def test_the_unbroken_positions_are_consistent(state: State) -> None:
    assert AZUL_DUEL.flaw(state) is None
