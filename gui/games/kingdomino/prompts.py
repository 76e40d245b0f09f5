"""Prompts for the player to act in Kingdomino, from the legal moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.moves import ClaimDomino, DiscardDomino
from core.kernel.messages import Player, text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message

CHOOSE_FIRST = text("kingdomino_table", "{player}: put a king on a domino")
CHOOSE_NEXT = text("kingdomino_table", "{player}: choose a domino from the next line")
CHOOSE_LAST = text("kingdomino_table", "{player}: only domino {domino} is left to choose")
PLACE = text("kingdomino_table", "{player}: place domino {domino} in your kingdom")
DISCARD = text("kingdomino_table", "{player}: domino {domino} fits nowhere, so discard it")


def prompt(view: View, legal: Sequence[Move]) -> Message:
    """Name what the player to act can do: exactly the kind of moves that is legal."""
    table = view.table
    player = Player(table.actor or 0)
    claims = [move for move in legal if isinstance(move, ClaimDomino)]
    if len(claims) == 1:
        return CHOOSE_LAST.bind(player=player, domino=claims[0].domino)
    if claims:
        return (CHOOSE_FIRST if table.opening else CHOOSE_NEXT).bind(player=player)
    discards = any(isinstance(move, DiscardDomino) for move in legal)
    domino = table.current_line[table.turn].domino
    return (DISCARD if discards else PLACE).bind(player=player, domino=domino)
