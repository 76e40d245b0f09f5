"""The record of Nine Cards, and a way to play it as long as a test runs."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from core import games
from gui.games import registry
from gui.games.game_ui import GameUi

from . import texts
from .game import TOY_GAME
from .state import TOY_BOX

if TYPE_CHECKING:
    from collections.abc import Iterator

    from gui.board.table import Table
    from gui.games.narration import Sentences
    from gui.games.zones import Description


def _table() -> Table:
    from .table import TABLE  # noqa: PLC0415 - imported when it is first wanted

    return TABLE


def _narration() -> Sentences:
    from . import narration  # noqa: PLC0415 - imported when it is first wanted

    return narration


def _description() -> Description:
    from . import describe  # noqa: PLC0415 - imported when it is first wanted

    return describe


GAME_UI = GameUi(
    table=_table,
    narration=_narration,
    description=_description,
    categories=lambda: (texts.LINE,),
)


@contextmanager
def added() -> Iterator[None]:
    """Add the game to the two registries, and to nothing else."""
    games.register(TOY_BOX, lambda: TOY_GAME)
    registry.register(TOY_BOX.key, lambda: GAME_UI)
    yield
    registry.unregister(TOY_BOX.key)
    games.unregister(TOY_BOX.key)
