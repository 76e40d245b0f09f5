"""Kingdomino on the table: two lines of dominoes, kings, and kingdoms that grow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import KingdominoTable

if TYPE_CHECKING:
    from gui.board.table import Table

KINGDOMINO_TABLE: Table = KingdominoTable()
