"""The games whose positions can be arranged by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.registry import Registry

if TYPE_CHECKING:
    from core.kernel.arranging import Arranging


def _azul_duel() -> Arranging:
    from core.games.azul_duel.arranging import ARRANGING  # noqa: PLC0415 - seldom needed

    return ARRANGING


def _kingdomino() -> Arranging:
    from core.games.kingdomino.arranging import ARRANGING  # noqa: PLC0415 - seldom needed

    return ARRANGING


def _pixies() -> Arranging:
    from core.games.pixies.arranging import ARRANGING  # noqa: PLC0415 - seldom needed

    return ARRANGING


ARRANGINGS: Registry[Arranging] = Registry(
    {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
)
"""How the position of each game is arranged; each is imported when it is first needed."""
