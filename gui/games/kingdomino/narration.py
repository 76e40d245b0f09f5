"""Texts about a game of Kingdomino: moves, turns, points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.kingdomino import scoring
from core.games.kingdomino.events import GameBegan, GameEnded, TurnBegan
from core.games.kingdomino.moves import ClaimDomino, PlaceDomino
from core.games.kingdomino.pieces import DOMINOES, domino_piece
from core.games.kingdomino.scoring import merits
from core.games.kingdomino.texts import (
    DYNASTY_EXPLAINED,
    EARLIER_GAME,
    HARMONY,
    MIDDLE_KINGDOM,
    TERRAINS,
)
from core.games.kingdomino.variants import OPTIONS, games_for
from core.kernel.messages import Message, Player, plural, text
from core.kernel.scores import ScoreLine, ScoreSheet
from gui.games.chosen_options import chosen_variants
from gui.games.narration import Cell, Interlude, MoveText, Piece, Progress, Remaining, Row, Weight
from gui.games.phrases import everybodys_points, moved

from . import counts, prompts, revelations, texts
from .texts import where

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from core.games.kingdomino.events import Event
    from core.games.kingdomino.moves import Move
    from core.games.kingdomino.state import Table
    from core.games.kingdomino.view import View
    from core.kernel.messages import Seat
    from core.match import Turn
    from gui.games.narration import Count, Note, Variant

DOMINO_SHAPE = 2.0
COLUMNS = 8

CHOSEN = text("kingdomino_table", "{player} chooses {domino}.")
DISCARDED = text("kingdomino_table", "{player} discards {domino}.")

OPENING = text("kingdomino_table", "First choice")
TURN = text("kingdomino_table", "Turn {turn} of {turns}")
DYNASTY_OPENING = text("kingdomino_table", "Game {game} of {games} · First choice")
DYNASTY_TURN = text("kingdomino_table", "Game {game} of {games} · Turn {turn} of {turns}")

TURN_HEADING = text("kingdomino_table", "Turn {turn}")
GAME_HEADING = text("kingdomino_table", "Game {game}")
GAME_ENDED = text("kingdomino_table", "Game {game} is over: {player} leads by {points}")
GAME_ENDED_LEVEL = text("kingdomino_table", "Game {game} is over: tied for the lead")

STILL_POSSIBLE = text("kingdomino_table", "Still possible")

UNSEEN = text("kingdomino_table", "Dominoes not yet seen")
DOMINO_UNSEEN = text("kingdomino_table", "Not yet seen: {domino}")
DOMINO_SEEN = text("kingdomino_table", "Already seen: {domino}")


DRAWINGS = {
    **{name.source: f"kingdomino/terrain_{terrain.value}_a" for terrain, name in TERRAINS.items()},
    MIDDLE_KINGDOM.source: "kingdomino/castle",
    HARMONY.source: "kingdomino/domino_back",
    EARLIER_GAME.source: "kingdomino/crown_1",
}


ABOUT: Mapping[str, Message] = {
    **{name.source: texts.TERRAIN_RULE for name in TERRAINS.values()},
    MIDDLE_KINGDOM.source: texts.MIDDLE_RULE.bind(points=scoring.MIDDLE_KINGDOM.points),
    HARMONY.source: texts.HARMONY_RULE.bind(points=scoring.HARMONY.points),
    EARLIER_GAME.source: DYNASTY_EXPLAINED,
}


def move_text(turn: Turn, before: View) -> MoveText:
    """Describe a move."""
    player, move = Player(turn.seat), turn.move
    number = move.domino if isinstance(move, ClaimDomino) else _acting_domino(before.table)
    named, short = texts.domino(number), texts.NUMBER.bind(domino=number)
    pieces = (Piece(domino_piece(number), DOMINO_SHAPE),)
    if isinstance(move, PlaceDomino):
        spot = texts.SPOT.bind(there=where(move.cell), side=texts.SIDES[move.direction])
        detail = spot.bind(named=named)
        compact = (moved(turn.seat, spot.bind(named=short)),)
        return MoveText(moved(turn.seat, detail), pieces, detail, compact=compact)
    sentence = (CHOSEN if isinstance(move, ClaimDomino) else DISCARDED).bind(player=player)
    compact = (sentence.bind(domino=short),)
    return MoveText(sentence.bind(domino=named), pieces, named, compact=compact)


def heading(event: Event) -> Message | None:
    """Name the turn or the game that begins."""
    match event:
        case TurnBegan(number):
            return TURN_HEADING.bind(turn=number)
        case GameBegan(number):
            return GAME_HEADING.bind(game=number)
        case _:
            return None


def note(_event: Event) -> Note | None:
    """Return None: every event of this game is part of a move."""
    return None


def scored_apart(
    turn: Turn, before: ScoreSheet, after: ScoreSheet
) -> Iterator[tuple[Seat, ScoreLine]]:
    """List the bonuses that have become certain; its territories are the move's own."""
    known = {line.reason for line in before.lines}
    for line in after.lines:
        if line.reason in {MIDDLE_KINGDOM, HARMONY} and line.reason not in known:
            yield turn.seat, line


def status(view: View, legal: Sequence[Move]) -> Message:
    """Say what the player to act can do."""
    return prompts.prompt(view, legal)


def shown(turn: Turn) -> tuple[Message, ...]:
    """Say which hidden pieces a move showed."""
    return tuple(revelations.shown(turn.events))


def news(turn: Turn, _after: View, *, compact: bool = False) -> tuple[Message, ...]:
    """Name the dominoes of a new line."""
    return tuple(revelations.news(turn, compact=compact))


def standings(turn: Turn, after: View) -> Message | None:
    """Say that a game of a dynasty is over, with everybody's points so far."""
    ended = _ended(turn)
    if ended is None:
        return None
    totals = _totals(_points(after.table))
    return everybodys_points(_standing(ended.number, totals), totals)


def progress(view: View) -> Progress:
    """Return the number of the line being placed."""
    table, setup = view.table, view.table.setup
    turn = (setup.dominoes - view.pile - len(table.next_line)) // setup.line
    games = games_for(table.options)
    opening, later = (DYNASTY_OPENING, DYNASTY_TURN) if games > 1 else (OPENING, TURN)
    label = later if turn else opening
    bound = label.bind(game=table.game, games=games, turn=turn, turns=setup.turns)
    about = texts.TURNS_EXPLAINED.bind(line=setup.line, left=setup.turns - turn)
    return Progress(turn, setup.turns, bound, about)


def categories(view: View) -> tuple[Message, ...]:
    """List the earlier games, the terrains and the bonuses in play."""
    earlier = (EARLIER_GAME.bind(number=n) for n in range(1, view.table.game))
    options = view.table.options
    bonuses = ((MIDDLE_KINGDOM, options["middle_kingdom"]), (HARMONY, options["harmony"]))
    return (*earlier, *TERRAINS.values(), *(bonus for bonus, played in bonuses if played))


def row_order(view: View) -> tuple[Message, ...]:
    """List earlier games, terrains and bonuses, as they are always listed."""
    return categories(view)


def category(line: ScoreLine) -> Message:
    """Name the terrain of a territory; everything else is a row of its own."""
    terrain = dict(line.reason.args).get("terrain")
    return terrain if isinstance(terrain, Message) else line.reason


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


def variants(view: View) -> tuple[Variant, ...]:
    """List the variants that are played."""
    return tuple(chosen_variants(OPTIONS, view.table.options))


def foreseen(view: View) -> tuple[Row, ...]:
    """Itemize the bonuses that can still be earned, while there are some."""
    table = view.table
    lines = tuple(scoring.possible_lines(table, seat) for seat in range(table.seats))
    row = Row(STILL_POSSIBLE, lines, Weight.FORESEEN, about=texts.STILL_POSSIBLE_EXPLAINED)
    return (row,) if any(lines) else ()


def count(turn: Turn, before: View, after: View) -> Count | None:
    """Count the kingdoms of a game that a move ended."""
    return counts.count(turn, before, after)


def interlude(turns: Sequence[Turn], seats: int) -> Interlude | None:
    """Sum up a dynasty after one of its games: the points of each game, and who leads."""
    turn = turns[-1]
    ended = _ended(turn)
    if ended is None:
        return None
    points = _points(turn.state.table)
    rows = tuple(
        Row(
            label := EARLIER_GAME.bind(number=number),
            tuple((ScoreLine(game[seat], label),) for seat in range(seats)),
            Weight.SUM if number == ended.number else Weight.PART,
        )
        for number, game in enumerate(points, start=1)
    )
    return Interlude(_standing(ended.number, _totals(points)), rows)


def _ended(turn: Turn) -> GameEnded | None:
    """Return the end of a game of a dynasty that another game follows."""
    ended = next((event for event in turn.events if isinstance(event, GameEnded)), None)
    return ended if any(isinstance(event, GameBegan) for event in turn.events) else None


def _points(table: Table) -> list[list[int]]:
    """List everybody's points in each finished game of a dynasty."""
    return [[merits(each, table.options)[0] for each in game] for game in table.earlier]


def _totals(points: list[list[int]]) -> list[int]:
    return [sum(each) for each in zip(*points, strict=True)]


def _standing(number: int, totals: list[int]) -> Message:
    """Say that a game of a dynasty is over, and who leads by how much."""
    second, first = sorted(totals)[-2:]
    if first == second:
        return GAME_ENDED_LEVEL.bind(game=number)
    leader = Player(totals.index(first))
    return GAME_ENDED.bind(game=number, player=leader, points=first - second)


def remaining(view: View) -> Remaining:
    """Show which dominoes are in the pile or out of the game."""
    unseen = frozenset(view.unseen)
    cells = [_cell(number, unseen) for number in DOMINOES]
    rows = tuple(tuple(cells[i : i + COLUMNS]) for i in range(0, len(cells), COLUMNS))
    note = plural("kingdomino_table", "%n still to come", "", view.pile)
    return Remaining(UNSEEN, note, rows, DOMINO_SHAPE)


def _cell(number: int, unseen: frozenset[int]) -> Cell:
    sentence = DOMINO_UNSEEN if number in unseen else DOMINO_SEEN
    tip = sentence.bind(domino=texts.domino(number))
    need = f"domino:{number}" if number in unseen else ""
    return Cell(tip, piece=domino_piece(number), gone=not need, need=need)


def _acting_domino(table: Table) -> int:
    return table.current_line[table.turn].domino
