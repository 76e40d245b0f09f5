"""The table on which each game is counted."""

from __future__ import annotations

from gui.games.registry import ui_of

from .table import TallyTable


def tally_table_of(game: str) -> TallyTable:
    """Find the table on which a game is counted.

    Raises:
        KeyError: If it is not counted.

    """
    board = ui_of(game).tally_board
    if board is None:
        raise KeyError(game)
    return TallyTable(game, board())
