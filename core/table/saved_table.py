"""A host's table as it is kept beside its game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from attrs import frozen

from core.kernel.codec import from_plain, to_wire
from core.kernel.options import Options
from core.sealing import BadEnvelope, KeyPair

from .errors import BadTable
from .members import Hex, Member
from .saved_seat import DAMAGED
from .values import MOST_MEMBERS, MOST_SEATS, MOST_STEPS, Count, Digits, SeatInfo, Word

if TYPE_CHECKING:
    from .host import HostTable

MOST_KNOWN = 200
"""How many members are kept with a table, those who have left or were turned away included."""


@frozen
class SavedTable:
    """A table as its host keeps it.

    Attributes:
        resigned: Whether players have given the game up; it may have been saved before that.
        counts: How many proposals, words and nudges there were.

    """

    private: Hex
    name: str
    game: Word
    options: Options
    seats: Annotated[tuple[SeatInfo, ...], range(1, MOST_SEATS + 1)]
    free_words: bool
    paused: bool
    resigned: bool
    continues: Word
    secret: Digits
    numbers: Annotated[tuple[tuple[Word, Digits], ...], range(MOST_MEMBERS + 1)]
    number: Count
    forks: Annotated[tuple[Count, ...], range(MOST_STEPS)]
    since: Count
    counts: tuple[Count, Count, Count]
    members: Annotated[tuple[Any, ...], range(MOST_KNOWN + 1)]


def written(table: HostTable) -> dict[str, object]:
    """Write a table as plain data."""
    data: dict[str, object] = to_wire(
        SavedTable(
            table.keys.private.hex(),
            table.name,
            table.game,
            table.options,
            tuple(table.seats),
            table.free_words,
            table.paused,
            table.match is not None and table.match.given_up,
            table.continues,
            table.secret,
            tuple(table.numbers.items()),
            table.number,
            tuple(table.forks),
            int(table.since),
            (table.proposals.count, table.sayings, table.nudges),
            tuple(member.saved for member in table.members.values()),
        )
    )
    return data


def read(data: object) -> tuple[SavedTable, KeyPair, dict[str, Member]]:
    """Read what was kept: the table, its keys and its members.

    Raises:
        KupolaError: If the data is damaged.

    """
    kept = from_plain(data, SavedTable, "table")
    try:
        keys = KeyPair.restored(bytes.fromhex(kept.private))
        members = [Member.restored(keys, each) for each in kept.members]
    except (BadEnvelope, ValueError):
        raise BadTable(DAMAGED) from None
    return kept, keys, {member.key: member for member in members}
