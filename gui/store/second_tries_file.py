"""A player's mistakes that are tried again: ``second_tries.json`` in the player's folder.

A mistake is a card. It names a finished game by its file and checksum, and the move by its number;
the position is replayed from the game::

    {"games": {"game-7.kupola": {"checksum": "ab12…", "tries": {"23": {"best": "P3a", "chance": 62,
     "lost": 12, "due": "2026-11-24", "interval": 6, "ease": 2500, "streak": 2,
     "days": ["2026-11-18"]}}}}}

A game without tries was looked through and has no mistake. What cannot be read is left out entry by
entry and stays in the file, with the keys that a newer version may have added.
"""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from attrs import evolve, frozen

from core.kernel.file_names import is_file_name
from core.kernel.messages import text
from core.spaced_repetition import (
    LEAST_EASE,
    LONGEST,
    MOST_DAYS,
    MOST_EASE,
    MOST_STREAK,
    Schedule,
    Summary,
    first_schedule,
    summary,
)

from . import reading
from .errors import FileError
from .game_files import SUFFIX
from .object_file import ObjectFile, Wording

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator
    from pathlib import Path

FILE = "second_tries.json"
WORDING = Wording(
    text("second_try", "Your mistakes could not be read; the old file was kept as {file}."),
    text("second_try", "Your mistakes cannot be read and are left unchanged. {reason}"),
    text("second_try", "Your mistakes cannot be saved: {reason}"),
)
MOST_GAMES = 200
"""How many games are kept, so that writing them takes no longer than a frame.

The oldest ones make room.
"""
MOST_TRIES = 12
"""How many mistakes of one game are read."""
MOST_PLIES = 9999
LONGEST_CODE = 200
WHOLE = 100


@frozen
class Found:
    """A mistake as it is kept: its move number, the best move, and what both are worth.

    Attributes:
        ply: How many moves had been made before.
        best: The code of the best move.
        chance: How many of 100 games the best move wins.
        lost: How many of them the move played gave away.

    """

    ply: int
    best: str
    chance: int
    lost: int


@frozen
class Card:
    """A mistake that is due again and again."""

    file: str
    checksum: str
    found: Found
    schedule: Schedule


class SecondTriesFile(ObjectFile):
    """The mistakes of one player."""

    def __init__(self, folder: Path) -> None:
        """Read the mistakes of the player whose folder it is."""
        super().__init__(folder / FILE, WORDING)
        self._parsed: tuple[dict[str, Any], tuple[Card, ...]] = ({}, ())

    @property
    def cards(self) -> tuple[Card, ...]:
        """All mistakes that can be read, in the order in which their games came."""
        content, cards = self._parsed
        if content is not self.content:  # every change makes another object
            cards = tuple(
                Card(name, game["checksum"], found, schedule)
                for name, game in self._fine_games()
                for found, schedule in _read_tries(game)
            )
            self._parsed = self.content, cards
        return cards

    @property
    def known(self) -> frozenset[tuple[str, str]]:
        """The names and checksums of the games that were looked through."""
        return frozenset((name, game["checksum"]) for name, game in self._fine_games())

    def add(
        self, name: str, checksum: str, mistakes: Iterable[Found], today: date, *, shown: bool
    ) -> None:
        """Note that a game was looked through, with its mistakes; known ones stay as they are.

        Args:
            name: The name of the game's file.
            checksum: The checksum of the game's last position.
            mistakes: What was found.
            today: The local date.
            shown: Whether the best moves have just been shown.

        """
        games = self._games
        old = games.pop(name, None)
        known = old if _is_game(old) and old["checksum"] == checksum else {}
        tries = {**_object(known.get("tries"))}
        planned = _written_schedule(first_schedule(today, shown=shown))
        for each in mistakes:
            fresh = {"best": each.best, "chance": each.chance, "lost": each.lost, **planned}
            tries.setdefault(str(each.ply), fresh)
        games[name] = {**known, "checksum": checksum, "tries": tries}
        for oldest in tuple(games)[: max(0, len(games) - MOST_GAMES)]:
            del games[oldest]
        self.write({"games": games})

    def answer(self, card: Card, today: date, quality: int) -> Card:
        """Schedule a card again after an answer; one that is not due stays as it is."""
        if not card.schedule.is_due(today):
            return card
        answered = evolve(card, schedule=card.schedule.answered(today, quality))
        self._change([answered])
        return answered

    def settle(self, today: date) -> None:
        """Bring cards back that a clock which ran ahead has put off too far."""
        cards = [(card, card.schedule.settled(today)) for card in self.cards]
        late = [evolve(card, schedule=fine) for card, fine in cards if fine != card.schedule]
        if late:
            self._change(late)

    def drop(self, gone: Callable[[str], bool]) -> None:
        """Drop the cards of games whose names fit."""
        games = {name: game for name, game in self._games.items() if not gone(name)}
        if len(games) < len(self._games):
            self.write({"games": games})

    def drop_try(self, card: Card) -> None:
        """Drop one card, whose game cannot be replayed to it."""
        games = self._games
        game = _object(games.get(card.file))
        tries = {**_object(game.get("tries"))}
        if tries.pop(str(card.found.ply), None) is not None:
            self.write({"games": {**games, card.file: {**game, "tries": tries}}})

    def _change(self, cards: Iterable[Card]) -> None:
        """Write the schedules of cards; those that were dropped meanwhile stay away."""
        games = self._games
        for card in cards:
            game, ply = _object(games.get(card.file)), str(card.found.ply)
            tries = _object(game.get("tries"))
            if ply in tries:
                changed = {**tries[ply], **_written_schedule(card.schedule)}
                games[card.file] = {**game, "tries": {**tries, ply: changed}}
        self.write({"games": games})

    @property
    def _games(self) -> dict[str, Any]:
        """A copy of everything about games, as it is in the file."""
        return {**_object(self.content.get("games"))}

    def _fine_games(self) -> Iterator[tuple[str, dict[str, Any]]]:
        latest = tuple(self._games.items())[-MOST_GAMES:]
        return ((name, game) for name, game in latest if is_file_name(name) and _is_game(game))


def finished_names(finished: Path) -> frozenset[str] | None:
    """List the finished games; None: they cannot be listed."""
    try:
        return frozenset(reading.names(finished, SUFFIX))
    except FileError:
        return None


def count_second_tries(folder: Path, finished: Path, today: date) -> Summary:
    """Count a player's cards: all, those due today, and those learned.

    Args:
        folder: The player's folder.
        finished: The folder of finished games; cards of games that are gone do not count.
        today: The local date.

    """
    cards = SecondTriesFile(folder).cards
    return summary((each.schedule for each in standing(cards, finished_names(finished))), today)


def standing(cards: Iterable[Card], names: Collection[str] | None) -> list[Card]:
    """Leave out the cards of games that are gone; None: that is not known."""
    return [card for card in cards if names is None or card.file in names]


def _object(value: object) -> dict[str, Any]:
    return value if isinstance(value, dict) else {}


def _is_game(value: object) -> bool:
    game = _object(value)
    checksum = game.get("checksum")
    return isinstance(checksum, str) and len(checksum) <= LONGEST_CODE


def _read_tries(game: dict[str, Any]) -> Iterator[tuple[Found, Schedule]]:
    tries = ((ply, each) for ply, each in _object(game.get("tries")).items() if _is_ply(ply))
    for _, (ply, each) in zip(range(MOST_TRIES), tries, strict=False):
        found, schedule = _read_found(int(ply), _object(each)), _read_schedule(_object(each))
        if found is not None and schedule is not None:
            yield found, schedule


def _is_ply(key: str) -> bool:
    digits = key.isascii() and key.isdigit() and len(key) <= len(str(MOST_PLIES))
    return digits and str(int(key)) == key


def _read_found(ply: int, data: dict[str, Any]) -> Found | None:
    best = data.get("best")
    chance, lost = _number(data, "chance", 0, WHOLE), _number(data, "lost", 1, WHOLE)
    if not isinstance(best, str) or not 0 < len(best) <= LONGEST_CODE:
        return None
    if chance is None or lost is None or lost > chance:
        return None
    return Found(ply, best, chance, lost)


def _read_schedule(data: dict[str, Any]) -> Schedule | None:
    interval = _number(data, "interval", 0, LONGEST)
    ease = _number(data, "ease", LEAST_EASE, MOST_EASE)
    streak, days = _number(data, "streak", 0, MOST_STREAK), data.get("days")
    if interval is None or ease is None or streak is None or not isinstance(days, list):
        return None
    try:
        answered = tuple(date.fromisoformat(each) for each in days[-MOST_DAYS:])
        return Schedule(date.fromisoformat(data["due"]), interval, ease, streak, answered)
    except (KeyError, TypeError, ValueError):
        return None


def _number(data: dict[str, Any], key: str, least: int, most: int) -> int | None:
    """Return a whole number within bounds; None: there is none."""
    value = data.get(key)
    return value if type(value) is int and least <= value <= most else None


def _written_schedule(schedule: Schedule) -> dict[str, Any]:
    return {
        "due": schedule.due.isoformat(),
        "interval": schedule.interval,
        "ease": schedule.ease,
        "streak": schedule.streak,
        "days": [day.isoformat() for day in schedule.days],
    }
