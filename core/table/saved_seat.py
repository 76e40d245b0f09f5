"""A guest's place at a table as it is kept."""

from __future__ import annotations

import json
from typing import Annotated, Any, TypeAlias

from attrs import field, frozen

from core.kernel.codec import from_plain, to_wire
from core.kernel.messages import text
from core.kernel.outside_text import cleaned_name

from .errors import BadTable
from .members import Hex
from .values import (
    MOST_ACTS,
    MOST_STEPS,
    Act,
    AtSeat,
    Count,
    Digits,
    StepInfo,
    TableInfo,
    Word,
)

LARGEST_STEP = 500_000
"""How many letters a move has at most."""

DAMAGED = text("table", "What was kept of this table is damaged.")

WrittenStep: TypeAlias = Annotated[str, range(LARGEST_STEP)]


@frozen
class SavedCourse:
    """The game as far as the guest knows it.

    Attributes:
        steps: Each move as JSON text, which is written once and not with every save.

    """

    game: Word
    number: Count
    epoch: Count
    viewer: AtSeat | None
    start: Any
    steps: Annotated[tuple[WrittenStep, ...], range(MOST_STEPS + 1)]


@frozen
class SavedSeat:
    """A guest's place at a table as it is kept."""

    invitation: str = field(converter=str)
    private: Hex
    name: str = field(converter=cleaned_name)
    up: Count
    down: Count
    acts: Annotated[tuple[Act, ...], range(MOST_ACTS + 1)]
    last_act: Count
    commitment: Digits
    nonce: Digits
    seal: Digits
    course: SavedCourse | None
    table: TableInfo | None


def written(step: StepInfo) -> str:
    """Write a move as text."""
    return json.dumps(to_wire(step), separators=(",", ":"))


def read(content: str) -> StepInfo:
    """Read a move from text.

    Raises:
        KupolaError: If it is damaged.

    """
    try:
        return from_plain(json.loads(content), StepInfo, "step")
    except (ValueError, RecursionError):
        raise BadTable(DAMAGED) from None
