"""The book of a player's mistakes: what is collected, what is due, and the games behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.ai.second_try import Mistake, mistakes
from core.kernel.errors import BadRecord, NewerRecord, UnreadableMove
from core.record import checksum
from core.spaced_repetition import summary
from gui.store.errors import UnreadableFile
from gui.store.game_files import read
from gui.store.plan_data import trusted
from gui.store.second_tries_file import Found, SecondTriesFile, finished_names
from gui.system.local_day import local_day

from .trial import trial_of

if TYPE_CHECKING:
    from collections.abc import Container, Iterable
    from pathlib import Path

    from core.ai.luck_and_skill import Turning
    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter
    from core.spaced_repetition import Summary
    from gui.store.player_profiles import Profile
    from gui.store.second_tries_file import Card

    from .trial import Trial


def kept_mistakes(found: Iterable[Turning], seats: Container[Seat]) -> list[Found]:
    """List the mistakes of some seats among turning points, as they are kept."""
    return [
        Found(each.ply, each.best.code, each.chance, each.lost) for each in mistakes(found, seats)
    ]


class Book:
    """The cards of one player.

    Only one object at a time may have a player's book: it writes what it has read.

    Cards of games that were deleted are dropped when the book is opened; those of games that are
    damaged, or no longer lead to the position, when they are tried.
    """

    def __init__(self, profile: Profile, folder: Path, finished: Path) -> None:
        """Open the book of a player.

        Args:
            profile: The player.
            folder: The player's folder.
            finished: The folder of finished games.

        """
        self.profile = profile
        self.finished = finished
        self._file = SecondTriesFile(folder)
        self.refresh()

    def refresh(self) -> None:
        """Drop the cards of games that are gone, and bring back what a clock has put off."""
        self._file.settle(local_day())
        names = finished_names(self.finished)
        if names is not None:
            self._file.drop(lambda name: name not in names)

    @property
    def trouble(self) -> Message | None:
        """What went wrong with the file the last time."""
        return self._file.trouble

    @property
    def cards(self) -> tuple[Card, ...]:
        """All cards."""
        return self._file.cards

    @property
    def due(self) -> list[Card]:
        """The cards that are due today, those that wait longest first."""
        today = local_day()
        due = (card for card in self.cards if card.schedule.is_due(today))
        return sorted(due, key=lambda card: card.schedule.due)

    @property
    def summary(self) -> Summary:
        """How many cards there are, are due today, and are learned."""
        return summary((card.schedule for card in self.cards), local_day())

    def of_game(self, name: str) -> list[Card]:
        """List the cards of one game."""
        return [card for card in self.cards if card.file == name]

    def card_at(self, name: str, ply: int) -> Card | None:
        """Find the card of a decision."""
        return next((card for card in self.of_game(name) if card.found.ply == ply), None)

    @property
    def known(self) -> frozenset[tuple[str, str]]:
        """The names and checksums of the games that were looked through already."""
        return self._file.known

    def collect(
        self, name: str, match: Match, players: tuple[Sitter, ...], found: Iterable[Turning]
    ) -> None:
        """Collect the player's mistakes in a finished game whose review has just been shown."""
        seats = self.profile.seats(players)
        if seats:
            self.add(name, checksum(match.state), kept_mistakes(found, seats), shown=True)

    def add(self, name: str, checksum: str, found: Iterable[Found], *, shown: bool) -> None:
        """Note that a game was looked through, with its mistakes."""
        self._file.add(name, checksum, found, local_day(), shown=shown)

    def answer(self, card: Card, quality: int) -> Card:
        """Schedule a card again; one that is not due stays as it is."""
        return self._file.answer(card, local_day(), quality)

    def trial(self, card: Card) -> Trial | None:
        """Replay the game of a card up to its mistake; None: that is not possible.

        A game that cannot be read now keeps its cards; a damaged one, or another of the same name,
        loses them.
        """
        try:
            record = read(self.finished / card.file)
            match = record.replay()
        except (NewerRecord, UnreadableFile):
            return None
        except BadRecord:
            self._file.drop(lambda name: name == card.file)
            return None
        if record.checksum != card.checksum:
            self._file.drop(lambda name: name == card.file)
            return None
        players = trusted(record.players, record.seats)
        mistake = self._mistake(match, players, card.found)
        if mistake is None:
            self._file.drop_try(card)
            return None
        return trial_of(match, players, mistake, card)

    def _mistake(self, match: Match, players: tuple[Sitter, ...], found: Found) -> Mistake | None:
        """Find a mistake in its game; None: the game has no such decision of the player."""
        if found.ply >= match.ply:
            return None
        turn, state = match.line[found.ply], match.goto(found.ply).state
        try:
            best = match.game.parse(found.best)
        except UnreadableMove:
            return None
        legal = match.game.why_not(state, best) is None
        if turn.seat not in self.profile.seats(players) or best == turn.move or not legal:
            return None
        return Mistake(found.ply, turn.seat, best, turn.move, found.chance, found.lost)
