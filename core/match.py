"""A game being played: moves made, moves taken back, and other lines."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve, field, frozen

from core.kernel.errors import BadOptions, BadPosition, KupolaError
from core.kernel.game import AnyGame, Remembering
from core.kernel.messages import Message, Seat, text
from core.kernel.options import Options, choose
from core.kernel.outside_text import cleaned_note
from core.kernel.rng import MAX_SEED, Rng

if TYPE_CHECKING:
    from collections.abc import Mapping

BAD_SEED = text("core", "A seed is a whole number from 0 to {largest}.")
BAD_SEATS = text("core", "This game is for {fewest} to {most} players.")
EXACT_SEATS = text("core", "This game is for exactly {number} players.")
NOTHING_TO_UNDO = text("core", "There is no move to undo.")
NOTHING_TO_REDO = text("core", "There is no move to redo.")
NO_SUCH_BRANCH = text("core", "There is no branch number {number}.")
NO_SUCH_PLY = text("core", "The game has no position after {number} moves.")


class NothingToUndo(KupolaError):
    """The game stands at its first position."""

    code = "nothing_to_undo"


class NothingToRedo(KupolaError):
    """The game stands at the end of its line."""

    code = "nothing_to_redo"


class NoSuchBranch(KupolaError):
    """A line or a position that this match does not have."""

    code = "no_such_branch"


MARKS = ("", "!", "!!", "!?", "?!", "?", "??")
"""The marks that a move can have: none, then from good to bad."""


@frozen
class Note:
    """What is written about a position: a mark of the move that led there, and a comment.

    Attributes:
        mark: One of ``MARKS``.
        text: The comment, cleaned; empty: there is none.

    """

    mark: str = ""
    text: str = field(default="", converter=cleaned_note)

    def __bool__(self) -> bool:
        return bool(self.mark or self.text)


NO_NOTE = Note()


@frozen
class Start:
    """Where a match begins: a deal by its seed, or a position that was set up.

    Attributes:
        seats: The number of players.
        options: What was chosen before the game.
        seed: The seed of the deal; None: the position was set up.
        state: The first position.
        note: What is written about it.

    """

    seats: int
    options: Options
    seed: int | None
    state: Any
    note: Note = NO_NOTE


@frozen
class Turn:
    """A move that was made: its seat, its events and the state after it.

    Attributes:
        name: What the line with this move is called; empty: nothing.
        note: What is written about the move and the position after it.

    """

    seat: Seat
    move: Any
    events: tuple[Any, ...]
    state: Any
    name: str = ""
    note: Note = NO_NOTE


Line: TypeAlias = tuple[Turn, ...]


@frozen
class Match:
    """A game with its history; every change gives another match.

    Attributes:
        game: The rules.
        start: The first position.
        line: The moves of the line being played, taken-back ones included.
        ply: How many of them stand.
        branches: Other lines from the start of the game, oldest first.
        peeked: Whether a move was taken back that had shown a player hidden pieces.
        daily: The date for which the match counts as the daily deal; empty: it does not.
        resigned: The seats that gave the game up after the last move of the line; empty: none did.

    """

    game: AnyGame
    start: Start
    line: Line = ()
    ply: int = 0
    branches: tuple[Line, ...] = ()
    peeked: bool = False
    daily: str = ""
    resigned: tuple[Seat, ...] = ()

    @classmethod
    def new(cls, game: AnyGame, seats: int, given: Mapping[str, object], seed: int) -> Match:
        """Deal a new game.

        Raises:
            BadOptions: If the game cannot be played so.

        """
        if not 0 <= seed <= MAX_SEED:
            raise BadOptions(BAD_SEED.bind(largest=MAX_SEED))
        if seats not in game.seats:
            raise BadOptions(_wanted_seats(game))
        options = choose(game.options, given)
        if reason := game.why_not_start(seats, options):
            raise BadOptions(reason)
        state = game.new(seats, options, Rng.seeded(seed))
        return cls(game, Start(seats, options, seed, state))

    @classmethod
    def at(cls, game: AnyGame, state: Any) -> Match:
        """Begin at a position that was set up.

        Raises:
            BadPosition: If the position breaks an invariant.

        """
        if flaw := game.flaw(state):
            raise BadPosition(flaw)
        return cls(game, Start(state.seats, state.options, None, state))

    @property
    def turns(self) -> Line:
        """The moves that stand."""
        return self.line[: self.ply]

    @property
    def undone(self) -> Line:
        """The moves that were taken back and can be made again."""
        return self.line[self.ply :]

    @property
    def state(self) -> Any:
        """The present position."""
        return self.line[self.ply - 1].state if self.ply else self.start.state

    @property
    def note(self) -> Note:
        """What is written about the present position."""
        return self.line[self.ply - 1].note if self.ply else self.start.note

    @property
    def is_study(self) -> bool:
        """Whether something is written about any position."""
        lines = (self.line, *self.branches)
        return bool(self.start.note) or any(turn.note for line in lines for turn in line)

    @property
    def to_act(self) -> Seat | None:
        """Who decides next; None: the game is over."""
        return self.game.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.to_act is None

    @property
    def given_up(self) -> bool:
        """Whether the game has ended here because players resigned."""
        return bool(self.resigned) and not self.undone

    @property
    def ended(self) -> bool:
        """Whether nobody moves any more: the game is over, or was given up."""
        return self.given_up or self.over

    @property
    def unaided(self) -> bool:
        """Whether the player gets no help: the match counts for a day and has not ended."""
        return bool(self.daily) and not self.goto(len(self.line)).ended

    def seen_by(self, seat: Seat | None) -> Any:
        """Show what a seat may know that has watched from the start."""
        return self.remembered(self.game.view(self.state, seat), seat)

    def remembered(self, view: Any, seat: Seat | None) -> Any:
        """Add to the view of the position what a seat has watched of the moves before it."""
        if not isinstance(self.game, Remembering):
            return view
        redact = self.game.redact
        turns = reversed(self.turns)
        past = (tuple(redact(event, seat) for event in turn.events) for turn in turns)
        return self.game.remembered(view, past)

    def play(self, move: Any) -> Match:
        """Make a move; if it leaves a line of moves taken back, that line becomes a branch.

        A move with which a branch goes on leads back into that branch.

        Raises:
            IllegalMove: If the rules do not allow it.

        """
        if self.undone and self.undone[0].move == move:
            return self.redo()
        for number, line in enumerate(self.branches):
            if len(line) > self.ply == fork(self.turns, line) and line[self.ply].move == move:
                branches = self._without(number) + ((self.line,) if self.undone else ())
                return evolve(self, line=line, ply=self.ply + 1, branches=branches, resigned=())
        turn = made(self.game, self.state, move)
        branches = (*self.branches, self.line) if self.undone else self.branches
        line = (*self.turns, turn)
        return evolve(self, line=line, ply=self.ply + 1, branches=branches, resigned=())

    def undo(self) -> Match:
        """Take back the last move.

        Raises:
            NothingToUndo: If none stands.

        """
        if not self.ply:
            raise NothingToUndo(NOTHING_TO_UNDO)
        return evolve(self, ply=self.ply - 1)

    def redo(self) -> Match:
        """Make the move again that was taken back last.

        Raises:
            NothingToRedo: If there is none.

        """
        if not self.undone:
            raise NothingToRedo(NOTHING_TO_REDO)
        return evolve(self, ply=self.ply + 1)

    def goto(self, ply: int) -> Match:
        """Go to the position after a number of moves of the line.

        Raises:
            NoSuchBranch: If the line is shorter.

        """
        if not 0 <= ply <= len(self.line):
            raise NoSuchBranch(NO_SUCH_PLY.bind(number=ply))
        return evolve(self, ply=ply)

    def branch(self, number: int) -> Match:
        """Return to the end of a line that was left; the present line becomes a branch.

        Raises:
            NoSuchBranch: If there is no branch of that number.

        """
        if not 0 <= number < len(self.branches):
            raise NoSuchBranch(NO_SUCH_BRANCH.bind(number=number))
        line = self.branches[number]
        branches = (*self._without(number), self.line)
        return evolve(self, line=line, ply=len(line), branches=branches, resigned=())

    def give_up(self, seats: tuple[Seat, ...]) -> Match:
        """End the game where it stands; a line that was undone becomes a branch."""
        branches = (*self.branches, self.line) if self.undone else self.branches
        return evolve(self, line=self.turns, branches=branches, resigned=seats)

    def called(self, number: int | None, name: str) -> Match:
        """Name a branch, or the line being played.

        Raises:
            NoSuchBranch: If there is no such branch, or no move that could bear the name.

        """
        line = self.line if number is None else self.branch(number).line
        if not line:
            raise NoSuchBranch(NO_SUCH_PLY.bind(number=1))
        others = [each for each in (self.line, *self.branches) if each is not line]
        own = max((fork(line, each) for each in others), default=0)
        named = _called(line, min(own, len(line) - 1), name)
        if number is None:
            return evolve(self, line=named)
        branches = (*self.branches[:number], named, *self.branches[number + 1 :])
        return evolve(self, branches=branches)

    def noted(self, note: Note) -> Match:
        """Write something about the present position, in every line that passes it."""
        if not self.ply:
            return evolve(self, start=evolve(self.start, note=note))
        branches = tuple(
            _noted(line, self.ply, note) if fork(self.line, line) >= self.ply else line
            for line in self.branches
        )
        return evolve(self, line=_noted(self.line, self.ply, note), branches=branches)

    def _without(self, number: int) -> tuple[Line, ...]:
        return self.branches[:number] + self.branches[number + 1 :]

    def redealt(self, seat: Seat, rng: Rng) -> Match:
        """Begin at the present position, with what a seat cannot know dealt by a generator."""
        view = self.game.view(self.state, seat)
        return Match.at(self.game, self.game.determinize(view, rng))

    def begun_again(self) -> Match:
        """Return the same deal with nothing played."""
        return Match(self.game, self.start)

    def taken_over(self, ply: int, *, peeked: bool) -> Match:
        """Begin another game with the first moves of this one.

        Raises:
            NoSuchBranch: If the line is shorter.

        """
        return Match(self.game, self.start, self.goto(ply).turns, ply, peeked=peeked)


def made(game: AnyGame, state: Any, move: Any) -> Turn:
    """Make a move in a position.

    Raises:
        IllegalMove: If the rules do not allow it.

    """
    seat = game.to_act(state)
    step = game.apply(state, move)
    if seat is None:
        raise RuntimeError(move)  # the rules allowed a move after the end
    return Turn(seat, move, step.events, step.state)


def line_name(line: Line) -> str:
    """Return what a line is called: what its last named move says."""
    return next((turn.name for turn in reversed(line) if turn.name), "")


def _called(line: Line, own: int, name: str) -> Line:
    """Name the last move of a line, and none of those that are the line's own."""
    unnamed = tuple(evolve(turn, name="") if turn.name else turn for turn in line[own:-1])
    return (*line[:own], *unnamed, evolve(line[-1], name=name))


def _noted(line: Line, ply: int, note: Note) -> Line:
    return (*line[: ply - 1], evolve(line[ply - 1], note=note), *line[ply:])


def fork(line: Line, other: Line) -> int:
    """Count the moves with which both lines begin."""
    pairs = zip(line, other, strict=False)
    same = ((a is b or a.move == b.move) for a, b in pairs)
    return next((ply for ply, equal in enumerate(same) if not equal), min(len(line), len(other)))


def _wanted_seats(game: AnyGame) -> Message:
    fewest, most = game.seats[0], game.seats[-1]
    if fewest == most:
        return EXACT_SEATS.bind(number=fewest)
    return BAD_SEATS.bind(fewest=fewest, most=most)
