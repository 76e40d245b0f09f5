from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve
from hypothesis import given

from core.games.azul_duel import AZUL_DUEL, places
from core.games.azul_duel.moves import BROKEN, Draw, PlaceTile, TakeMoon, TakePlate, TakeSun
from core.games.azul_duel.scoring import BROKEN_PENALTIES
from core.games.azul_duel.state import LARGE, Stage, State
from core.kernel.tuples import replaced
from gui.games.azul_duel import places as spots
from gui.games.azul_duel import texts
from gui.games.azul_duel.pictures import PlatePicture, TilePicture
from gui.games.azul_duel.table import TABLE
from tests.gui.games.azul_duel.stages import Position, positions, reached, shown

if TYPE_CHECKING:
    from core.games.azul_duel.board import Board
    from core.games.azul_duel.moves import Move
    from core.kernel.places import Place
    from gui.board.handles import Handle
    from gui.board.table import Preview


def preview(state: State, move: Move) -> Preview:
    stage = shown(state).stage
    layout = TABLE.layout(stage)
    (handle, *_) = TABLE.handles(stage.view, [move])
    return TABLE.preview(stage, layout, handle)


def suns(state: State) -> list[TakeSun]:
    return [move for move in AZUL_DUEL.legal_moves(state) if isinstance(move, TakeSun)]


def sun_group(state: State, move: TakeSun) -> int:
    return state.factories[move.factory].sun.count(move.color)


@given(positions())
def test_every_drop_has_a_preview_on_the_table(position: Position) -> None:
    stage = position.stage
    layout = TABLE.layout(stage)
    handles: list[Handle] = list(TABLE.handles(stage.view, position.moves))

    for handle in handles[:: max(1, len(handles) // 12)]:
        shown_preview = TABLE.preview(stage, layout, handle)
        assert {*shown_preview.marked, *shown_preview.losses} <= layout.keys()
        assert all(face.opacity < 1 for face in shown_preview.faces)


def acquiring(state: State) -> bool:
    return state.stage is Stage.ACQUIRING


def test_tiles_fill_the_free_spaces_of_their_line() -> None:
    state = reached(lambda s: acquiring(s) and any(1 < sun_group(s, m) < m.line for m in suns(s)))
    move = next(m for m in suns(state) if 1 < sun_group(state, m) < m.line)
    begun = len(state.board.line(move.line))

    shown_preview = preview(state, move)

    wanted = [
        places.line(state.turn, move.line, begun + index) for index in range(sun_group(state, move))
    ]
    lines = [face.place for face in shown_preview.faces if face.place.area == "line"]
    assert lines == wanted[: state.board.missing(move.line)]
    assert shown_preview.losses == {}


def test_tiles_that_do_not_fit_show_one_sum() -> None:
    state = reached(lambda s: any(m.line == 1 and sun_group(s, m) > 2 for m in suns(s)))
    move = next(m for m in suns(state) if m.line == 1 and sun_group(state, m) > 2)
    start = len(state.board.broken)

    losses = preview(state, move).losses

    end = min(4, start + sun_group(state, move) - 1)
    *others, last = (places.broken(state.turn, index) for index in range(start, end))
    cost = BROKEN_PENALTIES[end] - BROKEN_PENALTIES[start]
    assert losses == {**dict.fromkeys(others), last: cost}
    assert others


def test_breaking_shows_losses_only() -> None:
    state = reached(lambda s: acquiring(s) and bool(suns(s)))
    move = next(m for m in suns(state) if m.line == BROKEN)

    shown_preview = preview(state, move)

    assert shown_preview.faces == ()
    assert len(shown_preview.losses) == sun_group(state, move)


def test_the_first_player_tile_comes_along_with_its_price() -> None:
    def waiting(state: State) -> bool:
        return acquiring(state) and state.first_tile is None and bool(state.factories[LARGE].moon)

    state = reached(waiting)
    color = state.factories[LARGE].moon[0]
    moves = [m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, TakeMoon)]
    move = next(m for m in moves if m.color is color)

    assert preview(state, move).losses[places.first_player_tile(state.turn)] == 2


def completing(state: State) -> list[TakeSun]:
    return [
        move
        for move in suns(state)
        if move.line != BROKEN
        and sun_group(state, move) >= state.board.missing(move.line)
        and state.board.dome.openings(move.line, move.color)
    ]


def test_a_line_that_becomes_complete_shows_where_its_tile_could_go() -> None:
    state = reached(lambda s: bool(completing(s)))
    move = completing(state)[0]

    shown_preview = preview(state, move)

    columns = state.board.dome.openings(move.line, move.color)
    hoped = [face for face in shown_preview.faces if face.place.area == "dome"]
    assert [face.place.at for face in hoped] == [(move.line, column) for column in columns]
    assert shown_preview.points is not None
    assert set(shown_preview.marked) & {face.place for face in hoped}


def test_a_plate_from_the_stack_shows_its_price() -> None:
    state = reached(lambda s: acquiring(s) and Draw() in AZUL_DUEL.legal_moves(s))
    after = AZUL_DUEL.apply(state, Draw()).state

    assert preview(state, Draw()).points == after.board.points - state.board.points == -1


def bringing_special(state: State) -> list[PlaceTile]:
    """List the placements that bring a special tile along."""
    moves = [m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, PlaceTile)]
    return [
        move
        for move in moves
        if AZUL_DUEL.apply(state, move).state.boards[state.turn].ledger.specials
        > state.board.ledger.specials
    ]


def scored(board: Board) -> int:
    return sum(board.ledger.tiles) + board.ledger.specials


def test_a_line_that_becomes_complete_counts_the_special_tile_too() -> None:
    state = reached(lambda s: s.stage is Stage.PLACING and bool(bringing_special(s)))
    (line, color) = state.line, state.board.line(state.line)[0]
    after = [AZUL_DUEL.apply(state, move).state for move in AZUL_DUEL.legal_moves(state)]
    earned = max(scored(each.boards[state.turn]) for each in after) - scored(state.board)
    short = replaced(state.board.lines, line - 1, state.board.line(line)[1:])
    factories = replaced(state.factories, 1, evolve(state.factories[1], sun=(color,), moon=()))
    before = evolve(
        state.with_board(state.turn, evolve(state.board, lines=short)),
        stage=Stage.ACQUIRING,
        line=0,
        factories=factories,
    )

    assert preview(before, TakeSun(1, color, (), line)).points == earned


def doomed(state: State) -> list[TakeSun]:
    dome = state.board.dome
    return [m for m in suns(state) if m.line != BROKEN and dome.bars(m.line, m.color)]


def test_a_line_whose_row_can_never_take_the_color_warns() -> None:
    state = reached(lambda s: acquiring(s) and bool(doomed(s)))
    view = shown(state).stage.view
    (move, *_) = doomed(state)
    handles = TABLE.handles(view, suns(state))

    _, note = preview(state, move).notes

    assert dict(note.args) == {"line": move.line}
    assert {h.move for h in handles if h.warns} == {*doomed(state)}
    assert all((h.label == texts.BREAKS) is h.warns for h in handles)


def test_a_plate_marks_the_lines_that_it_would_serve_as_it_is_turned() -> None:
    def offering(state: State) -> bool:
        return any(isinstance(m, TakePlate) for m in AZUL_DUEL.legal_moves(state)) and any(
            state.board.lines
        )

    state = reached(offering)
    moves = [m for m in AZUL_DUEL.legal_moves(state) if isinstance(m, TakePlate)]
    served: set[Place] = set()

    for move in moves:
        shown_preview = preview(state, move)
        (face,) = shown_preview.faces
        assert face.picture == PlatePicture(move.plate, move.turns)
        rows = {2 * (move.slot // 3) + 1, 2 * (move.slot // 3) + 2}
        assert {place.at[0] for place in shown_preview.marked} <= rows
        served |= set(shown_preview.marked)

    assert served <= {spots.pattern_line(state.turn, n) for n in range(1, 7)}
    assert served


@given(positions())
def test_a_tile_in_the_dome_brings_what_the_rules_say(position: Position) -> None:
    state = position.state
    for move in position.moves:
        if isinstance(move, PlaceTile):
            before, after = state.board.ledger, AZUL_DUEL.apply(state, move).state
            gained = after.boards[state.turn].ledger

            shown_preview = preview(state, move)

            earned = sum(gained.tiles) - sum(before.tiles) + gained.specials - before.specials
            assert shown_preview.points == earned
            laid = [face.picture for face in shown_preview.faces]
            assert laid[0] == TilePicture(state.board.line(state.line)[0])
