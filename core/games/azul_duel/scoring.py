"""Points: for tiles as they are laid, for goals at the end, and all of them itemized."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked

from . import places, texts
from .board import MOST_BROKEN, MOST_FIRST, START_SCORE
from .dome import slot_of
from .goal_cells import scored_cells
from .settings import special_counts
from .state import Stage

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.kernel.places import Place

    from .board import Board, Ledger
    from .dome import Cell, Dome
    from .goals import Goal
    from .state import State

BROKEN_PENALTIES = (0, 1, 3, 6, MOST_BROKEN)
FIRST_TILE_PENALTY = MOST_FIRST


def placement_lines(dome: Dome, cell: Cell, seat: Seat) -> tuple[ScoreLine, ...]:
    """Score a tile that has just been laid: its row, its column, or 1 if it lies alone."""
    runs = (
        (dome.row_run(cell), texts.tiles_in_row),
        (dome.column_run(cell), texts.tiles_in_column),
    )
    lines = tuple(
        ScoreLine(len(run), reason(len(run)), _on_dome(run, seat))
        for run, reason in runs
        if len(run) > 1
    )
    return lines or (ScoreLine(1, texts.LONE_TILE, _on_dome((cell,), seat)),)


def special_line(cell: Cell, seat: Seat) -> ScoreLine:
    """Score a special tile: what is printed beside its row."""
    row = cell[0]
    return ScoreLine(row, texts.SPECIAL_TILE.bind(row=row), _on_dome((cell,), seat))


def laid_lines(dome: Dome, cell: Cell, seat: Seat) -> tuple[ScoreLine, ...]:
    """Score a tile that has just been laid, and the special tile that comes with it."""
    special = dome.due_special(slot_of(cell))
    lines = placement_lines(dome, cell, seat)
    return lines if special is None else (*lines, special_line(special, seat))


def loss_lines(board: Board, seat: Seat, *, holds_first_tile: bool) -> tuple[ScoreLine, ...]:
    """Score what broken tiles and the first-player tile cost at the end of a round."""
    broken = BROKEN_PENALTIES[len(board.broken)]
    first = FIRST_TILE_PENALTY if holds_first_tile else 0
    where = tuple(places.broken(seat, index) for index in range(len(board.broken)))
    lines = (
        ScoreLine(-broken, texts.BROKEN_TILES, where),
        ScoreLine(-first, texts.FIRST_PLAYER_TILE, (places.first_player_tile(seat),)),
    )
    return tuple(line for line in lines if line.points)


def penalty_lines(board: Board, seat: Seat, *, holds_first_tile: bool) -> tuple[ScoreLine, ...]:
    """Score the end of a round: the losses, and what the floor at 0 gives back."""
    losses = loss_lines(board, seat, holds_first_tile=holds_first_tile)
    beyond = -sum(line.points for line in losses) - board.points
    return (*losses, ScoreLine(beyond, texts.SPARED)) if beyond > 0 else losses


def tablet_lines(
    board: Board, goals: tuple[Goal, ...], seat: Seat, *, special_counts_as_color: bool
) -> tuple[ScoreLine, ...]:
    """Score every goal in play as if the game ended now."""
    scored = (
        (goal, scored_cells(board.dome, goal, special_counts_as_color=special_counts_as_color))
        for goal in goals
    )
    return tuple(
        ScoreLine(found.points, texts.GOALS[goal], _on_dome(found.cells, seat))
        for goal, found in scored
    )


def final_lines(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Score the goals at the end; their sum takes no score below 0."""
    board = state.boards[seat]
    lines = tablet_lines(
        board, state.goals, seat, special_counts_as_color=special_counts(state.options)
    )
    spared = max(0, -board.points - sum(line.points for line in lines))
    return (*lines, ScoreLine(spared, texts.SPARED)) if spared else lines


def score(state: State, seat: Seat) -> ScoreSheet:
    """Itemize a player's points; the goals count when the game is over."""
    lines = ledger_lines(state.boards[seat].ledger)
    return ScoreSheet(lines + final_lines(state, seat) if state.stage is Stage.OVER else lines)


def outcome(state: State) -> Outcome | None:
    """Rank the players; the first-player tile decides a tie."""
    if state.stage is not Stage.OVER:
        return None
    points = [score(state, seat).total for seat in range(state.seats)]
    merits = [(n, int(seat == state.first_player)) for seat, n in enumerate(points)]
    standings = ranked(merits)
    reason, tie_break = texts.most_points(max(points)), None
    if len(set(points)) == 1:
        untaken = state.first_tile is None
        reason = texts.TIE_BY_START if untaken else texts.TIE_BY_TILE
        tie_break = texts.BROKEN_BY_START if untaken else texts.BROKEN_BY_TILE
    return Outcome(standings, reason.bind(player=Player(standings[0].seat)), tie_break)


def ledger_lines(ledger: Ledger) -> tuple[ScoreLine, ...]:
    """Itemize what a board has scored so far, without goals."""
    lines = (
        *(
            ScoreLine(points, texts.TILES_OF_ROUND.bind(round=number))
            for number, points in enumerate(ledger.tiles, start=1)
        ),
        ScoreLine(ledger.specials, texts.SPECIALS),
        ScoreLine(ledger.plates, texts.PLATES_PAID),
        ScoreLine(ledger.broken, texts.BROKEN_TILES),
        ScoreLine(ledger.first, texts.FIRST_PLAYER_TILE),
        ScoreLine(ledger.spared, texts.SPARED),
    )
    start = ScoreLine(START_SCORE, texts.START_SCORE)
    return (start, *(line for line in lines if line.points))


def _on_dome(cells: tuple[Cell, ...], seat: Seat) -> tuple[Place, ...]:
    return tuple(places.dome(seat, cell) for cell in cells)
