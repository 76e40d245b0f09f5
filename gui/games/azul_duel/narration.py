"""Texts about a game of Azul Duel: moves, phases, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel import texts
from core.games.azul_duel.board import ROUNDS
from core.games.azul_duel.events import RoundBegan, TilingBegan
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.pieces import COLORS, tile_piece
from core.games.azul_duel.scoring import loss_lines, tablet_lines
from core.games.azul_duel.settings import OPTIONS, special_counts
from core.games.azul_duel.state import Stage
from core.kernel.events import Scored
from core.kernel.messages import Message, Player, plural, text
from gui.games.chosen_options import chosen_variants
from gui.games.narration import Cell, Progress, Remaining, Row, Variant, Weight
from gui.games.phrases import everybodys_points
from gui.games.zones import joined_sentences, listed

from . import counts, move_details, prompts, revelations, round_summary, tiling_notes
from . import texts as words
from .explain import broken_rule, first_tile_rule, goal_rule
from .faces import scores_of
from .option_texts import VALUES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from core.games.azul_duel.events import Event
    from core.games.azul_duel.moves import Move
    from core.games.azul_duel.view import View
    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine, ScoreSheet
    from core.match import Turn
    from gui.games.narration import Count, Interlude, MoveText, Note

CELL_SHAPE = 0.62

# Phases.

BEFORE = text("azul_duel_table", "Before round 1")
ACQUISITION = text("azul_duel_table", "Round {round} of {rounds} · Acquisition")
TILING = text("azul_duel_table", "Round {round} of {rounds} · Tiling")
PHASES: Mapping[Stage, Message] = {
    Stage.OPENING: BEFORE,
    Stage.COMPLETING: TILING,
    Stage.PLACING: TILING,
    Stage.OVER: TILING,
}
ROUND = text("azul_duel_table", "Round {round}")
TILING_OF = text("azul_duel_table", "Tiling: {player}")

# Rows of points.

SHORT: Mapping[Message, Message] = {
    texts.START_SCORE: text("azul_duel_table", "Start"),
    texts.SPECIALS: texts.SPECIALS,
    texts.GOALS[Goal.ROWS]: text("azul_duel_table", "Goal: rows"),
    texts.GOALS[Goal.FIVE]: text("azul_duel_table", "Goal: five colors"),
    texts.GOALS[Goal.COLS]: text("azul_duel_table", "Goal: columns"),
    texts.GOALS[Goal.EDGE]: text("azul_duel_table", "Goal: edge"),
    texts.GOALS[Goal.DIAG]: text("azul_duel_table", "Goal: diagonals"),
    texts.GOALS[Goal.CORNER]: text("azul_duel_table", "Goal: corners"),
    texts.GOALS[Goal.WILD]: text("azul_duel_table", "Goal: multicolored"),
    texts.GOALS[Goal.EMPTY_SPECIAL]: text("azul_duel_table", "Goal: empty special"),
    texts.PLATES_PAID: text("azul_duel_table", "Stack plates"),
    texts.BROKEN_TILES: texts.BROKEN_TILES,
    texts.FIRST_PLAYER_TILE: texts.FIRST_PLAYER_TILE,
    texts.SPARED: text("azul_duel_table", "Not lost"),
}
START, *LATER = SHORT.values()
ROW_ORDER = (START, *(ROUND.bind(round=number) for number in range(1, ROUNDS + 1)), *LATER)

DRAWINGS: Mapping[str, str] = {
    SHORT[texts.START_SCORE].source: "azul_duel/token_blue",
    ROUND.source: "azul_duel/tile_blue",
    SHORT[texts.SPECIALS].source: "azul_duel/tile_special",
    SHORT[texts.PLATES_PAID].source: "azul_duel/plate_back_wild",
    SHORT[texts.BROKEN_TILES].source: "azul_duel/slot_broken",
    SHORT[texts.FIRST_PLAYER_TILE].source: "azul_duel/tile_first",
    SHORT[texts.SPARED].source: "azul_duel/tower",
    **{SHORT[texts.GOALS[goal]].source: f"azul_duel/tablet_{goal.name.lower()}" for goal in Goal},
}

APART = frozenset(
    {texts.BROKEN_TILES, texts.FIRST_PLAYER_TILE, texts.SPARED, *texts.GOALS.values()}
)
"""The reasons of points that no move earns."""

ABOUT: Mapping[str, Message] = {
    SHORT[texts.START_SCORE].source: words.START_EXPLAINED,
    ROUND.source: words.ROUND_EXPLAINED,
    SHORT[texts.SPECIALS].source: words.SPECIALS_EXPLAINED,
    SHORT[texts.PLATES_PAID].source: words.PLATES_EXPLAINED,
    SHORT[texts.BROKEN_TILES].source: broken_rule(words.BROKEN_RULE),
    SHORT[texts.FIRST_PLAYER_TILE].source: first_tile_rule(),
    SHORT[texts.SPARED].source: words.SPARED_EXPLAINED,
    **{SHORT[texts.GOALS[goal]].source: goal_rule(goal) for goal in Goal},
}

LOSSES = text("azul_duel_table", "Losses so far")
GOALS = text("azul_duel_table", "Goals so far")

# What is left.

LEFT = text("azul_duel_table", "Tiles in bag and tower")
COLOR_LEFT = text("azul_duel_table", "Color: {color}. Bag: {bag}, tower: {tower}")


def move_text(turn: Turn, before: View) -> MoveText:
    """Describe a move."""
    return move_details.described(turn, before)


def heading(event: Event) -> Message | None:
    """Name the round or the tiling that begins."""
    match event:
        case RoundBegan(number):
            return ROUND.bind(round=number)
        case TilingBegan(seat):
            return TILING_OF.bind(player=Player(seat))
        case _:
            return None


def note(event: Event) -> Note | None:
    """Say why a player lays nothing, or why a line stays or breaks."""
    return tiling_notes.note(event)


def scored_apart(
    turn: Turn, _before: ScoreSheet, _after: ScoreSheet
) -> Iterator[tuple[Seat, ScoreLine]]:
    """List what the end of a round costs, and what the scoring tablets bring at the end."""
    for event in turn.events:
        if isinstance(event, Scored) and event.line.reason in APART:
            yield event.seat, event.line


def status(view: View, legal: Sequence[Move]) -> Message:
    """Say what the player to act can do."""
    return prompts.prompt(view, legal)


def shown(turn: Turn) -> tuple[Message, ...]:
    """Say which hidden pieces a move showed."""
    return tuple(revelations.shown(turn.events))


def news(turn: Turn, after: View, *, compact: bool = False) -> tuple[Message, ...]:
    """Name the tiles, plates and chips that came to light."""
    return tuple(revelations.news(turn, after, compact=compact))


def standings(turn: Turn, after: View) -> Message | None:
    """Say that a round is over, with both scores."""
    over = round_summary.ended_by(turn)
    return None if over is None else everybodys_points(over, scores_of(after))


def progress(view: View) -> Progress:
    """Return the current round and phase."""
    label = PHASES.get(view.stage, ACQUISITION).bind(round=view.round, rounds=ROUNDS)
    tiling = PHASES.get(view.stage) is TILING
    about = words.TILING_EXPLAINED if tiling else words.ACQUISITION_EXPLAINED
    return Progress(0 if view.stage is Stage.OPENING else view.round, ROUNDS, label, about)


def categories(view: View) -> tuple[Message, ...]:
    """List the start and the rounds so far."""
    rounds = (ROUND.bind(round=number) for number in range(1, view.round + 1))
    return (SHORT[texts.START_SCORE], *rounds)


def row_order(_view: View) -> tuple[Message, ...]:
    """List start, rounds, special tiles, goals, and then what was paid and lost."""
    return ROW_ORDER


def category(line: ScoreLine) -> Message:
    """Name the row of some points, shorter than their reason."""
    number = dict(line.reason.args).get("round")
    return SHORT[line.reason] if number is None else ROUND.bind(round=number)


def lost(label: Message, points: int) -> Message | None:
    """Say what broken tiles, the first-player tile or plates from the stack cost a player."""
    if label == SHORT[texts.BROKEN_TILES]:
        return plural("azul_duel_table", "{player} lost %n point(s) to broken tiles.", "", points)
    if label == SHORT[texts.FIRST_PLAYER_TILE]:
        return plural(
            "azul_duel_table", "{player} lost %n point(s) to the first-player tile.", "", points
        )
    if label == SHORT[texts.PLATES_PAID]:
        return plural(
            "azul_duel_table", "{player} paid %n point(s) for plates from the stack.", "", points
        )
    return None


def gives_back(label: Message) -> bool:
    """Return whether a row holds points not lost, because no score falls below 0."""
    return label == SHORT[texts.SPARED]


def drawing(label: Message) -> str:
    """Name the drawing that stands for a row of points."""
    return DRAWINGS.get(label.source, "")


def about(label: Message) -> Message | None:
    """Say what a row of points counts."""
    return ABOUT.get(label.source)


def variants(view: View) -> tuple[Variant, ...]:
    """List the goals, which the board shows, and the options that are not as usual."""
    names = listed([words.GOAL_NAMES[goal] for goal in view.goals])
    rules = joined_sentences([goal_rule(goal) for goal in view.goals])
    goals = Variant(words.GOALS_NAMED.bind(goals=names), rules, on_board=True)
    return (goals, *chosen_variants(OPTIONS, view.options, VALUES))


def foreseen(view: View) -> tuple[Row, ...]:
    """Itemize what the end of the round would cost now, and what the goals would bring."""
    if view.stage is Stage.OVER:
        return ()
    special = special_counts(view.options)
    losses = tuple(
        loss_lines(board, seat, holds_first_tile=view.first_tile == seat)
        for seat, board in enumerate(view.boards)
    )
    goals = tuple(
        tablet_lines(board, view.goals, seat, special_counts_as_color=special)
        for seat, board in enumerate(view.boards)
    )
    return (
        Row(LOSSES, losses, Weight.FORESEEN, about=words.LOSSES_EXPLAINED),
        Row(GOALS, goals, Weight.FORESEEN, about=words.GOALS_EXPLAINED),
    )


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count what a move scored."""
    return counts.count(turn, before, after)


def interlude(turns: Sequence[Turn], seats: int) -> Interlude | None:
    """Sum up a round by what its points are for."""
    return round_summary.summary_of(turns, seats, SHORT.__getitem__, drawing, ROUND)


def remaining(view: View) -> Remaining:
    """Count the tiles of each color that can still be drawn."""
    cells = tuple(
        Cell(
            COLOR_LEFT.bind(color=texts.COLORS[color], bag=bag, tower=tower),
            piece=tile_piece(color),
            label=str(bag + tower),
            gone=not bag + tower,
            need=f"2*{color.value}@factory" if bag + tower else "",
        )
        for color, bag, tower in zip(COLORS, view.bag, view.tower, strict=True)
    )
    note = plural("azul_duel_table", "%n tile(s)", "", sum(view.bag) + sum(view.tower))
    return Remaining(LEFT, note, (cells,), CELL_SHAPE)
