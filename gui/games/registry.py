"""The record of each game by its key, imported when it is first asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.registry import Registry

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.board.table import Table

    from .anchors import Anchors
    from .game_ui import GameUi
    from .narration import Sentences
    from .zones import Description


# Playing one game imports no other, and the start screen imports none.
def _azul_duel() -> GameUi:
    from .azul_duel import GAME_UI  # noqa: PLC0415 - see above

    return GAME_UI


def _kingdomino() -> GameUi:
    from .kingdomino import GAME_UI  # noqa: PLC0415 - see above

    return GAME_UI


def _pixies() -> GameUi:
    from .pixies import GAME_UI  # noqa: PLC0415 - see above

    return GAME_UI


_UIS: Registry[GameUi] = Registry(
    {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
)
_FETCHED: set[str] = set()


def register(game: str, opener: Callable[[], GameUi]) -> None:
    """Add how a game is shown; it is opened when it is first asked for."""
    _UIS.add(game, opener)


def unregister(game: str) -> None:
    """Remove a game that was added."""
    del _UIS[game]


def ui_of(game: str) -> GameUi:
    """Find how a game is shown."""
    return _UIS[game]


def table_of(game: str) -> Table:
    """Find the table on which a game is played."""
    _FETCHED.add(game)
    return ui_of(game).table()


def is_fetched(game: str) -> bool:
    """Return whether a game's table is imported already."""
    return game in _FETCHED


def sentences_of(game: str) -> Sentences:
    """Find the narration of a game."""
    return ui_of(game).narration()


def description_of(game: str) -> Description:
    """Find the description of a game's board in words."""
    return ui_of(game).description()


def anchors_of(game: str) -> Anchors:
    """Find which paragraphs of its rules a game cites."""
    return ui_of(game).anchors()
