"""To be written."""

from typing import Any


class _Unwritten:
    key = "pixies"
    seats = range(0)
    options = ()

    def why_not_start(self, *_: Any) -> None: ...


PIXIES: Any = _Unwritten()
