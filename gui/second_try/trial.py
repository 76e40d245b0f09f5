"""A position before a mistake, with nothing that came after it."""

from __future__ import annotations

from attrs import frozen

from core.ai.second_try import Mistake
from core.match import Match
from core.record import Sitter
from gui.store.second_tries_file import Card


@frozen(eq=False)
class Trial:
    """What is tried again.

    Attributes:
        match: The game up to the mistake; it knows no later move and no other line.
        players: Who sat where.
        mistake: What was played, and what is better.
        card: The card in the player's book; None: it has none.

    """

    match: Match
    players: tuple[Sitter, ...]
    mistake: Mistake
    card: Card | None = None


def trial_of(
    match: Match, players: tuple[Sitter, ...], mistake: Mistake, card: Card | None = None
) -> Trial:
    """Cut a game off before a mistake."""
    return Trial(match.taken_over(mistake.ply, peeked=False), players, mistake, card)
