"""The host's side of a table: who is let in, what each member knows, what members ask for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.codec import from_plain
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.match import fork
from core.record import Sitter
from core.sealing import BadEnvelope, KeyPair, identity, is_newer, writer

from . import saved_table, shared_deal
from .deeds import carry_out
from .downlink import Downlink
from .happenings import Changed, Knocked, Nudged, Refused
from .members import FULL, IN, KNOCKING, OUT, Member
from .proposals import Proposals
from .saved_table import MOST_KNOWN
from .values import (
    MOST_MEMBERS,
    MOST_SAID,
    Proposal,
    Said,
    SeatInfo,
    Up,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Options
    from core.match import Match

    from .happenings import Happening
    from .values import Play, Seen

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
MOST_KNOCKS = 16
PATIENCE = 60.0
"""Seconds without a word after which a member counts as away."""
HEARTBEAT = 20.0
"""Seconds after which the latest value is said again."""
NUDGE_PAUSE = 15.0
"""The least number of seconds between two nudges."""

NEWER_GUEST = text(
    "table", "A guest with a newer version of Kupola knocks. Update Kupola to let them in."
)
NEWER_MEMBER = text(
    "table", "{name} now uses a newer version of Kupola. Update Kupola to play on together."
)


class HostTable:
    """Shows a match to members, and hands the host what they do.

    The host's program owns the match: it plays what ``receive`` reports and calls ``show`` with
    every change, after it has saved the match and ``saved``. Nothing here reads a clock or sends;
    ``outgoing`` has what is to be sent.

    Attributes:
        keys: The keys of the table.
        name: What the host is called.
        seats: Who sits where.
        match: The match as it was shown last; None: none has begun.
        free_words: Whether members may say words of their own.
        number: How many games were shown.
        forks: After how many moves the line was left, for each line of the game before this one.
        sayings: How often something was said.
    """

    def __init__(
        self, keys: KeyPair, name: str, game: str, options: Options, seats: Iterable[SeatInfo]
    ) -> None:
        """Open a table; nobody has been let in."""
        self.keys = keys
        self.name = name
        self.game, self.options = game, options
        self.seats = list(seats)
        self.match: Match | None = None
        self.free_words = False
        self.paused = False
        self.continues = ""
        self.secret = shared_deal.new_number()
        self.numbers: dict[str, str] = {}
        self.members: dict[str, Member] = {}
        self.number = 0
        self.forks: list[int] = []
        self._said: list[Said] = []
        self.proposals = Proposals()
        self.sayings = self.nudges = 0
        self._nudged_at = self.since = self._told_at = 0.0
        self._downlink = Downlink(self)
        self._newer: set[str] = set()

    @property
    def table(self) -> str:
        """The name of the table, under which its registers are found."""
        return identity(self.keys.public)

    @property
    def phase(self) -> str:
        """Whether players gather, play or have finished."""
        if self.match is None:
            return GATHERING
        return OVER if self.match.ended else PLAYING

    @property
    def proposal(self) -> Proposal | None:
        """What was proposed and is still open."""
        return self.proposals.open

    @property
    def said(self) -> tuple[Said, ...]:
        """What was said last, oldest first."""
        return tuple(self._said)

    @property
    def guests(self) -> dict[Seat, Member]:
        """The members who sit at the table, by seat."""
        return {
            seat: self.members[info.member]
            for seat, info in enumerate(self.seats)
            if info.member in self.members
        }

    @property
    def knocking(self) -> tuple[Member, ...]:
        """The members who ask to be let in."""
        return tuple(each for each in self.members.values() if each.status == KNOCKING)

    def receive(self, register: str, envelope: bytes, now: float) -> list[Happening]:
        """Read what a member says; what is no value of a member is ignored."""
        if is_newer(envelope):
            return self._note_newer(register)
        member = self._author(register, envelope)
        if member is None:
            return []
        try:
            data = member.reader.opened(envelope)
            if data is None:
                return []
            up = from_plain(data, Up, "up")
        except (BadEnvelope, KupolaError):
            return []
        full = len(self.knocking) >= MOST_KNOCKS or len(self.members) >= MOST_KNOWN
        if member.key not in self.members and full:
            return []
        return self._heard(member, up, now)

    def _note_newer(self, register: str) -> list[Happening]:
        """Say once of each member, and once of strangers, that it has a newer version."""
        kind, _, key = register.partition("/")
        member = self.members.get(key)
        key = "" if member is None else key
        if kind != "u" or key in self._newer:
            return []
        self._newer.add(key)
        told = NEWER_GUEST if member is None else NEWER_MEMBER.bind(name=member.name)
        return [Refused(told)]

    def let_in(self, key: str) -> bool:
        """Let a member in, unless the table is full, which the member is told."""
        inside = [each for each in self.members.values() if each.status == IN]
        full = len(inside) >= MOST_MEMBERS
        self.members[key].status = FULL if full else IN
        self.repeat()
        return not full

    def turn_away(self, key: str) -> None:
        """Refuse a member, or remove it from the table."""
        self.members[key].status = OUT
        self.stand_up(key)
        self.repeat()

    def assign(self, seat: Seat, info: SeatInfo) -> None:
        """Give a seat to a person here, a computer, a guest, or leave it open."""
        if info.member:
            self.stand_up(info.member)
        self.seats[seat] = info
        self.repeat()

    def seat_guest(self, seat: Seat, key: str) -> None:
        """Give a seat to a member who has been let in."""
        member = self.members[key]
        taken = evolve(self.seats[seat], kind="guest", name=member.name, level="", member=key)
        self.assign(seat, evolve(taken, present=member.present, resigned=False))

    @property
    def ready(self) -> bool:
        """Whether every seat is taken and every guest's number for the deal is here."""
        current = shared_deal.commitment(self.secret)
        numbered = all(
            member.nonce and member.commitment == current for member in self.guests.values()
        )
        return numbered and all(info.kind != "open" for info in self.seats)

    def drawn_seed(self) -> int:
        """Draw the seed of the next game from the secret and the numbers of all guests."""
        self.numbers = {member.key: member.nonce for member in self.guests.values()}
        return shared_deal.seed(self.secret, self.numbers)

    def show(self, match: Match, now: float) -> None:
        """Show the match as it stands, after a move, an undo or a new deal."""
        before = self.match
        if before is not None and before.start is match.start and before.resigned:
            match = match.give_up(before.resigned)  # what was given up stays so
        if before is None or before.start is not match.start:
            self.number += 1
            self.forks = []
            self._downlink.forget(0)
        elif (common := fork(before.turns, match.turns)) < before.ply:
            self.forks.append(common)
            self._downlink.forget(common)
        if before is None or before.ply != match.ply or before.start is not match.start:
            self.since = now
            self.proposals.open = None
        self.match = match
        self.repeat()

    def gather_again(self) -> None:
        """Prepare another deal with a new secret; the seats stay."""
        self.match = None
        self.secret = shared_deal.new_number()
        self.numbers = {}
        self.paused = False
        self.seats = [evolve(info, resigned=False) for info in self.seats]
        self.proposals.open = None
        self.repeat()

    def say(self, name: str, phrase: str, words: str = "") -> Said:
        """Say something to everybody."""
        self.sayings += 1
        said = Said(self.sayings, name, phrase, words)
        self._said = [*self._said, said][-MOST_SAID:]
        self.repeat()
        return said

    def pause(self, *, paused: bool) -> None:
        """Interrupt the game, or resume it."""
        self.paused = paused
        self.repeat()

    def resign(self, seat: Seat) -> None:
        """Give the game up for a seat; it ends when at most one person is left."""
        self.seats[seat] = evolve(self.seats[seat], resigned=True)
        left = [info for info in self.seats if info.kind != "open" and not info.resigned]
        people = [info for info in left if info.kind != "computer"]
        if self.match is not None and (len(left) <= 1 or not people):
            self.match = self.match.give_up(self._resigned)
        self.repeat()

    @property
    def _resigned(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, info in enumerate(self.seats) if info.resigned)

    def propose(self, kind: str, ply: int, by: Seat) -> Message | None:
        """Ask all other people at the table; say why that cannot be done."""
        problem = self.proposals.ask(kind, ply, by, self.match, self.seats)
        if problem is None:
            self.repeat()
        return problem

    def answer(self, number: int, seat: Seat, *, agrees: bool) -> list[Happening]:
        """Agree to the open proposal for a seat, or decline it; its author may withdraw it."""
        happened = self.proposals.answer(number, seat, agrees=agrees)
        if happened is None:
            return []
        self.repeat()
        return happened

    def agreed(self) -> list[Happening]:
        """Take the open proposal off the table if everybody has agreed to it."""
        if happened := self.proposals.agreed():
            self.repeat()
        return happened

    def lose(self, key: str) -> list[Happening]:
        """Note that the connection of a member has ended."""
        member = self.members.get(key)
        if member is None or not member.present:
            return []
        self._note_presence(member, present=False)
        return [Changed()]

    def tick(self, now: float) -> list[Happening]:
        """Note members who have said nothing for a while; say everything again now and then."""
        happened: list[Happening] = []
        for member in self.members.values():
            if member.present and now - member.heard_at > PATIENCE:
                self._note_presence(member, present=False)
                happened.append(Changed())
        if now - self._told_at > HEARTBEAT:
            self.repeat()
        return happened

    def afterwards(self) -> list[Happening]:
        """Do what can wait until happenings are reported: nothing."""
        return []

    def connected(self) -> None:
        """Say everything again, as after every connect."""
        self.repeat()

    def repeat(self) -> None:
        """Say the latest value to every member again."""
        for member in self.members.values():
            member.changed = True

    def outgoing(self, now: float, *, present: bool = True) -> list[tuple[str, bytes]]:
        """Seal what members have not been told; save ``saved`` before it is sent."""
        waiting = [member for member in self.members.values() if member.changed]
        if not waiting:
            return []
        self._told_at = now
        values = self._downlink.told(waiting, present=present)
        told = []
        for member, value in zip(waiting, values, strict=True):
            told.append((member.writer.register, member.writer.sealed(value, now)))
            member.changed = False
        return told

    def _author(self, register: str, envelope: bytes) -> Member | None:
        kind, _, key = register.partition("/")
        if kind != "u":
            return None
        if (member := self.members.get(key)) is not None:
            return member
        try:
            public = writer(envelope)
            return Member.known(self.keys, public) if identity(public) == key else None
        except BadEnvelope:
            return None

    def _heard(self, member: Member, up: Up, now: float) -> list[Happening]:
        happened: list[Happening] = []
        if member.key not in self.members:
            self.members[member.key] = member
            happened.append(Knocked(member.key, up.name))
        member.heard_at = now
        member.changed = member.changed or member.echo != up.echo
        member.echo, member.seen, member.name = up.echo, up.seen, up.name
        if up.commitment == shared_deal.commitment(self.secret) and not self.numbers:
            happened += [] if member.nonce == up.nonce else [Changed()]
            member.commitment, member.nonce = up.commitment, up.nonce
        if member.present != up.present:
            self._note_presence(member, present=up.present)
            happened.append(Changed())
        if member.status == IN:
            for act in up.acts:
                if act.number > member.acked:
                    happened += carry_out(self, member, act, now)
        return happened

    def nudge(self, now: float) -> list[Happening]:
        """Remind the player whose turn it is, unless that was done a moment ago."""
        if now - self._nudged_at < NUDGE_PAUSE:
            return []
        self._nudged_at = now
        self.nudges += 1
        self.repeat()
        return [Nudged()]

    def seat_of(self, member: Member) -> Seat | None:
        """Return where a member sits; None: it watches."""
        return next((seat for seat, each in self.guests.items() if each is member), None)

    def stand_up(self, key: str) -> None:
        """Leave the seat of a member open."""
        for seat, info in enumerate(self.seats):
            if info.member == key:
                self.seats[seat] = evolve(info, kind="open", name="", member="", present=True)

    def _note_presence(self, member: Member, *, present: bool) -> None:
        member.present = present
        for seat, info in enumerate(self.seats):
            if info.member == member.key:
                self.seats[seat] = evolve(info, present=present)
        self.repeat()

    def shared_ply(self, seen: Seen | None, viewer: Seat | None) -> int:
        """Count the moves of the present line that a member knows already."""
        number, epoch = self.line
        known = seen is not None and (seen.number, seen.viewer) == (number, viewer)
        if self.match is None or seen is None or not known or seen.epoch > epoch:
            return 0
        return min(seen.ply, self.match.ply, *self.forks[seen.epoch :])

    @property
    def line(self) -> tuple[int, int]:
        """Which game, and which line of it."""
        return self.number, len(self.forks)

    def was_played(self, deed: Play, seat: Seat | None) -> bool:
        """Return whether a move stands that is sent again, after the host was restarted."""
        match = self.match
        if match is None or deed.number != self.number or deed.ply >= match.ply:
            return False
        turn = match.turns[deed.ply]
        return bool(turn.seat == seat and turn.move.code == deed.code)

    def sitters(self) -> tuple[Sitter, ...]:
        """List the players as a record names them."""
        return tuple(Sitter(info.name, info.color, info.level) for info in self.seats)

    @property
    def saved(self) -> dict[str, object]:
        """What is kept of the table beside its game."""
        return saved_table.written(self)

    @classmethod
    def restored(cls, data: object, match: Match | None) -> HostTable:
        """Open the table again that was kept, with its game.

        Raises:
            KupolaError: If the data is damaged.

        """
        kept, keys, members = saved_table.read(data)
        table = cls(keys, kept.name, kept.game, kept.options, kept.seats)
        table.match = match
        table.free_words, table.paused = kept.free_words, kept.paused
        table.continues = kept.continues
        if match is not None and kept.resigned:
            table.match = match.give_up(table._resigned)
        table.secret, table.numbers = kept.secret, dict(kept.numbers)
        table.number, table.forks = kept.number, list(kept.forks)
        table.since = kept.since
        table.proposals.count, table.sayings, table.nudges = kept.counts
        table.members = members
        table.seats = [
            evolve(info, present=False) if info.kind == "guest" else info for info in table.seats
        ]
        return table
