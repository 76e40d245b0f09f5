"""What the host tells each member: the table, and what the member does not know of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import fairness
from core.kernel.codec import to_wire
from core.record import Record, to_data

from . import shared_deal
from .members import IN
from .shown_match import step_of
from .values import Course, Down, Opened, StepInfo, TableInfo

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from core.kernel.messages import Seat
    from core.match import Match, Start

    from .host import HostTable
    from .members import Member


class Downlink:
    """Makes the value of each member's register.

    Moves are described once for a viewer, the table once for all members, a deal is sealed once.
    """

    def __init__(self, table: HostTable) -> None:
        self._table = table
        self._steps: dict[tuple[Seat | None, int], StepInfo] = {}
        self._sealed: tuple[Start | None, str] = None, ""

    def forget(self, ply: int) -> None:
        """Drop the descriptions of moves from a ply on."""
        self._steps = {key: step for key, step in self._steps.items() if key[1] < ply}

    def told(self, members: Iterable[Member], *, present: bool) -> Iterator[dict[str, Any]]:
        """Make what each member is told; who is not let in learns only that."""
        table, match = self._table, self._table.match
        info, opened = to_wire(self._info()), None
        if match is not None and table.phase == "over":
            opened = to_wire(self._opened(match))
        for member in members:
            inside = member.status == IN
            course = self._course(member, match) if inside and match is not None else None
            down = Down(
                member.echo,
                member.status,
                member.acked,
                member.refusal,
                None,
                course,
                None,
                present,
            )
            shared = {"table": info, "opened": opened} if inside else {}
            yield {**to_wire(down), **shared}

    def _info(self) -> TableInfo:
        table = self._table
        seated = {info.member for info in table.seats}
        watchers = (
            each.name
            for each in table.members.values()
            if each.status == IN and each.key not in seated and each.present
        )
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
            table.proposals.declined,
            table.said,
            table.nudges,
            shared_deal.commitment(table.secret),
            "" if table.match is None else self._seal(table.match),
            table.continues,
        )

    def _seal(self, match: Match) -> str:
        """Return the seal of a deal; empty: nothing was dealt."""
        if self._sealed[0] is not match.start:
            dealt = fairness.deal(match)
            self._sealed = match.start, "" if dealt is None else fairness.seal(dealt)
        return self._sealed[1]

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
