"""Azul Duel on the table: glazed tiles, factories of sun and moon, a dome under an arch."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text
from gui.games.game_ui import GameUi

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from gui.board.table import Table
    from gui.games.anchors import Anchors
    from gui.games.game_ui import Illustrations, OptionCells, TallyCells, ValueNames
    from gui.games.narration import Sentences
    from gui.games.situation import Situation
    from gui.games.tally_board import TallyBoard
    from gui.games.zones import Description


# A game's modules take a while to import; each is imported on first use.
def _table() -> Table:
    from .table import TABLE  # noqa: PLC0415 - see above

    return TABLE


def _narration() -> Sentences:
    from . import narration  # noqa: PLC0415 - see above

    return narration


def _description() -> Description:
    from . import describe  # noqa: PLC0415 - see above

    return describe


def _anchors() -> Anchors:
    from . import anchors  # noqa: PLC0415 - see above

    return anchors


def _illustrations() -> Illustrations:
    from .illustrations import ILLUSTRATIONS  # noqa: PLC0415 - see above

    return ILLUSTRATIONS


def _tally_board() -> TallyBoard:
    from .tally import BOARD  # noqa: PLC0415 - see above

    return BOARD


def _categories() -> tuple[Message, ...]:
    from .categories import CATEGORIES  # noqa: PLC0415 - see above

    return CATEGORIES


def _value_names() -> ValueNames:
    from .option_texts import VALUES  # noqa: PLC0415 - see above

    return VALUES


def _option_cells() -> OptionCells:
    from .tablets import TabletCell  # noqa: PLC0415 - see above

    return {"tablets": TabletCell}


def _tally_cells() -> TallyCells:
    from .tally_goals import GoalsChooser  # noqa: PLC0415 - see above

    return {"tablets": GoalsChooser}


def _situations() -> tuple[Situation, ...]:
    from .situations import SITUATIONS  # noqa: PLC0415 - see above

    return SITUATIONS


FIRST_GAME = text(
    "azul_duel_table",
    "Your first game: an easy opponent, the beginner set of goals, every aid and plenty of time.",
)

GAME_UI = GameUi(
    table=_table,
    narration=_narration,
    description=_description,
    anchors=_anchors,
    illustrations=_illustrations,
    tally_board=_tally_board,
    categories=_categories,
    value_names=_value_names,
    option_cells=_option_cells,
    tally_cells=_tally_cells,
    banner_ends=(0.37, 0.7, 1.0),
    board_areas=("dome", "slot", "line", "broken", "storage", "first_player_tile"),
    heart_areas=("slot",),
    space_area="slot",
    welcome=FIRST_GAME,
    situations=_situations,
)
