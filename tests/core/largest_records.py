"""The largest records that are accepted: as many lines, moves and names as the bounds allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.outside_text import NOTE_LENGTH, TITLE_LENGTH
from core.kernel.rng import Rng
from core.match import Match, made
from core.record import (
    MAX_BRANCHES,
    MAX_MOVES,
    MAX_NOTES,
    Branch,
    Naming,
    Record,
    Remark,
)
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.match import Line

SPARE = 10
"""How much earlier a branch leaves the line than it must: no game is exactly as long as another."""


def largest(game: AnyGame) -> Record:
    """Make a record whose branches leave the line late, where a move takes longest."""
    seats, options = STARTINGS[game.key][-1]
    begun = Match.new(game, seats, dict(options.chosen), 5)
    line, chance = _played_on(begun, (), MAX_MOVES, Rng.seeded(5))
    branches: list[Branch] = []
    left = MAX_MOVES - len(line)
    while left and len(branches) < MAX_BRANCHES:
        share = -(-left // (MAX_BRANCHES - len(branches)))
        ply = len(line) - share - SPARE
        branch, chance = _played_on(begun, line[:ply], share, chance)
        branches.append(Branch(ply, tuple(turn.move.code for turn in branch[ply:])))
        left -= len(branch) - ply
    record = Record.of(evolve(begun, line=line, ply=len(line)))
    names = (
        Naming(0, 1 + each % len(line), "n" * TITLE_LENGTH) for each in range(MAX_MOVES - left)
    )
    notes = tuple(Remark(0, each % len(line), "?!", "n" * NOTE_LENGTH) for each in range(MAX_NOTES))
    return evolve(record, branches=tuple(branches), names=tuple(names), notes=notes)


def _played_on(begun: Match, line: Line, moves: int, chance: Rng) -> tuple[Line, Rng]:
    turns = [*line]
    for _ in range(moves):
        state = turns[-1].state if turns else begun.start.state
        legal = begun.game.legal_moves(state)
        if not legal:
            break
        move, chance = chance.choice(legal)
        turns.append(made(begun.game, state, move))
    return tuple(turns), chance
