"""To be written."""

from typing import Any


class _Unwritten:
    key = "azul_duel"
    seats = range(0)
    options = ()

    def why_not_start(self, *_: Any) -> None: ...


AZUL_DUEL: Any = _Unwritten()
