"""What the screen around the board says of Nine Cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core.kernel.events import Moved, Scored
from core.kernel.messages import Player
from gui.games.narration import Cell, Count, MoveText, Piece, Progress, Remaining, running

from . import texts
from .game import lines_of
from .state import CARDS, DECK, SPACES, card_piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.scores import ScoreLine, ScoreSheet
    from core.match import Turn
    from gui.games.narration import Interlude, Note, Row, Variant

    from .state import View


def move_text(turn: Turn, before: View) -> MoveText:  # noqa: ARG001 - the move says all
    """Describe a move."""
    move = turn.move
    said = texts.LAYS.bind(player=Player(turn.seat), card=move.card, space=move.space + 1)
    return MoveText(said, (Piece(card_piece(move.card)),))


def heading(event: Any) -> Message | None:  # noqa: ARG001 - a game has one part
    """Name no part."""
    return None


def note(event: Any) -> Note | None:  # noqa: ARG001 - all is a player's doing
    """Say nothing."""
    return None


def scored_apart(
    turn: Turn,  # noqa: ARG001 - lines only
    before: ScoreSheet,  # noqa: ARG001 - likewise
    after: ScoreSheet,  # noqa: ARG001 - likewise
) -> tuple[tuple[Seat, ScoreLine], ...]:
    """List nothing: a line belongs to the card that completes it."""
    return ()


def status(view: View, legal: Sequence[Any]) -> Message:  # noqa: ARG001 - there is one kind
    """Say what the player to act can do."""
    return texts.LAY.bind(player=Player(view.to_act or 0))


def shown(turn: Turn) -> Sequence[Message]:
    """Say which card was laid, and whether one was drawn."""
    drawn = any(isinstance(event, Moved) and event.source == DECK for event in turn.events)
    laid = texts.LAYS.bind(player=Player(turn.seat), card=turn.move.card, space=turn.move.space + 1)
    return (laid, texts.DRAWN) if drawn else (laid,)


def news(turn: Turn, after: View, *, compact: bool = False) -> Sequence[Message]:  # noqa: ARG001 - likewise
    """Say whether a card was drawn."""
    drawn = any(isinstance(event, Moved) and event.source == DECK for event in turn.events)
    return (texts.DRAWN,) if drawn else ()


def standings(turn: Turn, after: View) -> Message | None:  # noqa: ARG001 - a game has one part
    """Say nothing."""
    return None


def progress(view: View) -> Progress:
    """Return which card is laid now."""
    laid = len(SPACES) - view.spaces.count(None)
    current = min(laid + 1, len(SPACES))
    return Progress(current, len(SPACES), texts.PROGRESS.bind(number=current))


def categories(view: View) -> Sequence[Message]:  # noqa: ARG001 - always the same
    """List the one kind of points."""
    return (texts.LINE,)


def row_order(view: View) -> Sequence[Message]:
    """List the one kind of points."""
    return categories(view)


def category(line: ScoreLine) -> Message:
    """Name the row to which some points belong."""
    return line.reason


def lost(label: Message, points: int) -> Message | None:  # noqa: ARG001 - nothing costs points
    """Say nothing."""
    return None


def gives_back(label: Message) -> bool:  # noqa: ARG001 - nothing is taken
    """Return False: no row gives anything back."""
    return False


def drawing(label: Message) -> str:  # noqa: ARG001 - there is none
    """Name no drawing."""
    return ""


def about(label: Message) -> Message | None:  # noqa: ARG001 - its label says all
    """Say nothing more."""
    return None


def variants(view: View) -> Sequence[Variant]:  # noqa: ARG001 - it has no options
    """List nothing."""
    return ()


def foreseen(view: View) -> Sequence[Row]:  # noqa: ARG001 - lines score at once
    """Foresee nothing."""
    return ()


def interlude(turns: Sequence[Turn], seats: int) -> Interlude | None:  # noqa: ARG001 - a game has one part
    """Sum up nothing."""
    return None


def count(turn: Turn, before: View, after: View) -> Count | None:  # noqa: ARG001 - see below
    """Count the lines that a card completed."""
    scored = tuple((e.seat, e.line) for e in turn.events if isinstance(e, Scored))
    start = tuple(
        tuple(line for owner, line in lines_of(turn.state) if owner == seat)
        for seat in range(before.seats)
    )
    begun = tuple(
        tuple(line for line in lines if (seat, line) not in scored)
        for seat, lines in enumerate(start)
    )
    return Count(scored, running(begun, scored, lambda line: line)) if scored else None


def remaining(view: View) -> Remaining:
    """Show which cards are unseen."""
    row = tuple(
        Cell(texts.CARD.bind(card=card), label=str(card), gone=card not in view.unseen)
        for card in CARDS
    )
    return Remaining(texts.UNSEEN, texts.UNSEEN_COUNT.bind(count=len(view.unseen)), (row,))
