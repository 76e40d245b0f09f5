"""The steps of showing a move, the phases they are shown in, and which phase may follow which."""

from __future__ import annotations

from enum import Enum
from typing import Any, TypeAlias

from attrs import frozen

from core.kernel.scores import Outcome
from gui.games import narration

from .last_moves import Take


@frozen(eq=False)
class Fly:
    """The pieces of a move travel.

    Attributes:
        events: What they do.
        view: The table on which they arrive.
        sheets: The points shown on it until they are counted; none: those of the view.

    """

    events: tuple[Any, ...]
    view: Any
    sheets: narration.Sheets = ()


@frozen(eq=False)
class Count:
    """Points are counted; if it holds, nothing can be played until that is done."""

    count: narration.Count
    holds: bool


@frozen(eq=False)
class Summary:
    """A round is summed up beside the table until the summary is put away.

    Attributes:
        content: The points of the round.
        count: What was counted, on a table that is cleared afterwards; None: the table stays.

    """

    content: narration.Interlude
    count: narration.Count | None


@frozen(eq=False)
class Clear:
    """What was counted is cleared away, and the table is prepared for the next round."""

    events: tuple[Any, ...]


@frozen(eq=False)
class Turn:
    """The board of the seat that is to look is laid near."""


@frozen(eq=False)
class Overlay:
    """A sheet covers the board until it is put away; None: one that is open already."""

    content: Outcome | None


@frozen(eq=False)
class Repeat:
    """The last moves are shown once more."""

    takes: tuple[Take, ...]


@frozen(eq=False)
class Rest:
    """Nothing is left to show: the match goes on."""


Step: TypeAlias = Fly | Count | Summary | Clear | Turn | Overlay | Repeat | Rest


class Phase(Enum):
    """What is being shown."""

    RESTING = "resting"
    FLYING = "flying"
    COUNTING = "counting"
    SUMMING_UP = "summing up"
    CLEARING = "clearing"
    TURNING = "turning"
    COVERED = "covered"
    REPEATING = "repeating"


PHASES: dict[type[Step], Phase] = {
    Fly: Phase.FLYING,
    Count: Phase.COUNTING,
    Summary: Phase.SUMMING_UP,
    Clear: Phase.CLEARING,
    Turn: Phase.TURNING,
    Overlay: Phase.COVERED,
    Repeat: Phase.REPEATING,
    Rest: Phase.RESTING,
}

_DONE = {Phase.SUMMING_UP, Phase.TURNING, Phase.COVERED, Phase.RESTING}
"""Where everything that moves may end, also when it is cut short."""

TRANSITIONS: dict[Phase, set[Phase]] = {
    Phase.RESTING: {Phase.FLYING, Phase.REPEATING, *_DONE},
    Phase.FLYING: {Phase.FLYING, Phase.COUNTING, Phase.REPEATING, *_DONE},
    Phase.COUNTING: {Phase.FLYING, Phase.CLEARING, *_DONE},
    Phase.SUMMING_UP: {Phase.FLYING, Phase.CLEARING, *_DONE},
    Phase.CLEARING: {Phase.FLYING, Phase.REPEATING, *_DONE},
    Phase.TURNING: {Phase.SUMMING_UP, Phase.COVERED, Phase.RESTING},
    Phase.COVERED: {Phase.FLYING, *_DONE},
    Phase.REPEATING: {Phase.FLYING, Phase.REPEATING, *_DONE},
}
"""A move may come at any time but while the table turns; only what does not wait for points to be
counted is shown again."""


class IllegalTransition(RuntimeError):
    """A phase was to follow one that it cannot follow: a fault of this program."""
