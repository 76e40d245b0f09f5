"""The opponent at Azul Duel."""

from __future__ import annotations

from itertools import count

from core.ai.azul_duel.search import search
from core.games.azul_duel import AZUL_DUEL
from core.games.azul_duel.state import Stage
from core.kernel.options import choose
from core.kernel.rng import Rng
from tests.playing import playing

USUAL = choose(AZUL_DUEL.options, {})


def never() -> bool:
    return False


def test_it_knows_a_legal_move_whatever_is_to_decide() -> None:
    missing = set(Stage) - {Stage.OVER}
    for seed in count():
        for played in playing(AZUL_DUEL, 2, USUAL, seed):
            state = played.state
            if state.stage in missing:
                missing.remove(state.stage)
                seen = AZUL_DUEL.view(state, state.turn)
                advice = search(seen, state.turn, 12, 1, never)
                legal = AZUL_DUEL.legal_moves(state)
                assert all(candidate.move in legal for candidate in advice.candidates)
                assert len({candidate.move for candidate in advice.candidates}) == len(
                    advice.candidates
                )
        if not missing:
            break


def test_permuting_what_is_concealed_changes_no_move() -> None:
    for played in list(playing(AZUL_DUEL, 2, USUAL, 5))[:-1:12]:
        seat = played.state.turn
        seen = AZUL_DUEL.view(played.state, seat)
        other = AZUL_DUEL.view(AZUL_DUEL.determinize(seen, Rng.seeded(99)), seat)

        assert search(seen, seat, 10, 3, never) == search(other, seat, 10, 3, never)


def test_the_most_visited_move_comes_first() -> None:
    state = AZUL_DUEL.new(2, USUAL, Rng.seeded(2))
    advice = search(AZUL_DUEL.view(state, state.turn), state.turn, 40, 1, never)
    visits = [candidate.visits for candidate in advice.candidates]

    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == advice.nodes == 40


def test_a_stopped_search_has_looked_once() -> None:
    state = AZUL_DUEL.new(2, USUAL, Rng.seeded(2))
    advice = search(AZUL_DUEL.view(state, state.turn), state.turn, 1000, 1, lambda: True)

    assert advice.nodes == 1
