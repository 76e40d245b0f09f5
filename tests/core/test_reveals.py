"""Which moves of a match show hidden pieces; ``tests/contract`` holds every answer to account."""

from __future__ import annotations

from itertools import pairwise

import pytest

from core.games import GAMES
from core.games.azul_duel.moves import Draw
from core.kernel.rng import Rng
from core.match import Match
from core.reveals import reveals


def played(key: str, seats: int, **given: object) -> Match:
    match, chance = Match.new(GAMES[key], seats, given, 4), Rng.seeded(4)
    while not match.over:
        move, chance = chance.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def revealing(match: Match) -> list[int]:
    seats = range(match.start.seats)
    return [ply for ply in range(len(match.line)) if reveals(match, ply, seats)]


def test_dominoes_come_to_light_with_the_last_move_of_a_round() -> None:
    """With four players the last four dominoes are known before they are drawn."""
    match = played("kingdomino", 4)
    sizes = [len(match.start.state.pile), *(len(turn.state.pile) for turn in match.line)]
    drawn = [ply for ply, (old, new) in enumerate(pairwise(sizes)) if new < old]

    assert revealing(match) == drawn[:-1]


def test_cards_come_to_light_when_the_display_is_filled() -> None:
    match = played("pixies", 2)

    assert 0 < len(revealing(match)) < len(match.line) / 2


def test_plates_and_tiles_come_to_light() -> None:
    match = played("azul_duel", 2)

    assert 0 < len(revealing(match)) < len(match.line) / 2


@pytest.mark.parametrize("key", GAMES)
def test_a_move_shows_nothing_to_nobody(key: str) -> None:
    match = played(key, GAMES[key].seats[0])

    assert not any(reveals(match, ply, ()) for ply in range(len(match.line)))


def test_a_kept_plate_is_shown_to_the_other_player_but_a_returned_one_is_not() -> None:
    match, chance = Match.new(GAMES["azul_duel"], 2, {"zero_point_draw": "free"}, 5), Rng.seeded(5)
    shown: dict[str, set[tuple[bool, bool]]] = {"KeepPlate": set(), "ReturnPlate": set()}
    while not match.over:
        moves = match.game.legal_moves(match.state)
        move, chance = chance.choice([m for m in moves if isinstance(m, Draw)] or moves)
        match = match.play(move)
        seat = match.line[-1].seat
        answers = reveals(match, match.ply - 1, [seat]), reveals(match, match.ply - 1, [1 - seat])
        shown.setdefault(type(move).__name__, set()).add(answers)

    assert (False, True) in shown["KeepPlate"]
    assert shown["ReturnPlate"] == {(False, False)}
