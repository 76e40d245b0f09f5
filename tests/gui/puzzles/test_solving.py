"""Puzzles of every kind are solved by keys alone and through the accessible tree.

By default one puzzle of each kind is solved, the ways and languages take turns.
``KUPOLA_PUZZLES=full`` solves twenty of each kind in both ways and tries every wrong answer.
"""

from __future__ import annotations

import os
from itertools import islice
from typing import TYPE_CHECKING

import pytest

from core.puzzles.kinds import KINDS
from core.puzzles.library import puzzles_of
from gui.puzzles.controller import MISSED, Phase
from gui.text.language import LANGUAGES
from gui.text.translation import render
from tests.gui.puzzles.puzzle_boards import by_controller, by_keys, by_tree, hurry, posed, solve

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.puzzles.puzzle import Puzzle
    from gui.puzzles.screen import PuzzleScreen
    from gui.text.translator import Translator

FULL = os.environ.get("KUPOLA_PUZZLES") == "full"
OF_A_KIND = 20 if FULL else 1
WRONG = None if FULL else 1
"""How many wrong answers are given to each puzzle; None: all."""


def chosen() -> Iterator[Puzzle]:
    for key, kinds in KINDS.items():
        for kind in kinds:
            fitting = (each for each in puzzles_of(key) if each.kind is kind)
            yield from islice(fitting, OF_A_KIND)


def miss(screen: PuzzleScreen, move: object) -> None:
    """Give a wrong answer: it says what it costs, stays off the board and can be tried again."""
    before, task, panel = screen.solving.match, screen._task, screen.puzzle_panel
    by_controller(screen, move)
    hurry(screen)

    assert screen.solving.phase.value == Phase.MISSED.value
    assert screen.solving.notice == MISSED
    assert screen.solving.match == before
    items = screen._course.cost(task, move)
    assert str(task.lost(move)) in panel.head.text()
    assert len(panel.sentences.text().split("\n")) == len(items)
    assert all(str(abs(item.wrong)) in panel.sentences.text() for item in items)

    panel.buttons["again"].click()
    assert screen.solving.phase is Phase.ASKING
    assert screen._task is task


@pytest.mark.parametrize(
    ("number", "puzzle"),
    [*enumerate(chosen())],
    ids=lambda each: str(each) if isinstance(each, int) else f"{each.kind.key}-{each.number}",
)
def test_a_puzzle_is_solved_by_keys_and_through_the_tree(
    number: int, puzzle: Puzzle, translator: Translator
) -> None:
    translator.speak([*LANGUAGES][number % len(LANGUAGES)])
    ways = (by_keys, by_tree) if FULL else ((by_keys, by_tree)[number % 2],)
    with posed(puzzle, listening=by_tree in ways) as screen:
        for way in ways:
            solved = screen._first.solved
            for wrong in islice(
                (each for each in solved.values if each not in solved.right), WRONG
            ):
                miss(screen, wrong)
            own = solve(screen, way)

            assert 1 <= own <= 3
            assert screen._reason is not None
            assert render(screen._reason, screen.puzzle_panel._names) in screen.puzzle_panel.words
            assert screen.puzzle_panel.buttons["next"].isVisible()
            screen.puzzle_panel.buttons["again"].click()
