from __future__ import annotations

from itertools import pairwise
from math import exp

import pytest

from core.ai.calibration import UNCHANGED, Calibration
from core.ai.opponents import OPPONENTS
from core.ai.pixies import search as pixies_search
from core.games import GAMES
from core.match import Match

CHANCES = (0.0, 0.2, 0.5, 0.9, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_doubt_keeps_the_order_and_moves_toward_an_even_share(seats: int) -> None:
    even = 1 / seats
    sober = [Calibration(0.5, seats).calibrated(chance) for chance in CHANCES]

    assert all(lower < higher for lower, higher in pairwise(sober))
    for chance, said in zip(CHANCES, sober, strict=True):
        assert abs(said - even) <= abs(chance - even)


def test_optimism_lowers_chances_and_keeps_their_order_and_what_is_certain() -> None:
    lowered = [Calibration(optimism=0.2).calibrated(chance) for chance in CHANCES]

    assert lowered == sorted(lowered)
    assert lowered[2] == pytest.approx(1 / (1 + exp(0.2)))
    assert (lowered[0], lowered[-1]) == (0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_steep_odds_move_away_from_an_even_share_and_keep_order_and_what_is_certain(
    seats: int,
) -> None:
    even = 1 / seats
    steep = [Calibration(1.0, seats, steepness=2.0).calibrated(chance) for chance in CHANCES]
    flat = [Calibration(1.0, seats, steepness=0.5).calibrated(chance) for chance in CHANCES]

    assert Calibration(1.0, seats, steepness=2.0).calibrated(even) == pytest.approx(even)
    for found in (steep, flat):
        assert all(lower < higher for lower, higher in pairwise(found))
        assert (found[0], found[-1]) == (0.0, 1.0)
    for chance, away, toward in zip(CHANCES[1:-1], steep[1:-1], flat[1:-1], strict=True):
        assert abs(toward - even) <= abs(chance - even) <= abs(away - even)


def test_what_is_trusted_wholly_stays() -> None:
    assert [UNCHANGED.calibrated(chance) for chance in CHANCES] == pytest.approx(CHANCES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_several_nobody_is_certain_of_victory_before_the_last_choice(seats: int) -> None:
    match = Match.new(GAMES["kingdomino"], seats, {}, 2)
    search = OPPONENTS["kingdomino"].search
    certain = {False: False, True: False}
    while (seat := match.to_act) is not None:
        view = match.game.view(match.state, seat)
        best = search(view, seat, 30, match.ply, lambda: False).best
        if not view.pile and best.chance is not None:
            certain[bool(view.table.next_line)] |= best.chance in {0.0, 1.0}
        match = match.play(best.move)

    assert certain[False]
    assert certain[True] == (seats == 2)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_pixies_the_best_of_several_is_less_certain_than_its_playouts(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match.new(GAMES["pixies"], seats, {}, 2)
    seat = match.to_act
    assert seat is not None
    view = match.game.view(match.state, seat)
    said = pixies_search.search(view, seat, 60, 1, lambda: False).best.chance
    monkeypatch.setattr(pixies_search, "_calibration", lambda _: UNCHANGED)
    counted = pixies_search.search(view, seat, 60, 1, lambda: False).best.chance

    assert said is not None
    assert counted is not None
    assert abs(said - 1 / seats) < abs(counted - 1 / seats)
    assert said < counted
