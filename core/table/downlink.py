"""What the host tells each member: the table, and what the member does not know of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core import fairness
from core.kernel.codec import to_wire
from core.record import Record, to_data

from . import shared_deal
from .members import IN
from .shown_match import step_of
from .values import Course, Down, Opened, StepInfo, TableInfo

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.match import Match

    from .host import HostTable
    from .members import Member


class Downlink:
    """Makes the value of each member's register; moves are described once for a viewer."""

    def __init__(self, table: HostTable) -> None:
        self._table = table
        self._steps: dict[tuple[Seat | None, int], StepInfo] = {}

    def forget(self, ply: int) -> None:
        """Drop the descriptions of moves from a ply on."""
        self._steps = {key: step for key, step in self._steps.items() if key[1] < ply}

    def told(self, member: Member, *, present: bool) -> Down:
        """Make what a member is told; who is not let in learns only that."""
        table, match = self._table, self._table.match
        inside = member.status == IN
        return Down(
            member.echo,
            member.status,
            member.acked,
            member.refusal,
            self._info() if inside else None,
            self._course(member, match) if inside and match is not None else None,
            self._opened(match) if inside and match is not None and table.phase == "over" else None,
            present,
        )

    def _info(self) -> TableInfo:
        table = self._table
        seated = {info.member for info in table.seats}
        watchers = (
            each.name
            for each in table.members.values()
            if each.status == IN and each.key not in seated and each.present
        )
        dealt = None if table.match is None else fairness.deal(table.match)
        return TableInfo(
            table.name,
            table.game,
            table.options,
            tuple(table.seats),
            tuple(watchers),
            table.phase,
            table.paused,
            int(table.since),
            table.free_words,
            table.proposal,
            table.declined,
            table.said,
            table.nudges,
            shared_deal.commitment(table.secret),
            "" if dealt is None else fairness.seal(dealt),
            table.continues,
        )

    def _course(self, member: Member, match: Match) -> Course:
        table = self._table
        viewer = table.seat_of(member)
        base = table.shared_ply(member.seen, viewer)
        start = None if base else to_wire(match.game.view(match.start.state, viewer))
        steps = tuple(self._step(match, viewer, ply) for ply in range(base, match.ply))
        return Course(*table.line, viewer, base, start, steps)

    def _step(self, match: Match, viewer: Seat | None, ply: int) -> StepInfo:
        if (viewer, ply) not in self._steps:
            self._steps[viewer, ply] = step_of(match.game, match.turns[ply], viewer)
        return self._steps[viewer, ply]

    def _opened(self, match: Match) -> Opened:
        record = to_data(Record.of(match, self._table.sitters()))
        return Opened(self._table.secret, tuple(self._table.numbers.items()), record)
