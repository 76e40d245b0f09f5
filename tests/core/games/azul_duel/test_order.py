"""Counts and order of the legal moves, so that a change of either is seen.

A count says how many moves there are, not in which order: a rewritten generator could keep every
number and permute the list.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from core.games.azul_duel import AZUL_DUEL
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.core.games.azul_duel.positions import Side, codes, position

if TYPE_CHECKING:
    from core.games.azul_duel.state import State

OPTIONS = choose(AZUL_DUEL.options, {})


def perft(state: State, depth: int) -> int:
    moves = AZUL_DUEL.legal_moves(state)
    if depth == 1:
        return len(moves)
    return sum(perft(AZUL_DUEL.apply(state, move).state, depth - 1) for move in moves)


def sparse() -> State:
    return position(
        Side(tokens=0, lines=("T", "B", "", "K", "YYYYY", "RRRRRR")),
        Side(tokens=1, score=2),
        suns=("TTK", "BY"),
        moons=("", "", "RK"),
    )


@pytest.mark.parametrize(("depth", "expected"), [(1, 15), (2, 1744), (3, 18766)])
def test_a_sparse_table_has_so_many_continuations(depth: int, expected: int) -> None:
    assert perft(sparse(), depth) == expected


def test_the_order_of_the_moves_is_fixed() -> None:
    assert codes(sparse()) == [
        "sun0:K>3",
        "sun0:K>4",
        "sun0:K>x",
        "sun0:T>3",
        "sun0:T>x",
        "sun1:B/Y>2",
        "sun1:B/Y>3",
        "sun1:B/Y>x",
        "sun1:Y/B>3",
        "sun1:Y/B>x",
        "moon:K>3",
        "moon:K>4",
        "moon:K>x",
        "chip3",
        "chip4",
    ]


@pytest.mark.parametrize(
    ("seed", "expected"),
    [
        (
            1,
            [
                "108 open:D12@22r2",
                "108 open:D04@22r2",
                "412 sun3:Y/BBR>5",
                "363 sun2:R/YB>1",
                "290 sun4:Y/KRT>4",
                "145 plate:D07@13r0",
                "107 plate:D16@31r1",
                "77 sun0:Y>5",
                "59 sun1:K/TTT>1",
                "49 plate:D15@33r0",
                "17 moon:R>x",
                "15 moon:K>4",
            ],
        ),
        (
            2,
            [
                "108 open:D12@22r2",
                "108 open:D07@22r2",
                "307 sun1:R/TYY>1",
                "258 sun2:Y/RT>5",
                "193 draw",
                "2 look",
                "32 keep:D08@23r0",
                "199 sun0:Y>3",
                "169 draw",
                "2 look",
                "28 keep:D09@21r2",
                "177 plate:D15@32r0",
            ],
        ),
    ],
)
def test_the_middle_moves_of_a_seed_are_fixed(seed: int, expected: list[str]) -> None:
    state = AZUL_DUEL.new(2, OPTIONS, Rng.seeded(seed))
    told = []
    for _ in range(12):
        listed = codes(state)
        middle = listed[len(listed) // 2]
        told.append(f"{len(listed)} {middle}")
        state = AZUL_DUEL.apply(state, AZUL_DUEL.parse(middle)).state

    assert told == expected
