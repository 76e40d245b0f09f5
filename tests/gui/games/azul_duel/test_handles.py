from __future__ import annotations

from itertools import combinations

from hypothesis import given
from PySide6.QtCore import QPointF, QRectF

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import Draw, Look, PlaceTile, SpendChips, TakeMoon, TakeSun
from core.games.azul_duel.state import LARGE, Stage, State
from core.kernel.messages import english
from gui.board.handles import Handles
from gui.games.azul_duel import places as spots
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import Position, positions, reached, shown


def acquiring(state: State) -> bool:
    return state.stage is Stage.ACQUIRING


@given(positions())
def test_every_legal_move_is_a_gesture_or_a_button(position: Position) -> None:
    view, moves = position.stage.view, position.moves

    gestures = [handle.move for handle in TABLE.handles(view, moves)]
    buttons = [choice.move for choice in TABLE.choices(view, moves)]

    assert {*gestures, *buttons} == set(moves)
    assert {*gestures} & {*buttons} == {move for move in moves if isinstance(move, Draw)}
    several = (SpendChips, Draw)
    once = [move for move in gestures + buttons if not isinstance(move, several)]
    assert len(once) == len(set(once))


@given(positions())
def test_every_gesture_finds_its_own_move(position: Position) -> None:
    view = position.stage.view
    handles = TABLE.handles(view, position.moves)
    index = Handles(handles)

    for handle in handles:
        assert index.targets(handle.source, handle.variant)[handle.target] is handle
        attempted = TABLE.attempt(view, handle.source, handle.target, handle.variant)
        assert attempted == handle.move


@given(positions())
def test_whatever_is_taken_and_dropped_on_has_a_place_of_its_own(position: Position) -> None:
    stage = position.stage
    layout = TABLE.layout(stage)
    board = QRectF(QPointF(), stage.size)
    handles = Handles(TABLE.handles(stage.view, position.moves))

    for source in handles.sources:
        assert board.contains(layout[source])
        for variant in handles.variants(source):
            rects = [layout[target] for target in handles.targets(source, variant)]
            assert all(map(board.contains, rects))
            assert not any(one == other for one, other in combinations(rects, 2))
    for choice in TABLE.choices(stage.view, position.moves):
        assert board.contains(layout[choice.place])
        assert choice.place in layout


@given(positions())
def test_keys_tell_the_targets_apart(position: Position) -> None:
    handles = Handles(TABLE.handles(position.stage.view, position.moves))

    for source in handles.sources:
        for variant in handles.variants(source):
            targets = handles.targets(source, variant)
            keys = [handle.key for handle in targets.values() if handle.key]
            assert len(set(keys)) == len(keys)


def test_a_tile_of_a_sun_part_brings_its_color_along() -> None:
    state = reached(lambda s: acquiring(s) and len(set(s.factories[LARGE].sun)) in {2, 3})
    view = shown(state).stage.view
    sun = view.factories[LARGE].sun
    color = max(sun, key=sun.count)
    source = places.sun(LARGE, sun.index(color))

    group = TABLE.group(view, source)

    assert group[0] == source
    assert [sun[place.at[1]] for place in group] == [color] * sun.count(color)


def test_a_moon_tile_brings_its_color_along_from_everywhere_it_can_be_reached() -> None:
    def scattered(state: State) -> bool:
        tops = [f.moon[-1] for f in state.factories[1:] if f.moon]
        return acquiring(state) and any(top in state.factories[LARGE].moon for top in tops)

    state = reached(scattered)
    view = shown(state).stage.view
    moves = [m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, TakeMoon)]

    for handle in TABLE.handles(view, moves):
        before = sum(f.moon.count(handle.move.color) for f in state.factories)
        after = AZUL_DUEL.apply(state, handle.move).state.factories
        taken = before - sum(f.moon.count(handle.move.color) for f in after)
        assert len(TABLE.group(view, handle.source)) == taken


def test_leftovers_lie_as_they_lay_unless_they_are_turned() -> None:
    state = reached(lambda s: acquiring(s) and any(len(set(f.sun)) > 2 for f in s.factories[1:]))
    view = shown(state).stage.view
    handles = TABLE.handles(view, AZUL_DUEL.legal_moves(state))
    index = Handles(handles)

    suns = {h.source: h.move for h in handles if isinstance(h.move, TakeSun) and h.move.factory}
    for source, move in suns.items():
        lying = tuple(tile for tile in view.factories[move.factory].sun if tile is not move.color)
        assert index.variants(source)[0] == lying


def test_a_plate_is_held_as_it_lies_and_turns_through_four_quarters() -> None:
    position = shown(reached(lambda s: s.stage is Stage.OPENING))
    handles = Handles(TABLE.handles(position.stage.view, position.moves))

    assert [handles.variants(source) for source in handles.sources] == [(0, 1, 2, 3)] * 3


def test_the_cheapest_chips_come_first() -> None:
    state = reached(lambda s: s.stage is Stage.COMPLETING and len(AZUL_DUEL.legal_moves(s)) > 5)
    handles = Handles(TABLE.handles(shown(state).stage.view, AZUL_DUEL.legal_moves(state)))

    for source in handles.sources:
        numbers = [len(chips) for chips in handles.variants(source)]  # type: ignore[arg-type]
        assert numbers == sorted(numbers)


def test_drawing_tells_its_price() -> None:
    def can_draw(state: State) -> bool:
        return acquiring(state) and Draw() in AZUL_DUEL.legal_moves(state)

    paid = reached(lambda s: can_draw(s) and s.board.points > 0)
    free = reached(lambda s: can_draw(s) and not s.board.points, zero_point_draw="free")

    assert _label(paid, spots.DRAW_BUTTON) == "Draw: 1 point"
    assert _label(free, spots.DRAW_BUTTON) == "Draw: free"


def _label(state: State, place: object) -> str:
    choices = TABLE.choices(shown(state).stage.view, AZUL_DUEL.legal_moves(state))
    return next(english(choice.label) for choice in choices if choice.place == place)


def test_whoever_draws_may_stop_and_look() -> None:
    position = shown(reached(lambda s: s.stage is Stage.DRAWING))

    choices = TABLE.choices(position.stage.view, position.moves)

    assert {choice.place: choice.move for choice in choices} == {
        spots.DRAW_BUTTON: Draw(),
        spots.LOOK_BUTTON: Look(),
    }


def test_a_tile_dropped_on_a_wrong_space_of_its_row_is_an_attempt() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING)
    view = shown(state).stage.view
    source = places.line(state.turn, state.line, 0)
    wrong = next(c for c in range(1, 7) if c not in state.board.openings(state.line))

    move = TABLE.attempt(view, source, places.dome(state.turn, (state.line, wrong)), 0)

    assert move == PlaceTile(state.line, wrong)
    assert AZUL_DUEL.why_not(state, move) is not None


def test_what_cannot_be_meant_is_no_attempt() -> None:
    state = reached(acquiring)
    view = shown(state).stage.view

    assert TABLE.attempt(view, places.display(0), spots.broken_field(state.turn), 0) is None


def test_a_click_on_a_drawn_plate_looks_at_it() -> None:
    state = reached(lambda s: s.stage is Stage.DRAWING)
    position = shown(state)
    handles = TABLE.handles(position.stage.view, position.moves)
    looking = [handle for handle in handles if handle.move == Look()]

    assert [handle.source for handle in looking] == [places.hand(state.turn, 0)]
    assert all(handle.at_once for handle in looking)


def test_any_tile_of_a_full_line_can_be_pressed_to_take_its_first_one() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING and s.line > 1)
    source = places.line(state.turn, state.line, 0)
    others = [places.line(state.turn, state.line, index) for index in range(1, state.line)]

    assert TABLE.stand_ins(shown(state).stage.view, source) == others
