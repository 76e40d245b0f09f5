"""The gentlest level misses much, but never makes a move that a child would laugh at."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from core.ai.levels import EASIEST, think
from core.ai.opponents import OPPONENTS
from core.games import GAMES
from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.moves import BROKEN, TakeMoon, TakeSun
from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.pixies import PIXIES
from core.games.pixies.moves import PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from core.match import Match
from tests.core.games.kingdomino.tables import facing, start

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = {"azul_duel": 2, "kingdomino": 4, "pixies": 3}
OPTIONS: dict[str, dict[str, object]] = {"kingdomino": {"middle_kingdom": True}}


def never() -> bool:
    return False


def played(key: str, seed: int) -> Iterator[tuple[Any, Any]]:
    """Let the gentlest computers play a game: every state and the move made."""
    match = Match.new(GAMES[key], SEATS[key], OPTIONS.get(key, {}), seed)
    while (seat := match.to_act) is not None:
        view = match.game.view(match.state, seat)
        chance = 1000 * seed + match.ply
        move = think(match.game, view, seat, EASIEST, seed=chance, stop=never).best.move
        yield match.state, move
        match = match.play(move)


def foolish(key: str, state: Any) -> set[str]:
    """List the codes of the moves that a child would laugh at."""
    game = GAMES[key]
    view = game.view(state, game.to_act(state))
    return {move.code for move in OPPONENTS[key].foolish(view, game.legal_moves(state))}


@pytest.mark.parametrize("key", sorted(GAMES))
def test_a_gentle_computer_makes_no_foolish_move(key: str) -> None:
    tempted = 0
    for seed in range(2):
        for state, move in played(key, seed):
            laughed_at = foolish(key, state)
            tempted += bool(laughed_at)
            assert move.code not in laughed_at
            assert len(laughed_at) < len(GAMES[key].legal_moves(state))

    assert tempted > 10


def test_a_gentle_computer_breaks_no_tile_while_all_of_some_color_fit() -> None:
    tempted = 0
    for state, move in played("azul_duel", 3):
        if isinstance(move, TakeSun | TakeMoon):
            takes = [
                each
                for each in AZUL_DUEL.legal_moves(state)
                if isinstance(each, TakeSun | TakeMoon)
            ]
            if any(fits(state, each) for each in takes):
                tempted += any(broken(state, each) for each in takes)
                assert fits(state, move)

    assert tempted > 20


def fits(state: Any, move: TakeSun | TakeMoon) -> bool:
    """Return whether nothing breaks, now or for want of a space."""
    dome = state.boards[state.turn].dome
    if move.line == BROKEN or broken(state, move):
        return False
    if state.round == ROUNDS:
        return bool(dome.openings(move.line, move.color))
    return not dome.bars(move.line, move.color)


def broken(state: Any, move: Any) -> int:
    after = AZUL_DUEL.apply(state, move).state
    return len(after.boards[state.turn].broken) - len(state.boards[state.turn].broken)


def test_breaking_tiles_is_foolish_while_a_line_is_free() -> None:
    state = next(
        state
        for state, move in played("azul_duel", 0)
        if isinstance(move, TakeSun) and not any(state.boards[state.turn].lines)
    )

    takes = [move for move in AZUL_DUEL.legal_moves(state) if isinstance(move, TakeSun)]
    assert {move.code for move in takes if move.line == BROKEN} <= foolish("azul_duel", state)


def test_a_single_free_square_is_foolish_if_it_can_be_avoided() -> None:
    state = facing("W0 ## W0\nW0 .. W0", 48)
    laughed_at = foolish("kingdomino", state)

    moves = KINGDOMINO.legal_moves(state)
    walled = [move for move in moves if isinstance(move, PlaceDomino) and walls_in(state, move)]
    assert walled
    assert {move.code for move in walled} <= laughed_at
    assert len(laughed_at) < len(moves)


def walls_in(state: Any, move: PlaceDomino) -> bool:
    """Return whether a placement closes the gap below the castle."""
    after = KINGDOMINO.apply(state, move).state.table.kingdoms[0]
    return (0, 2) in after.squares and (0, 1) not in after.squares


def test_any_domino_may_be_chosen_for_an_empty_kingdom() -> None:
    state = start(4, 1)

    assert all(isinstance(move, ClaimDomino) for move in KINGDOMINO.legal_moves(state))
    assert not foolish("kingdomino", state)


def test_a_card_is_not_laid_face_down_on_an_empty_space_while_another_fits() -> None:
    seen = 0
    for seed in range(3):
        for state, move in played("pixies", seed):
            legal = PIXIES.legal_moves(state)
            if any(isinstance(each, PlaceFaceUp | PlaceOver | PlaceUnder) for each in legal):
                seen += any(isinstance(each, PlaceFaceDown) for each in legal)
                assert not isinstance(move, PlaceFaceDown)

    assert seen
