"""What a puzzle is about, and why its answer is right: from the points at the end of two courses.

The answer is compared with the most tempting wrong move: the one that scores most at once. The
reason names the item in which the two ends differ most in favor of the answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.ai.greedy import lead as lead_now
from core.games.azul_duel import texts as azul_texts
from core.games.azul_duel.moves import SkipLine, SpendChips, TakeChip, TakeMoon
from core.games.kingdomino import texts as kingdomino_texts
from core.games.pixies import texts as pixies_texts
from core.games.pixies.moves import PlaceOver, PlaceUnder
from core.kernel.messages import Message, Player, Seat, plural, text

from .costs import compared, rivals, sheets_at_end

if TYPE_CHECKING:
    from core.kernel.game import AnyGame

    from .solving import Solved, Solver


@frozen
class Theme:
    """What some puzzles of a game have in common.

    Attributes:
        key: Its name in the protocol.
        letter: Its name in the files of puzzles.
        title: Its name for players.
        hint: What to look at, without the answer.

    """

    key: str
    letter: str
    title: Message
    hint: Message


NO_HOLE = Theme(
    "no_hole",
    "h",
    text("puzzles", "No hole"),
    text("puzzles", "Leave room for every domino that still comes to you."),
)
PATIENCE = Theme(
    "patience",
    "p",
    text("puzzles", "Less now, more later"),
    text("puzzles", "The placement that scores most at once is not the best one."),
)
TERRITORY = Theme(
    "territory",
    "t",
    text("puzzles", "The right territory"),
    text("puzzles", "Compare what each territory is worth when the last domino lies."),
)
BONUS = Theme(
    "bonus",
    "b",
    text("puzzles", "Save the bonus"),
    text("puzzles", "Mind the bonus: the castle in the middle, or no discarded domino."),
)
DENY = Theme(
    "deny",
    "d",
    text("puzzles", "Leave nothing for the others"),
    text("puzzles", "Look at what the others would get out of it."),
)
STAYS_UP = Theme(
    "stays_up",
    "u",
    text("puzzles", "Which stays up"),
    text("puzzles", "Two cards of one number: compare what each shows."),
)
VALIDATION = Theme(
    "validation",
    "v",
    text("puzzles", "Validate"),
    text("puzzles", "A validated card scores its number."),
)
ZONE = Theme(
    "zone",
    "z",
    text("puzzles", "The largest zone"),
    text("puzzles", "Count the cards of the largest zone, times its factor."),
)
SYMBOLS = Theme(
    "symbols",
    "s",
    text("puzzles", "Spirals and crosses"),
    text("puzzles", "Count spirals, crosses and special cards that show at the end."),
)
CHIPS = Theme(
    "chips",
    "c",
    text("puzzles", "A chip in time"),
    text("puzzles", "Chips stand in for missing tiles: two that match, or any three."),
)
SAVING = Theme(
    "saving",
    "k",
    text("puzzles", "Save the chips"),
    text("puzzles", "A line that is left incomplete now may pay for a better one."),
)
MOON = Theme(
    "moon",
    "m",
    text("puzzles", "Dig the moon"),
    text("puzzles", "Look at the moon parts, and at what they uncover."),
)
BREAKING = Theme(
    "breaking",
    "x",
    text("puzzles", "Do not break"),
    text("puzzles", "Count the tiles that will break, and who has to take them."),
)
GOALS = Theme(
    "goals",
    "g",
    text("puzzles", "The goals count"),
    text("puzzles", "Look at the scoring tablets before you look at the tiles."),
)
LINES = Theme(
    "lines",
    "l",
    text("puzzles", "The right line"),
    text("puzzles", "Compare what each pattern line brings when it is complete."),
)

THEMES: dict[str, tuple[Theme, ...]] = {
    "azul_duel": (CHIPS, SAVING, MOON, BREAKING, GOALS, LINES, DENY),
    "kingdomino": (NO_HOLE, PATIENCE, TERRITORY, BONUS, DENY),
    "pixies": (STAYS_UP, VALIDATION, ZONE, SYMBOLS, DENY),
}


@frozen
class Explanation:
    """A theme, and the sentence that says why the answer is right."""

    theme: Theme
    reason: Message


def tempting(game: AnyGame, solved: Solved) -> Any:
    """Return the wrong move that scores most at once; of equal ones, the best in the end."""
    wrong = [move for move in solved.totals if move not in solved.right]
    return max(wrong, key=lambda move: (_at_once(game, solved, move), solved.values[move]))


def _at_once(game: AnyGame, solved: Solved, move: Any) -> float:
    return lead_now(game, game.apply(solved.state, move).state, solved.seat)


def explained(game: AnyGame, solver: Solver, solved: Solved) -> Explanation:
    """Find the theme of a solved decision and the reason for its first right move."""
    answer, rival = solved.right[0], tempting(game, solved)
    ends = [solver.end(solved.state, move) for move in (answer, rival)]
    right, wrong = (sheets_at_end(game, solved.state, end) for end in ends)
    others = rivals(solved.totals[answer], solved.totals[rival], solved.seat)
    items = compared(right, wrong, (solved.seat, *others))
    most = max(items, key=lambda each: (each.cost(solved.seat), each.seat == solved.seat))
    seat, category = most.seat, most.reason
    reason = _reason(category, most.cost(solved.seat), None if seat == solved.seat else seat)
    match game.key:
        case "kingdomino":
            theme = _of_kingdomino(game, solved, (answer, rival), (ends[0], ends[1]), category)
        case "pixies":
            theme = _of_pixies(answer, category)
        case _:
            theme = _of_azul_duel(answer, category)
    is_plain = theme in (TERRITORY, LINES, VALIDATION, ZONE, SYMBOLS, GOALS, BREAKING)
    return Explanation(DENY if seat != solved.seat and is_plain else theme, reason)


def _reason(category: Message, points: int, other: Seat | None) -> Message:
    if other is None:
        own = plural("puzzles", "At the end it brings you %n point(s) more: {item}.", "", points)
        return own.bind(item=category)
    theirs = plural("puzzles", "At the end {player} has %n point(s) less: {item}.", "", points)
    return theirs.bind(item=category, player=Player(other))


def _of_kingdomino(
    game: AnyGame, solved: Solved, moves: tuple[Any, Any], ends: tuple[Any, Any], category: Message
) -> Theme:
    if category in (kingdomino_texts.MIDDLE_KINGDOM, kingdomino_texts.HARMONY):
        return BONUS
    discarded = [len(end.table.kingdoms[solved.seat].discarded) for end in ends]
    if discarded[0] < discarded[1]:
        return NO_HOLE
    answer, rival = moves
    if _at_once(game, solved, answer) < _at_once(game, solved, rival):
        return PATIENCE
    return TERRITORY


def _of_pixies(answer: Any, category: Message) -> Theme:
    if isinstance(answer, PlaceOver | PlaceUnder):
        return STAYS_UP
    named = {pixies_texts.ZONE: ZONE, pixies_texts.SYMBOLS: SYMBOLS}
    return named.get(category, VALIDATION)


def _of_azul_duel(answer: Any, category: Message) -> Theme:
    if isinstance(answer, SkipLine):
        return SAVING
    if isinstance(answer, TakeChip):
        return CHIPS
    if isinstance(answer, TakeMoon):
        return MOON
    if category in (azul_texts.BROKEN_TILES, azul_texts.FIRST_PLAYER_TILE, azul_texts.SPARED):
        return BREAKING
    if category in azul_texts.GOALS.values():
        return GOALS
    return CHIPS if isinstance(answer, SpendChips) else LINES
