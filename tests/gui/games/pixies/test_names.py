from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from hypothesis import given

from core.games.pixies import PIXIES
from core.games.pixies.places import DECK, displayed, down, up
from core.kernel.messages import english
from gui.games.pixies.places import LOWER, PILE, UPPER, half, space
from gui.games.pixies.table import TABLE
from tests.core.games.pixies.pictures import position
from tests.gui.games.pixies.stages import NAMES, staged
from tests.playing import positions

if TYPE_CHECKING:
    from core.kernel.places import Place
    from tests.playing import Played

STATE = position(
    "1r*+ . 3b3s . . # . . .", "1 2m- 3 4 . . . 8b3x .", display="1r3s _ 5b* 4m-", first=1
)
AFTER_ONE = position(". . . . . . . . .", ". . . . 5 . . . .", display="1r3s _ 5b* 4m-", first=1)


def said(place: Place) -> str:
    return english(TABLE.name(PIXIES.view(STATE, 0), place), NAMES)


@given(positions("pixies"))
def test_every_place_has_a_whole_name(played: Played) -> None:
    stage = staged(played.state)

    for place in TABLE.layout(stage):
        name = english(TABLE.name(stage.view, place), NAMES)
        assert name
        assert not set("{}%") & set(name)


def test_cards_are_named_with_their_symbols() -> None:
    assert said(displayed(0)) == "Revealed card: 1 red, 3 spirals"
    assert said(displayed(2)) == "Revealed card: 5 blue, special card"
    assert said(displayed(3)) == "Revealed card: 4 multicolored"
    assert said(up(1, 8)) == "Bence, space 8: 8 blue, 3 crosses"


def test_spaces_tell_what_lies_there() -> None:
    assert said(space(0, 2)) == "Milica, space 2: empty"
    assert said(space(0, 1)) == "Milica, space 1, validated: 1 red, special card"
    assert said(down(0, 6)) == "Milica, space 6: a face-down card"


def test_halves_tell_what_a_drop_means() -> None:
    assert "upper half: the new card stays up" in said(half(0, 3, UPPER))
    assert "lower half: the old card stays up" in said(half(0, 3, LOWER))


def test_the_deck_tells_its_count() -> None:
    count = len(PIXIES.view(STATE, 0).unseen)

    assert said(DECK) == said(PILE) == f"Deck: {count} cards"


def test_a_taken_card_is_named_by_who_took_it() -> None:
    view = PIXIES.view(AFTER_ONE, 0)

    assert english(TABLE.name(view, displayed(1)), NAMES) == "Bence has taken this card."


def test_whoever_watched_names_the_taker_when_several_have_taken() -> None:
    view = evolve(PIXIES.view(STATE, 0), display=(None, None, 5, 4), takers=(1, 0, None, None))

    taken = [english(TABLE.name(view, displayed(slot)), NAMES) for slot in range(2)]
    assert taken == ["Bence has taken this card.", "Milica has taken this card."]
