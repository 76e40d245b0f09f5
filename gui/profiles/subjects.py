"""Names of games, matches and opponents for statistics and histories."""

from __future__ import annotations

from bisect import insort_right
from typing import TYPE_CHECKING

from core.ai.levels import LEVELS
from core.games.boxes import BOXES
from core.history import DAILY, DYNASTY, PEOPLE
from core.kernel.messages import text
from gui.store.foreign import FOREIGN
from gui.text.translation import called, render

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.history import Entry
    from core.kernel.messages import Message
    from gui.store.player_profiles import PlayerProfiles

DAILY_DEALS = text("daily", "Daily deals")
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


class Gathered:
    """The games that have been read from the history so far.

    Attributes:
        entries: The games, the last one first.
        subjects: What was played; the daily deals are one of them.
        names: The people who took part, by their names in small letters.
        whole: Whether the history was read to its end.

    """

    def __init__(self) -> None:
        self.whole = False
        self.entries: list[Entry] = []
        self.subjects: set[str] = set()
        self.names: dict[str, str] = {}

    def add(self, entry: Entry) -> None:
        """Insert a game in its sorted place."""
        insort_right(self.entries, entry, key=played_before)
        self.subjects.add(entry.subject)
        if entry.daily:
            self.subjects.add(DAILY)
        for seat in entry.seats:
            if not seat.level:
                self.names.setdefault(seat.name.casefold(), seat.name)


def played_before(entry: Entry) -> int:
    """Sort the last game first."""
    return -entry.when


def people(names: Mapping[str, str], player_profiles: PlayerProfiles) -> dict[frozenset[str], str]:
    """List all names with results: the profiles, then other participants."""
    current = player_profiles.current
    order = sorted(player_profiles.profiles, key=lambda each: (each.key != current.key, each.name))
    found = {profile.names: profile.name for profile in order}
    known = frozenset().union(*found)
    others = {key: called(name) for key, name in names.items() if key not in known}
    rest = sorted(others.items(), key=lambda each: each[1])
    return {**found, **{frozenset({key}): name for key, name in rest}}
