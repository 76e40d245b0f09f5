from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from hypothesis import given

from core.games.pixies.pieces import CARDS
from core.games.pixies.places import displayed, down, up
from gui.games.pixies.handles import Hold
from gui.games.pixies.pictures import CardBack, CardFace, Pile
from gui.games.pixies.places import PILE
from gui.games.pixies.table import TABLE
from tests.core.games.pixies.pictures import card, position
from tests.gui.games.pixies.stages import staged
from tests.playing import positions

if TYPE_CHECKING:
    from gui.board.faces import Face
    from gui.board.table import Stage
    from tests.playing import Played

STATE = position("1+ . 3b3s . . # . . 9", "1 . 3 4 . . . 8 9", display="1r3s 2 _ _", first=0)


def lying(stage: Stage) -> dict[str, Face]:
    faces = TABLE.faces(stage, TABLE.layout(stage))
    return {face.place.code: face for face in faces}


@given(positions("pixies"))
def test_every_card_on_the_table_lies_at_its_own_place(played: Played) -> None:
    stage = staged(played.state)
    faces = TABLE.faces(stage, TABLE.layout(stage))
    view = stage.view
    shown = Counter(face.picture.card for face in faces if isinstance(face.picture, CardFace))
    backs = sum(isinstance(face.picture, CardBack) for face in faces)
    spaces = [space for area in view.areas for space in area.spaces]

    assert len({face.place for face in faces}) == len(faces)
    assert shown == Counter(
        [space.up for space in spaces if space.up is not None]
        + [revealed for revealed in view.display if revealed is not None]
    )
    assert backs == sum(space.down is not None for space in spaces)


def test_a_validated_card_lies_sealed_on_a_back_that_peeps_out() -> None:
    faces = lying(staged(STATE))
    over, under = faces[up(0, 1).code], faces[down(0, 1).code]

    assert isinstance(over.picture, CardFace)
    assert over.picture.sealed
    assert under.picture == CardBack()
    assert over.z > under.z
    assert under.turn != over.turn
    assert not over.rect.contains(under.rect)


def test_a_lone_card_has_no_seal() -> None:
    faces = lying(staged(STATE))

    assert faces[up(0, 3).code].picture == CardFace(card("3b3s"))
    assert down(0, 3).code not in faces


def test_a_lone_face_down_card_shows_its_back() -> None:
    faces = lying(staged(STATE))

    assert faces[down(0, 6).code].picture == CardBack()
    assert up(0, 6).code not in faces


def test_a_taken_card_leaves_its_place_empty() -> None:
    faces = lying(staged(STATE))

    assert displayed(0).code in faces
    assert displayed(2).code not in faces


def test_the_deck_tells_its_count() -> None:
    stage = staged(STATE)

    assert lying(stage)[PILE.code].picture == Pile(len(stage.view.unseen))


def test_a_card_is_held_with_its_face_or_its_back_up() -> None:
    stage = staged(STATE)
    layout = TABLE.layout(stage)
    (face,) = TABLE.held(stage, layout, displayed(1), Hold.FACE)
    back, corner = TABLE.held(stage, layout, displayed(0), Hold.BACK)

    assert isinstance(face.picture, CardFace)
    assert face.picture.lifted
    assert face.rect.contains(0, 0)
    assert back.picture == CardBack(lifted=True)
    assert corner.picture == CardFace(card("1r3s"))
    assert corner.rect.width() < back.rect.width() / 2


def test_the_pointer_is_at_the_lower_edge_when_halves_matter() -> None:
    stage = staged(STATE)
    layout = TABLE.layout(stage)
    (either,) = TABLE.held(stage, layout, displayed(1), Hold.EITHER)
    (face,) = TABLE.held(stage, layout, displayed(1), Hold.FACE)

    assert either.rect.center().y() / either.rect.height() < -0.3
    assert either.rect.width() < face.rect.width()
    assert tuple(TABLE.held(stage, layout, displayed(2), Hold.FACE)) == ()


def test_every_card_has_a_picture_while_it_travels() -> None:
    stage = staged(STATE)

    assert all(TABLE.picture_of(each.code, stage) == CardFace(each.id) for each in CARDS.values())
    assert TABLE.picture_of("card:?", stage) == CardBack()
    assert TABLE.picture_of("tile:B", stage) is None
