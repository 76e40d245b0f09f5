"""A match keeps every line that was ever played."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from core.games import GAMES
from core.kernel.errors import BadOptions, BadPosition, IllegalMove
from core.kernel.options import Options
from core.kernel.rng import MAX_SEED
from core.match import Match, NoSuchBranch, NothingToRedo, NothingToUndo, fork, line_name
from core.record import Record
from tests.playing import STARTINGS

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

everywhere = pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))


def begun(game: AnyGame, seed: int = 1) -> Match:
    return Match.new(game, game.seats[0], {}, seed)


def advanced(match: Match, moves: int, choice: int = 0) -> Match:
    for _ in range(moves):
        legal = match.game.legal_moves(match.state)
        match = match.play(legal[choice % len(legal)])
    return match


@everywhere
def test_playing_leaves_the_match_as_it_was(game: AnyGame) -> None:
    match = begun(game)
    advanced(match, 3)

    assert match.ply == 0
    assert match == begun(game)


@everywhere
def test_undo_and_redo_never_roll_again(game: AnyGame) -> None:
    match = advanced(begun(game), 12, choice=5)
    back = match
    while back.ply:
        back = back.undo()
    again = back
    while again.undone:
        again = again.redo()

    assert back.state == begun(game).state
    assert again == match


@everywhere
def test_playing_the_move_taken_back_is_redoing_it(game: AnyGame) -> None:
    match = advanced(begun(game), 4)

    assert match.undo().play(match.line[-1].move) == match


@everywhere
def test_another_move_keeps_the_old_line_as_a_branch(game: AnyGame) -> None:
    match = advanced(begun(game), 4)
    other = advanced(match.undo().undo(), 2, choice=-1)

    assert other.branches == (match.line,)
    assert other.line[:2] == match.line[:2]
    assert other.line != match.line


@everywhere
def test_a_branch_can_be_returned_to(game: AnyGame) -> None:
    match = advanced(begun(game), 4)
    other = advanced(match.undo().undo(), 2, choice=-1)
    back = other.branch(0)

    assert (back.line, back.ply) == (match.line, 4)
    assert back.branches == (other.line,)


@everywhere
def test_playing_along_a_branch_returns_to_it(game: AnyGame) -> None:
    match = advanced(begun(game), 4)
    other = advanced(match.undo().undo(), 2, choice=-1)
    back = other.undo().undo().play(match.line[2].move)

    assert (back.line, back.ply) == (match.line, 3)
    assert back.branches == (other.line,)


@everywhere
def test_another_game_can_begin_with_the_first_moves(game: AnyGame) -> None:
    match = advanced(begun(game), 4)
    other = match.taken_over(2, peeked=True)

    assert (other.line, other.ply, other.branches) == (match.line[:2], 2, ())
    assert other.peeked
    assert other.begun_again() == begun(game)


@everywhere
def test_any_position_of_the_line_can_be_gone_to(game: AnyGame) -> None:
    match = advanced(begun(game), 5)

    assert match.goto(2).state == match.line[1].state
    assert match.goto(2).undone == match.line[2:]
    with pytest.raises(NoSuchBranch):
        match.goto(6)


@everywhere
def test_what_is_not_there_is_refused(game: AnyGame) -> None:
    match = begun(game)

    with pytest.raises(NothingToUndo):
        match.undo()
    with pytest.raises(NothingToRedo):
        match.redo()
    with pytest.raises(NoSuchBranch):
        match.branch(0)


@everywhere
def test_an_illegal_move_changes_nothing(game: AnyGame) -> None:
    match = begun(game)
    later = advanced(match, 9)
    legal = set(game.legal_moves(match.state))
    illegal = next(move for move in game.legal_moves(later.state) if move not in legal)

    with pytest.raises(IllegalMove):
        match.play(illegal)

    assert match == begun(game)


@everywhere
@pytest.mark.parametrize("seats", [-1, 0, 1, 6, 10**9])
def test_a_wrong_number_of_players_is_refused(game: AnyGame, seats: int) -> None:
    with pytest.raises(BadOptions, match="players"):
        Match.new(game, seats, {}, 1)


@everywhere
@pytest.mark.parametrize("seed", [-1, MAX_SEED + 1])
def test_a_seed_out_of_range_is_refused(game: AnyGame, seed: int) -> None:
    with pytest.raises(BadOptions, match="seed"):
        Match.new(game, game.seats[0], {}, seed)


@everywhere
def test_a_match_can_begin_at_any_position(game: AnyGame) -> None:
    match = advanced(begun(game), 7)
    there = Match.at(game, match.state)

    assert there.state == match.state
    assert there.start.seed is None
    assert there.turns == ()


@pytest.mark.parametrize("chosen", [(), (("luck", True),), (("harmony", True),)])
def test_a_position_needs_every_option_of_its_game(chosen: tuple[tuple[str, bool], ...]) -> None:
    game = GAMES["kingdomino"]
    state = begun(game).state
    foreign = evolve(state, table=evolve(state.table, options=Options(chosen)))

    with pytest.raises(BadPosition):
        Match.at(game, foreign)


@pytest.mark.parametrize("key", sorted(GAMES))
@given(data=st.data())
def test_undo_and_branches_equal_a_replay_from_the_start(key: str, data: st.DataObject) -> None:
    """Whatever way a position was reached, its moves alone lead there again."""
    seats, options = data.draw(st.sampled_from(STARTINGS[key]))
    seed = data.draw(st.integers(0, 1000))
    match = Match.new(GAMES[key], seats, dict(options.chosen), seed)
    fresh = match
    for _ in range(data.draw(st.integers(1, 25))):
        act = data.draw(st.sampled_from(["play", "play", "play", "undo", "redo", "branch"]))
        legal = match.game.legal_moves(match.state)
        if act == "play" and legal:
            match = match.play(data.draw(st.sampled_from(legal)))
        elif act == "undo" and match.ply:
            match = match.undo()
        elif act == "redo" and match.undone:
            match = match.redo()
        elif act == "branch" and match.branches:
            match = match.branch(0)

    for turn in match.turns:
        fresh = fresh.play(turn.move)

    assert fresh.state == match.state
    assert fresh.turns == match.turns


@everywhere
def test_a_named_line_keeps_its_name_wherever_it_goes(game: AnyGame) -> None:
    match = advanced(begun(game), 4).undo().undo()
    left = match.line
    other = next(m for m in game.legal_moves(match.state) if m != match.undone[0].move)
    match = match.play(other).called(0, "bold")

    assert line_name(match.branches[0]) == "bold"
    assert line_name(match.line) == ""
    back = match.branch(0)
    assert line_name(back.line) == "bold"
    assert fork(back.line, left) == len(left)
    assert line_name(back.called(None, "shy").line) == "shy"
    assert Record.of(back).replay() == back
    assert Record.of(match).replay() == match


@everywhere
def test_a_line_without_a_move_cannot_bear_a_name(game: AnyGame) -> None:
    match = advanced(begun(game), 2)

    with pytest.raises(NoSuchBranch):
        match.called(0, "bold")
    with pytest.raises(NoSuchBranch):
        match.begun_again().called(None, "bold")


@everywhere
def test_a_game_that_was_given_up_has_ended_after_its_last_move(game: AnyGame) -> None:
    match = advanced(begun(game), 5).give_up((1,))
    undone = advanced(begun(game), 5).goto(3).give_up((0,))
    before = match.undo()
    others = [move for move in game.legal_moves(before.state) if move != match.line[-1].move]
    another = before.play(others[0]) if others else None

    assert match.ended
    assert not match.over
    assert undone.ended
    assert [len(line) for line in (undone.line, *undone.branches)] == [3, 5]
    assert not before.ended
    assert before.redo().ended
    assert another is None or not another.ended
    assert not match.taken_over(3, peeked=False).resigned
