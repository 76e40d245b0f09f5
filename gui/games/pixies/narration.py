"""Texts about a game of Pixies: moves, rounds, points."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from core.games.pixies.areas import SPACES
from core.games.pixies.events import RoundBegan, RoundEnded
from core.games.pixies.moves import PlaceFaceDown, PlaceFaceUp, PlaceOver
from core.games.pixies.pieces import CARDS, Color
from core.games.pixies.scoring import zone_factor
from core.games.pixies.state import ROUNDS
from core.games.pixies.texts import COLORS, MULTICOLORED, ROUND, SYMBOLS, VALIDATED, ZONE
from core.kernel.events import Scored
from core.kernel.messages import Message, plural, text
from gui.games.narration import Cell, Interlude, MoveText, Piece, Progress, Remaining, Row, Weight
from gui.games.phrases import everybodys_points, moved

from . import counts, prompts, revelations, texts
from .round_table import row_of
from .texts import card_name, plain_name

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from core.games.pixies.events import Event
    from core.games.pixies.moves import Move
    from core.games.pixies.pieces import Card
    from core.games.pixies.view import View
    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine, ScoreSheet
    from core.match import Turn
    from gui.games.narration import Count, Note, Variant

CARD_SHAPE = 143 / 200

FACE_UP = text("pixies_table", "{card}, on space {space}")
ON_A_BACK = text("pixies_table", "{card}, validated on space {space}, on a face-down card")
OVER = text("pixies_table", "{card}, validated on space {space}, over {old}")
UNDER = text("pixies_table", "{card}, face down on space {space}, under {old}, now validated")
FACE_DOWN = text("pixies_table", "{card}, face down on space {space}")
COMPACT: Mapping[Message, Message] = {
    FACE_UP: text("pixies_table", "{card}, space {space}"),
    ON_A_BACK: text("pixies_table", "{card}, validated"),
    OVER: text("pixies_table", "{card}, validated, over {old}"),
    UNDER: text("pixies_table", "{card}, under {old}, now validated"),
    FACE_DOWN: text("pixies_table", "{card}, face down, space {space}"),
}
"""The same in the fewest words; a card that is not face down lies on the space of its number."""

PROGRESS = text("pixies_table", "Round {round} of {rounds} · zone × {factor}")
ROUND_ENDED = text("pixies_table", "Round {round} is over")
ZONE_TIMES = text("pixies_table", "Largest zone × {factor}")

UNSEEN = text("pixies_table", "Cards not yet seen")
CARDS_LEFT = text("pixies_table", "Number {number} ({color}). Not yet seen: {count} of {total}")
NUMBER_LEFT = text("pixies_table", "Number {number}. Not yet seen: {count}")
COLOR_LEFT = text("pixies_table", "Color: {color}. Not yet seen: {count}")

SOURCES = (VALIDATED, SYMBOLS, ZONE)
NAMES: Mapping[tuple[Color, ...], Message] = {
    **{(color,): name for color, name in COLORS.items()},
    tuple(Color): MULTICOLORED,
}
DRAWINGS = {
    ROUND.source: "pixies/back",
    VALIDATED.source: "pixies/seal",
    SYMBOLS.source: "pixies/spiral",
    ZONE.source: "pixies/mark_multi",
    ZONE_TIMES.source: "pixies/mark_multi",
}
ABOUT = {
    ROUND.source: texts.ROUND_EXPLAINED,
    VALIDATED.source: texts.VALIDATED_RULE,
    SYMBOLS.source: texts.SYMBOLS_RULE,
    ZONE.source: texts.ZONE_RULE,
}
_ALL = Counter((card.colors, card.number) for card in CARDS.values())


def move_text(turn: Turn, before: View) -> MoveText:
    """Describe a move."""
    card, move = CARDS[turn.move.card], turn.move
    number = move.space if isinstance(move, PlaceFaceDown) else card.number
    space = before.areas[turn.seat].at(number)
    match move:
        case PlaceFaceUp():
            phrase = FACE_UP if space.down is None else ON_A_BACK
        case PlaceOver():
            phrase = OVER
        case PlaceFaceDown():
            phrase = FACE_DOWN
        case _:
            phrase = UNDER

    def worded(words: Message, name: Callable[[Card], Message]) -> Message:
        old = {} if space.up is None else {"old": name(CARDS[space.up])}
        return words.bind(card=name(card), space=number, **old)

    detail = worded(phrase, card_name)
    return MoveText(
        moved(turn.seat, detail),
        (Piece(card.code, CARD_SHAPE),),
        detail,
        compact=(moved(turn.seat, worded(COMPACT[phrase], plain_name)),),
    )


def heading(event: Event) -> Message | None:
    """Name the round that begins."""
    return ROUND.bind(round=event.round) if isinstance(event, RoundBegan) else None


def note(_event: Event) -> Note | None:
    """Return None: every event of this game is part of a move."""
    return None


def scored_apart(
    _turn: Turn, _before: ScoreSheet, _after: ScoreSheet
) -> tuple[tuple[Seat, ScoreLine], ...]:
    """List nothing: an area counts as it stands, so every change is the move's own."""
    return ()


def status(view: View, legal: Sequence[Move]) -> Message:
    """Say what the player to act can do."""
    return prompts.prompt(view, legal)


def shown(turn: Turn) -> tuple[Message, ...]:
    """Say which hidden pieces a move showed."""
    return tuple(revelations.shown(turn.events))


def news(turn: Turn, _after: View, *, compact: bool = False) -> tuple[Message, ...]:
    """Name the cards that were revealed."""
    return tuple(revelations.news(turn, compact=compact))


def standings(turn: Turn, after: View) -> Message | None:
    """Say that a round is over, with everybody's points in all rounds."""
    ended = next((event for event in turn.events if isinstance(event, RoundEnded)), None)
    if ended is None:
        return None
    totals = (row_of(after, seat).total for seat in range(after.seats))
    return everybodys_points(ROUND_ENDED.bind(round=ended.round), totals)


def progress(view: View) -> Progress:
    """Return the current round, and what its zones are worth."""
    label = PROGRESS.bind(round=view.round, rounds=ROUNDS, factor=zone_factor(view.round))
    about = texts.ZONE_FACTOR_EXPLAINED.bind(factor=zone_factor(view.round))
    return Progress(view.round, ROUNDS, label, about)


def categories(view: View) -> tuple[Message, ...]:
    """List the earlier rounds and the three sources of points of this one."""
    earlier = (ROUND.bind(round=number) for number in range(1, view.round))
    return (*earlier, *SOURCES)


def row_order(view: View) -> tuple[Message, ...]:
    """List earlier rounds and the three sources, as they are always listed."""
    return categories(view)


def category(line: ScoreLine) -> Message:
    """Name the source of some points, which is the paragraph that they cite."""
    return next((source for source in SOURCES if source.rule == line.reason.rule), line.reason)


def lost(_label: Message, _points: int) -> Message | None:
    """Return None: no row of this game only costs points."""
    return None


def gives_back(_label: Message) -> bool:
    """Return False: no row gives anything back."""
    return False


def drawing(label: Message) -> str:
    """Name the drawing that stands for a row of points."""
    return DRAWINGS.get(label.source, "")


def about(label: Message) -> Message | None:
    """Say what a row of points counts."""
    return ABOUT.get(label.source)


def variants(_view: View) -> tuple[Variant, ...]:
    """List nothing: the game has no options."""
    return ()


def foreseen(_view: View) -> tuple[Row, ...]:
    """Foresee nothing: the round counts as it stands."""
    return ()


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count a round that a move ended."""
    return counts.count(turn, before, after)


def interlude(turns: Sequence[Turn], seats: int) -> Interlude | None:
    """Sum up a round by the three sources of points."""
    turn = turns[-1]
    ended = next((event for event in turn.events if isinstance(event, RoundEnded)), None)
    if ended is None:
        return None
    scored = [event for event in turn.events if isinstance(event, Scored)]

    def lines(*reasons: Message) -> tuple[tuple[ScoreLine, ...], ...]:
        return tuple(
            tuple(each.line for each in scored if each.seat == seat and each.line.reason in reasons)
            for seat in range(seats)
        )

    zone = ZONE_TIMES.bind(factor=zone_factor(ended.round))
    sources = ((VALIDATED, VALIDATED), (SYMBOLS, SYMBOLS), (zone, ZONE))
    rows = (
        *(Row(label, lines(source), drawing=drawing(label)) for label, source in sources),
        Row(ROUND.bind(round=ended.round), lines(*SOURCES), Weight.SUM),
    )
    return Interlude(ROUND_ENDED.bind(round=ended.round), rows)


def remaining(view: View) -> Remaining:
    """Count the cards of the deck by number and color."""
    left = Counter((CARDS[card].colors, CARDS[card].number) for card in view.unseen)
    rows = (_numbers(left), *(_colors(left, colors) for colors in NAMES))
    note = plural("pixies_table", "%n card(s) in the deck", "", len(view.unseen))
    return Remaining(UNSEEN, note, rows)


def _numbers(left: Counter[tuple[tuple[Color, ...], int]]) -> tuple[Cell | None, ...]:
    cells = []
    for number in SPACES:
        count = sum(left[colors, number] for colors in NAMES)
        tip = NUMBER_LEFT.bind(number=number, count=count)
        cells.append(Cell(tip, label=str(number), heading=True, need=str(number)))
    return (None, *cells)


def _colors(
    left: Counter[tuple[tuple[Color, ...], int]], colors: tuple[Color, ...]
) -> tuple[Cell | None, ...]:
    marks = tuple(f"pixies/mark_{color.value}" for color in colors)
    name = NAMES[colors]
    count = sum(left[colors, number] for number in SPACES)
    one = colors[0].value if len(colors) == 1 else ""
    tip = COLOR_LEFT.bind(color=name, count=count)
    heading = Cell(tip, drawings=marks, heading=True, need=one)
    cells = []
    for number in SPACES:
        count, total = left[colors, number], _ALL[colors, number]
        tip = CARDS_LEFT.bind(color=name, number=number, count=count, total=total)
        need = f"{number}:{one}" if one and count else ""
        cells.append(Cell(tip, label=str(count), gone=not count, need=need) if total else None)
    return (heading, *cells)
