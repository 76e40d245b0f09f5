"""Why a piece on the board cannot be taken now, shown when it is dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player, text

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from gui.board.table import Table

    from .perspective import Perspective

OVER = text("game_screen", "The game is over.")
LOOKING = text("game_screen", "This game is only looked at here.")
TURN = text("game_screen", "Now it is the turn of {player}.")
THEIRS = text("game_screen", "This belongs to {player}.")
LAID = text("game_screen", "What has been laid stays where it is.")
LATER = text("game_screen", "This cannot be taken now.")


def why_withheld(perspective: Perspective, table: Table, place: Place) -> Message:
    """Say who is to move, whose it is, or which rule keeps it where it lies."""
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
    return _rule(perspective, table, place) or (LATER if place.seat is None else LAID)


def _rule(perspective: Perspective, table: Table, place: Place) -> Message | None:
    """Ask the rules, by the move that would begin with it; else tell where such things go."""
    move = table.taking(perspective.view, place)
    if move is None:
        return None
    reason = perspective.controller.why_not(move)
    if reason is None:
        return table.astray(perspective.view, place, place)
    return reason
