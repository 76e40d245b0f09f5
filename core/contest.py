"""Several games that count together: a duplicate match, a triathlon, a dynasty.

A **duplicate match** plays one deal as often as there are seats, everybody sitting at each seat
once: luck evens out, and the points of all games together decide.

A **triathlon** plays the three games of ``SPREADS`` in a row. Their points cannot be added, so each
game shares out 100: with a difference of *d* points, the winner gets ``50 + 25 · d / spread``, at
most 100, and the loser the rest, whole numbers both. ``SPREADS`` holds the usual difference between
two equal players of each game; winning by just that much is worth 75 : 25 in every game. It is the
mean of ``python -m tests.benchmarks spreads``: 16.2 ± 2.4 in 120 games of Azul Duel, 8.0 ± 0.6 in
500 of Kingdomino, 11.1 ± 0.8 in 500 of Pixies, with 95 % confidence, between players that look 200
times ahead at every move. Equal triathlons are decided by the number of games won.

A **dynasty** is an option of a game, which then keeps the score of its own rounds.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

from attrs import evolve, frozen

from core.games import GAMES
from core.history import DYNASTY
from core.kernel.codec import from_plain, to_plain
from core.kernel.errors import BadOptions, BadPosition, BadRecord, KupolaError, NewerRecord
from core.kernel.file_names import is_file_name
from core.kernel.messages import text
from core.kernel.options import Options
from core.kernel.scores import Standing, ranked
from core.match import Match
from core.record import Sitter, all_named

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from core.kernel.options import OptionValue

FORMAT = 1
DUPLICATE = "duplicate"
TRIATHLON = "triathlon"
KINDS = (DUPLICATE, TRIATHLON)
SPREADS: Mapping[str, int] = {"azul_duel": 16, "kingdomino": 8, "pixies": 11}
WHOLE = 100
USUAL = 25
"""What a game won by the usual difference brings beyond one half of the whole."""
TRIATHLETES = 2
MOST_LEGS = 10
MOST_ENTRANTS = 5
MOST_POINTS = 2_000
"""More than a game of any kind can bring, a dynasty of three games included."""

Points: TypeAlias = Annotated[int, range(-MOST_POINTS, MOST_POINTS + 1)]
Rank: TypeAlias = Annotated[int, range(1, MOST_ENTRANTS + 1)]
Entrant: TypeAlias = Annotated[int, range(MOST_ENTRANTS)]
MAX_LENGTH = 100_000
NO_CONTEST = text("core", "This is not a Kupola match.")
TWO_ONLY = text("core", "A triathlon is for exactly two players.")


class NewerContest(NewerRecord):
    """A contest that another version wrote, with games or rules that this one does not know.

    Attributes:
        files: The names of its games.

    """

    def __init__(self, files: tuple[str, ...]) -> None:
        super().__init__(NO_CONTEST)
        self.files = files


@frozen
class Leg:
    """One game of a contest.

    Attributes:
        game: The key of the game.
        options: What is chosen for it.
        seed: The number of its deal.
        seating: Which entrant sits at which seat.
        file: The name of its record; empty: it has not begun.
        points: The points by entrant; empty: it is not over.
        ranks: The final rank by entrant.

    """

    game: str
    options: Options
    seed: int
    seating: tuple[Entrant, ...]
    file: str = ""
    points: tuple[Points, ...] = ()
    ranks: tuple[Rank, ...] = ()

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return bool(self.points)


@frozen
class Contest:
    """Who meets whom in which games."""

    kind: str
    entrants: tuple[Sitter, ...]
    legs: tuple[Leg, ...]

    @property
    def over(self) -> bool:
        """Whether every game was played."""
        return all(leg.over for leg in self.legs)

    @property
    def current(self) -> int | None:
        """The number of the next game to be played; None: all were."""
        return next((number for number, leg in enumerate(self.legs) if not leg.over), None)

    def sitters(self, number: int) -> tuple[Sitter, ...]:
        """Seat the entrants for a game."""
        return tuple(self.entrants[entrant] for entrant in self.legs[number].seating)

    def match(self, number: int) -> Match:
        """Deal a game."""
        leg = self.legs[number]
        return Match.new(GAMES[leg.game], len(leg.seating), dict(leg.options.chosen), leg.seed)

    def begun(self, number: int, file: str) -> Contest:
        """Note where a game is recorded."""
        return self._with(number, evolve(self.legs[number], file=file))

    def ended(self, number: int, standings: Sequence[Standing]) -> Contest:
        """Note how a game ended, by its seats."""
        leg = self.legs[number]
        found = {leg.seating[each.seat]: each for each in standings}
        order = range(len(self.entrants))
        points = tuple(found[entrant].points for entrant in order)
        ranks = tuple(found[entrant].rank for entrant in order)
        return self._with(number, evolve(leg, points=points, ranks=ranks))

    def reopened(self, number: int) -> Contest:
        """Mark a finished game as being played again."""
        return self._with(number, evolve(self.legs[number], points=(), ranks=()))

    def worth(self, number: int) -> tuple[int, ...]:
        """Return what each entrant gets for a game; empty: it is not over."""
        leg = self.legs[number]
        if self.kind == DUPLICATE or not leg.over:
            return leg.points
        first, second = leg.points
        return shared_out(leg.game, first - second)

    @property
    def totals(self) -> tuple[int, ...]:
        """Each entrant's total so far."""
        worths = [self.worth(number) for number, leg in enumerate(self.legs) if leg.over]
        return tuple(sum(worth[e] for worth in worths) for e in range(len(self.entrants)))

    @property
    def standings(self) -> tuple[Standing, ...]:
        """Rank the entrants as it stands, the best first; a triathlon counts games won too."""
        wins = [
            sum(leg.over and leg.ranks[entrant] == 1 for leg in self.legs)
            if self.kind == TRIATHLON
            else 0
            for entrant in range(len(self.entrants))
        ]
        return ranked([*zip(self.totals, wins, strict=True)])

    def _with(self, number: int, leg: Leg) -> Contest:
        return evolve(self, legs=(*self.legs[:number], leg, *self.legs[number + 1 :]))


def shared_out(game: str, difference: int) -> tuple[int, int]:
    """Share out what a game of a triathlon is worth, by the difference of its points."""
    margin = (2 * USUAL * abs(difference) + SPREADS[game]) // (2 * SPREADS[game])
    more = WHOLE // 2 + min(margin, WHOLE // 2)
    return (more, WHOLE - more) if difference >= 0 else (WHOLE - more, more)


def games_with(option: str) -> tuple[str, ...]:
    """List the games that have an option."""
    return tuple(
        key for key, game in GAMES.items() if option in {each.key for each in game.options}
    )


def duplicate(
    game: str, options: Mapping[str, OptionValue], seed: int, entrants: tuple[Sitter, ...]
) -> Contest:
    """Make a contest in which each entrant plays the same deal from every seat.

    Raises:
        BadOptions: If the game cannot be played so.

    """
    seats = len(entrants)
    chosen = _chosen(game, options, seed, seats)
    legs = tuple(
        Leg(game, chosen, seed, tuple((seat + turn) % seats for seat in range(seats)))
        for turn in range(seats)
    )
    return Contest(DUPLICATE, entrants, legs)


def triathlon(
    options: Mapping[str, Mapping[str, OptionValue]], seed: int, entrants: tuple[Sitter, ...]
) -> Contest:
    """Play the three games in a row; the first seat alternates, and its last turn is drawn.

    Raises:
        BadOptions: If a game cannot be played so.

    """
    if len(entrants) != TRIATHLETES:
        raise BadOptions(TWO_ONLY)
    turns = (0, 1, seed % 2)
    legs = tuple(
        Leg(game, _chosen(game, options.get(game, {}), seed, TRIATHLETES), seed, (turn, 1 - turn))
        for game, turn in zip(SPREADS, turns, strict=True)
    )
    return Contest(TRIATHLON, entrants, legs)


def dynasty(game: str, options: Mapping[str, OptionValue], seats: int) -> Options:
    """Choose the options of a dynasty, which is one game of several rounds of its own.

    Raises:
        BadOptions: If the game cannot be played so.

    """
    return _chosen(game, {**options, DYNASTY: True}, 0, seats)


def _chosen(game: str, options: Mapping[str, OptionValue], seed: int, seats: int) -> Options:
    return Match.new(GAMES[game], seats, options, seed).start.options


def dumps(contest: Contest) -> str:
    """Write a contest as the text of a file."""
    return json.dumps({"format": FORMAT, **to_plain(contest)}, ensure_ascii=False, indent=1) + "\n"


def loads(content: str) -> Contest:
    """Read a contest from the text of a file.

    Raises:
        BadRecord: If it is none.
        NewerContest: If another version wrote it; names the files of its games.

    """
    try:
        data: Any = json.loads(content) if len(content) <= MAX_LENGTH else None
        _refuse_foreign(data)
        if data.pop("format") != FORMAT:
            raise BadRecord(NO_CONTEST)
        contest = from_plain(data, Contest, "match")
        fine = _is_sound(contest)
    except NewerContest:
        raise
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError, BadPosition):
        raise BadRecord(NO_CONTEST) from None
    if not fine:
        raise BadRecord(NO_CONTEST)
    return evolve(contest, entrants=all_named(contest.entrants))


def _refuse_foreign(data: Any) -> None:
    """Refuse a contest of a newer format, of another kind, or with a game that is not known."""
    number, kind, legs = data["format"], data.get("kind"), data.get("legs", ())
    if type(number) is not int or number < FORMAT:
        return
    games = {game for leg in legs if type(game := leg.get("game")) is str}
    unknown = (type(kind) is str and kind not in KINDS) or not games <= set(GAMES)
    if number > FORMAT or unknown:
        raise NewerContest(tuple(f for leg in legs if type(f := leg.get("file")) is str))


def _is_sound(contest: Contest) -> bool:
    seats, order = len(contest.entrants), list(range(len(contest.entrants)))
    if contest.kind not in KINDS or not 0 < len(contest.legs) <= MOST_LEGS:
        return False
    if contest.kind == TRIATHLON and seats != TRIATHLETES:
        return False
    for number, leg in enumerate(contest.legs):
        whole = len(leg.points) == len(leg.ranks) in {0, seats}
        if leg.game not in GAMES or sorted(leg.seating) != order or not whole:
            return False
        if leg.file and not is_file_name(leg.file):
            return False
        try:
            contest.match(number)
        except KupolaError:
            return False
    return True
