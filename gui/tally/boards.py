"""The boards of the house, each fetched when it is first counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import TallyTable

if TYPE_CHECKING:
    from gui.games.tally_board import TallyBoard


def tally_table_of(game: str) -> TallyTable:
    """Find the table on which a game is counted."""
    return TallyTable(game, _board(game))


def _board(game: str) -> TallyBoard:
    match game:
        case "azul_duel":
            from gui.games.azul_duel.tally import AZUL_DUEL_BOARD  # noqa: PLC0415 - see above

            return AZUL_DUEL_BOARD
        case "kingdomino":
            from gui.games.kingdomino.tally import KINGDOMINO_BOARD  # noqa: PLC0415 - see above

            return KINGDOMINO_BOARD
        case "pixies":
            from gui.games.pixies.tally import PIXIES_BOARD  # noqa: PLC0415 - see above

            return PIXIES_BOARD
        case _:
            raise KeyError(game)
