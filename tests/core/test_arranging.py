"""Arranging a position: no piece is lost, and ``flaw`` says what play cannot reach."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from core.arranging import ARRANGINGS
from core.games import GAMES
from core.kernel.errors import IllegalMove
from core.kernel.places import Place
from core.kernel.rng import Rng
from core.kernel.tallying import Enter, Lift, Put, Shift
from core.match import Match

if TYPE_CHECKING:
    from core.kernel.arranging import Arranging
    from core.kernel.tallying import Move

games = pytest.mark.parametrize("key", sorted(GAMES))


def position(key: str, plies: int, seats: int = 2, seed: int = 3) -> Match:
    match, rng = Match.new(GAMES[key], seats, {}, seed), Rng.seeded(seed)
    for _ in range(plies):
        move, rng = rng.choice(match.game.legal_moves(match.state))
        match = match.play(move)
    return match


def boxed(arranging: Arranging, state: object) -> int:
    """Count what is in the box, but for kings: they come and go with their dominoes."""
    pieces = (piece for piece in arranging.pieces if not piece.startswith("king:"))
    return sum(arranging.left(state, 0, piece) for piece in pieces)


def played_by(state: Any, move: Move) -> int:
    """Count the dominoes that leave the line with the king who moves; they lie in the box then."""
    if not isinstance(move, Lift | Shift) or not move.place.area.endswith("_king"):
        return 0
    leaves = move.place.area == "current_king"
    comes = isinstance(move, Shift) and move.to.area == "current_king"
    if leaves == comes:
        return 0
    return int(state.table.decision == "place") if leaves else -1


@games
@pytest.mark.parametrize("plies", [0, 7, 20])
def test_a_position_of_play_is_settled_already(key: str, plies: int) -> None:
    arranging, state = ARRANGINGS[key], position(key, plies).state

    settled = arranging.settled(state)
    assert GAMES[key].flaw(settled) is None
    for seat in range(2):
        assert GAMES[key].view(settled, seat) == GAMES[key].view(state, seat)


@games
@pytest.mark.parametrize("plies", [0, 9, 25])
def test_what_is_listed_can_be_done_and_loses_no_piece(key: str, plies: int) -> None:
    arranging, state = ARRANGINGS[key], position(key, plies).state
    rng = Rng.seeded(plies)
    for step in range(12):
        moves = arranging.legal_moves(state, step % 2, 0)
        move, rng = rng.choice(moves)
        before = boxed(arranging, state)
        assert arranging.why_not(state, move) is None
        after = arranging.apply(state, move)
        GAMES[key].flaw(after)
        GAMES[key].view(after, 0)
        played = played_by(state, move)
        if isinstance(move, Shift):
            assert boxed(arranging, after) == before + played
        elif isinstance(move, Lift):
            king = move.place.area in {"current_king", "next_king"}
            assert boxed(arranging, after) == before + (not king) + played
        assert arranging.settled(after) == after
        state = after


@games
def test_a_piece_of_the_box_exchanged_for_another_leaves_a_possible_position(key: str) -> None:
    match = position(key, 12)
    arranging, found = ARRANGINGS[key], 0
    for move in arranging.legal_moves(match.state, 0, 0):
        if isinstance(move, Put) and arranging.piece_at(match.state, move.place) is not None:
            after = arranging.apply(match.state, move)
            found += GAMES[key].flaw(after) is None

    assert found > 3


@games
def test_another_seat_can_be_to_move(key: str) -> None:
    found = set()
    for plies in range(30):
        match = position(key, plies)
        for seat in range(2):
            state = ARRANGINGS[key].apply(match.state, Enter(0, seat, "turn"))
            if GAMES[key].to_act(state) == seat != match.to_act:
                found.add(GAMES[key].flaw(state) is None)

    assert True in found


@games
def test_what_cannot_be_done_is_refused_with_a_sentence(key: str) -> None:
    arranging, state = ARRANGINGS[key], position(key, 8).state
    piece = arranging.pieces[0]
    moves: list[Move] = [
        Put(0, "nothing", Place("pile"), 0),
        Put(0, piece, Place("nowhere", (1,), 0), 0),
        Lift(0, Place("nowhere", (1,), 0)),
        Enter(7, 0, "turn"),
        Enter(0, 7, "turn"),
        Enter(0, 0, "weather"),
        Put(1, piece, Place("pile"), 0),
    ]
    for move in moves:
        assert arranging.why_not(state, move) is not None
        with pytest.raises(IllegalMove):
            arranging.apply(state, move)


def test_a_missing_domino_is_named_by_the_flaw() -> None:
    match = position("kingdomino", 20)
    arranging = ARRANGINGS["kingdomino"]
    lift = next(m for m in arranging.legal_moves(match.state, 0, 0) if isinstance(m, Lift))

    assert GAMES["kingdomino"].flaw(arranging.apply(match.state, lift)) is not None
