"""Read out what happens at the table: the opening, moves, undo, rounds and points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from core.kernel.messages import plural, text
from gui.access.guide import points_said, scored
from gui.games.move_text import move_text
from gui.games.phrases import points_of, sentence
from gui.games.positions import scores
from gui.games.zones import joined_sentences
from gui.text.translation import render
from gui.widgets.announce import VOICE, announce, withdraw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Any

    from PySide6.QtWidgets import QWidget

    from core.kernel.messages import Message
    from core.match import Match
    from gui.board.view import TableView

    from .overlays import Overlays
    from .perspective import Perspective
    from .shown_turn import ShownTurn
    from .status import Status
    from .turn_playback import TurnPlayback

OPENED = text("game_screen", "{game}: {players}. {progress}.")
RESUMED = text("game_screen", "Resumed: {game}: {players}. {progress}.")
NO_MOVE_YET = text("game_screen", "No move has been made yet.")
NOTHING_SAID_YET = text("game_screen", "Nothing has been read out yet.")
FOLLOWED = 250
"""Milliseconds after which a reader has followed the focus to the board of a game that opens."""


def taken_back(count: int) -> Message:
    """Say how many moves were taken back, and the first of them."""
    return plural("game_screen", "%n move(s) taken back: {move}", "", count)


def made_again(count: int) -> Message:
    """Say how many moves were made again, and the first of them."""
    return plural("game_screen", "%n move(s) made again: {move}", "", count)


def narrated(turn: ShownTurn, *, compact: bool = False) -> Iterator[Message]:
    """Say what was played and which points it brought, then what followed by itself.

    The points of the move name no player, so they come before notes about others.
    """
    yield from turn.move_text.read_out(compact=compact)
    yield from scored(turn.gain)
    yield from turn.notes
    for seat, line in turn.scored:
        yield points_said(seat, line)


class SpokenGame(QObject):
    """Says everything about a game that a player sees on the screen and has not asked for.

    Attributes:
        reads_out: Whether moves are read out.
        compact: Whether that is done in few words.
        asks: Whether to say now whose turn it is and what to do; a lesson or a puzzle says that in
            its panel.

    Signals:
        spoken: What is to be read out.
    """

    spoken = Signal(str)

    def __init__(
        self,
        perspective: Perspective,
        playback: TurnPlayback,
        status: Status,
        view: TableView,
        overlays: Overlays,
    ) -> None:
        """Follow the playback of a game in a view, with sheets over it."""
        super().__init__(view)
        self._overlays = overlays
        self.reads_out, self.compact = True, False
        self.asks: Callable[[], bool] = lambda: True
        self._perspective, self._playback, self._status = perspective, playback, status
        self._view = view
        self._match = perspective.controller.match
        self._last = ""
        self._owes_status = self._opens = self._led = False
        self._owed: Sequence[Message] = ()
        self._opening = QTimer(self, singleShot=True, interval=FOLLOWED)
        self._opening.timeout.connect(self._on_opening)
        playback.begun.connect(self._on_begun)
        playback.stepped.connect(self._on_stepped)
        playback.rested.connect(self._on_rested)
        playback.repeated.connect(self._on_repeated)
        perspective.controller.jumped.connect(self._on_jumped)
        VOICE.said.connect(self._on_said)

    def say_opening(self) -> None:
        """Say which game it is, who plays, how far it is and what is to be done.

        A window that is not active has no focus, and readers are not there: it is said later.
        """
        self._opens = True
        self.on_activated()

    def on_activated(self) -> None:
        """Say what waits until the window is active."""
        if self._opens and self._view.isActiveWindow():
            self._opening.start()

    def repeat(self) -> None:
        """Read the last sentence out again."""
        if self._last:
            announce(self._view, self._last)
        else:
            self._say([NOTHING_SAID_YET])

    def say_scores(self) -> None:
        """Read out everybody's points."""
        sheets = enumerate(scores(self._perspective.controller.match))
        self._say([sentence(points_of((seat, sheet.total) for seat, sheet in sheets))])

    def _on_opening(self) -> None:
        if opened := self._opened(self._perspective.view):
            self._say([*opened, *self._awaited()])

    def _opened(self, view: Any, since: int = 0) -> list[Message]:
        """Say once which game it is; how many moves were made since that view was seen."""
        self._opens = False
        self._opening.stop()
        perspective = self._perspective
        match, words = perspective.controller.match, perspective.sentences
        if not self.reads_out or not perspective.controller.played or match.over:
            return []
        opened = OPENED if match.ply == since else RESUMED
        said = opened.bind(
            game=match.game.title,
            players=", ".join(perspective.names),
            progress=words.progress(view).label,
        )
        return [said, *(sentence(each.name) for each in words.variants(view))]

    def _on_begun(self, turn: ShownTurn) -> None:
        """Let a sheet that is to open read the move before its own words.

        Its focus would cut short what is read out before it opens, and what still waits.
        """
        self._led = self._playback.covers
        if self.reads_out and self._led:
            self._last = self._rendered([*self._told(turn)])
            self._overlays.lead = " ".join((*withdraw(self._view), self._last))
            self._owes_status = True

    def _on_stepped(self, turn: ShownTurn) -> None:
        """Read out what was played, what it brought, what came to light, and what is awaited."""
        self._match = self._perspective.controller.match
        opened = self._opened(turn.before, since=1) if self._opening.isActive() else []
        self._opens = False
        if self.reads_out and not self._led:
            self._say([*opened, *self._told(turn), *self._awaited(turn)])

    def _told(self, turn: ShownTurn) -> Iterator[Message]:
        sentences = self._perspective.sentences
        yield from narrated(turn, compact=self.compact)
        news = sentences.news(turn.known, turn.after, compact=self.compact)
        if self._playback.sums_up:
            self._owed = tuple(news)
            return
        standings = sentences.standings(turn.known, turn.after)
        if standings is not None:
            yield standings
        yield from news

    def _awaited(self, turn: ShownTurn | None = None) -> Sequence[Message]:
        """Say what is awaited; later, if something is shown before; a computer only once."""
        controller = self._perspective.controller
        seat = controller.match.to_act
        self._owes_status = self._playback.shown is not None
        if self._owes_status or not controller.played:
            return ()
        if turn is not None and seat is not None and controller.players[seat].level:
            before = controller.players[turn.seat].level
            if turn.seat == seat or (self.compact and before):
                return ()
        return self._asked()

    def _asked(self) -> Sequence[Message]:
        return (self._status.now(),) if self.asks() else ()

    def _on_rested(self) -> None:
        """Say what is new and what is awaited after the points of a round were shown."""
        if self._owes_status and self._playback.shown is None and not self._playback.covers:
            self._owes_status = False
            news, self._owed = self._owed, ()
            if self.reads_out and not self._perspective.controller.match.over:
                self._say([*news, *self._asked()])

    def _on_jumped(self) -> None:
        """Say which moves were taken back or made again, and what is awaited now."""
        before, self._match = self._match, self._perspective.controller.match
        if not (self.reads_out and self._perspective.controller.played):
            return
        now = self._match
        if now.ply < before.ply and now.turns == before.turns[: now.ply]:
            told = [taken_back(before.ply - now.ply).bind(move=self._named(before, now.ply))]
        elif now.ply > before.ply and before.turns == now.turns[: before.ply]:
            told = [made_again(now.ply - before.ply).bind(move=self._named(now, before.ply))]
        else:
            told = []
        self._say([*told, *self._awaited()])

    def _on_repeated(self, plies: range) -> None:
        """Repeat the sentences of moves that are shown again."""
        match = self._perspective.controller.match
        self._say([self._named(match, ply) for ply in plies] or [NO_MOVE_YET])

    def _named(self, match: Match, ply: int) -> Message:
        perspective = self._perspective
        told = move_text(match, match.line, ply, perspective.eyes, perspective.sentences)
        return joined_sentences(told.read_out(compact=self.compact))

    def _say(self, sentences: Sequence[Message]) -> None:
        if sentences:
            self.spoken.emit(self._rendered(sentences))

    def _rendered(self, sentences: Sequence[Message]) -> str:
        names = self._perspective.names
        return " ".join(render(each, names) for each in sentences)

    def _on_said(self, widget: QWidget, words: str) -> None:
        """Remember what was read out about this table."""
        if widget is self._view or self._view.isAncestorOf(widget):
            self._last = words
