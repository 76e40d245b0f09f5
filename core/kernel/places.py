"""Places on the table."""

from __future__ import annotations

from attrs import frozen

from .messages import Seat


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
