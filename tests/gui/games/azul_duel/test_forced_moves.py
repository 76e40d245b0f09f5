from __future__ import annotations

from hypothesis import given

from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.moves import PlaceTile
from core.games.azul_duel.state import Stage
from gui.games.azul_duel.forced_moves import obvious_moves
from tests.gui.games.azul_duel.stages import Position, positions, reached


@given(positions())
def test_obvious_moves_are_the_only_legal_ones_one_after_the_other(position: Position) -> None:
    state, seat = position.state, position.state.turn

    for move in obvious_moves(position.stage.view):
        assert state.turn == seat
        assert isinstance(move, PlaceTile)
        assert AZUL_DUEL.legal_moves(state) == (move,)
        state = AZUL_DUEL.apply(state, move).state

    stuck = state.stage is not Stage.PLACING or len(AZUL_DUEL.legal_moves(state)) > 1
    assert stuck or state.turn != seat or state.round != position.state.round


def test_a_tile_with_one_space_is_obvious() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING and len(AZUL_DUEL.legal_moves(s)) == 1)

    (first, *_) = obvious_moves(AZUL_DUEL.view(state, state.turn))

    assert first == AZUL_DUEL.legal_moves(state)[0]


def test_a_tile_with_two_spaces_is_not() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING and len(AZUL_DUEL.legal_moves(s)) > 1)

    assert obvious_moves(AZUL_DUEL.view(state, state.turn)) == ()


def test_whether_to_spend_chips_is_not() -> None:
    state = reached(lambda s: s.stage is Stage.COMPLETING)

    assert obvious_moves(AZUL_DUEL.view(state, state.turn)) == ()


def test_taking_tiles_is_not() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING)

    assert obvious_moves(AZUL_DUEL.view(state, state.turn)) == ()
