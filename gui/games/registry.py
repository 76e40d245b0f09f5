"""The tables of the house, each fetched when its game is first played."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from gui.board.table import Table


def table_of(game: str) -> Table:
    """Find the table on which a game is played."""
    # The pictures of a game take a while to import, and the start screen needs none of them.
    match game:
        case "azul_duel":
            from .azul_duel import AZUL_DUEL_TABLE  # noqa: PLC0415

            return AZUL_DUEL_TABLE
        case "kingdomino":
            from .kingdomino import KINGDOMINO_TABLE  # noqa: PLC0415

            return KINGDOMINO_TABLE
        case "pixies":
            from .pixies import PIXIES_TABLE  # noqa: PLC0415

            return PIXIES_TABLE
        case _:
            raise KeyError(game)
