"""Starting, scores at any moment, the end, and what is hidden."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve, fields

from core.games.pixies import PIXIES
from core.games.pixies.texts import NO_OPTIONS, WRONG_PLAYERS
from core.games.pixies.view import View
from core.kernel.errors import BadOptions
from core.kernel.messages import english
from core.kernel.options import Options
from core.kernel.rng import Rng
from core.kernel.scores import Standing
from core.match import Match
from tests.core.games.pixies.pictures import card, finished_round, position
from tests.core.games.pixies.random_play import EXPECTED_MEANS, random_totals

if TYPE_CHECKING:
    from core.games.pixies.state import State


@pytest.mark.parametrize("seats", [-1, 0, 1, 6])
def test_other_than_two_to_five_players_cannot_play(seats: int) -> None:
    """P18."""
    assert PIXIES.why_not_start(seats, Options()) == WRONG_PLAYERS
    with pytest.raises(BadOptions):
        PIXIES.new(seats, Options(), Rng.seeded(1))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_players_can_play(seats: int) -> None:
    """P18."""
    assert PIXIES.why_not_start(seats, Options()) is None
    assert PIXIES.new(seats, Options(), Rng.seeded(1)).seats == seats


def test_there_is_nothing_to_choose() -> None:
    assert PIXIES.options == ()
    assert PIXIES.why_not_start(2, Options((("expansion", True),))) == NO_OPTIONS


def test_a_score_lists_earlier_rounds_and_this_one_as_it_stands() -> None:
    state = position(
        "1b6s+ 2b4s .  . . .  . . .",
        ". . .  . 5r1x+ .  . . 9r-",
        display="_ _ 3 4",
        first=0,
        number=3,
    )
    first, second = (done.tallies[0].total for done in state.finished)

    lines = [(line.points, english(line.reason)) for line in PIXIES.score(state, 0).lines]

    assert lines == [
        (first, "Round 1"),
        (second, "Round 2"),
        (1, "1 validated card"),
        (10, "10 spirals"),
        (8, "Largest color zone: 2 cards × 4"),
    ]


BLUE = "1b6s 2b4s 3b3s  4b1s 5b- 6b1s  7b3x 8b3x 9b1x"
GREEN = "1g5s 2g3s 3g2s  4g4s 5g1x 6g1s  7g- 8g2x 9g4x"
YELLOW = "1y4s 2y2s 3y5s  4y3s 5y- 6y-  7y1s 8y1x 9y2x"
"""Nine cards of one color each, with eight, eight and twelve points of symbols."""


def ended(*pictures: str, display: str) -> State:
    """Let all three rounds have ended alike."""
    last = position(*pictures, display=display, number=3)
    return evolve(last, finished=tuple(finished_round(n, *pictures) for n in (1, 2)))


def test_an_unfinished_game_has_no_outcome() -> None:
    assert PIXIES.outcome(PIXIES.new(2, Options(), Rng.seeded(1))) is None


def test_the_highest_total_of_three_rounds_wins() -> None:
    outcome = PIXIES.outcome(ended(BLUE, GREEN, YELLOW, display="_ _ _"))

    assert outcome is not None
    assert outcome.winners == (2,)
    assert outcome.standings == (
        Standing(seat=2, rank=1, points=3 * 12 + 9 * (2 + 3 + 4)),
        Standing(seat=0, rank=2, points=3 * 8 + 9 * (2 + 3 + 4)),
        Standing(seat=1, rank=2, points=3 * 8 + 9 * (2 + 3 + 4)),
    )
    assert english(outcome.reason) == "Player 3 wins with 117 points."


def test_equal_totals_share_the_victory() -> None:
    """P19."""
    outcome = PIXIES.outcome(ended(BLUE, GREEN, display="_ _ 5b* 5r*"))

    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert english(outcome.reason) == "Shared victory: the highest total is tied (105)."


def test_a_view_shows_which_cards_the_deck_holds_but_not_their_order() -> None:
    state = PIXIES.new(4, Options(), Rng.seeded(5))

    view = PIXIES.view(state, 2)

    assert view.viewer == 2
    assert view.unseen == tuple(sorted(state.deck)) != state.deck
    assert {field.name for field in fields(View)}.isdisjoint({"deck", "rng"})


def test_face_down_cards_are_public_history() -> None:
    """P16."""
    state = position(". . .  . 5b*/5r1x .  . . .", ". . .  . 5g-+ .  . . .", display="1 2 3 4")

    for viewer in (None, 0, 1):
        assert PIXIES.view(state, viewer).areas[0].at(5).down == card("5r1x")


def test_states_with_another_order_of_the_deck_look_alike() -> None:
    state = PIXIES.new(4, Options(), Rng.seeded(5))
    other = evolve(state, deck=state.deck[::-1], rng=Rng.seeded(6))

    assert PIXIES.view(other, 0) == PIXIES.view(state, 0)


@pytest.mark.parametrize("seats", [2, 4])
def test_players_at_random_make_about_ninety_points(seats: int) -> None:
    totals = list(random_totals(seats, games=60))

    assert sum(totals) / len(totals) == pytest.approx(EXPECTED_MEANS[seats], abs=7)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("seed", range(3))
def test_whoever_watched_knows_who_took_which_card(seats: int, seed: int) -> None:
    match = Match.new(PIXIES, seats, {}, seed)
    took: dict[int, int] = {}
    while not match.over:
        before, seat = match.state, match.to_act
        assert seat is not None
        legal = PIXIES.legal_moves(before)
        move = legal[(match.ply * 7 + seed) % len(legal)]
        match = match.play(move)
        took[before.display.index(move.card)] = seat
        if match.state.display.count(None) != before.display.count(None) + 1:
            took.clear()

        expected = tuple(took.get(slot) for slot in range(len(match.state.display)))
        assert match.seen_by(None).takers == match.seen_by(0).takers == expected


def test_nobody_remembers_who_took_a_card_before_a_position_that_was_set_up() -> None:
    state = position(". . . . . . . . .", ". . . . 5 . . . .", display="1r3s _ 5b* 4m-", first=1)

    assert Match.at(PIXIES, state).seen_by(0).takers == (None, None, None, None)
