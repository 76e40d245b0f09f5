"""What statistics and histories are about, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.history import DYNASTY, PEOPLE
from core.kernel.messages import text
from gui.store.foreign import FOREIGN
from gui.text.translation import called, render

if TYPE_CHECKING:
    from core.history import Entry
    from core.kernel.messages import Message
    from gui.store.player_profiles import PlayerProfiles

EVERY_GAME = text("history", "All games")
EVERY_PLAYER = text("history", "All players")
EVERY_OPPONENT = text("history", "All opponents")
AGAINST_PEOPLE = text("history", "People")
AGAINST_COMPUTER = text("history", "Computer: {level}")
SERIES: dict[str, Message] = {
    DYNASTY: text("history", "Kingdomino: Dynasty"),
    "duplicate": text("history", "Duplicate match"),
    "triathlon": text("history", "Triathlon"),
}


def subjects() -> dict[str, Message]:
    """Name every game and every kind of match."""
    return {**{key: box.title for key, box in BOXES.items()}, **SERIES}


def subject_title(key: str) -> str:
    """Name a game or a kind of match, or say that another version knows it."""
    return render(subjects().get(key, FOREIGN))


def opponent_title(key: str) -> str:
    """Name a kind of opponents."""
    if key in LEVELS:
        return render(AGAINST_COMPUTER.bind(level=LEVELS[key].title))
    return render(AGAINST_PEOPLE)


def opponent_titles() -> dict[str, str]:
    """Name every kind of opponents."""
    return {kind: opponent_title(kind) for kind in (PEOPLE, *LEVELS)}


def people(entries: list[Entry], player_profiles: PlayerProfiles) -> dict[frozenset[str], str]:
    """List all names with results: the profiles, then other participants."""
    current = player_profiles.current
    order = sorted(player_profiles.profiles, key=lambda each: (each.key != current.key, each.name))
    found = {profile.names: profile.name for profile in order}
    known = frozenset().union(*found)
    others: dict[str, str] = {}
    for entry in entries:
        for seat in entry.seats:
            if not seat.level and seat.name.casefold() not in known:
                others.setdefault(seat.name.casefold(), called(seat.name))
    rest = sorted(others.items(), key=lambda each: each[1])
    return {**found, **{frozenset({key}): name for key, name in rest}}
