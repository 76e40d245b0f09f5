"""Files that another version of the program has saved, and this one cannot open."""

from __future__ import annotations

from pathlib import Path

from attrs import frozen

from core.kernel.messages import Message, text

FOREIGN = text("store", "From another version of Kupola")
FOREIGN_MATCH = text("store", "Match from another version")


@frozen(eq=False)
class Foreign:
    """A waiting game or count that this version cannot open; its file is left alone.

    Attributes:
        path: Its file.
        played: When it was last written, in seconds since 1970.

    """

    path: Path
    played: float
    caption: Message = FOREIGN
