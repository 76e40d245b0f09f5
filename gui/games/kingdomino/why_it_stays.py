"""Why something that lies on the table cannot be taken, where no move would begin with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino.grid import CASTLE
from core.kernel.messages import Player, text

from .texts import WHY_DISCARD

if TYPE_CHECKING:
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

PILE = text(
    "kingdomino_table", "A new line is drawn from the pile when all kings have moved."
).citing("turn")
THEIR_DOMINO = text(
    "kingdomino_table", "{player} has chosen this domino and will place it."
).citing("turn")
LATER_DOMINO = text(
    "kingdomino_table", "The lowest number goes first: domino {domino} is next."
).citing("turn")
LATER_KING = text(
    "kingdomino_table", "Kings move in the order of their dominoes, the lowest number first."
).citing("turn")
CHOOSE = text(
    "kingdomino_table", "First choose this domino with your king; you place it next turn."
).citing("choosing")
CHOSEN = text("kingdomino_table", "A king stays on the domino it has chosen.").citing("choosing")
WAITING_KING = text("kingdomino_table", "This king chooses later; your other king is next.").citing(
    "first-choice"
)
CASTLE_STAYS = text(
    "kingdomino_table", "Your castle stays where it is; your kingdom grows around it."
).citing("placing")
PLACED = text("kingdomino_table", "Once placed, a domino never moves.").citing("placing")
DISCARDED = text("kingdomino_table", "A discarded domino is out of the game.").citing("discarding")


def why_it_stays(view: View, place: Place) -> Message | None:
    """Say which rule keeps something where it lies; None: nothing does."""
    table = view.table
    match place.area:
        case "pile":
            return PILE
        case "current" | "half":
            return _domino(table, place.at[0])
        case "next":
            return CHOOSE
        case "current_king":
            return LATER_KING
        case "next_king":
            return CHOSEN
        case "kings":
            return WAITING_KING
        case "kingdom":
            return CASTLE_STAYS if place.at == CASTLE else PLACED
        case "discard":
            return DISCARDED
    return None


def _domino(table: Table, slot: int) -> Message:
    claim, now = table.current_line[slot], table.current_line[table.turn].domino
    if claim.king != table.actor:
        return THEIR_DOMINO.bind(player=Player(claim.king))
    if slot == table.turn:
        return WHY_DISCARD.bind(domino=now).citing("discarding")
    return LATER_DOMINO.bind(domino=now)
