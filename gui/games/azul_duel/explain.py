"""Explanations of every place and label: its purpose, its points, its current state."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.azul_duel.dome import NUMBERS, cells_of
from core.games.azul_duel.goal_cells import (
    COLUMN_POINTS,
    CORNER_POINTS,
    DIAGONAL_POINTS,
    EMPTY_SPECIAL_POINTS,
    FIVE_POINTS,
    ROW_POINTS,
    WILD_POINTS,
    scored_cells,
)
from core.games.azul_duel.goals import Goal
from core.games.azul_duel.pieces import Space, Tile
from core.games.azul_duel.scoring import (
    BROKEN_PENALTIES,
    FIRST_TILE_PENALTY,
    loss_lines,
    placement_lines,
    special_line,
    tablet_lines,
)
from core.games.azul_duel.settings import special_counts
from core.games.azul_duel.state import LARGE, Stage
from core.kernel.messages import Player
from gui.games.zones import joined_sentences, listed
from gui.text.numbers import signed

from . import texts
from .faces import scores_of
from .tile_counts import held_tiles, is_ordered

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from core.games.azul_duel.board import Board
    from core.games.azul_duel.view import View
    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.scores import ScoreLine

_VALUES = {
    Goal.ROWS: ROW_POINTS,
    Goal.FIVE: FIVE_POINTS,
    Goal.COLS: COLUMN_POINTS,
    Goal.EDGE: 1,
    Goal.DIAG: DIAGONAL_POINTS,
    Goal.CORNER: min(CORNER_POINTS.values()),
    Goal.WILD: WILD_POINTS,
    Goal.EMPTY_SPECIAL: -EMPTY_SPECIAL_POINTS,
}


def explanation_of(view: View, place: Place) -> Message | None:
    """Say what a place or a label is for; None: its name and the rules say it."""
    if place.area in {"sun", "moon"}:
        return _tile(view, place)
    explained = _EXPLAINED.get(place.area)
    return explained(view, place) if explained else None


def _tile(view: View, place: Place) -> Message | None:
    """Say what is taken together with a tile; None: it cannot be taken."""
    number, index = place.at
    factory = view.factories[number]
    lying = factory.sun if place.area == "sun" else factory.moon
    buried = place.area == "moon" and number != LARGE and index < len(lying) - 1
    if index >= len(lying) or buried:
        return None
    said = [texts.TAKEN_TOGETHER.bind(tiles=held_tiles(view, place))]
    if place.area == "sun" and is_ordered(view, place):
        said.append(texts.ORDER_CHOSEN)
    return joined_sentences(said)


def goal_rule(goal: Goal) -> Message:
    """Say what a goal scores."""
    return texts.GOAL_RULES[goal].bind(points=_VALUES[goal], more=max(CORNER_POINTS.values()))


def broken_rule(message: Message) -> Message:
    """Fill in what one to four broken tiles cost."""
    _, one, two, three, four = BROKEN_PENALTIES
    return message.bind(one=one, two=two, three=three, four=four)


def first_tile_rule() -> Message:
    """Say what the first-player tile costs."""
    return texts.FIRST_TILE_EXPLAINED.bind(points=FIRST_TILE_PENALTY)


def _goal(view: View, place: Place) -> Message:
    """Say what a goal scores, and how much of it both players have."""
    goal = view.goals[place.at[0]]
    rule = goal_rule(goal)
    special = special_counts(view.options)
    found = [
        scored_cells(board.dome, goal, special_counts_as_color=special) for board in view.boards
    ]
    players = [
        texts.COUNTED.bind(player=Player(seat), count=each.count, points=signed(each.points))
        for seat, each in enumerate(found)
    ]
    return joined_sentences([rule, texts.SO_FAR.bind(players=listed(players))])


def _score(view: View, place: Place) -> Message:
    if view.stage is Stage.OVER:
        return texts.SCORE_FINAL
    seat = place.seat or 0
    board = _board(view, place)
    special = special_counts(view.options)
    losses = loss_lines(board, seat, holds_first_tile=view.first_tile == seat)
    goals = tablet_lines(board, view.goals, seat, special_counts_as_color=special)
    return texts.SCORE_EXPLAINED.bind(losses=_sum(losses), goals=_sum(goals))


def _sum(lines: Iterable[ScoreLine]) -> str:
    return signed(sum(line.points for line in lines))


def _track(view: View, _: Place) -> Message:
    players = [
        texts.HAS.bind(player=Player(seat), points=points)
        for seat, points in enumerate(scores_of(view))
    ]
    return texts.TRACKS_EXPLAINED.bind(players=listed(players))


def _row_value(view: View, place: Place) -> Message:
    (row,) = place.at
    dome = _board(view, place).dome
    special = [(row, c) for c in NUMBERS if dome.space((row, c)) is Space.SPECIAL]
    filled = sum(dome.tile(cell) is not None for cell in special)
    points = special_line((row, 1), place.seat or 0).points
    return texts.ROW_VALUE_EXPLAINED.bind(points=points, filled=filled, free=len(special) - filled)


def _broken(view: View, place: Place) -> Message:
    loss = signed(-BROKEN_PENALTIES[len(_board(view, place).broken)])
    return broken_rule(texts.BROKEN_EXPLAINED).bind(loss=loss)


def _first_tile(_view: View, _place: Place) -> Message:
    return first_tile_rule()


def _line(_: View, place: Place) -> Message:
    return texts.LINE_EXPLAINED.bind(line=place.at[0])


def _dome(view: View, place: Place) -> Message:
    cell, seat = (place.at[0], place.at[1]), place.seat or 0
    dome = _board(view, place).dome
    if dome.tile(cell) is not None:
        return texts.FILLED_EXPLAINED
    space = dome.space(cell)
    if space is None:
        return texts.SLOT_EXPLAINED
    if space is Space.SPECIAL:
        return texts.SPECIAL_CELL_EXPLAINED.bind(points=special_line(cell, seat).points)
    tile = Tile.BLUE if space is Space.WILD else Tile(space.value)
    lines = placement_lines(dome.with_tile(cell, tile), cell, seat)
    return texts.CELL_EXPLAINED.bind(points=sum(line.points for line in lines))


def _slot(view: View, place: Place) -> Message:
    row, column = place.at
    index, dome = (row - 1) * 3 + column - 1, _board(view, place).dome
    if dome.slots[index] is None:
        return texts.SLOT_EXPLAINED
    filled = sum(dome.tile(cell) is not None for cell in cells_of(index))
    return texts.PLATE_EXPLAINED.bind(filled=filled)


def _chip(_view: View, _place: Place) -> Message:
    return texts.CHIP_EXPLAINED


def _stored_chips(view: View, place: Place) -> Message:
    left = sum(not chip.spent for chip in _board(view, place).chips)
    return joined_sentences([texts.CHIP_EXPLAINED, texts.CHIPS_EXPLAINED_STORED.bind(count=left)])


def _token(view: View, place: Place) -> Message:
    return texts.TOKEN_EXPLAINED.bind(count=_board(view, place).tokens)


def _bag(_view: View, _place: Place) -> Message:
    return texts.BAG_EXPLAINED


def _special(_view: View, _place: Place) -> Message:
    return texts.SPECIAL_EXPLAINED


def _board(view: View, place: Place) -> Board:
    return view.boards[place.seat or 0]


_EXPLAINED: dict[str, Callable[[View, Place], Message]] = {
    "goal": _goal,
    "score": _score,
    "marker": _track,
    "track": _track,
    "row_value": _row_value,
    "broken": _broken,
    "broken_field": _broken,
    "loss": _broken,
    "broken_title": _broken,
    "first_player_tile": _first_tile,
    "first_player_spot": _first_tile,
    "first_tile_loss": _first_tile,
    "line": _line,
    "pattern_line": _line,
    "dome": _dome,
    "slot": _slot,
    "chip": _chip,
    "chip_supply": _chip,
    "chip_store": _stored_chips,
    "chips_title": _stored_chips,
    "storage": _stored_chips,
    "token": _token,
    "spent_token": _token,
    "bag": _bag,
    "tower": _bag,
    "special_supply": _special,
}
