from __future__ import annotations

from collections import Counter

from hypothesis import given
from PySide6.QtCore import QPointF, QRectF

from core.games.kingdomino.events import Placed, TurnBegan
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.places import (
    PILE,
    current_king,
    current_slot,
    kingdom_cell,
    next_king,
    next_slot,
)
from core.games.kingdomino.state import Decision
from core.kernel.events import Moved
from gui.games.kingdomino.faces import line_rect
from gui.games.kingdomino.pictures import (
    BackPicture,
    CastlePicture,
    DominoPicture,
    KingPicture,
    LinePicture,
    PlatePicture,
)
from gui.games.kingdomino.places import FRAME
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import Position, positions, reached, shown


def numbers(position: Position) -> Counter[int]:
    faces = TABLE.faces(position.stage, TABLE.layout(position.stage))
    pictures = (face.picture for face in faces)
    return Counter(p.number for p in pictures if isinstance(p, DominoPicture | LinePicture))


@given(positions())
def test_no_two_faces_share_a_place(position: Position) -> None:
    faces = TABLE.faces(position.stage, TABLE.layout(position.stage))

    assert max(Counter(face.place for face in faces).values()) == 1


@given(positions())
def test_every_domino_in_a_line_keeps_its_number_above_the_marks(position: Position) -> None:
    layout, table = TABLE.layout(position.stage), position.state.table
    plates = TABLE.tags(position.stage, layout)

    assert [plate.picture for plate in plates] == [
        *(PlatePicture(claim.domino) for claim in table.current_line),
        *(PlatePicture(slot.domino) for slot in table.next_line),
    ]
    assert all(line_rect(layout[plate.place]).contains(plate.rect.center()) for plate in plates)


@given(positions())
def test_every_face_lies_on_the_board(position: Position) -> None:
    board = QRectF(QPointF(), position.stage.size)

    for face in TABLE.faces(position.stage, TABLE.layout(position.stage)):
        assert board.contains(face.rect), face.place.code


@given(positions())
def test_every_domino_that_lies_open_is_shown_once(position: Position) -> None:
    table = position.state.table
    waiting = table.turn if table.decision is Decision.PLACE else table.turn + 1
    open_ones = [
        *(laid.domino for kingdom in table.kingdoms for laid in kingdom.laid),
        *(number for kingdom in table.kingdoms for number in kingdom.discarded),
        *(claim.domino for claim in table.current_line[waiting:]),
        *(slot.domino for slot in table.next_line),
    ]

    assert numbers(position) == Counter(open_ones)


@given(positions())
def test_every_king_is_shown_in_the_color_of_his_seat(position: Position) -> None:
    table = position.state.table
    faces = TABLE.faces(position.stage, TABLE.layout(position.stage))

    kings = Counter(f.picture.color for f in faces if isinstance(f.picture, KingPicture))

    if table.over:
        assert not kings
    elif not table.next_line:
        owners = Counter(claim.king for claim in table.current_line[table.turn :])
        assert kings == {position.stage.looks[s].color: n for s, n in owners.items()}
    else:
        assert set(kings.values()) == {table.setup.kings}
        assert len(kings) == table.seats


@given(positions())
def test_every_castle_stands_in_its_kingdom(position: Position) -> None:
    faces = TABLE.faces(position.stage, TABLE.layout(position.stage))

    castles = {f.place for f in faces if isinstance(f.picture, CastlePicture)}

    assert castles == {kingdom_cell(seat, (0, 0)) for seat in range(position.state.seats)}


def test_the_frame_stands_out_while_a_domino_is_to_be_placed() -> None:
    placing = shown(reached(lambda s: s.table.decision is Decision.PLACE))
    choosing = shown(reached(lambda s: s.table.decision is Decision.CLAIM))

    def strength(position: Position) -> float:
        faces = TABLE.faces(position.stage, TABLE.layout(position.stage))
        return next(face.opacity for face in faces if face.place == FRAME)

    assert strength(placing) == 1.0
    assert strength(choosing) < 1.0


def test_kings_travel_between_their_own_places() -> None:
    moved = TABLE.travel(Moved("king:2", current_slot(1), next_slot(3)))

    assert moved == Moved("king:2", current_king(1), next_king(3))


def test_a_domino_travels_into_the_kingdom() -> None:
    target = kingdom_cell(1, (0, 1))

    moved = TABLE.travel(Placed("domino:7", current_slot(2), target, Direction.SOUTH))

    assert moved == Moved("domino:7", current_slot(2), target)
    assert TABLE.travel(TurnBegan(1, 12)) is None


def test_a_traveling_piece_looks_like_what_it_is() -> None:
    stage = shown(reached(lambda s: s.table.turn == 1)).stage

    assert TABLE.picture_of("domino:17", stage) == DominoPicture(17)
    assert TABLE.picture_of("domino:?17", stage) == BackPicture(17)
    assert TABLE.picture_of("king:1", stage) == KingPicture(stage.looks[1].color)


def test_an_empty_pile_is_not_shown() -> None:
    position = shown(reached(lambda s: not s.pile))

    faces = TABLE.faces(position.stage, TABLE.layout(position.stage))

    assert PILE not in {face.place for face in faces}
