from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from hypothesis import given

from core.games.pixies import PIXIES
from core.games.pixies.places import down, up
from core.kernel.rng import Rng
from gui.games.pixies.pictures import CardBack, CardFace, Tag, Zone
from gui.games.pixies.table import TABLE
from tests.core.games.pixies.pictures import card, position
from tests.gui.games.pixies.stages import gesture, gestures, staged
from tests.playing import positions

if TYPE_CHECKING:
    from core.games.pixies.state import State
    from gui.board.table import Preview
    from tests.playing import Played

pytestmark = pytest.mark.usefixtures("qapp")

STATE = position(
    "1b6s . . 4b1s . . . . .",
    "1 . . . 5 . . . .",
    display="7b3x 4r2s 9r- 5b*",
    number=2,
)


def previewed(state: State, code: str) -> Preview:
    stage = staged(state)
    return TABLE.preview(stage, TABLE.layout(stage), gesture(state, code))


@given(positions("pixies"))
def test_the_points_are_those_of_the_rules(played: Played) -> None:
    state = PIXIES.determinize(PIXIES.view(played.state, None), Rng.seeded(0))
    stage = staged(state)
    layout = TABLE.layout(stage)

    for handle in gestures(state):
        after = PIXIES.apply(state, handle.move).state
        preview = TABLE.preview(stage, layout, handle)
        if after.round == state.round:
            gained = PIXIES.score(after, state.taker).total - PIXIES.score(state, state.taker).total
            assert preview.points == gained


def test_the_zone_that_a_card_would_make_is_marked() -> None:
    preview = previewed(STATE, f"{card('7b3x')}")
    tags = [face.picture for face in preview.faces if isinstance(face.picture, Tag)]

    assert preview.points == 3 - 3
    assert preview.marked == (up(0, 1), up(0, 4), up(0, 7))
    assert any(isinstance(face.picture, Zone) for face in preview.faces)
    assert dict(tags[0].words.args) == {"cards": 3, "factor": 3, "points": 9}


def test_a_zone_that_stays_as_it_is_is_not_marked() -> None:
    assert previewed(STATE, f"{card('5b*')}").marked == (up(0, 1), up(0, 4), up(0, 5))
    assert previewed(STATE, f"{card('9r-')}").marked == ()


def test_a_card_on_an_empty_space_is_shown_faintly() -> None:
    (face,) = (f for f in previewed(STATE, f"{card('7b3x')}").faces if f.place == up(0, 7))

    assert face.picture == CardFace(card("7b3x"))
    assert face.opacity < 0.8


def test_the_new_card_would_lie_sealed_on_the_old_one() -> None:
    faces = {face.place: face for face in previewed(STATE, f"{card('4r2s')}o").faces}

    assert faces[up(0, 4)].picture == CardFace(card("4r2s"), sealed=True)
    assert faces[down(0, 4)].picture == CardBack()


def test_the_old_card_would_stay_on_the_new_one() -> None:
    faces = {face.place: face for face in previewed(STATE, f"{card('4r2s')}u").faces}

    assert faces[up(0, 4)].picture == CardFace(card("4b1s"), sealed=True)
    assert faces[down(0, 4)].picture == CardBack()
    assert faces[down(0, 4)].z < faces[up(0, 4)].z


def test_covering_a_zone_shows_what_is_left_of_it() -> None:
    preview = previewed(STATE, f"{card('4r2s')}o")

    assert preview.points == 4 + (2 - 1) - 6
    assert preview.marked == ()


def test_the_tag_stays_on_the_mat() -> None:
    state = position("1b6s . . 4b1s . . . . .", "1 . . . 5 . . . .", display="7b3x 4r2s 2 5b*")
    stage = staged(state, size=(1000, 650))
    layout = TABLE.layout(stage)

    for handle in gestures(state):
        for face in TABLE.preview(stage, layout, handle).faces:
            if isinstance(face.picture, Tag):
                assert 0 <= face.rect.left() < face.rect.right() <= 1000
                assert face.rect.bottom() <= 650
