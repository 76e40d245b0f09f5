"""Turns, the ends of rounds and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from hypothesis import given

from core.games.pixies import PIXIES
from core.games.pixies.areas import Area
from core.games.pixies.events import DeckShuffled, RoundBegan, RoundEnded, TurnBegan
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import DECK, displayed
from core.games.pixies.placing import placements, target
from core.games.pixies.scoring import Tally, tally
from core.kernel.events import Moved, Scored
from core.kernel.options import Options
from core.kernel.rng import Rng
from tests.core.games.pixies.pictures import card, position
from tests.playing import Played, positions

if TYPE_CHECKING:
    from core.games.pixies.events import Event
    from core.games.pixies.moves import Move
    from core.games.pixies.state import State
    from core.kernel.game import Step

EIGHT = "1 2 3  4 5 6  7 8 ."
SEVEN = "1 2 3  4 5 6  7+ . ."


def played(state: State, *names: str) -> Step[State, Event]:
    """Take cards by their names; ``o`` or ``u`` after a name: over or under."""
    for name in names:
        bare = name.rstrip("ou")
        way = name[len(bare) :]
        step = PIXIES.apply(state, PIXIES.parse(f"{card(bare)}{way}"))
        state = step.state
    return step


def turns(seats: int, length: int) -> list[int | None]:
    """Who takes the first cards of a game that seat 0 begins."""
    state = evolve(PIXIES.new(seats, Options(), Rng.seeded(1)), first=0)
    order = []
    for _ in range(length):
        order.append(PIXIES.to_act(state))
        state = PIXIES.apply(state, PIXIES.legal_moves(state)[0]).state
    return order


@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (2, [0, 1, 0, 1, 1, 0, 1, 0, 0, 1, 0, 1]),
        (3, [0, 1, 2, 2, 0, 1, 1, 2, 0]),
        (4, [0, 1, 2, 3, 3, 0, 1, 2]),
        (5, [0, 1, 2, 3, 4, 4, 0, 1, 2, 3]),
    ],
)
def test_whoever_takes_the_last_card_begins_the_next_turn(seats: int, order: list[int]) -> None:
    """P13."""
    assert turns(seats, len(order)) == order


@pytest.mark.parametrize(("seats", "revealed"), [(2, 4), (3, 3), (4, 4), (5, 5)])
def test_a_turn_reveals_a_card_for_everybody_and_four_to_two(seats: int, revealed: int) -> None:
    state = PIXIES.new(seats, Options(), Rng.seeded(3))

    assert len(state.display) == revealed
    assert len(state.deck) == 70 - revealed


def test_the_first_player_is_drawn_by_lot() -> None:
    """P15."""
    firsts = {PIXIES.new(5, Options(), Rng.seeded(seed)).first for seed in range(50)}

    assert firsts == {0, 1, 2, 3, 4}


def test_the_last_taker_has_no_choice_of_card() -> None:
    empty, one = ". . .  . . .  . . .", "1 . .  . . .  . . ."
    state = position(empty, one, ". 2 .  . . .  . . .", display="_ _ 9r-", first=1)

    assert {move.card for move in PIXIES.legal_moves(state)} == {card("9r-")}


def test_a_new_turn_is_told_with_its_cards_from_the_deck() -> None:
    before = position(
        "1 . .  . . .  . . .",
        ". . .  . . .  . . .",
        ". . 3  . . .  . . .",
        display="_ _ 9r-",
        deck="1b6s 2b4s 3b3s",
        first=2,
    )

    step = played(before, "9r-")

    assert step.events[1:] == (
        TurnBegan(1),
        Moved("card:1", DECK, displayed(0)),
        Moved("card:2", DECK, displayed(1)),
        Moved("card:3", DECK, displayed(2)),
    )
    assert step.state.display == (1, 2, 3)
    assert step.state.to_act == 1


def test_with_three_players_the_turn_in_which_one_is_full_is_played_to_its_end() -> None:
    before = position(EIGHT, SEVEN, SEVEN, display="9r- 9b6x 9b1x")

    middle = played(before, "9r-")
    after = played(middle.state, "9b6x", "9b1x")

    assert middle.state.to_act == 1
    assert RoundEnded(1, (0,)) in after.events
    assert after.state.round == 2
    assert after.state.first == 2


class TestTwoPlayers:
    """A round of two ends when an area is full and both have placed equally many cards."""

    NINES = "9r- 9b6x 9b1x 8r-"

    def test_the_first_card_of_a_turn_fills_and_the_other_places_one_more(self) -> None:
        before = position(EIGHT, SEVEN, display=self.NINES)

        middle = played(before, "9r-")
        after = played(middle.state, "9b6x")

        assert middle.state.to_act == 1
        assert middle.state.round == 1
        assert RoundEnded(1, (0,)) in after.events
        assert untaken(after) == {card("9b1x"), card("8r-")}

    def test_the_second_card_of_a_turn_fills_and_the_round_is_over_at_once(self) -> None:
        before = position(SEVEN, EIGHT, display=self.NINES)

        after = played(before, "9r-", "9b6x")

        assert RoundEnded(1, (1,)) in after.events
        assert untaken(after) == {card("9b1x"), card("8r-")}

    def test_the_third_card_of_a_turn_fills_and_the_turn_is_played_to_its_end(self) -> None:
        before = position(EIGHT, SEVEN, display=self.NINES)

        middle = played(before, "8r-o", "9r-", "9b6x")
        after = PIXIES.apply(middle.state, PIXIES.legal_moves(middle.state)[0])

        assert middle.state.to_act == 1
        assert RoundEnded(1, (0,)) in after.events
        assert not untaken(after)

    def test_the_fourth_card_of_a_turn_fills_and_the_turn_ends_with_it(self) -> None:
        before = position(SEVEN, EIGHT, display=self.NINES)

        after = played(before, "9r-", "8r-u", "9b1xo", "9b6x")

        assert RoundEnded(1, (1,)) in after.events
        assert not untaken(after)

    @pytest.mark.parametrize("pictures", [(EIGHT, SEVEN), (SEVEN, EIGHT), (EIGHT, EIGHT)])
    def test_whoever_played_last_begins_the_next_round(self, pictures: tuple[str, str]) -> None:
        """P14."""
        before = position(*pictures, display=self.NINES)

        after = played(before, "9r-", "9b6x").state

        assert (after.round, after.first, after.to_act) == (2, 1, 1)

    def test_the_same_holds_when_the_other_player_began_the_turn(self) -> None:
        """P14, P20."""
        before = position(SEVEN, EIGHT, display=self.NINES, first=1)

        middle = played(before, "9r-").state
        after = played(middle, "9b6x").state

        assert middle.to_act == 0
        assert (after.round, after.first) == (2, 0)


def untaken(step: Step[State, Event]) -> set[int]:
    """Which cards went from the display back to the deck."""
    return {
        int(event.piece.removeprefix("card:"))
        for event in step.events
        if isinstance(event, Moved) and event.source.area == "display" and event.target == DECK
    }


def test_a_finished_round_is_kept_with_its_areas_and_tallies() -> None:
    before = position(EIGHT, SEVEN, display="9r- 9b6x 9b1x 8r-", number=2)

    after = played(before, "9r-", "9b6x").state
    kept = after.finished[1]

    assert after.finished[0] == before.finished[0]
    assert kept.areas[0].at(9).up == card("9r-")
    assert kept.tallies == tuple(tally(area, 2) for area in kept.areas)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_validated_cards_score_at_the_end_of_every_round(number: int) -> None:
    """P7."""
    before = position(EIGHT, SEVEN, display="9r- 9b6x 9b1x 8r-", number=number)

    step = played(before, "9r-", "9b6x")
    scored = [event for event in step.events if isinstance(event, Scored)]

    assert next(event.line.points for event in scored if event.seat == 1) == 7
    assert RoundEnded(number, (0,)) in step.events


def test_the_end_of_a_round_is_told_in_its_order() -> None:
    before = position(EIGHT, SEVEN, display="9r- 9b6x 9b1x 8r-")

    step = played(before, "9r-", "9b6x")
    kinds = list(dict.fromkeys(type(event) for event in step.events[1:]))
    scored = [event for event in step.events if isinstance(event, Scored)]
    collected = [e for e in step.events if isinstance(e, Moved) and e.target == DECK]

    assert kinds == [RoundEnded, Scored, Moved, DeckShuffled, RoundBegan, TurnBegan]
    assert [event.seat for event in scored] == [0, 0, 0, 1, 1, 1]
    for seat, scores in enumerate(step.state.finished[0].tallies):
        points = [event.line.points for event in scored if event.seat == seat]
        assert Tally(*points) == scores
    assert len(collected) == 2 * 9 + 2
    assert RoundBegan(2, 1) in step.events


def test_all_seventy_cards_are_shuffled_for_the_next_round() -> None:
    before = position(EIGHT, SEVEN, display="9r- 9b6x 9b1x 8r-")

    after = played(before, "9r-", "9b6x").state

    assert sorted(filter(None, (*after.display, *after.deck))) == list(CARDS)
    assert after.deck != tuple(sorted(after.deck))
    assert after.areas == (Area(), Area())
    assert after.rng != before.rng


def test_after_the_third_round_the_table_stays_and_the_game_is_over() -> None:
    before = position(EIGHT, SEVEN, display="9r- 9b6x 9b1x 8r-", number=3)

    step = played(before, "9r-", "9b6x")

    assert isinstance(step.events[-1], Scored)
    assert step.state.to_act is None
    assert step.state.areas[0].is_full
    assert step.state.display == (None, None, card("9b1x"), card("8r-"))
    assert PIXIES.outcome(step.state) is not None
    assert PIXIES.flaw(step.state) is None


SIX_AND_A_CARD = "1 2+ 3+  4+ 5+ 6+  7+ . ."
SEVEN_PAIRS = ". 2+ 3+  4+ 5+ 6+  7+ 8+ ."


def test_with_five_players_a_round_ends_when_the_deck_has_run_out() -> None:
    """P1."""
    before = position(*[SEVEN_PAIRS] * 4, SIX_AND_A_CARD, display="_ _ _ _ 8r-")

    step = played(before, "8r-")

    assert RoundEnded(1, ()) in step.events
    assert step.state.round == 2
    assert [len(drawn.cards) for drawn in step.state.finished[0].areas] == [14] * 5
    assert PIXIES.flaw(step.state) is None


def test_with_five_players_the_game_ends_when_the_deck_of_round_three_has_run_out() -> None:
    """P1."""
    before = position(*[SEVEN_PAIRS] * 4, SIX_AND_A_CARD, display="_ _ _ _ 8r-", number=3)

    step = played(before, "8r-")

    assert step.state.to_act is None
    assert PIXIES.flaw(step.state) is None


def _saving(state: State) -> Move:
    """Occupy a new space only if there is no other way."""
    area = state.areas[state.taker]
    return min(PIXIES.legal_moves(state), key=lambda move: target(move) in area.empty)


def test_five_players_who_save_space_run_out_of_cards() -> None:
    """P1: by play from the start, nobody full, all seventy cards placed."""
    state = PIXIES.new(5, Options(), Rng.seeded(4))
    while state.round == 1:
        step = PIXIES.apply(state, _saving(state))
        state = step.state

    assert RoundEnded(1, ()) in step.events
    assert sum(len(area.cards) for area in state.finished[0].areas) == 70


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_fewer_players_never_run_out_of_cards(seats: int) -> None:
    """P1: even if everybody saves space."""
    for seed in range(3):
        state = PIXIES.new(seats, Options(), Rng.seeded(seed))
        while state.to_act is not None:
            step = PIXIES.apply(state, _saving(state))
            state = step.state

            assert all(event.full for event in step.events if isinstance(event, RoundEnded))


@given(position=positions("pixies"))
def test_nobody_ever_holds_more_than_seventeen_cards(position: Played) -> None:
    state = position.state

    for drawn in (*state.areas, *(area for done in state.finished for area in done.areas)):
        assert len(drawn.cards) <= (17 if drawn.is_full else 16)


@given(position=positions("pixies"))
def test_whoever_takes_a_card_can_place_every_card_of_the_game(position: Played) -> None:
    """P2: a card whose number is validated always finds an empty space."""
    taker = position.state.to_act

    if taker is not None:
        area = position.state.areas[taker]
        assert area.empty
        assert all(placements(area, each) for each in CARDS if each not in area.cards)
