"""Why a piece on the board cannot be taken now, shown when it is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.messages import Player, text

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.scene import Reason
    from gui.board.table import Table

    from .perspective import Perspective

OVER = text("game_screen", "The game is over.")
LOOKING = text("game_screen", "This game is view-only.")
TURN = text("game_screen", "It is {player}’s turn.")
THEIRS = text("game_screen", "This belongs to {player}.")


def why_withheld(perspective: Perspective, table: Table, place: Place) -> Message | None:
    """Say who is to move, whose it is, or which rule keeps it where it lies.

    None: it is no piece, or it can be taken.
    """
    controller, match = perspective.controller, perspective.controller.match
    seat = match.to_act
    if not controller.played:
        return LOOKING
    if seat is None:
        return OVER
    if controller.computes or seat != perspective.near:
        return TURN.bind(player=Player(seat))
    if place.seat not in {None, seat}:
        return THEIRS.bind(player=Player(place.seat or 0))
    return rule_against_taking(table, perspective.view, controller.why_not, place)


def rule_against_taking(table: Table, view: Any, why_not: Reason, place: Place) -> Message | None:
    """Say which rule the move breaks that would begin at a place, or which keeps what lies there.

    None: it is no piece, or it can be taken.
    """
    move = table.taking(view, place)
    reason = why_not(move) if move is not None else None
    return reason or table.why_it_stays(view, place)
