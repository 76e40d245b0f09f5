from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given
from PySide6.QtCore import QPointF

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import PlaceDomino
from core.games.kingdomino.places import kingdom_cell, next_king
from core.games.kingdomino.scoring import certain_score
from core.games.kingdomino.state import Decision
from gui.games.kingdomino.other_kingdoms import certain_points
from gui.games.kingdomino.pictures import ContourPicture, DominoPicture, KingPicture
from gui.games.kingdomino.places import FRAME, HELD, half
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import Position, positions, reached, shown

if TYPE_CHECKING:
    from gui.board.table import Preview


def previews(position: Position) -> list[tuple[PlaceDomino, Preview]]:
    stage = position.stage
    layout = TABLE.layout(stage)
    handles = TABLE.handles(stage.view, position.moves)
    first = {handle.move: handle for handle in handles if isinstance(handle.move, PlaceDomino)}
    return [(move, TABLE.preview(stage, layout, handle)) for move, handle in first.items()][:6]


@given(positions())
def test_the_points_are_those_that_become_certain(position: Position) -> None:
    state, seat = position.state, position.stage.near
    before = certain_score(state.table, seat).total

    for move, preview in previews(position):
        after = KINGDOMINO.apply(state, move).state
        if after.table.game == state.table.game:
            assert (preview.points or 0) == certain_score(after.table, seat).total - before


@given(positions())
def test_the_frame_slides_to_hold_the_domino(position: Position) -> None:
    layout, near = TABLE.layout(position.stage), position.stage.near

    for move, preview in previews(position):
        frame = next(face for face in preview.faces if face.place == FRAME)
        room = frame.rect.adjusted(-0.01, -0.01, 0.01, 0.01)
        assert room.contains(layout[kingdom_cell(near, move.cell)])
        assert room.contains(layout[kingdom_cell(near, (0, 0))])
        assert frame.rect.size() == layout[FRAME].size()


def test_the_first_domino_costs_no_bonus_that_can_still_be_earned() -> None:
    start = reached(lambda s: s.table.decision is Decision.PLACE, middle_kingdom=True, harmony=True)

    assert certain_points(start.table, start.table.actor or 0) == 0
    assert all((preview.points or 0) >= 0 for _, preview in previews(shown(start)))


def test_the_domino_shows_half_there() -> None:
    position = shown(reached(lambda s: s.table.decision is Decision.PLACE))
    table = position.state.table
    number = table.current_line[table.turn].domino

    for move, preview in previews(position):
        (domino,) = (f for f in preview.faces if isinstance(f.picture, DominoPicture))
        assert domino.picture == DominoPicture(number, move.direction)
        assert domino.opacity < 1


def test_what_would_score_is_outlined() -> None:
    position = shown(reached(lambda s: any(p.points for _, p in previews(shown(s)))))

    for _, preview in previews(position):
        outlined = any(isinstance(face.picture, ContourPicture) for face in preview.faces)
        assert outlined == (preview.points is not None)


def test_a_king_shows_half_there_on_the_domino_he_would_choose() -> None:
    position = shown(reached(lambda s: s.table.turn == 1))
    layout = TABLE.layout(position.stage)
    handle = TABLE.handles(position.stage.view, position.moves)[0]

    preview = TABLE.preview(position.stage, layout, handle)

    (king,) = preview.faces
    assert king.place == next_king(handle.target.at[0])
    assert isinstance(king.picture, KingPicture)
    assert preview.points is None


def test_a_domino_is_held_by_the_half_that_was_grabbed_and_turns_about_it() -> None:
    position = shown(reached(lambda s: s.table.decision is Decision.PLACE))
    stage, layout = position.stage, TABLE.layout(position.stage)
    turn, cell = position.state.table.turn, layout[kingdom_cell(stage.near, (0, 0))].width()

    for side in (0, 1):
        for variant, way in (
            (Direction.EAST, QPointF(1, 0)),
            (Direction.SOUTH, QPointF(0, 1)),
            (Direction.WEST, QPointF(-1, 0)),
            (Direction.NORTH, QPointF(0, -1)),
        ):
            faces = TABLE.held(stage, layout, half(turn, side), variant)
            (domino,) = (face for face in faces if face.place == HELD)
            assert domino.rect.center() == way * cell / 2


def test_the_grabbed_half_stays_under_the_pointer() -> None:
    position = shown(reached(lambda s: s.table.decision is Decision.PLACE))
    stage, layout, turn = position.stage, TABLE.layout(position.stage), position.state.table.turn

    def drawn(side: int, variant: Direction) -> Direction:
        faces = TABLE.held(stage, layout, half(turn, side), variant)
        picture = next(face.picture for face in faces if face.place == HELD)
        assert isinstance(picture, DominoPicture)
        return picture.direction

    assert drawn(0, Direction.EAST) is Direction.EAST
    assert drawn(1, Direction.EAST) is Direction.WEST
    assert drawn(1, Direction.NORTH) is Direction.SOUTH
