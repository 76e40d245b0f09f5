"""The controller of a match: whose turn it is, what was played, which seats computers play."""

from __future__ import annotations

import logging
from itertools import count
from typing import TYPE_CHECKING, Any

from attrs import evolve
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from core.ai.opponent import MASTER_SECONDS
from core.kernel.messages import Player, text
from core.match import fork
from core.reveals import reveals
from gui.games.move_points import turn_points
from gui.games.positions import legal_moves, reached, redacted, seen_by, view_at
from gui.games.registry import sentences_of

from .answer_gate import AnswerGate
from .computer_player import Question, Thinker

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.ai.advice import Advice
    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Sitter

BEAT = 500
"""The least time between two shown moves of computers, in milliseconds."""

PACES = {"slow": 3.0, "normal": 1.0, "quick": 0.2}
"""How much longer than usual that time is."""

QUICK_SECONDS = 0.5
"""How long the level that is limited in time thinks at the quick pace."""

MOMENT = 1100
"""Milliseconds in which it can be read that a person's only move is about to be made."""

GIVEN_UP = text("shared_table", "{name} has resigned. The game is over.")

_NUMBERS = count()

LOG = logging.getLogger("kupola.controller")


class MatchController(QObject):
    """Holds the match and lets each seat's player move in turn.

    Every change of the match is saved before a signal is sent, so everything shown is saved.

    Attributes:
        players: Who sits where, seat by seat.
        remote: The seats that other computers play; nothing is decided for them here.
        makes_forced_moves: Whether a person's only legal move is made by the program.

    Signals:
        stepped: A move was made; carries the redacted events.
        jumped: The position changed without a move: undo, redo, another line.
        thinking: A computer began or stopped to think.
        called: A line has another name.
        awaited: The player to move has changed without a move.
    """

    played = True
    """Whether the match is being played, not only watched."""
    counted = True
    """Whether points are counted on the board and summed up, as in a game at its own pace."""
    called = Signal()
    awaited = Signal()
    stepped = Signal(object)
    jumped = Signal()
    thinking = Signal(bool)

    def __init__(
        self,
        match: Match,
        players: tuple[Sitter, ...],
        parent: QObject | None = None,
        *,
        save: Callable[[], object] | None = None,
    ) -> None:
        """Seat the players; nobody moves before ``begin``.

        Args:
            match: The match to play.
            players: Who sits where, seat by seat.
            parent: The owner in Qt's tree.
            save: Saves ``match`` and ``players``; called first after every change. None: nothing
                is saved.

        """
        super().__init__(parent)
        self.players = players
        self.remote: frozenset[Seat] = frozenset()
        self.makes_forced_moves = False
        self._match = match
        self._save = save
        self._begun = self._yields = self._halted = False
        self._kept: tuple[Seat, int | None] = 0, None
        self._pace, self._slowed, self._lead = "normal", False, 0
        self._least = BEAT
        self._number = next(_NUMBERS)
        self._thinker = Thinker(self)
        self._gate = AnswerGate(BEAT, self)
        self._thinker.answered.connect(self._gate.take)
        self._gate.passed.connect(self._on_answered)
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.setTimerType(Qt.TimerType.PreciseTimer)
        self._beat.timeout.connect(self._ask)
        self._moment = QTimer(self, singleShot=True, interval=MOMENT)
        self._moment.timeout.connect(self._make_forced_move)

    @property
    def match(self) -> Match:
        """The match as it stands."""
        return self._match

    @property
    def viewer(self) -> Seat:
        """Whose board lies near: the person to act, or the last person who acted.

        When players change, the board that lay near stays there until the next move, unless its
        player is a computer now and a person sits elsewhere.
        """
        kept, ply = self._kept
        order = [self._match.to_act, *(turn.seat for turn in reversed(self._match.turns))]
        if ply == self._match.ply:
            order.insert(1, kept)
        for seat in order:
            if seat is not None and self.is_here(seat):
                return seat
        return next(filter(self.is_here, range(len(self.players))), kept)

    def is_here(self, seat: Seat) -> bool:
        """Return whether a person at this computer plays a seat."""
        return seat not in self.remote and not self.players[seat].level

    def eyes(self, seat: Seat) -> Seat | None:
        """Return as whom the table is seen from a seat; None: as a spectator.

        At a table of several computers, a seat that is played elsewhere shows nothing of its own.
        """
        return seat if not self.remote or self.is_here(seat) else None

    @property
    def view(self) -> Any:
        """What the viewer may see."""
        return self.view_of(self.viewer)

    def view_of(self, seat: Seat) -> Any:
        """Show what is seen from a seat now."""
        return seen_by(self._match, self.eyes(seat))

    @property
    def notice(self) -> Message | None:
        """What is said instead of whose turn it is; None: whose turn it is."""
        if not self._match.given_up:
            return None
        return GIVEN_UP.bind(name=Player(self._match.resigned[0]))

    @property
    def moves(self) -> tuple[Any, ...]:
        """What the person to act may do; nothing where no person here is to act."""
        seat = self._match.to_act
        if seat is None or not self.is_here(seat) or self._match.given_up:
            return ()
        return _legal_moves(self._match)

    @property
    def computes(self) -> bool:
        """Whether a computer is to move."""
        return self._computer() is not None

    @property
    def watched(self) -> bool:
        """Whether computers have all seats."""
        return not self.remote and all(player.level for player in self.players)

    @property
    def halted(self) -> bool:
        """Whether the computers wait for ``go_on``."""
        return self._halted

    @property
    def forced_move(self) -> Any | None:
        """The only legal move of the person to act, if the program is about to make it.

        After an undo, in another line or at another seat, it is left to the person;
        so is a move that costs points.
        """
        wanted = self.played and self._begun and self.makes_forced_moves and not self._yields
        if not wanted or not self.moves or not _is_forced(self._match):
            return None
        return self.moves[0]

    def set_forced_moves(self, *, made: bool) -> None:
        """Set whether the program makes the only legal move of a person."""
        if made != self.makes_forced_moves:
            self.makes_forced_moves = made
            self._moment.stop()
            self._await_forced_move()
            self.awaited.emit()

    def slow_down(self, beat: int, lead: int) -> None:
        """Leave other milliseconds between the computers' moves than the pace, and a lead."""
        self._slowed, self._least, self._lead = True, beat, lead
        self._gate.set_beat(beat)

    def set_pace(self, pace: str) -> None:
        """Set how quickly computers play one after the other."""
        self._pace = pace
        if not self._slowed:
            self._least = round(PACES[pace] * BEAT)
            self._gate.set_beat(self._least)

    def begin(self) -> None:
        """Let the first player move."""
        self._begun = True
        lead, self._lead = self._lead, 0
        self._next(lead)
        if self.forced_move is not None:
            self.awaited.emit()

    def why_not(self, move: Any) -> Message | None:
        """Say which rule a move breaks."""
        return self._match.game.why_not(self._match.state, move)

    @Slot(object)
    def play(self, move: Any) -> None:
        """Make a move of the seat to act."""
        self._step(self._match.play(move))

    def _step(self, match: Match) -> None:
        """Commit a match that is one move longer, and emit ``stepped``."""
        viewer = self.eyes(self.viewer)
        self._yields = False
        self._commit(match)
        self.stepped.emit(redacted(match.game, match.turns[-1], viewer).events)
        self._next()

    @property
    def undo_ply(self) -> int:
        """Where undo leads: before a person's last choice, or a single move where none plays."""
        match = self._match
        while match.ply:
            match = match.undo()
            if not self._is_between(match):
                break
        return match.ply

    @property
    def redo_ply(self) -> int:
        """Where redoing leads: to a person's next choice, or a single move where none plays."""
        match = self._match
        while match.undone:
            match = match.redo()
            if not self._is_between(match):
                break
        return match.ply

    def fork_ply(self, number: int) -> int:
        """Return the number of moves that a branch shares with those that stand."""
        return fork(self._match.turns, self._match.branches[number])

    def revealing_since(self, ply: int) -> list[int]:
        """List the moves that stand after a ply and showed a person something hidden."""
        people = [seat for seat, player in enumerate(self.players) if not player.level]
        later = range(ply, self._match.ply)
        return [each for each in later if reveals(self._match, each, people)]

    def undo(self) -> None:
        """Take back a person's last choice and everything after it; computers alone then wait."""
        if self._match.ply and not self._match.daily:
            match = self._marked(self.undo_ply)
            self._halted = self.watched
            self._jump(match.goto(self.undo_ply))

    def take_back_to(self, ply: int) -> None:
        """Take back all moves after a number of them, as everybody at the table has agreed."""
        if ply < self._match.ply:
            self._jump(self._marked(ply).goto(ply))

    def give_up(self, seats: tuple[Seat, ...]) -> None:
        """End the game, which these seats have given up."""
        self._jump(self._match.give_up(seats))

    def follow(self, match: Match) -> None:
        """Take the match as it stands elsewhere, and let the next player move."""
        self._jump(match)

    def redo(self) -> None:
        """Make moves again until a person has a choice; computers alone then wait."""
        if self._match.undone and not self._match.daily:
            self._halted = self.watched
            self._jump(self._match.goto(self.redo_ply))

    def go_on(self) -> None:
        """Resume computers that wait after an undo."""
        if self._halted:
            self._halted = False
            self._next()
            self.awaited.emit()

    def return_to(self, number: int) -> None:
        """Go back to the end of a branch."""
        match = self._marked(self.fork_ply(number))
        self._halted = self.watched
        self._jump(match.branch(number))

    def move_now(self) -> None:
        """Make the computer to act play its best move so far, or resume halted computers."""
        self.go_on()
        if self._beat.isActive():
            self._beat.stop()
            self._ask()
        self._thinker.hurry()
        self._gate.hurry()

    def reseat(self, players: tuple[Sitter, ...]) -> None:
        """Change the players: people for computers, or the other way round.

        The players of a game that counts for a day stay.
        """
        if self._match.daily:
            return
        self._kept = self.viewer, self._match.ply
        self.players = players
        self._halted = False
        self._jump(self._match)

    @Slot(int, str)
    def call_line(self, number: int, name: str) -> None:
        """Name a branch, or with −1 the line being played; a search goes on."""
        self._commit(self._match.called(None if number < 0 else number, name))
        self.called.emit()

    def hold(self) -> None:
        """Discard the question a computer thinks about; none is asked before ``begin``."""
        self._begun = False
        self._moment.stop()
        self._beat.stop()
        self._gate.drop()
        self._number = next(_NUMBERS)

    def pause(self) -> None:
        """Make no automatic move until ``resume``; searches go on."""
        self._moment.stop()
        self._gate.pause()

    def resume(self) -> None:
        """Allow automatic moves again; one that was found meanwhile follows after a beat."""
        self._gate.resume()
        self._await_forced_move()

    def leave_to_person(self) -> None:
        """Leave the only move to the person, who has begun to make it."""
        if self.forced_move is not None:
            self._moment.stop()
            self._yields = True
            self.awaited.emit()

    def stop(self) -> None:
        """Stop all players."""
        self.hold()
        self._thinker.stop()

    def _marked(self, ply: int) -> Match:
        """Mark the game if what is about to be taken back had shown hidden pieces."""
        match = self._match
        return evolve(match, peeked=match.peeked or bool(self.revealing_since(ply)))

    def _jump(self, match: Match) -> None:
        self._yields = True
        self._moment.stop()
        self._beat.stop()
        self._gate.drop()
        self._thinker.cancel()
        self._commit(match)
        self.jumped.emit()
        self._next()

    def _commit(self, match: Match) -> None:
        """Take a new state of the match and save it, before any signal or painting."""
        self._match = match
        if self._save is not None:
            self._save()

    def _next(self, lead: int = 0) -> None:
        thinking = self.computes and not self._halted
        self.thinking.emit(thinking)
        if thinking:
            self._beat.start(max(lead, self._least))
        self._await_forced_move()

    def _await_forced_move(self) -> None:
        """Announce the only move for a moment before it is made; not while something is shown."""
        if self._gate.is_open and self.forced_move is not None:
            self._moment.start()

    def _make_forced_move(self) -> None:
        move = self.forced_move
        if move is not None:
            self._step(self._match.play(move))

    def _ask(self) -> None:
        seat, match = self._computer(), self._match
        if seat is not None:
            view = view_at(match.game, reached(match, match.line, match.ply), seat)
            level = self.players[seat].level
            seconds = QUICK_SECONDS if self._pace == "quick" else MASTER_SECONDS
            self._thinker.ask(
                Question(self._number, match.ply, match.game, view, seat, level, seconds)
            )

    def _on_answered(self, question: Question, advice: Advice | None) -> None:
        fresh = question.match == self._number and question.ply == self._match.ply
        if fresh and question.seat == self._computer():
            self._step(self._after(advice))

    def _after(self, advice: Advice | None) -> Match:
        """Make the advised move; without one that can be made, the first legal one.

        Otherwise a fault of the computer player would stop the game for ever.
        """
        try:
            if advice is not None:
                return self._match.play(advice.best.move)
        except Exception:
            LOG.exception("The advised move cannot be made; the first legal one must do")
        return self._match.play(self._match.game.legal_moves(self._match.state)[0])

    def _is_between(self, match: Match) -> bool:
        """Return whether undo and redo pass a position: there a person has no choice to make."""
        if self.watched:
            return False
        forced = self.makes_forced_moves and _is_forced(match)
        return forced or not (match.to_act is None or self.is_here(match.to_act))

    def _computer(self) -> Seat | None:
        seat = self._match.to_act
        if seat is None or seat in self.remote or self._match.given_up:
            return None
        return seat if self.players[seat].level else None


def _legal_moves(match: Match) -> tuple[Any, ...]:
    return legal_moves(match.game, reached(match, match.line, match.ply))


def _is_forced(match: Match) -> bool:
    """Return whether exactly one move is legal, and it costs no points."""
    moves = _legal_moves(match)
    if len(moves) != 1:
        return False
    after = match.play(moves[0])
    return turn_points(after, after.line, match.ply, sentences_of(match.game.key)).own >= 0
