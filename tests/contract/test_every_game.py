"""What ``core.kernel.game`` promises, held against every registered game."""

from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from core.games import GAMES
from core.kernel.errors import IllegalMove, UnreadableMove
from core.kernel.messages import english
from core.kernel.rng import Rng
from tests.playing import STARTINGS, Played, playing, positions
from tests.toy_game.state import TOY_BOX

everywhere = pytest.mark.parametrize("key", [*sorted(GAMES), TOY_BOX.key])


@everywhere
@given(data=st.data())
def test_a_playing_keeps_every_promise_to_its_end(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    seats, options = data.draw(st.sampled_from(STARTINGS[key]))
    seed = data.draw(st.integers(0, 10**6))

    for played in playing(game, seats, options, seed):
        state = played.state
        moves = game.legal_moves(state)
        flaw = game.flaw(state)

        assert flaw is None, english(flaw)
        assert (game.to_act(state) is None) == (not moves) == (game.outcome(state) is not None)
        assert len(set(moves)) == len(moves)
        assert hash(state) == hash(state)


@everywhere
@given(data=st.data())
def test_the_same_seed_and_moves_give_the_same_game(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    seats, options = data.draw(st.sampled_from(STARTINGS[key]))
    seed = data.draw(st.integers(0, 10**6))
    last = list(playing(game, seats, options, seed))[-1]

    state = game.new(seats, options, Rng.seeded(seed))
    for code in last.codes:
        state = game.apply(state, game.parse(code)).state

    assert state == last.state


@everywhere
@given(data=st.data())
def test_every_legal_move_applies_and_is_its_code(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    state = data.draw(positions(key)).state

    for move in game.legal_moves(state):
        assert game.why_not(state, move) is None
        assert game.parse(move.code) == move
        assert game.parse(move.code).code == move.code
        step = game.apply(state, move)
        assert game.flaw(step.state) is None
        assert step.state != state


@everywhere
@given(data=st.data())
def test_any_other_move_is_refused_with_a_sentence(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    state = data.draw(positions(key)).state
    elsewhere = data.draw(positions(key)).state
    legal = set(game.legal_moves(state))

    for move in game.legal_moves(elsewhere):
        if move in legal:
            assert game.why_not(state, move) is None
            continue
        reason = game.why_not(state, move)
        assert reason is not None
        assert english(reason)
        assert reason.rule
        with pytest.raises(IllegalMove) as refused:
            game.apply(state, move)
        assert refused.value.message == reason


@everywhere
@given(text=st.text(max_size=40))
def test_what_is_no_move_is_unreadable(key: str, text: str) -> None:
    game = GAMES[key]

    with suppress(UnreadableMove):
        assert game.parse(text).code == text


@everywhere
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_a_view_shows_nothing_hidden(key: str, data: st.DataObject, seed: int) -> None:
    """A state made up from a view looks the same to that seat: the view held nothing more."""
    game = GAMES[key]
    state = data.draw(positions(key)).state

    for seat in (None, *range(state.seats)):
        view = game.view(state, seat)
        guess = game.determinize(view, Rng.seeded(seed))

        assert game.flaw(guess) is None
        assert game.view(guess, seat) == view
        assert game.to_act(guess) == game.to_act(state)
        if seat is not None and seat == game.to_act(state):
            assert game.legal_moves(guess) == game.legal_moves(state)
        if seat is not None:
            assert game.score(guess, seat) == game.score(state, seat)


@everywhere
@given(data=st.data(), seed=st.integers(0, 10**6))
def test_events_tell_no_more_than_the_views(key: str, data: st.DataObject, seed: int) -> None:
    """Where a seat sees the same before and after a move, it is told the same of the move."""
    game = GAMES[key]
    state = data.draw(positions(key)).state
    moves = game.legal_moves(state)
    assume(moves)
    move = data.draw(st.sampled_from(moves))
    step = game.apply(state, move)

    for seat in (None, *range(state.seats)):
        guess = game.determinize(game.view(state, seat), Rng.seeded(seed))
        if game.why_not(guess, move) is not None:
            continue
        guessed = game.apply(guess, move)
        if game.view(guessed.state, seat) != game.view(step.state, seat):
            continue
        told = [game.redact(event, seat) for event in step.events]
        assert [game.redact(event, seat) for event in guessed.events] == told


@everywhere
@given(data=st.data())
def test_redacting_twice_is_redacting_once(key: str, data: st.DataObject) -> None:
    game = GAMES[key]
    played: Played = data.draw(positions(key))

    for event in played.events:
        for seat in (None, *range(played.state.seats)):
            once = game.redact(event, seat)
            assert game.redact(once, seat) == once
            assert type(once) is type(event)
