"""Games by message: a line is taken only if it continues the game at hand."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.by_message import answered, fingerprint
from core.games import GAMES
from core.kernel.errors import KupolaError
from core.match import Match
from core.share_code import position, written


def dealt(game: str, seed: int = 11) -> Match:
    rules = GAMES[game]
    return Match.new(rules, rules.seats[0], {}, seed)


def turn_of(match: Match, seat: int, choice: int = 0) -> Match:
    """Play moves until it is no longer a seat's turn."""
    while match.to_act == seat:
        moves = match.game.legal_moves(match.state)
        match = match.play(moves[choice % len(moves)])
    return match


def refusal(match: Match, here: set[int], words: str) -> str:
    with pytest.raises(KupolaError) as raised:
        answered(match, here, words)
    return raised.value.message.source


@pytest.mark.parametrize("game", sorted(GAMES))
def test_two_copies_play_a_whole_game_by_lines(game: str) -> None:
    copies = [dealt(game), dealt(game)]
    while (seat := copies[0].to_act) is not None:
        other = 1 - seat
        copies[seat] = turn_of(copies[seat], seat)
        line = f"Your turn!\n{written(copies[seat])}\nBye"
        copies[other] = answered(copies[other], {other}, line)

        assert copies[0].state == copies[1].state
    assert fingerprint(copies[0]) == fingerprint(copies[1])


def test_a_line_is_taken_once() -> None:
    before = dealt("kingdomino")
    seat = before.to_act
    assert seat is not None
    line = written(turn_of(before, seat))
    after = answered(before, {1 - seat}, line)

    assert refusal(after, {1 - seat}, line).startswith("This line brings nothing new")


def test_an_old_line_is_refused() -> None:
    before = dealt("kingdomino")
    seat = before.to_act
    assert seat is not None
    after = turn_of(turn_of(before, seat), 1 - seat)

    assert refusal(after, {0, 1}, written(before)).startswith("This line is older")


def test_a_line_of_another_deal_is_refused() -> None:
    other = turn_of(dealt("kingdomino", 12), dealt("kingdomino", 12).to_act or 0)

    assert refusal(dealt("kingdomino"), {0}, written(other)) == "This line belongs to another game."


def test_a_line_of_a_set_up_position_is_refused() -> None:
    match = dealt("kingdomino")

    assert refusal(match, {0}, written(position(match))) == "This line belongs to another game."


def test_a_line_that_took_another_way_is_refused() -> None:
    before = dealt("kingdomino")
    seat = before.to_act
    assert seat is not None
    mine, theirs = turn_of(before, seat), turn_of(before, seat, choice=1)

    assert refusal(mine, {seat}, written(turn_of(theirs, 1 - seat))).startswith("In this line")


def test_a_line_cannot_move_for_who_plays_here() -> None:
    before = dealt("kingdomino")
    seat = before.to_act
    assert seat is not None

    assert refusal(before, {seat}, written(turn_of(before, seat))).startswith("This line holds")


@given(words=st.text(max_size=200))
def test_any_other_text_is_refused_with_a_sentence(words: str) -> None:
    assert refusal(dealt("pixies"), {0}, words)
