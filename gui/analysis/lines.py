"""The best moves of a position in words: each with its chances, its reason and its line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ai.reasons import reason_for
from core.kernel.messages import Message
from core.kernel.rng import Rng
from core.match import Match, Start
from gui.coach.suggestion import NOWHERE, Suggestion
from gui.games.move_text import move_text
from gui.games.registry import sentences_of

if TYPE_CHECKING:
    from core.ai.deepening import Depth, Line
    from core.ai.reason import Reason
    from core.kernel.game import AnyGame

LINES = 3
"""How many moves are followed."""
LATER = 3
"""How many moves after the first one are told."""


@frozen
class Followed:
    """A move as it is recommended, and the moves expected after it, one sentence each."""

    suggestion: Suggestion
    later: tuple[Message, ...]


@frozen
class Found:
    """An answer of the search in words.

    Attributes:
        lines: The best moves, the best first; where they lie on the board is not known yet.
        nodes: How many games were simulated.
        last: Whether no deeper answer follows.

    """

    lines: tuple[Followed, ...]
    nodes: int
    last: bool


def described(game: AnyGame, view: Any, depth: Depth) -> Found:
    """Describe an answer in words; called beside the window, because it takes some time."""
    used: list[Message] = []
    lines = []
    for number, line in enumerate(depth.lines, start=1):
        reason = reason_for(game, view, depth.advice, line.candidate, used)
        used.append(reason.sentence)
        lines.append(_described(game, view, number, line, reason))
    return Found(tuple(lines), depth.advice.nodes, depth.last)


def _described(game: AnyGame, view: Any, number: int, line: Line, reason: Reason) -> Followed:
    state = game.determinize(view, Rng.seeded(0))
    match = Match(game, Start(state.seats, state.options, None, state))
    for move in line.moves[: LATER + 1]:
        match = match.play(move)
    viewer, sentences = game.to_act(state), sentences_of(game.key)
    told = [move_text(match, match.line, ply, viewer, sentences) for ply in range(match.ply)]
    candidate = line.candidate
    suggestion = Suggestion(
        number,
        candidate.move,
        told[0].exact,
        reason,
        candidate.percent,
        None if candidate.points is None else round(candidate.points),
        True,  # noqa: FBT003 - a field of a record
        *NOWHERE,
    )
    return Followed(suggestion, tuple(each.sentence for each in told[1:]))
