"""A guest's side of a table: what the host tells, as a match, and what the guest asks for."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

from core import fairness
from core.games import GAMES, named
from core.kernel.codec import from_plain, to_wire
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.outside_text import cleaned_name
from core.record import from_data
from core.sealing import BadEnvelope, KeyPair, NewerEnvelope, Seal, identity

from . import shared_deal
from .errors import BadTable
from .happenings import Changed, Checked, Declined, Heard, Jumped, Nudged, Refused, Stepped
from .invitation import NEWER, Invitation
from .members import IN, KNOCKING
from .registers import Reader, Writer
from .saved_seat import DAMAGED, SavedCourse, SavedSeat, read, written
from .shown_match import BROKEN, begun, continued
from .values import (
    MOST_ACTS,
    Act,
    Course,
    Down,
    Opened,
    Play,
    Seen,
    StepInfo,
    TableInfo,
    Up,
)

if TYPE_CHECKING:
    from core.kernel.messages import Message, Seat
    from core.match import Match
    from core.record import Record

    from .happenings import Happening
    from .values import Deed

PATIENCE = 60.0
"""Seconds without a word after which the host counts as away."""
HEARTBEAT = 20.0
"""Seconds after which the latest value is said again."""
_ECHO_BYTES = 8

BUSY = text("table", "Too much waits for the host’s answer.")
NEWER_HOST = text("table", "The host now uses a newer version of Kupola. Update Kupola to play on.")


class GuestTable:
    """Follows a table, and asks its host for what the guest does.

    Nothing here reads a clock or sends; ``outgoing`` has what is to be sent. Save ``saved`` before
    showing what ``receive`` reports and before sending.

    Attributes:
        invitation: Whose table, and where.
        name: What the guest is called.
        status: ``knocking``, ``in``, ``out`` or ``full``.
        table: What everybody knows of the table; None: not let in yet.
        match: The game as the guest may know it; None: none has begun.
        viewer: The guest's seat in that game; None: it watches.
        live: Whether the host has answered since the last connect.
        host_present: Whether the host's program stays at the table.
    """

    def __init__(self, invitation: Invitation, name: str, keys: KeyPair | None = None) -> None:
        """Knock at a table.

        Raises:
            BadTable: If the invitation's key is none.

        """
        self.invitation = invitation
        self.name = cleaned_name(name)
        self.keys = keys or KeyPair.new()
        key = identity(self.keys.public)
        try:
            seal = Seal.of_guest(self.keys, invitation.key)
        except BadEnvelope:
            raise BadTable(BROKEN) from None
        self._reader, self._writer = Reader(seal, f"d/{key}"), Writer(seal, f"u/{key}")
        self.status = KNOCKING
        self.table: TableInfo | None = None
        self.match: Match | None = None
        self.viewer: Seat | None = None
        self.live = False
        self.host_present = False
        self._number = self._epoch = self._last_act = self._checked = 0
        self._start: Any = None
        self._steps: list[str] = []
        self._acts: list[Act] = []
        self._echo = ""
        self._commitment = self._nonce = self._seal = ""
        self._heard_at = self._told_at = 0.0
        self._changed = True
        self._newer = False
        self._opened: Opened | None = None
        self.connected()

    @property
    def register(self) -> str:
        """The register that the guest reads."""
        return self._reader.register

    @property
    def seat(self) -> Seat | None:
        """Where the guest sits; None: it watches."""
        if self.table is None:
            return None
        key = identity(self.keys.public)
        seats = enumerate(self.table.seats)
        return next((seat for seat, info in seats if info.member == key), None)

    @property
    def pending(self) -> tuple[Deed, ...]:
        """What waits for the host's answer."""
        return tuple(act.deed for act in self._acts)

    def connected(self) -> None:
        """Say everything again, as after every connect; the host's answer shows it is there."""
        self._echo = secrets.token_hex(_ECHO_BYTES)
        self.live = False
        self._changed = True

    def repeat(self) -> None:
        """Say the latest value again."""
        self._changed = True

    def do(self, deed: Deed) -> Message | None:
        """Ask the host for something; say why that cannot be done."""
        if len(self._acts) >= MOST_ACTS:
            return BUSY
        self._last_act += 1
        self._acts.append(Act(self._last_act, deed))
        self._changed = True
        return None

    def play(self, code: str) -> Message | None:
        """Ask the host to make a move in the position that the guest sees."""
        ply = 0 if self.match is None else self.match.ply
        if any(isinstance(act.deed, Play) for act in self._acts):
            return None
        return self.do(Play(self._number, self._epoch, ply, code))

    def receive(self, register: str, envelope: bytes, now: float) -> list[Happening]:
        """Read what the host says; what is no value of the host is ignored.

        Raises:
            BadTable: If the host sends what no host sends.

        """
        if register != self._reader.register:
            return []
        try:
            data = self._reader.opened(envelope)
        except NewerEnvelope:
            return self._note_newer()
        except BadEnvelope:
            return []
        if data is None:
            return []
        try:
            down = from_plain(data, Down, "down")
        except KupolaError:
            raise BadTable(BROKEN) from None
        return self._told(down, now)

    def _note_newer(self) -> list[Happening]:
        """Say once that the host has a newer version, until it is understood again."""
        known, self._newer = self._newer, True
        return [] if known else [Refused(NEWER if self.table is None else NEWER_HOST)]

    def tick(self, now: float) -> list[Happening]:
        """Note a host who has said nothing for a while; say everything again now and then."""
        if now - self._told_at > HEARTBEAT:
            self._changed = True
        if self.host_present and now - self._heard_at > PATIENCE:
            self.host_present = self.live = False
            return [Changed()]
        return []

    def outgoing(self, now: float, *, present: bool = True) -> list[tuple[str, bytes]]:
        """Seal what the host has not been told; save ``saved`` before it is sent."""
        if not self._changed:
            return []
        self._changed, self._told_at = False, now
        up = Up(
            self.name,
            self._echo,
            self._commitment,
            self._nonce,
            self._seen,
            tuple(self._acts),
            present,
        )
        return [(self._writer.register, self._writer.sealed(to_wire(up), now))]

    @property
    def _seen(self) -> Seen | None:
        if self.match is None:
            return None
        return Seen(self._number, self._epoch, self.viewer, self.match.ply)

    def _told(self, down: Down, now: float) -> list[Happening]:
        self._heard_at, self._newer = now, False
        happened = self._read_course(down)
        happened += self._read_table(down)
        answered = down.echo == self._echo
        self._changed = self._changed or not answered
        if (down.status, down.present, answered) != (self.status, self.host_present, self.live):
            happened.append(Changed())
        self.status, self.host_present, self.live = down.status, down.present, answered
        self._acts = [act for act in self._acts if act.number > down.acked]
        refusal = down.refusal
        if refusal is not None and refusal.act == down.acked > self._checked:
            happened.append(Refused(refusal.reason))
        self._checked = max(self._checked, down.acked)
        self._opened = down.opened
        return happened

    def afterwards(self) -> list[Happening]:
        """Check the deal once it is open: that takes as long as a replay, and nobody waits."""
        opened, self._opened = self._opened, None
        return [] if opened is None or self.match is None else self._check(opened)

    def _read_table(self, down: Down) -> list[Happening]:
        before, table = self.table, down.table
        if down.status != IN or table is None:
            return []
        if table.game not in GAMES:
            raise BadTable(BROKEN)
        self.table = table
        if table.commitment != self._commitment:
            self._commitment, self._nonce = table.commitment, shared_deal.new_number()
            self._seal = ""
            self._changed = True
        if not self._seal:
            self._seal = table.seal
        if before is None:
            return [Changed()]
        heard = max((said.number for said in before.said), default=0)
        happened: list[Happening] = [Heard(each) for each in table.said if each.number > heard]
        if table.nudges > before.nudges:
            happened.append(Nudged())
        if before.proposal is not None and before.proposal.number == table.declined:
            happened.append(Declined(before.proposal))
        return happened if table == before else [*happened, Changed()]

    def _read_course(self, down: Down) -> list[Happening]:
        course = down.course
        if course is None or down.table is None:
            ended = self.match is not None and down.status == IN
            if ended:
                self.match, self._steps, self._start = None, [], None
            return [Jumped()] if ended else []
        same = (course.number, course.viewer) == (self._number, self.viewer)
        known = self.match.ply if same and self.match is not None else 0
        if course.base > known:
            self.connected()
            return []
        fresh = known if same and course.epoch == self._epoch else course.base
        steps = course.steps[fresh - course.base :]
        if same and course.epoch == self._epoch and not steps and self.match is not None:
            return []
        return self._follow(down.table.game, course, fresh, steps)

    def _follow(
        self, game: str, course: Course, fresh: int, steps: tuple[StepInfo, ...]
    ) -> list[Happening]:
        """Go on from the first ``fresh`` moves of the line with these steps."""
        try:
            rules = named(game)
        except KupolaError:
            raise BadTable(BROKEN) from None
        if fresh and self.match is not None:
            match = self.match.goto(fresh)
        else:
            match = begun(rules, course.start, course.viewer)
        one = self.match is not None and match.ply == self.match.ply and len(steps) == 1
        for step in steps:
            match = continued(match, step, course.viewer)
        if not fresh:
            self._start = course.start
        self._steps = [*self._steps[:fresh], *map(written, steps)]
        self.match, self.viewer = match, course.viewer
        self._number, self._epoch = course.number, course.epoch
        self._changed = True
        return [Stepped()] if one else [Jumped()]

    def _check(self, opened: Opened) -> list[Happening]:
        """Check once that the opened deal is the one that was committed to and played."""
        if self._commitment and self._seal != "checked":
            record = self._verified(opened)
            self._seal = "checked"
            return [Checked(record)]
        return []

    def _verified(self, opened: Opened) -> Record | None:
        numbers = dict(opened.numbers)
        key = identity(self.keys.public)
        try:
            record = from_data(opened.record)
            match = record.replay()
        except KupolaError:
            return None
        if self.table is not None and self.table.continues:  # it began in a known position
            return record if self._was_seen(match) else None
        dealt = fairness.deal(match)
        fair = (
            shared_deal.commitment(opened.secret) == self._commitment
            and numbers.get(key, self._nonce) == self._nonce
            and (self.viewer is None or key in numbers)
            and record.seed == shared_deal.seed(opened.secret, numbers)
            and dealt is not None
            and fairness.seal(dealt) == self._seal
        )
        return record if fair and self._was_seen(match) else None

    def _was_seen(self, match: Match) -> bool:
        """Return whether a match looks to the guest like the one it has followed."""
        seen = self.match
        if seen is None or seen.ply != match.ply:
            return False
        return all(
            match.game.view(turn.state, self.viewer) == match.game.view(own.state, self.viewer)
            for turn, own in zip(match.turns, seen.turns, strict=True)
        )

    @property
    def saved(self) -> dict[str, object]:
        """What is kept of the guest's place at the table."""
        course = None
        if self.match is not None:
            key = self.match.game.key
            steps = tuple(self._steps)
            course = SavedCourse(key, self._number, self._epoch, self.viewer, self._start, steps)
        kept = SavedSeat(
            self.invitation.written,
            self.keys.private.hex(),
            self.name,
            self._writer.counter,
            self._reader.counter,
            tuple(self._acts),
            self._last_act,
            self._commitment,
            self._nonce,
            self._seal,
            course,
            self.table,
        )
        data: dict[str, object] = to_wire(kept)
        return data

    @classmethod
    def restored(cls, data: object) -> GuestTable:
        """Come back to a table with what was kept.

        Raises:
            KupolaError: If the data is damaged.

        """
        kept = from_plain(data, SavedSeat, "seat")
        try:
            keys = KeyPair.restored(bytes.fromhex(kept.private))
        except ValueError:
            raise BadTable(DAMAGED) from None
        guest = cls(Invitation.parsed(kept.invitation), kept.name, keys)
        guest._restore(kept)
        return guest

    def _restore(self, kept: SavedSeat) -> None:
        self._writer.counter, self._reader.counter = kept.up, kept.down
        self._acts, self._last_act = list(kept.acts), kept.last_act
        self._commitment, self._nonce, self._seal = kept.commitment, kept.nonce, kept.seal
        self.table = kept.table
        self._checked = self._acts[0].number - 1 if self._acts else self._last_act
        course = kept.course
        if course is None:
            return
        steps = tuple(map(read, course.steps))
        line = Course(course.number, course.epoch, course.viewer, 0, course.start, steps)
        self._follow(course.game, line, 0, steps)
