"""The points of a round of Azul Duel, summed up by what they are for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games.azul_duel import texts
from core.games.azul_duel.events import RoundBegan
from core.kernel.events import Scored
from core.kernel.messages import text
from gui.games.narration import Interlude, Row, Weight

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.kernel.messages import Message
    from core.kernel.scores import ScoreLine
    from core.match import Turn

THIS_ROUND = text("azul_duel_table", "This round")
ROUND_ENDED = text("azul_duel_table", "Round {round} is over")
ALWAYS = (texts.SPECIALS, texts.BROKEN_TILES, texts.FIRST_PLAYER_TILE)
"""Reasons that have a row in every round, besides the tiles of the round."""


def entered(line: ScoreLine, number: int) -> ScoreLine:
    """Replace the reason of some points by the one that the score sheet uses in a round."""
    reason = line.reason
    if reason.source == texts.SPECIAL_TILE.source:
        return evolve(line, reason=texts.SPECIALS)
    known = reason in REASONS
    return line if known else evolve(line, reason=texts.TILES_OF_ROUND.bind(round=number))


REASONS = frozenset(
    {
        texts.PLATES_PAID,
        texts.BROKEN_TILES,
        texts.FIRST_PLAYER_TILE,
        texts.SPARED,
        *texts.GOALS.values(),
    }
)


def ended_by(turn: Turn) -> Message | None:
    """Name the round that a move ended, if it did and another began."""
    number = _ended(turn)
    return ROUND_ENDED.bind(round=number) if number else None


def summary_of(
    turns: Sequence[Turn],
    seats: int,
    label: Callable[[Message], Message],
    drawing: Callable[[Message], str],
    whole: Message,
) -> Interlude | None:
    """Sum up the round that the last of some moves ended.

    Args:
        turns: All moves so far.
        seats: The number of players.
        label: Returns the short name of a reason.
        drawing: Names the drawing of a row.
        whole: Names a round.

    """
    number = _ended(turns[-1])
    if not number:
        return None
    scored = [(each.seat, entered(each.line, number)) for each in _scored(turns)]
    tiles = texts.TILES_OF_ROUND.bind(round=number)
    order = (tiles, texts.SPECIALS, texts.PLATES_PAID, *ALWAYS[1:], texts.SPARED)
    found = {line.reason for _, line in scored}
    shown = [reason for reason in order if reason in {tiles, *ALWAYS, *found}]

    def lines(*reasons: Message) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(
            tuple(line for owner, line in scored if owner == seat and line.reason in reasons)
            for seat in range(seats)
        )

    named = {reason: reason if reason == tiles else label(reason) for reason in shown}
    round_name = whole.bind(round=number)
    rows = (
        *(
            Row(name, lines(reason), drawing=drawing(round_name if reason == tiles else name))
            for reason, name in named.items()
        ),
        Row(THIS_ROUND, lines(*order), Weight.SUM),
    )
    return Interlude(ROUND_ENDED.bind(round=number), rows)


def _scored(turns: Sequence[Turn]) -> Iterator[Scored]:
    """List what was scored since the round began that the last move ended."""
    begun = next((at for at in range(len(turns) - 2, -1, -1) if _begins(turns[at])), 0)
    for turn in turns[begun + 1 :]:
        yield from (event for event in turn.events if isinstance(event, Scored))


def _ended(turn: Turn) -> int:
    """Return the number of the round before one that begins; 0: none ended."""
    begins = (event for event in turn.events if isinstance(event, RoundBegan))
    return next((event.round - 1 for event in begins), 0)


def _begins(turn: Turn) -> bool:
    return any(isinstance(event, RoundBegan) for event in turn.events)
