"""Places on the table."""

from __future__ import annotations

import re

from attrs import frozen

from .messages import Seat

_CODE = re.compile(
    r"(?P<area>[a-z_]+)(?:@(?P<seat>[0-9]))?(?::(?P<at>-?[0-9]{1,3}(?:,-?[0-9]{1,3})*))?"
)


@frozen
class Place:
    """A spot on the table that can hold a piece or be pointed at.

    Each game names its areas in its own ``places`` module.
    """

    area: str
    at: tuple[int, ...] = ()
    seat: Seat | None = None

    @property
    def code(self) -> str:
        """A short text such as ``line@1:3,2``: area, owner, indices."""
        owner = "" if self.seat is None else f"@{self.seat}"
        indices = ":" + ",".join(map(str, self.at)) if self.at else ""
        return self.area + owner + indices

    @classmethod
    def parsed(cls, code: str) -> Place | None:
        """Read a code; None: no place is written so."""
        found = _CODE.fullmatch(code)
        if found is None:
            return None
        seat = None if found["seat"] is None else int(found["seat"])
        indices = found["at"].split(",") if found["at"] else ()
        return cls(found["area"], tuple(map(int, indices)), seat)
