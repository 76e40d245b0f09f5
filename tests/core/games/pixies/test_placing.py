"""How cards come to lie in an area."""

from __future__ import annotations

import pytest

from core.games.pixies import PIXIES
from core.games.pixies.areas import SPACES, Area, Space
from core.games.pixies.events import AreaFilled, Validated
from core.games.pixies.moves import Move, PlaceFaceDown, PlaceFaceUp, PlaceOver, PlaceUnder
from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed, down, up
from core.games.pixies.placing import placed, placements, placing_events, target
from core.games.pixies.texts import (
    ALREADY_TAKEN,
    CHOOSE_WHICH_STAYS,
    COVER_THE_BACK,
    GAME_OVER,
    GOES_FACE_DOWN,
    GOES_FACE_UP,
    NEEDS_EMPTY_SPACE,
    REFUSALS,
    STILL_IN_DECK,
)
from core.kernel.errors import IllegalMove
from core.kernel.events import Moved, Turned
from core.kernel.messages import Message, english
from tests.core.games.pixies.pictures import FULL, area, card, position

RED_5, BLUE_5, GREEN_5 = card("5r1x"), card("5b*"), card("5g-")


def test_a_card_goes_face_up_on_its_empty_space() -> None:
    empty = Area()

    assert placements(empty, RED_5) == (PlaceFaceUp(RED_5),)
    assert placed(empty, PlaceFaceUp(RED_5)) == area(". . .  . 5r1x .  . . .")


def test_a_card_on_a_lone_face_down_card_is_validated_at_once() -> None:
    """P3."""
    before = area(". . .  . #4b* .  . . .")

    assert placements(before, RED_5) == (PlaceFaceUp(RED_5),)
    assert placed(before, PlaceFaceUp(RED_5)) == area(". . .  . 5r1x/4b* .  . . .")


def test_of_two_face_up_cards_either_may_stay_up() -> None:
    """P4."""
    before = area(". . .  . 5r1x .  . . .")

    assert placements(before, BLUE_5) == (PlaceOver(BLUE_5), PlaceUnder(BLUE_5))
    assert placed(before, PlaceOver(BLUE_5)) == area(". . .  . 5b*/5r1x .  . . .")
    assert placed(before, PlaceUnder(BLUE_5)) == area(". . .  . 5r1x/5b* .  . . .")


def test_a_card_whose_space_is_validated_goes_face_down_on_an_empty_space_only() -> None:
    """P5, P6: neither on a lone back nor under a lone card, nor face up."""
    before = area("1 # .  . 5b*+ .  7+ . 9")

    assert placements(before, GREEN_5) == tuple(
        PlaceFaceDown(GREEN_5, space) for space in (3, 4, 6, 8)
    )
    assert placed(before, PlaceFaceDown(GREEN_5, 8)).at(8) == Space(down=GREEN_5)


def test_the_script() -> None:
    script: list[Move] = [
        PlaceFaceUp(RED_5),
        PlaceOver(BLUE_5),
        PlaceFaceDown(GREEN_5, 9),
        PlaceFaceUp(card("9y2x")),
        PlaceFaceDown(card("9r-"), 1),
        PlaceFaceUp(card("1b6s")),
    ]

    played = Area()
    for move in script:
        assert move in placements(played, move.card)
        played = placed(played, move)

    assert played == area("1b6s/9r- . .  . 5b*/5r1x .  . . 9y2x/5g-")


@pytest.mark.parametrize("space", SPACES)
def test_with_sixteen_cards_on_eight_spaces_every_card_fills_the_ninth(space: int) -> None:
    before = area(" ".join("." if n == space else f"{n}+" for n in SPACES))
    others = set(CARDS) - set(before.cards)

    assert len(before.cards) == 16
    assert {target(move) for other in others for move in placements(before, other)} == {space}


SLOT = displayed(2)


def test_a_card_placed_face_up_moves_from_the_display() -> None:
    events = placing_events(1, Area(), PlaceFaceUp(RED_5), SLOT)

    assert list(events) == [Moved("card:55", SLOT, up(1, 5))]


def test_a_card_placed_on_a_lone_back_is_told_to_be_validated() -> None:
    events = placing_events(1, area(". . .  . # .  . . ."), PlaceFaceUp(RED_5), SLOT)

    assert list(events) == [
        Moved("card:55", SLOT, up(1, 5)),
        Validated(1, "card:55", up(1, 5)),
    ]


def test_a_card_placed_over_another_turns_that_one_first() -> None:
    events = placing_events(1, area(". . .  . 5b* .  . . ."), PlaceOver(RED_5), SLOT)

    assert list(events) == [
        Moved("card:10", up(1, 5), down(1, 5)),
        Turned("card:?", down(1, 5)),
        Moved("card:55", SLOT, up(1, 5)),
        Validated(1, "card:55", up(1, 5)),
    ]


def test_a_card_placed_under_another_is_turned_there() -> None:
    events = placing_events(1, area(". . .  . 5b* .  . . ."), PlaceUnder(RED_5), SLOT)

    assert list(events) == [
        Moved("card:55", SLOT, down(1, 5)),
        Turned("card:?", down(1, 5)),
        Validated(1, "card:10", up(1, 5)),
    ]


def test_a_card_placed_face_down_on_the_last_empty_space_fills_the_area() -> None:
    before = area("1 2 3  4 5+ 6  7 8 .")

    events = placing_events(1, before, PlaceFaceDown(RED_5, 9), SLOT)

    assert list(events) == [
        Moved("card:55", SLOT, down(1, 9)),
        Turned("card:?", down(1, 9)),
        AreaFilled(1),
    ]


MIDDLE = position("1 # .  . 5b*/8m1x .  . . .", "1 2 3  4 . .  . . .", display="5r1x 1r* 2m- 9r-")
OVER = position(FULL, "1+ 2 3  4 5 6  7 8 .", display="_ _ 5r1x 5b*", first=1, number=3)


@pytest.mark.parametrize(
    ("move", "refusal"),
    [
        (PlaceFaceUp(RED_5), GOES_FACE_DOWN.bind(space=5)),
        (PlaceOver(RED_5), GOES_FACE_DOWN.bind(space=5)),
        (PlaceUnder(RED_5), GOES_FACE_DOWN.bind(space=5)),
        (PlaceFaceDown(RED_5, 1), NEEDS_EMPTY_SPACE.bind(space=1)),
        (PlaceFaceDown(RED_5, 2), NEEDS_EMPTY_SPACE.bind(space=2)),
        (PlaceFaceDown(RED_5, 5), NEEDS_EMPTY_SPACE.bind(space=5)),
        (PlaceFaceUp(card("1r*")), CHOOSE_WHICH_STAYS.bind(space=1)),
        (PlaceFaceDown(card("1r*"), 3), CHOOSE_WHICH_STAYS.bind(space=1)),
        (PlaceOver(card("2m-")), COVER_THE_BACK.bind(space=2)),
        (PlaceUnder(card("2m-")), COVER_THE_BACK.bind(space=2)),
        (PlaceFaceDown(card("2m-"), 3), COVER_THE_BACK.bind(space=2)),
        (PlaceOver(card("9r-")), GOES_FACE_UP.bind(space=9)),
        (PlaceUnder(card("9r-")), GOES_FACE_UP.bind(space=9)),
        (PlaceFaceDown(card("9r-"), 9), GOES_FACE_UP.bind(space=9)),
    ],
    ids=lambda value: value.source if isinstance(value, Message) else value.code,
)
def test_a_card_is_placed_only_as_its_space_says(move: Move, refusal: Message) -> None:
    assert PIXIES.why_not(MIDDLE, move) == refusal
    with pytest.raises(IllegalMove) as refused:
        PIXIES.apply(MIDDLE, move)
    assert refused.value.message == refusal


def test_a_card_of_the_deck_cannot_be_taken() -> None:
    reason = PIXIES.why_not(MIDDLE, PlaceFaceUp(card("9b6x")))

    assert reason is not None
    assert english(reason) == "This card has not been revealed yet: 9 blue."


def test_a_card_in_an_area_cannot_be_taken_again() -> None:
    reason = PIXIES.why_not(MIDDLE, PlaceFaceUp(card("8m1x")))

    assert reason is not None
    assert english(reason) == "Player 1 has already taken this card: 8 multicolored."


def test_nothing_can_be_taken_when_the_game_is_over() -> None:
    assert PIXIES.legal_moves(OVER) == ()
    assert PIXIES.why_not(OVER, PlaceFaceUp(RED_5)) == GAME_OVER


def test_every_refusal_can_be_met() -> None:
    moves: list[Move] = [PlaceFaceDown(any_card, space) for any_card in CARDS for space in SPACES]
    moves += [way(any_card) for any_card in CARDS for way in (PlaceFaceUp, PlaceOver, PlaceUnder)]

    met = {PIXIES.why_not(state, move) for state in (MIDDLE, OVER) for move in moves}

    assert {reason.source for reason in met if reason} == {reason.source for reason in REFUSALS}
    assert {ALREADY_TAKEN.rule, STILL_IN_DECK.rule} == {"turn"}
