"""Why something cannot be dropped where no move of the game would put it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

if TYPE_CHECKING:
    from core.games.pixies.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

NOT_YOURS = text("pixies_table", "Players place cards only in their own areas.").citing("area")
TO_A_SPACE = text("pixies_table", "A card goes on a space in your own area.").citing("placing")


def why_astray(view: View, source: Place, target: Place) -> Message:  # noqa: ARG001 - all cards
    """Say where a card goes that was dropped where no move would put it."""
    another = target.seat is not None and target.seat != view.to_act
    return NOT_YOURS if another else TO_A_SPACE
