"""Kingdomino on the table: two lines of dominoes, kings, and kingdoms that grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.games.game_ui import GameUi

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.games.kingdomino.state import State
    from core.kernel.game import AnyGame
    from core.kernel.messages import Message, Seat
    from core.kernel.scores import ScoreLine, ScoreSheet
    from core.match import Match
    from gui.board.table import Table
    from gui.games.anchors import Anchors
    from gui.games.game_ui import Illustrations
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


def _score_lines(match: Match, seat: Seat) -> Iterable[ScoreLine]:
    from .categories import score_lines  # noqa: PLC0415 - see above

    return score_lines(match, seat)


def _shown_score(_game: AnyGame, state: State, seat: Seat) -> ScoreSheet:
    from core.games.kingdomino.scoring import certain_score  # noqa: PLC0415 - see above

    return certain_score(state.table, seat)


def _situations() -> tuple[Situation, ...]:
    from .situations import SITUATIONS  # noqa: PLC0415 - see above

    return SITUATIONS


GAME_UI = GameUi(
    table=_table,
    narration=_narration,
    description=_description,
    anchors=_anchors,
    illustrations=_illustrations,
    tally_board=_tally_board,
    categories=_categories,
    score_lines=_score_lines,
    shown_score=_shown_score,
    situations=_situations,
    banner_ends=(0.335, 0.73, 1.0),
    board_areas=("frame",),
    space_area="kingdom",
)
