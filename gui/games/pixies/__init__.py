"""How Pixies looks: a mat with nine spaces, everybody else's at the left, the display between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .table import PixiesTable

if TYPE_CHECKING:
    from gui.board.table import Table

PIXIES_TABLE: Table = PixiesTable()
