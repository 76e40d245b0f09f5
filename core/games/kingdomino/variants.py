"""The variants, and how much of everything a game needs."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.games.boxes import KINGDOMINO
from core.kernel.options import Option

from . import texts
from .pieces import DOMINOES

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.kernel.options import Options

SEATS = KINGDOMINO.seats
GAMES_IN_A_DYNASTY = 3


def _switch(key: str, title: Message, explanation: Message) -> Option:
    return Option(key, (False, True), default=False, title=title, explanation=explanation)


OPTIONS = (
    _switch("dynasty", texts.DYNASTY, texts.DYNASTY_EXPLAINED),
    _switch("middle_kingdom", texts.MIDDLE_KINGDOM, texts.MIDDLE_KINGDOM_EXPLAINED),
    _switch("harmony", texts.HARMONY, texts.HARMONY_EXPLAINED),
    _switch("mighty_duel", texts.MIGHTY_DUEL, texts.MIGHTY_DUEL_EXPLAINED),
    _switch("lenient_middle", texts.LENIENT_MIDDLE, texts.LENIENT_MIDDLE_EXPLAINED),
)


@frozen
class Setup:
    """How much of everything a game needs.

    Attributes:
        kings: Kings of each player.
        dominoes: Dominoes in play; the rest leaves the game unseen.
        line: Dominoes in a line: one for each king.
        size: Width and height of a full kingdom.

    """

    kings: int
    dominoes: int
    line: int
    size: int

    @property
    def turns(self) -> int:
        """How many lines are played."""
        return self.dominoes // self.line

    @property
    def dominoes_each(self) -> int:
        """How many dominoes come to each player in the whole game."""
        return self.turns * self.kings


_SETUPS = {
    2: Setup(kings=2, dominoes=24, line=4, size=5),
    3: Setup(kings=1, dominoes=36, line=3, size=5),
    4: Setup(kings=1, dominoes=48, line=4, size=5),
}
_MIGHTY_DUEL = Setup(kings=2, dominoes=len(DOMINOES), line=4, size=7)


def setup_for(seats: int, options: Options) -> Setup:
    """Look up how much of everything these players need."""
    return _MIGHTY_DUEL if options["mighty_duel"] else _SETUPS[seats]


def games_for(options: Options) -> int:
    """Return how many games are played in a row."""
    return GAMES_IN_A_DYNASTY if options["dynasty"] else 1


def why_not_start(seats: int, options: Options) -> Message | None:
    """Say why this number of players cannot play with these options."""
    if seats not in SEATS:
        return texts.WRONG_SEATS.bind(seats=seats, least=SEATS[0], most=SEATS[-1])
    if options["mighty_duel"] and seats != SEATS[0]:
        return texts.DUEL_FOR_TWO.bind(seats=seats)
    return None
