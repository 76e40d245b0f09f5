"""A game at another computer's table: the ordinary screen over what this guest may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer, Signal

from core.kernel.errors import KupolaError
from core.table.happenings import (
    Checked,
    Declined,
    Heard,
    Jumped,
    Nudged,
    Refused,
    Stepped,
)
from core.table.values import Answer, Leave, Nudge, Pause, Propose, Resign, Say
from gui.match.match_controller import GIVEN_UP
from gui.play.session import Session
from gui.store.tables import Header, SeatShown
from gui.text.translation import called

from . import play_texts as texts
from .sayings import said_words
from .seated_players import players_of
from .table_controller import GuestController
from .table_now import TableNow
from .table_panel import TablePanel

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.match import Match
    from core.record import Record, Sitter
    from core.table.happenings import Happening
    from core.table.values import TableInfo
    from gui.store.saved_games import SavedGames
    from gui.store.tables import KeptTable

    from .bridge import GuestBridge, GuestSnapshot

SHOWN_AFTER = 150
"""Milliseconds after which a move that waits for the host is shown as such."""


class GuestSession(Session):
    """Shows every step of the host, and asks the host for every move; nothing is played here.

    Signals:
        gone_on: The guest goes on without the host: a new table, the match it begins with, and
            whether its guests are in the same network.
    """

    shared = True
    controller: GuestController
    gone_on = Signal(object, object, bool)

    def __init__(
        self,
        bridge: GuestBridge,
        kept: KeptTable,
        snapshot: GuestSnapshot,
        saved_games: SavedGames,
        parent: QObject | None,
    ) -> None:
        """Show the match of a snapshot, which has one; this session leaves the bridge."""
        if snapshot.match is None or snapshot.table is None:
            raise ValueError(snapshot)
        self._bridge, self._kept = bridge, kept
        self._table: TableInfo = snapshot.table
        self._snapshot = snapshot
        self._problem: Message | None = None
        self._confirmed = self._left = False
        self.whole = False
        players = players_of(self._table.seats)
        super().__init__(snapshot.match, players, saved_games.folder, saved_games, parent)
        bridge.setParent(self)
        self.panel = TablePanel(self.screen.view)
        self.screen.lay_strip(self.panel, self.panel)
        self._late = QTimer(self, singleShot=True, interval=SHOWN_AFTER)
        self._late.timeout.connect(self._show_sent)
        self._connect()
        self._follow()

    @property
    def snapshot(self) -> GuestSnapshot:
        """The table as it was last."""
        return self._snapshot

    def rematch(self) -> Session | None:
        """Ask the others for another game."""
        self._propose("rematch")
        return None

    def swap(self) -> Session | None:
        """Ask the others for another game with swapped seats."""
        self._propose("swap")
        return None

    def unsaved(self) -> Message | None:
        """Say why the guest's place could not be kept."""
        return self._kept.trouble

    def end(self) -> None:
        """Leave the window, but not the table; after the game its place is not kept any longer."""
        super().end()
        self._late.stop()
        self._bridge.leave()
        if self._kept.header.over or self._left:
            self._kept.forget()

    def _made_controller(self, match: Match, players: tuple[Sitter, ...]) -> GuestController:
        controller = GuestController(match, players, self)
        controller.remote = self._others(self._snapshot, len(players))
        controller.sent_words = texts.SENT.bind(host=called(self._table.host))
        if self._snapshot.waits:
            controller.sent = self._confirmed = True
        return controller

    def _save(self) -> None:
        """Save nothing: the link's thread keeps the guest's place before it is shown."""

    def _connect(self) -> None:
        bridge, panel, controller = self._bridge, self.panel, self.controller
        bridge.happened.connect(self._on_happened)
        bridge.troubled.connect(self._on_troubled)
        controller.asked.connect(self._on_asked)
        controller.hindered.connect(self.screen.refresh)
        self.screen.undo_control.proposed.connect(self._on_undo_wanted)
        panel.said.connect(lambda phrase, words: bridge.do(Say(phrase, words)))
        panel.nudged.connect(lambda: bridge.do(Nudge()))
        panel.paused.connect(lambda paused: bridge.do(Pause(paused)))
        panel.resigned.connect(lambda _seat: bridge.do(Resign()))
        panel.proposed.connect(self._propose)
        panel.answered.connect(lambda number, agrees: bridge.do(Answer(number, agrees)))
        panel.looked_from.connect(controller.look_from)
        panel.left.connect(self._on_left)
        panel.gone_on.connect(self._on_gone_on)

    def _on_happened(self, snapshot: GuestSnapshot, happened: tuple[Happening, ...]) -> None:
        before = self._table
        self._snapshot = snapshot
        if snapshot.table is not None:
            self._table = snapshot.table
        for each in happened:
            self._learn(each)
        self._follow_sent(happened)
        self._note_presence(before)
        self._follow()

    def _learn(self, happening: Happening) -> None:
        match happening:
            case Stepped() | Jumped():
                self._show_match(stepped=isinstance(happening, Stepped))
            case Heard(said):
                self.panel.note(said_words(said))
            case Refused(reason):
                self.panel.note(reason)
            case Declined():
                self.panel.note(texts.DECLINED)
            case Nudged() if self._turn is not None:
                self._note_nudge(self._turn)
            case Checked(record):
                self._take_record(record)
            case _:
                pass

    def _show_match(self, *, stepped: bool) -> None:
        match, controller = self._snapshot.match, self.controller
        if match is None:
            return
        own = controller.match
        self._confirmed = False
        self._late.stop()
        self.screen.scene.highlight(())
        if match.start is not own.start:
            self.whole = False
            self.panel.forget_note()
        others = self._others(self._snapshot, match.start.seats)
        if others != controller.remote or match.start is not own.start:
            controller.remote = others
            controller.players = players_of(self._table.seats)
        if stepped and match.ply == own.ply + 1 and match.turns[:-1] == own.turns:
            controller.step_to(match)
        elif match is not own:
            controller.jump_to(match)

    def _follow_sent(self, happened: tuple[Happening, ...]) -> None:
        """Offer moves again if the host has answered the one that waited without making it."""
        if self._snapshot.waits:
            self._confirmed = True
        elif self._confirmed or any(isinstance(each, Refused) for each in happened):
            self._confirmed = False
            if self.controller.sent is not None:
                self._late.stop()
                self.screen.scene.highlight(())
                self.controller.take_back_sent()
                self.screen.refresh()

    def _follow(self) -> None:
        """Apply what has changed at the table."""
        self.controller.hinder(self._obstacle)
        info, match = self._table, self.controller.match
        players = players_of(info.seats)
        if len(players) == match.start.seats:
            self.controller.seat_players(players, self.controller.remote)
        self._describe()
        snapshot = self._snapshot
        self.panel.show_table(
            TableNow(
                info.seats,
                frozenset(range(len(info.seats))) - self.controller.remote,
                self._turn,
                info.phase,
                watchers=info.watchers,
                since=info.since,
                paused=info.paused,
                free_words=info.free_words,
                proposal=info.proposal,
                problem=self._trouble,
                host_away=not snapshot.host_present or self._problem is not None,
            )
        )

    @property
    def _turn(self) -> Seat | None:
        return self.controller.match.to_act if self._table.phase == "playing" else None

    @property
    def _trouble(self) -> Message | None:
        """What keeps the guest from the table; that the host has left says more than a port."""
        left = not self._snapshot.host_present and self._absence is not None
        return self._absence if left else self._problem or self._absence

    @property
    def _absence(self) -> Message | None:
        """What is said of a host who does not answer."""
        snapshot, host = self._snapshot, called(self._table.host)
        if snapshot.status == "out":
            return texts.PUT_OUT
        if not snapshot.host_present:
            return texts.HOST_AWAY.bind(host=host)
        return None if snapshot.live else texts.REACHING.bind(host=host)

    @property
    def _obstacle(self) -> Message | None:
        """What prevents moves; while the host is away a move can be sent and waits."""
        info, match = self._table, self.controller.match
        if self._snapshot.status == "out":
            return texts.PUT_OUT
        if info.phase == "gathering":
            away = any(not seat.present for seat in info.seats)
            return texts.DEALING_WAITS if away else texts.DEALING
        if info.phase == "over" and not match.ended:
            names = (seat.name for seat in info.seats if seat.resigned)
            return GIVEN_UP.bind(name=called(next(names, "")))
        if info.paused and info.phase == "playing":
            return texts.PAUSED
        return None

    def _describe(self) -> None:
        """Write down what the start screen shows of this place."""
        info, turn = self._table, self._turn
        seats = tuple(SeatShown(each.name, each.color) for each in info.seats)
        name = "" if turn is None else info.seats[turn].name
        own = turn is not None and turn not in self.controller.remote and not self._snapshot.waits
        over = info.phase == "over" and (self.whole or not self.controller.match.ended)
        self._kept.describe(
            Header(info.game, seats, "", self.controller.match.ply, name, own, over)
        )

    def _others(self, snapshot: GuestSnapshot, seats: int) -> frozenset[Seat]:
        return frozenset(range(seats)) - {snapshot.viewer}

    def _note_presence(self, before: TableInfo) -> None:
        known = {info.member: info.present for info in before.seats if info.member}
        for info in self._table.seats:
            if info.member and known.get(info.member, info.present) != info.present:
                note = texts.CAME if info.present else texts.WENT
                self.panel.note(note.bind(name=called(info.name)))

    def _note_nudge(self, turn: Seat) -> None:
        if turn in self.controller.remote:
            self.panel.note(texts.NUDGE_SENT.bind(name=called(self._table.seats[turn].name)))
        else:
            self.panel.note(texts.NUDGED)
            self.heard.emit("your_turn")

    def _take_record(self, record: Record | None) -> None:
        """Save the whole game as a finished one; say plainly if it is not the one played."""
        if record is None:
            self.panel.note(texts.UNFAIR)
            return
        try:
            match = record.replay()
        except KupolaError:
            self.panel.note(texts.UNFAIR)
            return
        if match.ended:
            self._keep_game(match)
        self.panel.note(texts.SAVED if record.seed is None else texts.CHECKED)

    def _keep_game(self, match: Match) -> None:
        """Save a finished game, enter its result, and hold it instead of what was guessed."""
        self.controller.adopt(match)
        self.whole = True
        self._path = self._saved_games.new_path()
        super()._save()

    def _propose(self, kind: str, ply: int = 0) -> None:
        self._bridge.do(Propose(kind, ply))

    def _show_sent(self) -> None:
        """Show that a move waits for the host, and where it was made."""
        if self.controller.sent is not None:
            self.screen.refresh()
            self.screen.scene.highlight(self._sent_places())

    def _on_asked(self, code: str) -> None:
        self._late.start()
        self._bridge.play(code)

    def _sent_places(self) -> tuple[Place, ...]:
        """Find between which places the move was made that waits for the host."""
        controller, table = self.controller, self.screen.scene.table
        moves = controller.match.game.legal_moves(controller.match.state)
        handles = table.handles(controller.view, moves)
        found = next((each for each in handles if each.move == controller.sent), None)
        return () if found is None else (found.source, found.target)

    def _on_troubled(self, problem: Message | None) -> None:
        self._problem = problem
        self._follow()

    def _on_undo_wanted(self, ply: int) -> None:
        self._propose("undo", ply)

    def _on_left(self) -> None:
        """Leave the table for good."""
        self._left = True
        self._bridge.do(Leave())
        self.screen.leave.emit()

    def _on_gone_on(self) -> None:
        """Make a table of one's own from what everybody may know."""
        from .continued_table import continued_table  # noqa: PLC0415 - seldom needed

        snapshot, match = self._snapshot, self.controller.match
        if snapshot.viewer is not None:
            name = self._table.seats[snapshot.viewer].name
            invitation = self._bridge.invitation
            table = continued_table(self._table, match, snapshot.viewer, name, invitation.table)
            self.gone_on.emit(*table, invitation.address.kind == "tcp")
