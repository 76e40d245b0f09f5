from __future__ import annotations

from itertools import pairwise

from attrs import evolve
from hypothesis import given
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.board import Ledger
from core.games.azul_duel.moves import Look
from core.games.azul_duel.pieces import Tile
from core.games.azul_duel.state import LARGE, SMALL, Stage
from gui.games.azul_duel import places as spots
from gui.games.azul_duel.pictures import (
    BackPicture,
    ChipPicture,
    FirstTilePicture,
    MarkerPicture,
    PlatePicture,
    StackPicture,
    TilePicture,
    TokenPicture,
)
from gui.games.azul_duel.plan import plan_of
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import LOOKS, Position, positions, reached, shown


def faces(position: Position) -> dict[object, object]:
    stage = position.stage
    return {face.place: face.picture for face in TABLE.faces(stage, TABLE.layout(stage))}


@given(positions())
def test_no_two_faces_share_a_place_and_all_lie_on_the_table(position: Position) -> None:
    stage = position.stage
    board = QRectF(QPointF(), stage.size)

    shown_faces = TABLE.faces(stage, TABLE.layout(stage))

    assert len({face.place for face in shown_faces}) == len(shown_faces)
    assert all(board.contains(face.rect) for face in shown_faces)


@given(positions())
def test_every_tile_on_the_table_has_a_face(position: Position) -> None:
    state = position.state
    tiles = [
        *(t for f in state.factories for t in f.sun + f.moon),
        *(t for b in state.boards for line in b.lines for t in line),
        *(t for b in state.boards for t in b.broken),
        *(t for b in state.boards for t in b.dome.tiles if t is not None),
    ]

    pictures = [p.tile for p in faces(position).values() if isinstance(p, TilePicture)]

    assert sorted(tile.value for tile in pictures) == sorted(tile.value for tile in tiles)


@given(positions())
def test_there_is_one_first_player_tile_and_two_tokens_a_seat(position: Position) -> None:
    pictures = list(faces(position).values())

    assert pictures.count(FirstTilePicture()) == 1
    for look in LOOKS:
        assert pictures.count(TokenPicture(look.color.name)) == 2


def test_the_top_of_a_moon_stack_is_ringed_and_lies_highest() -> None:
    state = reached(lambda s: any(len(f.moon) > 1 for f in s.factories[1:]))
    small = next(number for number in SMALL if len(state.factories[number].moon) > 1)
    stage = shown(state).stage
    stack = [f for f in TABLE.faces(stage, TABLE.layout(stage)) if f.place.at[:1] == (small,)]
    stack = [face for face in stack if face.place.area == "moon"]

    *lower, top = state.factories[small].moon
    assert [face.picture for face in stack] == [
        *map(TilePicture, lower),
        TilePicture(top, ringed=True),
    ]
    assert all(lower.z < upper.z for lower, upper in pairwise(stack))


def test_the_large_moon_part_is_no_stack() -> None:
    state = reached(lambda s: len(s.factories[LARGE].moon) > 1)
    found = faces(shown(state))

    for index in range(len(state.factories[LARGE].moon)):
        picture = found[places.moon(LARGE, index)]
        assert isinstance(picture, TilePicture)
        assert not picture.ringed


def test_a_chip_under_tiles_lies_face_down_and_alone_face_up() -> None:
    state = reached(lambda s: any(f.is_bare and f.chip for f in s.factories[1:]))
    found = faces(shown(state))

    for number in SMALL:
        factory = state.factories[number]
        if factory.chip is not None:
            up = factory.chip if factory.is_bare else None
            assert found[places.chip(number)] == ChipPicture(up)


def test_drawn_plates_show_their_fronts_only_to_whoever_drew_them() -> None:
    state = AZUL_DUEL.apply(reached(lambda s: s.stage is Stage.DRAWING), Look()).state
    seat = state.turn

    mine, others = faces(shown(state, near=seat)), faces(shown(state, near=1 - seat))

    for index, drawn in enumerate(state.hand):
        assert mine[places.hand(seat, index)] == PlatePicture(drawn.plate)
        assert others[places.hand(seat, index)] == BackPicture(drawn.kind)


def test_the_stack_shows_its_top_back_and_its_number() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING)

    picture = faces(shown(state))[spots.PILE]

    assert picture == StackPicture(state.stack[0].kind, len(state.stack))


def test_the_markers_stand_on_tens_and_ones() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING)
    board = evolve(state.boards[0], ledger=Ledger(specials=37))
    state = state.with_board(0, board)
    stage = shown(state).stage
    market = plan_of(stage).market
    found = {face.place: face for face in TABLE.faces(stage, TABLE.layout(stage))}

    for track, digit in enumerate(divmod(board.points, 10)):
        face = found[spots.marker(0, track)]
        assert face.picture == MarkerPicture(LOOKS[0].color.name)
        assert market.track_cell(track, digit).contains(face.rect.center())


def test_pieces_of_events_have_pictures() -> None:
    stage = shown(reached(lambda _: True)).stage

    assert TABLE.picture_of("tile:B", stage) == TilePicture(Tile.BLUE)
    assert TABLE.picture_of("plate:D07r1", stage) == PlatePicture(7, 1)
    assert TABLE.picture_of("plate:D12", stage) == PlatePicture(12)
    assert isinstance(TABLE.picture_of("plate:?special", stage), BackPicture)
    assert TABLE.picture_of("chip:?", stage) == ChipPicture(None)
    assert isinstance(TABLE.picture_of("chip:TY", stage), ChipPicture)
    assert TABLE.picture_of("token:1", stage) == TokenPicture("yellow")
    assert TABLE.picture_of("first", stage) == FirstTilePicture()
    assert TABLE.picture_of("king:0", stage) is None
