from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given

from core.games.pixies import PIXIES
from core.games.pixies.places import displayed
from core.kernel.messages import english
from gui.board.handles import Handles
from gui.games.pixies.handles import Hold
from gui.games.pixies.places import LOWER, UPPER, half, space
from gui.games.pixies.table import TABLE
from tests.core.games.pixies.pictures import card, position
from tests.gui.games.pixies.stages import gesture, gestures, staged
from tests.playing import positions

if TYPE_CHECKING:
    from tests.playing import Played

SECOND = position(". . . . 5r1x . . . .", ". . 3 . . . . . .", display="5b* _ _ 7")
THIRD = position("1+ . 3 . . . . . 9", "1 . 3 . . . . 8 9", display="1r3s 2 4 7")


@given(positions("pixies"))
def test_every_legal_move_is_one_gesture(played: Played) -> None:
    state = played.state
    moves = PIXIES.legal_moves(state)
    index = Handles(gestures(state))
    reachable = [
        handle.move
        for source in index.sources
        for variant in index.variants(source)
        for handle in index.targets(source, variant).values()
    ]

    assert sorted(reachable, key=lambda move: move.code) == sorted(moves, key=lambda m: m.code)
    assert TABLE.choices(PIXIES.view(state, None), moves) == ()


@given(positions("pixies"))
def test_a_card_has_one_variant_and_its_targets_lie_apart(played: Played) -> None:
    index = Handles(gestures(played.state))
    layout = TABLE.layout(staged(played.state))

    for source in index.sources:
        (variant,) = index.variants(source)
        rects = [layout[target] for target in index.targets(source, variant)]
        keys = [handle.key for handle in index.targets(source, variant).values()]
        assert not any(one.intersects(other) for one in rects for other in rects if one != other)
        assert len({(rect.x(), rect.y()) for rect in rects}) == len(rects)
        assert len(set(keys)) == len(keys)


def test_the_upper_half_lets_the_new_card_stay_up() -> None:
    over = gesture(SECOND, f"{card('5b*')}o")

    assert (over.source, over.target) == (displayed(0), half(0, 5, UPPER))
    assert over.key == "U"
    assert over.label is not None
    assert english(over.label) == "The new 5 stays up"


def test_the_lower_half_lets_the_old_card_stay_up() -> None:
    under = gesture(SECOND, f"{card('5b*')}u")

    assert under.target == half(0, 5, LOWER)
    assert under.key == "D"
    assert under.label is not None
    assert english(under.label) == "The old 5 stays up"


def test_a_card_whose_number_is_validated_is_held_with_its_back_up() -> None:
    down = [handle for handle in gestures(THIRD) if handle.source == displayed(0)]

    assert {handle.variant for handle in down} == {Hold.BACK}
    assert [handle.target for handle in down] == [space(0, n) for n in (2, 4, 5, 6, 7, 8)]
    assert [handle.key for handle in down] == list("245678")


def test_a_drop_on_a_wrong_space_is_answered_by_the_rules() -> None:
    attempt = TABLE.attempt(PIXIES.view(SECOND, 0), displayed(3), space(0, 2), Hold.FACE)

    assert attempt is not None
    reason = PIXIES.why_not(SECOND, attempt)
    assert reason is not None
    assert english(reason) == "Your space 7 is empty: the card must go there, face up."


def test_a_drop_elsewhere_is_no_move() -> None:
    view = PIXIES.view(SECOND, 0)

    assert TABLE.attempt(view, displayed(3), space(1, 7), Hold.FACE) is None
    assert TABLE.attempt(view, displayed(3), displayed(0), Hold.FACE) is None
    assert TABLE.attempt(view, displayed(1), space(0, 7), Hold.FACE) is None


@given(positions("pixies"))
def test_every_wrong_drop_has_its_reason(played: Played) -> None:
    state, view = played.state, PIXIES.view(played.state, None)
    legal = {(handle.source, handle.target.at[0]) for handle in gestures(state)}

    for source in Handles(gestures(state)).sources:
        for aimed in TABLE.drop_places(staged(state)):
            if (source, aimed.at[0]) not in legal:
                attempt = TABLE.attempt(view, source, aimed, Hold.FACE)
                assert attempt is not None
                assert PIXIES.why_not(state, attempt) is not None


def test_a_card_comes_alone() -> None:
    assert TABLE.group(PIXIES.view(SECOND, 0), displayed(0)) == (displayed(0),)


def test_nothing_can_be_taken_when_the_game_is_over() -> None:
    full = "1 2 3 4 5 6 7 8 9"
    over = position(full, ". . 3+ . 5+ 6 7 8 9+", display="_ _ 1 2", number=3)

    assert gestures(over) == []
    assert TABLE.drop_places(staged(over)) == tuple(space(0, n) for n in range(1, 10))
