from __future__ import annotations

from collections import Counter

from hypothesis import given

from core.games.kingdomino import KINGDOMINO
from core.games.kingdomino.grid import Direction
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.places import current_king, kingdom_cell, next_slot, waiting_king
from core.games.kingdomino.state import Decision, State
from gui.board.handles import Handles
from gui.games.kingdomino.places import covered_cell, half
from gui.games.kingdomino.table import TABLE
from tests.gui.games.kingdomino.positions import Position, nothing_fits, positions, reached, shown


def placing(state: State) -> bool:
    return state.table.decision is Decision.PLACE and not nothing_fits(state)


@given(positions())
def test_every_legal_move_is_a_gesture_or_a_button(position: Position) -> None:
    view, moves = position.stage.view, position.moves

    handles = TABLE.handles(view, moves)
    choices = TABLE.choices(view, moves)

    gestures = Counter(handle.move for handle in handles)
    assert {*gestures, *(choice.move for choice in choices)} == set(moves)
    for move, ways in gestures.items():
        assert ways == (2 if isinstance(move, PlaceDomino) else 1)


@given(positions())
def test_every_gesture_finds_its_own_move(position: Position) -> None:
    view, moves = position.stage.view, position.moves
    handles = TABLE.handles(view, moves)
    index = Handles(handles)

    for handle in handles:
        assert index.targets(handle.source, handle.variant)[handle.target] is handle
        attempted = TABLE.attempt(view, handle.source, handle.target, handle.variant)
        assert attempted == handle.move


def test_a_domino_is_first_held_as_it_lies_in_the_line() -> None:
    state = reached(lambda s: len(TABLE.handles(KINGDOMINO.view(s, 0), _placements(s))) > 30)
    position = shown(state)
    handles = Handles(TABLE.handles(position.stage.view, position.moves))
    turn = state.table.turn

    left, right = handles.variants(half(turn, 0)), handles.variants(half(turn, 1))

    assert left == (Direction.EAST, Direction.SOUTH, Direction.WEST, Direction.NORTH)
    assert right == (Direction.WEST, Direction.NORTH, Direction.EAST, Direction.SOUTH)


def _placements(state: State) -> list[PlaceDomino]:
    return [move for move in KINGDOMINO.legal_moves(state) if isinstance(move, PlaceDomino)]


@given(positions())
def test_only_orientations_that_fit_are_offered(position: Position) -> None:
    handles = Handles(TABLE.handles(position.stage.view, position.moves))

    for source in handles.sources:
        for variant in handles.variants(source):
            assert handles.targets(source, variant)


def test_at_the_opening_the_waiting_king_chooses() -> None:
    position = shown(reached(lambda s: s.table.turn == 1, seats=2))
    table = position.state.table

    handles = TABLE.handles(position.stage.view, position.moves)

    assert {handle.source for handle in handles} == {waiting_king(table.first_chooser(1), 0)}
    assert {handle.target.area for handle in handles} == {"next"}


def test_later_the_king_of_the_acting_slot_chooses() -> None:
    state = reached(lambda s: bool(s.table.current_line) and s.table.decision is Decision.CLAIM)
    position = shown(state)

    handles = TABLE.handles(position.stage.view, position.moves)

    assert {handle.source for handle in handles} == {current_king(state.table.turn)}
    assert len(handles) == sum(slot.king is None for slot in state.table.next_line)


def test_discarding_is_offered_with_the_reason_when_nothing_fits() -> None:
    position = shown(reached(nothing_fits))
    table = position.state.table

    (choice,) = TABLE.choices(position.stage.view, position.moves)

    number = table.current_line[table.turn].domino
    assert choice.explanation is not None
    assert dict(choice.label.args) == dict(choice.explanation.args) == {"domino": number}
    assert TABLE.handles(position.stage.view, position.moves) == []


def test_discarding_is_not_offered_while_something_fits() -> None:
    position = shown(reached(placing))

    assert TABLE.choices(position.stage.view, position.moves) == []


def test_a_half_takes_its_domino_along() -> None:
    state = reached(placing)
    view, turn = KINGDOMINO.view(state, None), state.table.turn

    assert [place.code for place in TABLE.group(view, half(turn, 1))] == [
        f"half:{turn},1",
        f"current:{turn}",
    ]


def test_dropping_on_a_covered_square_asks_the_rules_about_it() -> None:
    state = reached(placing)
    view, turn, seat = KINGDOMINO.view(state, None), state.table.turn, state.table.actor
    assert seat is not None

    move = TABLE.attempt(view, half(turn, 0), covered_cell(seat, (0, 0)), Direction.EAST)

    assert move == PlaceDomino((0, 0), Direction.EAST)
    assert KINGDOMINO.why_not(state, move) is not None


def test_dropping_a_domino_on_the_next_line_asks_the_rules_about_the_claim() -> None:
    state = reached(placing)
    view = KINGDOMINO.view(state, None)

    move = TABLE.attempt(view, half(state.table.turn, 0), next_slot(0), Direction.EAST)

    assert move == ClaimDomino(state.table.next_line[0].domino)


def test_dropping_a_king_on_a_kingdom_means_nothing() -> None:
    state = reached(lambda s: bool(s.table.current_line) and s.table.decision is Decision.CLAIM)
    view, king = KINGDOMINO.view(state, None), current_king(state.table.turn)
    seat = state.table.actor
    assert seat is not None

    assert TABLE.attempt(view, king, kingdom_cell(seat, (1, 0)), 0) is None


def test_nobody_can_build_in_the_kingdom_of_another() -> None:
    state = reached(placing)
    view, seat = KINGDOMINO.view(state, None), state.table.actor
    assert seat is not None
    other = kingdom_cell((seat + 1) % 4, (1, 0))

    assert TABLE.attempt(view, half(state.table.turn, 0), other, Direction.EAST) is None


def test_a_refusal_points_at_the_half_that_would_lie_on_a_covered_square() -> None:
    position = shown(reached(placing))
    seat = position.stage.near
    beside_the_castle = kingdom_cell(seat, (-1, 0))
    move = PlaceDomino((-1, 0), Direction.EAST)

    at = TABLE.refused_at(position.stage.view, move, beside_the_castle)

    assert at == kingdom_cell(seat, (0, 0))
    assert TABLE.refused_at(position.stage.view, ClaimDomino(1), next_slot(0)) == next_slot(0)
