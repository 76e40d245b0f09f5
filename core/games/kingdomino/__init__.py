"""To be written."""

from typing import Any


class _Unwritten:
    key = "kingdomino"
    seats = range(0)
    options = ()

    def why_not_start(self, *_: Any) -> None: ...


KINGDOMINO: Any = _Unwritten()
