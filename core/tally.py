"""A real table being counted: what was put where, taken back and made again; and its file.

The file is a JSON object much like a record::

    {"format": 3, "tally": "pixies", "seats": 2, "options": {}, "players": [], "date": "2026-11-16",
     "moves": ["0 card:17 up@0:3 0", …], "finished": true}
"""

from __future__ import annotations

import json
from typing import Annotated, Any

from attrs import evolve, frozen

from core.kernel.codec import from_plain, to_plain
from core.kernel.errors import BadOptions, BadPosition, BadRecord, KupolaError, NewerRecord
from core.kernel.messages import text
from core.kernel.options import Options, choose
from core.kernel.registry import Registry
from core.kernel.tallying import AnyTally, BoardFlaw, Move, all_flaws, parse
from core.record import CANNOT_START, Sitter, all_named, cannot_play


def _azul_duel() -> AnyTally:
    from core.games.azul_duel.tally import AZUL_DUEL_TALLY  # noqa: PLC0415 - see below

    return AZUL_DUEL_TALLY


def _kingdomino() -> AnyTally:
    from core.games.kingdomino.tally import KINGDOMINO_TALLY  # noqa: PLC0415 - see below

    return KINGDOMINO_TALLY


def _pixies() -> AnyTally:
    from core.games.pixies.tally import PIXIES_TALLY  # noqa: PLC0415 - see below

    return PIXIES_TALLY


TALLIES: Registry[AnyTally] = Registry(
    {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
)
"""The games that can be counted on a real table; each is imported when it is first counted."""
FORMAT = 3
MAX_LENGTH = 400_000
MAX_MOVES = 2_000
MAX_DATE = 10

NOT_A_TALLY = text("core", "This is not a score sheet: {problem}")
NOT_READABLE = text("core", "it cannot be read.")
NEWER = text("core", "A newer version of Kupola saved this score sheet.")


@frozen
class Deed:
    """A move that was made, and the state after it."""

    move: Move
    state: Any


@frozen
class Count:
    """Boards being counted; every change gives another count.

    Attributes:
        tally: How the game is counted.
        options: What was chosen.
        start: The empty boards.
        line: What was done, taken-back deeds included.
        ply: How many of them stand.

    """

    tally: AnyTally
    options: Options
    start: Any
    line: tuple[Deed, ...] = ()
    ply: int = 0

    @classmethod
    def new(cls, key: str, seats: int, given: dict[str, Any]) -> Count:
        """Start with empty boards.

        Raises:
            BadOptions: If the game cannot be counted so.

        """
        if key not in TALLIES:
            raise BadOptions(NOT_A_TALLY.bind(problem=NOT_READABLE))
        tally = TALLIES[key]
        options = choose(tally.options, given)
        if reason := tally.why_not_start(seats, options):
            raise BadOptions(reason)
        return cls(tally, options, tally.new(seats, options))

    @property
    def state(self) -> Any:
        """What lies on the boards now."""
        return self.line[self.ply - 1].state if self.ply else self.start

    @property
    def seats(self) -> int:
        """The number of players."""
        return int(self.start.seats)

    @property
    def flaws(self) -> tuple[BoardFlaw, ...]:
        """What is missing on the boards, or impossible there."""
        return all_flaws(self.tally, self.state)

    def play(self, move: Move) -> Count:
        """Make a move; what was taken back before is forgotten.

        Raises:
            IllegalMove: If it cannot be made.

        """
        deed = Deed(move, self.tally.apply(self.state, move))
        return evolve(self, line=(*self.line[: self.ply], deed), ply=self.ply + 1)

    def undo(self) -> Count:
        """Take back the last move, if there is one."""
        return evolve(self, ply=max(0, self.ply - 1))

    def redo(self) -> Count:
        """Make the move again that was taken back last, if there is one."""
        return evolve(self, ply=min(len(self.line), self.ply + 1))


@frozen
class TallyRecord:
    """A count as it is kept; only a finished one is a result for the history."""

    tally: str
    seats: int
    options: Options
    players: tuple[Sitter, ...]
    date: Annotated[str, range(MAX_DATE + 1)]
    moves: Annotated[tuple[str, ...], range(MAX_MOVES + 1)]
    finished: bool

    @classmethod
    def of(
        cls, count: Count, players: tuple[Sitter, ...], date: str, *, finished: bool
    ) -> TallyRecord:
        """Record the moves that stand."""
        moves = tuple(deed.move.code for deed in count.line[: count.ply])
        return cls(count.tally.key, count.seats, count.options, players, date, moves, finished)

    def replay(self) -> Count:
        """Replay all moves.

        Raises:
            BadRecord: If it cannot be laid so.

        """
        try:
            count = Count.new(self.tally, self.seats, dict(self.options.chosen))
        except KupolaError as error:
            raise BadRecord(CANNOT_START.bind(problem=error.message)) from None
        for number, code in enumerate(self.moves, start=1):
            try:
                count = count.play(parse(code))
            except KupolaError as error:
                raise BadRecord(cannot_play(number, code, error)) from None
        return count


def dumps(record: TallyRecord) -> str:
    """Write a count as the text of a file."""
    data = {"format": FORMAT, **to_plain(record)}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def loads(content: str) -> TallyRecord:
    """Read a count from the text of a file.

    Raises:
        BadRecord: If it is none.

    """
    try:
        data = json.loads(content) if len(content) <= MAX_LENGTH else None
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict) or type(data.get("format")) is not int:
        raise BadRecord(NOT_A_TALLY.bind(problem=NOT_READABLE))
    if data["format"] > FORMAT:
        raise NewerRecord(NEWER)
    plain = {key: value for key, value in data.items() if key != "format"}
    if data["format"] < FORMAT:
        plain.setdefault("finished", True)  # the first format knew no unfinished counts
    try:
        record = from_plain(plain, TallyRecord, "tally")
    except BadPosition as error:
        raise BadRecord(NOT_A_TALLY.bind(problem=error.message)) from None
    if len(record.moves) > MAX_MOVES or len(record.players) not in {0, record.seats}:
        raise BadRecord(NOT_A_TALLY.bind(problem=NOT_READABLE))
    return evolve(record, players=all_named(record.players))
