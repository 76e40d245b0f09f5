"""A small sample of K10 with wide bounds; the benchmarks take a large one."""

from __future__ import annotations

import pytest

from tests.core.games.kingdomino.sampling import sampled

BRANCHING = (60, 52, 46, 41, 35, 28, 21, 16, 11, 7.3, 4.8, 1.4)


def test_random_play_comes_to_what_is_known() -> None:
    """K10"""
    found = sampled(80)

    assert found.score == pytest.approx(22.5, abs=2.0)
    assert found.deviation == pytest.approx(8.2, abs=1.5)
    assert found.base == pytest.approx(19.2, abs=2.0)
    assert found.discards == pytest.approx(1.3, abs=0.4)
    assert found.centered == pytest.approx(0.29, abs=0.12)
    assert found.complete == pytest.approx(0.075, abs=0.06)
    assert found.branching == pytest.approx(BRANCHING, rel=0.2)


def test_a_mighty_duel_scores_as_is_known() -> None:
    """K10"""
    assert sampled(40, 2, mighty_duel=True).base == pytest.approx(53, abs=6)
