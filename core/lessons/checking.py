"""Checks of a lesson beyond its format: everything that a learner could run into is tried."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from core.kernel.errors import KupolaError

from .judging import Result, answered, beginning, judge

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.match import Match

    from .lesson import Lesson, Step

MOST_WORDS = 12
"""How many words a sentence may have."""
MOST_LINES = 400
"""How many ways through the steps before are followed; more are left out."""


def problems(lesson: Lesson) -> Iterator[str]:
    """Say what is wrong with a lesson."""
    yield from _long_sentences(lesson)
    starts = [lesson.match]
    for number, step in enumerate(lesson.steps):
        where = f"step {number + 1}"
        starts = _distinct(beginning(lesson, number, match) for match in starts)
        ends: list[Match] = []
        for before in starts[:MOST_LINES]:
            if step.goal is None:
                ends.append(before)
                continue
            if before.to_act != lesson.seat:
                yield f"{where}: it is not the learner's turn"
                return
            yield from (f"{where}: {each}" for each in _unsolved(step, before, lesson.seat))
            found, flaws = _tried(step, before, lesson.seat)
            yield from (f"{where}: {each}" for each in flaws)
            ends += found
        starts = []
        for end in ends:
            try:
                starts.append(answered(step, end))
            except KupolaError as error:
                yield f"{where}: a reply cannot be played: {error}"
                return


def solved(lesson: Lesson) -> Match:
    """Play a lesson by its own solution, without its small games.

    Raises:
        KupolaError: If a move cannot be played.

    """
    match = lesson.match
    for number, step in enumerate(lesson.steps):
        match = beginning(lesson, number, match)
        for code in step.solution:
            match = match.play(match.game.parse(code))
        match = answered(step, match)
    return match


def _long_sentences(lesson: Lesson) -> Iterator[str]:
    for message in lesson.sentences:
        for sentence in re.split(r"(?<=[.!?:;])\s+", message.source):
            if len(sentence.split()) > MOST_WORDS:
                yield f"more than {MOST_WORDS} words: {sentence}"


def _unsolved(step: Step, before: Match, seat: int) -> Iterator[str]:
    """Play the solution; it must reach the goal with its last move, and not before."""
    match = before
    for number, code in enumerate(step.solution, start=1):
        try:
            match = match.play(match.game.parse(code))
        except KupolaError as error:
            yield f"its solution cannot be played: {error}"
            return
        wanted = Result.REACHED if number == len(step.solution) else Result.GOING_ON
        if (got := judge(step, before, match, seat).result) is not wanted:
            yield f"its solution {code} is {got.value}, not {wanted.value}"
            return


def _tried(step: Step, before: Match, seat: int) -> tuple[list[Match], list[str]]:
    """Try every sequence of moves; return where those that reach the goal end, and what is wrong.

    Every move that misses the goal must have an answer, and every move that neither reaches nor
    misses it must lead on.
    """
    reached: list[Match] = []
    flaws: list[str] = []
    open_ends = [before]
    seen = {before.state}
    while open_ends and len(reached) < MOST_LINES:
        match = open_ends.pop()
        for move in match.game.legal_moves(match.state):
            after = match.play(move)
            verdict = judge(step, before, after, seat)
            if verdict.result is Result.REACHED:
                reached.append(after)
            elif verdict.result is Result.GOING_ON and after.state not in seen:
                seen.add(after.state)
                open_ends.append(after)
            elif verdict.result is Result.MISSED and verdict.say is None:
                flaws.append(f"the wrong move {move.code} has no answer")
    return _distinct(reached), flaws


def _distinct(matches: Iterator[Match] | list[Match]) -> list[Match]:
    """Keep one match for each position."""
    return list({match.state: match for match in matches}.values())
