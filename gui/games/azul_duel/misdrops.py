"""Why something cannot be dropped where no move of the game would put it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.state import Stage
from core.kernel.messages import text

if TYPE_CHECKING:
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place

ITS_ROW = text(
    "azul_duel_table", "The tile of pattern line {line} goes into row {line} of your dome."
).citing("tiling")
TO_A_LINE = text(
    "azul_duel_table", "Tiles go into one of your pattern lines or to your broken tiles."
).citing("pattern-lines")
TO_A_SLOT = text("azul_duel_table", "A dome plate goes into an empty slot of your dome.").citing(
    "dome-plates"
)
TO_THE_STACK = text(
    "azul_duel_table", "The drawn plates you do not keep go under the stack."
).citing("plate-stack")
TO_THE_STORE = text("azul_duel_table", "A bonus chip goes into your storage.").citing("bonus-chips")
CHIPS_TO_A_LINE = text(
    "azul_duel_table", "Bonus chips complete one of your own pattern lines."
).citing("spending-chips")

DRAWN_BY_CLICK = text(
    "azul_duel_table", "Click the stack to draw a plate, or drop it beside the stack."
).citing("plate-stack")

_BY_SOURCE = {
    "stack": DRAWN_BY_CLICK,
    "sun": TO_A_LINE,
    "moon": TO_A_LINE,
    "display": TO_A_SLOT,
    "chip": TO_THE_STORE,
    "storage": CHIPS_TO_A_LINE,
}


def why_astray(view: View, source: Place, target: Place) -> Message:  # noqa: ARG001 - wherever it is
    """Say where a piece goes that was dropped where no move would put it."""
    match source.area:
        case "line":
            return ITS_ROW.bind(line=source.at[0])
        case "hand":
            return TO_THE_STACK if view.stage is Stage.RETURNING else TO_A_SLOT
        case area:
            return _BY_SOURCE[area]
