"""Commands about second tries: from a review, from the history, and from the book of mistakes."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from gui.widgets.opening import open_once

from .covering_board import LATER, CoveringBoard

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from pathlib import Path

    from core.ai.luck_and_skill import Turning
    from core.ai.review import Verdict
    from core.match import Match
    from gui.second_try.book import Book
    from gui.second_try.book_dialog import BookDialog
    from gui.second_try.look_through import LookThrough
    from gui.second_try.progress_section import MistakesSection
    from gui.second_try.screen import SecondTryScreen  # noqa: F401 - the base names it in quotes
    from gui.second_try.trial import Trial
    from gui.store.player_profiles import Profile
    from gui.store.second_tries_file import Card
    from gui.widgets.stack import Stack

    from .main_window import MainWindow


class SecondTryCommands(CoveringBoard["SecondTryScreen"]):
    """Shows at most one second try over what lies on the table."""

    def __init__(self, window: MainWindow, stack: Stack) -> None:
        super().__init__(window, stack)
        self._books: dict[str, Book] = {}
        self._trials: Sequence[Callable[[], Trial | None]] = ()
        self._number = self._told = 0
        self._look_through: LookThrough | None = None
        window.menus.on("mistakes", self.show_book)
        window.players.sections.append(self._section)

    @property
    def look_through(self) -> LookThrough:
        """What looks through finished games; made on first use."""
        if self._look_through is None:
            from gui.second_try.look_through import LookThrough  # noqa: PLC0415 - not needed at first

            self._look_through = LookThrough(self)
            self._look_through.progressed.connect(self._on_looking)
            self._look_through.finished.connect(self._on_looking)
        return self._look_through

    def book_of(self, profile: Profile) -> Book:
        """Return the book of a player; there is one object for each."""
        from gui.second_try.book import Book  # noqa: PLC0415 - not needed for the first picture

        book = self._books.get(profile.key)
        if book is None or book.profile != profile:
            self.stop_looking()
            folder = self._window.players.player_profiles.folder_of(profile)
            book = self._books[profile.key] = Book(
                profile, folder, self._window.saved_games.finished
            )
        return book

    @property
    def book(self) -> Book:
        """The book of the current player."""
        return self.book_of(self._window.players.player_profiles.current)

    def show_book(self) -> None:
        """Show how many mistakes are due, and where more come from."""
        self._open_dialog()

    def try_game(self, path: Path) -> None:
        """Try the mistakes of a finished game; look for them first if it is not known yet."""
        self._window.activateWindow()
        cards = self.book.of_game(path.name)
        if cards:
            self.try_cards(cards)
        else:
            self._open_dialog().look_at(path.name)

    def try_cards(self, cards: Sequence[Card]) -> None:
        """Try cards one after the other."""
        self._begin([partial(self.book.trial, card) for card in cards])

    def try_verdicts(self, match: Match, verdicts: Sequence[Verdict], first: int) -> None:
        """Try mistakes of the game that is reviewed, from one of them on."""
        from core.ai.second_try import mistake_of  # noqa: PLC0415 - not needed for the first picture
        from gui.second_try.trial import trial_of  # noqa: PLC0415 - likewise

        session = self._window.session
        if session is None:
            return
        players, trials = session.controller.players, []
        own = session.path.parent == self._window.saved_games.finished
        for verdict in verdicts[first:]:
            card = self.book.card_at(session.path.name, verdict.ply) if own else None
            trials.append(partial(trial_of, match, players, mistake_of(verdict), card))
        self._begin(trials)

    def collect(self, match: Match, found: Sequence[Turning]) -> None:
        """Collect everybody's mistakes among the turning points of a finished game."""
        from core.match import fork  # noqa: PLC0415 - not needed for the first picture

        session = self._window.session
        if session is None or session.path.parent != self._window.saved_games.finished:
            return
        played = session.controller.match
        if not played.ended or fork(played.line, match.line) < max(played.ply, len(match.line)):
            return  # another line was reviewed
        profiles = self._window.players.player_profiles
        for profile in {each.key: each for each in (*profiles.profiles, profiles.current)}.values():
            if profile.seats(session.controller.players):
                book = self.book_of(profile)
                book.collect(session.path.name, played, session.controller.players, found)
                if book.trouble is not None:
                    self._window.files.complain(book.trouble)

    def end(self) -> None:
        """Close the try, if there is one."""
        super().end()
        self._trials = ()

    def forget(self) -> None:
        """Close everything about a player who has left, or has another name."""
        self.close()
        self.stop_looking()
        self._books.clear()

    def stop_looking(self) -> None:
        """Look through no more games: their search would take time from a game's players."""
        if self._look_through is not None and self._look_through.busy:
            self._look_through.cancel()
            self._on_looking()

    def stop(self) -> None:
        """End everything that runs."""
        self.end()
        if self._look_through is not None:
            self._look_through.stop()

    def _open_dialog(self) -> BookDialog:
        from gui.second_try.book_dialog import BookDialog  # noqa: PLC0415 - not needed at first

        self.book.refresh()
        dialog = BookDialog(self.book, self.look_through, self._window)
        dialog.tried.connect(self.try_cards)
        open_once(dialog)
        return next(each for each in self._window.findChildren(BookDialog) if not each.isHidden())

    def _begin(self, trials: Sequence[Callable[[], Trial | None]]) -> None:
        self.stop_looking()
        self._cover()
        self._trials, self._number = trials, 0
        self._next()

    def _next(self) -> None:
        """Show the next position that can still be replayed, or go back if there is none."""
        while self._number < len(self._trials):
            trial = self._trials[self._number]()
            self._number += 1
            if trial is not None:
                self._show_trial(trial)
                return
        tried = self.screen is not None
        self.close()
        if not tried:
            self.show_book()

    def _show_trial(self, trial: Trial) -> None:
        from gui.second_try.screen import SecondTryScreen  # noqa: PLC0415 - not needed at first

        place = self._number, len(self._trials)
        screen = SecondTryScreen(trial, place)
        screen.answered.connect(self._on_answered)
        screen.onward.connect(self._next, LATER)
        self._show(screen)

    def _on_answered(self, quality: int) -> None:
        screen = self.screen
        card = None if screen is None else screen.trial.card
        if screen is None or card is None:
            return
        answered = self.book.answer(card, quality)
        if answered is not card:
            screen.show_due(answered.schedule.interval)

    def _on_looking(self) -> None:
        from gui.second_try.book_dialog import LOOKING  # noqa: PLC0415 - not needed at first

        number = self.look_through.number if self.look_through.busy else 0
        if number != self._told:
            self._told = number
            self._window.show_progress(LOOKING.bind(number=number) if number else None)

    def _section(self) -> MistakesSection:
        """Make the part about mistakes of the page about a player's progress."""
        from gui.second_try.progress_section import MistakesSection  # noqa: PLC0415 - seldom needed

        section = MistakesSection(self._window.saved_games.finished)
        section.asked.connect(self._on_section_asked)
        return section

    def _on_section_asked(self) -> None:
        """Show the book; the window about players would cover it."""
        self._window.players.close()
        self.show_book()
