"""A novice misses things, but nothing that hurts to see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from core.ai.levels import think
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.moves import TakeMoon, TakeSun
from core.match import Match

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.ai.advice import Candidate

BUDGETS = {"azul_duel": 60, "kingdomino": 300, "pixies": 1000}
"""How many iterations tell a good move from a bad one."""

WORST = {"azul_duel": 30.0, "kingdomino": 15.0, "pixies": 20.0}
"""The largest loss of lead, in points, that may ever be seen."""


ENOUGH = 5
"""How often a move must have been tried to be judged."""


def never() -> bool:
    return False


def novices_playing(key: str, seed: int) -> Iterator[tuple[Any, Any, int]]:
    """Let novices play a game: every state, the move made, and the number of the move."""
    match = Match.new(GAMES[key], 2, {}, seed)
    while (seat := match.to_act) is not None:
        view = match.game.view(match.state, seat)
        chance = 1000 * seed + match.ply
        move = think(match.game, view, seat, "novice", seed=chance, stop=never).best.move
        yield match.state, move, match.ply
        match = match.play(move)


def candidates(key: str, state: Any) -> dict[Any, Candidate]:
    """Search a position well, and list its moves, the best one first."""
    game = GAMES[key]
    seat = game.to_act(state)
    assert seat is not None
    advice = OPPONENTS[key].search(game.view(state, seat), seat, BUDGETS[key], 1, never)
    return {candidate.move: candidate for candidate in advice.candidates}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_novice_never_throws_the_game_away_with_one_move(key: str) -> None:
    seen = 0
    for seed in range(2):
        for state, move, ply in novices_playing(key, seed):
            if ply % 5 == 0:
                known = candidates(key, state)
                if move in known and known[move].visits >= ENOUGH:
                    best = next(iter(known.values()))
                    seen += 1
                    assert best.value - known[move].value <= WORST[key]

    assert seen >= 15


def broken(state: Any, move: Any) -> int:
    """Count the tiles that a move breaks."""
    after = AZUL_DUEL.apply(state, move).state
    return len(after.boards[state.turn].broken) - len(state.boards[state.turn].broken)


def test_a_novice_never_breaks_three_tiles_more_than_it_must() -> None:
    taken = 0
    for seed in range(3):
        for state, move, _ in novices_playing("azul_duel", seed):
            if isinstance(move, TakeSun | TakeMoon):
                taken += 1
                number = broken(state, move)
                if number >= 3:
                    takes = (m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, type(move)))
                    assert number - min(broken(state, take) for take in takes) < 3

    assert taken > 100
