"""What the coach says to a beginner of Azul Duel, situation by situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.board import LAST_PLATE_ROUND, LINES
from core.games.azul_duel.dome import slot_of
from core.games.azul_duel.moves import (
    BROKEN,
    Draw,
    OpenPlate,
    Pass,
    PlaceTile,
    SpendChips,
    TakeChip,
    TakeMoon,
    TakePlate,
    TakeSun,
)
from core.games.azul_duel.pieces import Space
from core.games.azul_duel.state import LARGE, Stage
from core.kernel.messages import text
from gui.games.situation import Situation

from .taken_together import reachable

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat

    Holds = Callable[[View, Sequence[Move], Seat], bool]

CROWDED = 2
"""How many choices make a decision."""


def _may(kind: type) -> Holds:
    """Recognize that a move of this kind is legal."""
    return lambda _view, legal, _seat: any(isinstance(move, kind) for move in legal)


def _may_take_plate(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return view.stage is Stage.ACQUIRING and any(
        isinstance(move, TakePlate | Draw) for move in legal
    )


def _may_draw_again(view: View, _legal: Sequence[Move], _seat: Seat) -> bool:
    return view.stage is Stage.DRAWING


def _must_break(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    takes = [move for move in legal if isinstance(move, TakeSun | TakeMoon)]
    return bool(takes) and all(_breaks(view, move, seat) for move in takes)


def _breaks(view: View, move: TakeSun | TakeMoon, seat: Seat) -> bool:
    if move.line == BROKEN:
        return True
    if isinstance(move, TakeSun):
        number = view.factories[move.factory].sun.count(move.color)
    else:
        number = len(reachable(view, move.color))
    return number > view.boards[seat].missing(move.line)


def _completes_special(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    board = view.boards[seat]
    for move in legal:
        if isinstance(move, PlaceTile):
            cell = (move.line, move.column)
            filled = board.dome.with_tile(cell, board.line(move.line)[0])
            if filled.due_special(slot_of(cell)) is not None:
                return True
    return False


def _may_use_wild(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    dome = view.boards[seat].dome
    return any(
        isinstance(move, PlaceTile) and dome.space((move.line, move.column)) is Space.WILD
        for move in legal
    )


def _chooses_column(_view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return sum(isinstance(move, PlaceTile) for move in legal) >= CROWDED


def _is_last_round(view: View, _legal: Sequence[Move], _seat: Seat) -> bool:
    return view.stage is Stage.ACQUIRING and view.round > LAST_PLATE_ROUND


def _chooses_order(_view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    return any(isinstance(move, TakeSun) and len(set(move.order)) >= CROWDED for move in legal)


def _may_take_first_tile(view: View, legal: Sequence[Move], _seat: Seat) -> bool:
    large = view.factories[LARGE].moon
    return view.first_tile is None and any(
        isinstance(move, TakeMoon) and move.color in large for move in legal
    )


def _line_waits(view: View, legal: Sequence[Move], seat: Seat) -> bool:
    """Recognize a full line without a space, while a plate may still bring one."""
    board = view.boards[seat]
    return _may_take_plate(view, legal, seat) and any(
        not board.missing(line) and not board.openings(line) and board.dome.awaits_plate(line)
        for line in LINES
    )


def _goals_come_nearer(view: View, _legal: Sequence[Move], _seat: Seat) -> bool:
    return view.stage is Stage.ACQUIRING and view.round > 1


SITUATIONS = (
    Situation(
        "opening",
        text(
            "azul_duel_table",
            "Place a plate in any slot, turned any way. After that it never moves.",
        ).citing("setup"),
        _may(OpenPlate),
    ),
    Situation(
        "pass",
        text(
            "azul_duel_table", "Nothing is left for you to take. You pass until the tiling."
        ).citing("passing"),
        _may(Pass),
    ),
    Situation(
        "must_break",
        text(
            "azul_duel_table",
            "Every take breaks tiles now. They cost 1, 2, 3 and 4 points, so break few.",
        ).citing("broken-tiles"),
        _must_break,
    ),
    Situation(
        "drawn_plate",
        text(
            "azul_duel_table",
            "Every plate you draw costs 1 point. When you stop, you keep one of them.",
        ).citing("plate-stack"),
        _may_draw_again,
    ),
    Situation(
        "spend_chips",
        text(
            "azul_duel_table",
            "Chips can complete this line: two of its color, or any three, for each missing tile.",
        ).citing("spending-chips"),
        _may(SpendChips),
    ),
    Situation(
        "special_tile",
        text(
            "azul_duel_table",
            "A plate with three tiles gets a special tile, which scores its row number.",
        ).citing("special-tiles"),
        _completes_special,
    ),
    Situation(
        "tiling",
        text(
            "azul_duel_table",
            "Each full line moves one tile to its row of the dome. The others are discarded.",
        ).citing("tiling"),
        _may(PlaceTile),
    ),
    Situation(
        "column",
        text(
            "azul_duel_table",
            "Several spaces fit. Choose where the row and the column of tiles are longest.",
        ).citing("tile-points"),
        _chooses_column,
    ),
    Situation(
        "wild_space",
        text("azul_duel_table", "A multicolored space takes a tile of any color.").citing("tiling"),
        _may_use_wild,
    ),
    Situation(
        "last_round",
        text(
            "azul_duel_table",
            "This is the last round: there are no more dome plates. Then the goals score.",
        ).citing("dome-plates"),
        _is_last_round,
    ),
    Situation(
        "sun_side",
        text(
            "azul_duel_table",
            "Take all tiles of one color from a factory. They go to one of your lines.",
        ).citing("sun-part"),
        _may(TakeSun),
    ),
    Situation(
        "stack_order",
        text(
            "azul_duel_table",
            "The rest of the factory goes to its moon side: you choose the order.",
        ).citing("sun-part"),
        _chooses_order,
    ),
    Situation(
        "chip",
        text(
            "azul_duel_table",
            "A bonus chip lies face up. Taking it is a turn; each of you takes two a round.",
        ).citing("bonus-chips"),
        _may(TakeChip),
    ),
    Situation(
        "first_player_tile",
        text(
            "azul_duel_table",
            "The first to take from the large moon side gets the first-player tile: 2 points "
            "lost, but first next round.",
        ).citing("first-player-tile"),
        _may_take_first_tile,
    ),
    Situation(
        "moon_sides",
        text(
            "azul_duel_table",
            "From the moon sides you take one color from all factories, but only top tiles of "
            "stacks.",
        ).citing("moon-parts"),
        _may(TakeMoon),
    ),
    Situation(
        "plates",
        text(
            "azul_duel_table",
            "A token gets you a plate, two each round: free from the display, 1 point from the "
            "stack.",
        ).citing("dome-plates"),
        _may_take_plate,
    ),
    Situation(
        "waiting_line",
        text(
            "azul_duel_table",
            "A full line of yours has no space yet and waits. A plate can bring its color.",
        ).citing("unusable-lines"),
        _line_waits,
    ),
    Situation(
        "goals",
        text(
            "azul_duel_table",
            "Look at the scoring tablets from time to time: their goals score at the end.",
        ).citing("scoring-tablets"),
        _goals_come_nearer,
    ),
)
"""All of them, the most urgent first."""
