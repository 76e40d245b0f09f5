"""Why something cannot be dropped where no move of the game would put it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from core.games.kingdomino.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

KING = text(
    "kingdomino_table", "Your king goes on a domino in the line you are choosing from."
).citing("choosing")
DOMINO = text("kingdomino_table", "The domino goes in your own kingdom.").citing("placing")
NOT_YOURS = text("kingdomino_table", "Players build only in their own kingdoms.").citing("placing")


def why_astray(view: View, source: Place, target: Place) -> Message:
    """Say where a piece goes that was dropped where no move would put it."""
    if source.area != "half":
        return KING
    another = target.seat is not None and target.seat != view.table.actor
    return NOT_YOURS if another else DOMINO
