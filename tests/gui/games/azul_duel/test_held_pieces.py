from __future__ import annotations

from hypothesis import given

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import SpendChips
from core.games.azul_duel.pieces import PLATES, accepts
from core.games.azul_duel.state import Stage, State
from gui.board.handles import Handles
from gui.games.azul_duel import places as spots
from gui.games.azul_duel.pictures import (
    CapsulePicture,
    ChipPicture,
    CountPicture,
    PlatePicture,
    PointsPicture,
    SpacePicture,
    TilePicture,
)
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import Position, positions, reached, shown


def mixed(state: State) -> bool:
    return state.stage is Stage.ACQUIRING and len(set(state.factories[1].sun)) == 4


@given(positions())
def test_whatever_can_be_taken_can_be_shown_in_the_hand(position: Position) -> None:
    stage = position.stage
    layout = TABLE.layout(stage)
    handles = Handles(TABLE.handles(stage.view, position.moves))

    for source in handles.sources:
        for variant in handles.variants(source)[:4]:
            held = TABLE.held(stage, layout, source, variant)
            assert source in {face.place for face in held}
            assert any(face.rect.contains(0, 0) for face in held)
            TABLE.aside(stage, layout, source, variant)


def test_a_group_fans_out_with_its_number() -> None:
    state = reached(lambda s: s.stage is Stage.ACQUIRING and len(set(s.factories[2].sun)) == 3)
    stage = shown(state).stage
    sun = state.factories[2].sun
    color = max(sun, key=sun.count)

    held = TABLE.held(stage, TABLE.layout(stage), places.sun(2, sun.index(color)), ())

    assert [face.picture for face in held] == [TilePicture(color)] * 2 + [CountPicture(2)]


def test_a_plate_is_held_turned() -> None:
    state = reached(lambda s: s.stage is Stage.OPENING)
    stage = shown(state).stage
    layout = TABLE.layout(stage)

    (face,) = TABLE.held(stage, layout, places.display(1), 3)

    assert face.picture == PlatePicture(state.display[1] or 0, 3)
    assert face.rect.width() == layout[places.slot(state.turn, 0)].width()


def test_leftovers_show_their_future_stack_at_the_factory() -> None:
    state = reached(mixed)
    stage = shown(state).stage
    layout = TABLE.layout(stage)
    first, *rest = state.factories[1].sun
    order = tuple(reversed(rest))

    capsule, *ghosts = TABLE.aside(stage, layout, places.sun(1, 0), order)

    assert capsule.picture == CapsulePicture()
    top = len(order) - 1
    pictures = [TilePicture(tile, ringed=height == top) for height, tile in enumerate(order)]
    assert [ghost.picture for ghost in ghosts] == pictures
    assert all(capsule.rect.intersects(ghost.rect) and ghost.opacity < 1 for ghost in ghosts)
    assert first not in order


def test_the_badge_lies_beside_what_turning_changes() -> None:
    stage = shown(reached(mixed)).stage
    layout = TABLE.layout(stage)
    order = stage.view.factories[1].sun[1:]
    capsule, *_ = TABLE.aside(stage, layout, places.sun(1, 0), order)
    store = layout[spots.chip_store(stage.view.turn)]

    assert TABLE.badge_corner(stage, layout, places.sun(1, 0), order) == capsule.rect.topRight()
    plate = places.display(1)
    assert TABLE.badge_corner(stage, layout, plate, 0) == layout[plate].topRight()
    chip = places.storage(stage.view.turn, 0)
    assert TABLE.badge_corner(stage, layout, chip, ()) == store.bottomRight()


def test_a_leftover_is_dragged_to_where_it_shall_lie() -> None:
    state = reached(mixed)
    view = shown(state).stage.view
    _, one, two, three = state.factories[1].sun
    source, order = places.sun(1, 0), (one, two, three)
    low, middle, top = (places.moon(1, height) for height in range(3))

    assert TABLE.arranged(view, source, order, (low, top)) == (two, three, one)
    assert TABLE.arranged(view, source, order, (top, low)) == (three, one, two)
    assert TABLE.arranged(view, source, order, (middle, low)) == (two, one, three)


def test_a_leftover_that_is_clicked_goes_on_top_and_from_the_top_to_the_bottom() -> None:
    state = reached(mixed)
    view = shown(state).stage.view
    _, one, two, three = state.factories[1].sun
    source, order = places.sun(1, 0), (one, two, three)
    low, _, top = (places.moon(1, height) for height in range(3))

    assert TABLE.arranged(view, source, order, (low, low)) == (two, three, one)
    assert TABLE.arranged(view, source, order, (top, top)) == (three, one, two)


def completing(state: State) -> bool:
    return state.stage is Stage.COMPLETING and len(AZUL_DUEL.legal_moves(state)) > 4


def test_a_chip_that_is_clicked_joins_or_leaves_the_chosen_ones() -> None:
    state = reached(completing)
    view = shown(state).stage.view
    legal = AZUL_DUEL.legal_moves(state)
    handles = Handles(TABLE.handles(view, legal))
    changed = 0

    for source in handles.sources:
        for chips in handles.variants(source):
            for index, stored in enumerate(state.board.chips):
                place = places.storage(state.turn, index)
                if stored.spent or place == source:
                    continue
                other = TABLE.arranged(view, source, chips, (place, place))
                assert SpendChips(state.line, other) in legal  # type: ignore[arg-type]
                changed += other != chips

    assert changed


def test_the_chosen_chips_are_marked_among_the_usable_ones() -> None:
    state = reached(completing)
    stage = shown(state).stage
    handles = Handles(TABLE.handles(stage.view, AZUL_DUEL.legal_moves(state)))
    source = handles.sources[0]
    chips = handles.variants(source)[0]
    assert isinstance(chips, tuple)

    aside = TABLE.aside(stage, TABLE.layout(stage), source, chips)

    pictures = [face.picture for face in aside]
    assert len(pictures) == len(state.board.usable_chips)
    chosen = [p.chip for p in pictures if isinstance(p, ChipPicture) and p.chosen]
    assert sorted(map(str, chosen)) == sorted(map(str, chips))


def test_legal_spaces_tell_their_points_while_a_tile_is_held() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING and len(AZUL_DUEL.legal_moves(s)) > 1)
    stage = shown(state).stage
    source = places.line(state.turn, state.line, 0)

    aside = TABLE.aside(stage, TABLE.layout(stage), source, 0)

    assert len(aside) == len(AZUL_DUEL.legal_moves(state))
    assert all(isinstance(face.picture, PointsPicture) for face in aside)


def test_a_held_plate_tells_which_lines_its_colors_serve() -> None:
    def serving(state: State) -> bool:
        lines = [line for line in state.board.lines if line]
        return state.round == 1 and len(lines) > 2 and state.display[0] is not None

    state = reached(serving)
    stage = shown(state).stage

    aside = TABLE.aside(stage, TABLE.layout(stage), places.display(0), 0)

    spaces = PLATES[state.display[0] or 0].spaces
    waiting = [line[0] for line in state.board.lines if line]
    served = [face.picture for face in aside]
    assert len(served) == sum(any(accepts(space, color) for space in spaces) for color in waiting)
    assert {picture.space for picture in served if isinstance(picture, SpacePicture)} <= {*spaces}
