from __future__ import annotations

import os
from itertools import islice
from threading import get_ident
from typing import TYPE_CHECKING, Any

import pytest

from core.ai.azul_duel import packing as azul_duel
from core.ai.parallel_trees import ParallelTrees, seeds
from core.ai.pixies import packing as pixies
from core.ai.time_slices import run_in_slices
from core.games import GAMES
from core.kernel.options import choose
from tests.core.ai.fast.engines import forms
from tests.playing import playing

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from types import ModuleType

ENGINES = {
    "azul_duel": forms("azul_duel"),
    "pixies": forms("pixies"),
}
PACKERS: dict[str, Callable[[Any], list[int]]] = {
    "azul_duel": azul_duel.pack,
    "pixies": pixies.pack,
}
KEYS = sorted(ENGINES)


class Sapling:
    """A tree that only counts."""

    def __init__(self, *moves: tuple[int, float, int]) -> None:
        self.moves = moves
        self.age = 0
        self.thread = 0

    def run(self, iterations: int, /) -> int:
        self.age += iterations
        self.thread = get_ident()
        return iterations

    def candidates(self) -> list[tuple[int, float, int]]:
        return list(self.moves)

    def prospects(self) -> list[tuple[int, float, float, list[int]]]:
        return [(move, value / 10, 2 * value, [move, visits]) for move, value, visits in self.moves]


def positions(key: str) -> Iterator[tuple[list[int], int]]:
    """Meet some positions with a choice as a seat sees them, packed."""
    game = GAMES[key]
    for played in islice(playing(game, 2, choose(game.options, {}), 5), 1, None, 17):
        seat = game.to_act(played.state)
        if seat is not None and len(game.legal_moves(played.state)) > 1:
            yield PACKERS[key](game.view(played.state, seat)), seat


def grown(
    engine: ModuleType, position: tuple[list[int], int], processors: int, *slices: int
) -> tuple[Any, Any]:
    packed, seat = position
    trees = [engine.Search(packed, seat, seed) for seed in seeds(3, 3)]
    together = ParallelTrees(trees, processors)
    for iterations in slices:
        together.run(iterations)
    return together.candidates(), together.prospects()


@pytest.mark.parametrize("key", KEYS)
def test_the_number_of_processors_changes_no_move(key: str) -> None:
    engine = ENGINES[key]["compiled" if "compiled" in ENGINES[key] else "interpreted"]
    for position in positions(key):
        alone = grown(engine, position, 1, 60)

        assert [grown(engine, position, number, 60) for number in (2, 3, 8)] == [alone] * 3


@pytest.mark.parametrize("key", KEYS)
def test_slices_change_no_move(key: str) -> None:
    engine = next(reversed(ENGINES[key].values()))
    for position in positions(key):
        assert grown(engine, position, 2, 1, 2, 4, 8, 16, 14) == grown(engine, position, 2, 45)


@pytest.mark.parametrize("key", KEYS)
def test_compiled_and_interpreted_trees_find_the_same(key: str) -> None:
    if "compiled" not in ENGINES[key]:
        pytest.skip("nothing is compiled")
    for position in islice(positions(key), 3):
        interpreted, compiled = (grown(engine, position, 2, 24) for engine in ENGINES[key].values())

        assert interpreted == compiled


@pytest.mark.parametrize(("there", "threads"), [(None, 1), (1, 1), (2, 1), (3, 2), (8, 2)])
def test_one_processor_is_left_to_the_window(
    there: int | None, threads: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: there)
    trees = [Sapling(), Sapling()]
    ParallelTrees(trees).run(2)

    assert len({tree.thread for tree in trees}) == threads


def test_trees_share_iterations_evenly_however_they_are_sliced() -> None:
    trees = [Sapling() for _ in range(3)]
    together = ParallelTrees(trees, 2)

    assert [together.run(number) for number in (1, 1, 3, 5)] == [1, 1, 3, 5]
    assert [tree.age for tree in trees] == [4, 3, 3]


def test_what_trees_say_is_weighed_by_visits() -> None:
    trees = ParallelTrees([Sapling((7, 4.0, 30), (8, 1.0, 10)), Sapling((8, 3.0, 30), (9, 0.0, 1))])

    assert trees.candidates() == [(8, 2.5, 40), (7, 4.0, 30), (9, 0.0, 1)]


def test_the_line_comes_from_the_tree_that_looked_at_it_most() -> None:
    trees = ParallelTrees([Sapling((8, 1.0, 10)), Sapling((8, 3.0, 30))])

    assert trees.prospects() == [(8, 0.25, 5.0, [8, 30])]


def test_a_single_tree_keeps_its_seed() -> None:
    assert list(seeds(5, 1)) == [5]
    assert len(set(seeds(5, 4))) == 4


def test_a_stopped_search_has_looked_once() -> None:
    trees = [Sapling() for _ in range(2)]

    assert run_in_slices(ParallelTrees(trees, 2), 1000, lambda: True) == 1
