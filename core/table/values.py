"""What the registers of a table hold, as strict and bounded data (``core/kernel/codec.py``)."""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from attrs import field, frozen

from core.kernel.messages import Message
from core.kernel.options import Options
from core.kernel.outside_text import cleaned, cleaned_name

MOST_ACTS = 16
MOST_SAID = 20
MOST_SEATS = 8
MOST_MEMBERS = 16
"""How many guests and spectators a table has at most."""
WORDS_LENGTH = 120
"""How many letters free words have at most, where a table allows them."""
MOST_STEPS = 2_500

Count: TypeAlias = Annotated[int, range(2**53)]
AtSeat: TypeAlias = Annotated[int, range(MOST_SEATS)]
Word: TypeAlias = Annotated[str, range(41)]
Digits: TypeAlias = Annotated[str, range(129)]


def _cleaned_words(words: str) -> str:
    return cleaned(words, WORDS_LENGTH)


@frozen
class Sit:
    """Take a seat that is open; None: stand up and watch."""

    seat: AtSeat | None


@frozen
class Play:
    """Make a move in the position after ``ply`` moves."""

    number: Count
    epoch: Count
    ply: Count
    code: str


@frozen
class Say:
    """Say a quick phrase, or words of one's own where the table allows them."""

    phrase: Word
    words: str = field(converter=_cleaned_words)


@frozen
class Propose:
    """Ask the others for an undo (to ``ply``), a rematch or a swap of the seats."""

    kind: Word
    ply: Count


@frozen
class Answer:
    """Agree to a proposal, or not."""

    proposal: Count
    agrees: bool


@frozen
class Pause:
    """Interrupt the game, or resume it."""

    paused: bool


@frozen
class Resign:
    """Give the game up."""


@frozen
class Nudge:
    """Remind the player whose turn it is."""


@frozen
class Leave:
    """Leave the table for good."""


Deed: TypeAlias = Sit | Play | Say | Propose | Answer | Pause | Resign | Nudge | Leave


@frozen
class Act:
    """A deed with its number; the host carries out every number once, in order."""

    number: Count
    deed: Deed


@frozen
class Seen:
    """How far a member knows a game: which one, which line of it, as whom, how many moves."""

    number: Count
    epoch: Count
    viewer: AtSeat | None
    ply: Count


@frozen
class Up:
    """What a member says.

    Attributes:
        name: What it is called.
        echo: A random text of this connection; the host repeats it, which shows that it is there.
        commitment: The hash of the host's secret that was shown.
        nonce: The number for the deal with that secret.
        seen: How far it knows the game; None: nothing of it.
        acts: What the host has not acknowledged yet, oldest first.
        present: Whether the program stays at the table.

    """

    name: str = field(converter=cleaned_name)
    echo: Word
    commitment: Digits
    nonce: Digits
    seen: Seen | None
    acts: Annotated[tuple[Act, ...], range(MOST_ACTS + 1)]
    present: bool


@frozen
class SeatInfo:
    """Who sits at a seat.

    Attributes:
        kind: ``open``, ``host`` (a person at the host's computer), ``guest`` or ``computer``.
        level: How strongly a computer plays here.
        member: The guest's name in the registers.
        present: Whether its program answers.
        resigned: Whether it has given the game up.

    """

    kind: Word
    name: str = field(converter=cleaned_name)
    color: Word
    level: Word = ""
    member: Word = ""
    present: bool = True
    resigned: bool = False


@frozen
class Said:
    """Something that was said at the table."""

    number: Count
    name: str = field(converter=cleaned_name)
    phrase: Word
    words: str = field(converter=_cleaned_words)


@frozen
class Proposal:
    """What was proposed, by whom, and which seats have not agreed yet."""

    number: Count
    kind: Word
    ply: Count
    by: AtSeat
    waiting: Annotated[tuple[AtSeat, ...], range(MOST_SEATS + 1)]


@frozen
class TableInfo:
    """What everybody at the table knows of it.

    Attributes:
        host: What the host is called.
        phase: ``gathering``, ``playing`` or ``over``.
        since: When the present turn began, in seconds since 1970.
        free_words: Whether members may say words of their own.
        declined: The number of the last proposal that was declined.
        nudges: How often the player whose turn it is was reminded.
        commitment: The hash of the host's secret.
        seal: The hash of the deal; empty before the game.
        continues: The name of the table whose game this one continues; empty: none.

    """

    host: str = field(converter=cleaned_name)
    game: Word
    options: Options
    seats: Annotated[tuple[SeatInfo, ...], range(1, MOST_SEATS + 1)]
    watchers: Annotated[tuple[str, ...], range(MOST_MEMBERS + 1)]
    phase: Word
    paused: bool
    since: Count
    free_words: bool
    proposal: Proposal | None
    declined: Count
    said: Annotated[tuple[Said, ...], range(MOST_SAID + 1)]
    nudges: Count
    commitment: Digits
    seal: Digits
    continues: Word


@frozen
class StepInfo:
    """A move as a member may know it.

    Attributes:
        move: Its code; None: only the player who made it may know it.
        events: What happened, redacted.
        view: What the member sees after it.

    """

    seat: AtSeat
    move: str | None
    events: Any
    view: Any


@frozen
class Course:
    """The moves after the first ``base`` ones of a line of a game.

    Attributes:
        start: What the member saw before the first move; None where ``base`` is not 0.

    """

    number: Count
    epoch: Count
    viewer: AtSeat | None
    base: Count
    start: Any
    steps: Annotated[tuple[StepInfo, ...], range(MOST_STEPS + 1)]


@frozen
class Opened:
    """The deal after the game: the host's secret, all numbers, and the game as it is saved."""

    secret: Digits
    numbers: Annotated[tuple[tuple[Word, Digits], ...], range(MOST_MEMBERS + 1)]
    record: Any


@frozen
class Refusal:
    """Why an act was not carried out."""

    act: Count
    reason: Message


@frozen
class Down:
    """What the host says to a member.

    Attributes:
        echo: What the member said last, which shows that the host is there.
        status: ``knocking``, ``in``, ``out`` or ``full``.
        acked: The last act that was carried out or refused.
        course: What the member does not know yet of the game; None: no game has begun.
        opened: The deal, once the game is over.

    """

    echo: Word
    status: Word
    acked: Count
    refusal: Refusal | None
    table: TableInfo | None
    course: Course | None
    opened: Opened | None
    present: bool
