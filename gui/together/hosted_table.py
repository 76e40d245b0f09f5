"""A table that this program hosts: its link, its file, and the session of each of its games."""

from __future__ import annotations

from functools import partial
from time import time
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from core.games import named
from core.kernel.messages import default_name
from core.match import Match
from core.table.happenings import (
    Agreed,
    Changed,
    Declined,
    Heard,
    Nudged,
    Played,
    Refused,
    Resigned,
)
from core.table.values import SeatInfo
from gui.store.tables import Header, SeatShown
from gui.text.translation import called

from . import play_texts as texts
from .sayings import said_words
from .seated_players import HERE, players_of, seats_here

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from typing import Any

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Options
    from core.record import Sitter
    from core.table.happenings import Happening
    from core.table.host import HostTable
    from core.table.values import Proposal
    from gui.store.saved_games import SavedGames
    from gui.store.tables import KeptTable

    from .bridge import HostBridge, HostSnapshot
    from .host_session import HostSession

COMPUTER = "skilled"
"""How strongly a computer plays that takes a seat over."""


class HostedTable(QObject):
    """Deals games, plays what guests ask for, and shows every change to all members.

    Attributes:
        snapshot: The table as it was last; None: nothing has happened yet.
        session: The game being played; None: players gather.
        problem: What is wrong with the connection; None: nothing.

    Signals:
        seated: The session of a game that was dealt, to be shown.
        changed: Something about the table has changed.
        noted: A sentence about what has happened, to be shown and read out.
        reminded: The player to move, who sits here, was reminded.
    """

    seated = Signal(object)
    changed = Signal()
    noted = Signal(object)
    reminded = Signal()
    _drawn = Signal(object, object, object)

    def __init__(  # noqa: PLR0913, PLR0917 - everything that a hosted table consists of
        self,
        bridge: HostBridge,
        kept: KeptTable,
        seats: tuple[SeatInfo, ...],
        sitters: tuple[Sitter, ...],
        saved_games: SavedGames,
        parent: QObject,
    ) -> None:
        """Follow a bridge.

        Args:
            bridge: The link of the table; this object closes it.
            kept: The file of the table, whose ``keep`` the bridge calls.
            seats: Who sits where now.
            sitters: The players of this computer, with their languages and helps.
            saved_games: Where games are saved.
            parent: The owner in Qt's tree.

        """
        super().__init__(parent)
        bridge.setParent(self)
        self._bridge, self._kept, self._saved_games = bridge, kept, saved_games
        self._seats, self._sitters = seats, sitters
        self.snapshot: HostSnapshot | None = None
        self.session: HostSession | None = None
        self.problem: Message | None = None
        self._deals = self._closed = False
        self._prepared: Match | None = None
        bridge.happened.connect(self._on_happened)
        bridge.troubled.connect(self._on_troubled)
        self._drawn.connect(self._on_drawn)

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        """Who sits where."""
        return self._seats if self.snapshot is None else self.snapshot.seats

    @property
    def players(self) -> tuple[Sitter, ...]:
        """The players as a record names them; people here keep their languages and helps."""
        known = {(each.name, each.color): each for each in self._sitters if not each.level}
        players = players_of(self.seats)
        return tuple(
            known.get((player.name, player.color), player) if info.kind == HERE else player
            for info, player in zip(self.seats, players, strict=True)
        )

    @property
    def deals(self) -> bool:
        """Whether the next game is being dealt, or will be when everybody is here."""
        return self._deals

    def prepare(self, match: Match) -> None:
        """Begin with a match that goes on from another table, instead of a deal."""
        self._prepared = match

    def start_game(self) -> None:
        """Deal a game as soon as every guest's number for it is here; ``seated`` follows."""
        self._deals = True
        self._bridge.call(self._draw)

    def resume(self, match: Match, path: Path) -> HostSession:
        """Make the session of a saved game; the bridge is started after that."""
        from .host_session import HostSession  # noqa: PLC0415 - each knows the other

        self.session = HostSession(self, match, path, self._saved_games, self.parent())
        return self.session

    def show(self, match: Match, path: Path) -> None:
        """Show a match, which has been saved, to all members."""
        seat = match.to_act
        here = seats_here(self.seats)
        players = self.players
        self._kept.describe(
            Header(
                match.game.key,
                tuple(SeatShown(each.name, each.color) for each in players),
                path.name,
                match.ply,
                "" if seat is None else players[seat].name,
                seat in here,
                match.ended,
            )
        )
        self._bridge.show(match)

    def close(self) -> None:
        """Leave the table: it is kept, unless its game is over."""
        if self._closed:
            return
        self._closed = True
        self._bridge.leave()
        if self._kept.header.over or not self._kept.header.file:
            self._kept.forget()

    def say(self, phrase: str, words: str = "") -> None:
        """Say something to everybody."""
        self._bridge.call(lambda table: [Heard(table.say(table.name, phrase, words))])

    def nudge(self) -> None:
        """Remind the player whose turn it is."""
        self._bridge.call(lambda table: table.nudge(time()))

    def pause(self, *, paused: bool) -> None:
        """Interrupt the game, or resume it."""
        self._bridge.call(lambda table: table.pause(paused=paused))

    def resign(self, seat: Seat) -> None:
        """Give the game up for a person here."""

        def ask(table: HostTable) -> list[Happening]:
            table.resign(seat)
            return [Resigned(seat)]

        self._bridge.call(ask)

    def propose(self, kind: str, ply: int = 0) -> None:
        """Ask the people at other computers; those at this one share the screen and agree."""
        here = seats_here(self.seats)
        by = self.session.controller.viewer if self.session is not None else 0
        if not here:
            if kind != "undo":
                self._bridge.call(partial(_gather_again, kind))
                self._deals = True
            return

        def ask(table: HostTable) -> list[Happening] | Message:
            problem = table.propose(kind, ply, by if by in here else here[0])
            if problem is not None:
                return problem
            happened: list[Happening] = [Changed()]
            for seat in here:
                if table.proposal is not None:
                    happened += table.answer(table.proposal.number, seat, agrees=True)
            return [*happened, *table.agreed()]

        self._bridge.call(ask)

    def answer(self, number: int, *, agrees: bool) -> None:
        """Answer a proposal for everybody here."""
        here = seats_here(self.seats)

        def ask(table: HostTable) -> list[Happening]:
            happened: list[Happening] = [Changed()]
            for seat in here:
                happened += table.answer(number, seat, agrees=agrees)
            return happened

        self._bridge.call(ask)

    def let_in(self, member: str, *, welcome: bool) -> None:
        """Let a member in who knocks, or turn it away."""

        def ask(table: HostTable) -> None:
            if member not in table.members:
                return
            if welcome:
                table.let_in(member)
            else:
                table.turn_away(member)

        self._bridge.call(ask)

    def give_to_computer(self, seat: Seat) -> None:
        """Let a computer play a seat from now on."""
        name = default_name(seat, COMPUTER)
        self._assign(seat, lambda info: SeatInfo("computer", name, info.color, COMPUTER))

    def give_here(self, seat: Seat) -> None:
        """Let a person at this computer play a seat from now on."""
        self._assign(seat, lambda info: SeatInfo(HERE, info.name, info.color))

    def give_to_member(self, seat: Seat, member: str) -> None:
        """Let a member play a seat from now on."""

        def ask(table: HostTable) -> None:
            if member in table.members and table.seat_of(table.members[member]) is None:
                table.seat_guest(seat, member)

        self._bridge.call(ask)

    def _assign(self, seat: Seat, change: Callable[[SeatInfo], SeatInfo]) -> None:
        self._bridge.call(lambda table: table.assign(seat, change(table.seats[seat])))

    @property
    def resigned(self) -> tuple[Seat, ...]:
        """Which seats have given the game up, if that was its end."""
        if self.snapshot is None or self.snapshot.phase != "over":
            return ()
        return tuple(seat for seat, info in enumerate(self.seats) if info.resigned)

    def _draw(self, table: HostTable) -> None:
        """Draw the seed in the link's thread, if everybody's number is here."""
        if table.match is None and table.ready:
            self._drawn.emit(table.drawn_seed(), table.game, table.options)

    def _on_drawn(self, seed: int, game: str, options: Options) -> None:
        """Deal, save and show the game whose seed was drawn."""
        if self._deals and not self._closed:
            self._deals = False
            chosen: dict[str, Any] = dict(options.chosen)
            match, self._prepared = self._prepared, None
            if match is None:
                match = Match.new(named(game), len(self.seats), chosen, seed)
            self.seated.emit(self.resume(match, self._saved_games.new_path()))

    def _on_happened(self, snapshot: HostSnapshot, happened: tuple[Happening, ...]) -> None:
        before, self.snapshot = self.seats, snapshot
        if self._closed:
            return
        for name, present in _presence(before, snapshot.seats):
            self.noted.emit((texts.CAME if present else texts.WENT).bind(name=called(name)))
        for each in happened:
            self._follow(each)
        if self._deals and snapshot.phase == "gathering" and snapshot.ready:
            self._bridge.call(self._draw)
        if self.session is not None:
            self.session.follow()
        self.changed.emit()

    def _on_troubled(self, problem: Message | None) -> None:
        self.problem = problem
        self.changed.emit()

    def _follow(self, happening: Happening) -> None:
        match happening:
            case Played(seat, move) if self.session is not None:
                self.session.play_for(seat, move)
            case Agreed(proposal):
                self._carry_out(proposal)
            case Declined():
                self.noted.emit(texts.DECLINED)
            case Heard(said):
                self.noted.emit(said_words(said))
            case Refused(reason):
                self.noted.emit(reason)
            case Nudged():
                self._note_nudge()
            case Resigned(seat):
                self._note_resigned(seat)
            case _:
                pass

    def _note_nudge(self) -> None:
        seat = None if self.session is None else self.session.controller.match.to_act
        if seat is None:
            return
        if seat in seats_here(self.seats):
            self.noted.emit(texts.NUDGED)
            self.reminded.emit()
        else:
            self.noted.emit(texts.NUDGE_SENT.bind(name=called(self.players[seat].name)))

    def _note_resigned(self, seat: Seat) -> None:
        """Let a computer play on for a seat, unless that was the end of the game."""
        if not self.resigned:
            self.noted.emit(texts.GAVE_UP.bind(name=called(self.players[seat].name)))
            self.give_to_computer(seat)

    def _carry_out(self, proposal: Proposal) -> None:
        if self.session is None:
            return
        if proposal.kind == "undo":
            self.session.controller.take_back_to(proposal.ply)
        else:
            self._deals = True
            self._bridge.call(partial(_gather_again, proposal.kind))


def _gather_again(kind: str, table: HostTable) -> None:
    """Prepare another deal, with every player one seat further if seats are swapped."""
    table.gather_again()
    if kind == "swap":
        table.seats = [*table.seats[1:], table.seats[0]]


def _presence(before: tuple[SeatInfo, ...], now: tuple[SeatInfo, ...]) -> list[tuple[str, bool]]:
    """List who has come or gone, by member."""
    known = {info.member: info.present for info in before if info.member}
    return [
        (info.name, info.present)
        for info in now
        if info.member and known.get(info.member, info.present) != info.present
    ]
