"""The settings of a position: what no piece on the table shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.arranging import ROUND, TURN_GROUP, Setting, seat_setting, turn_setting
from core.kernel.messages import Player
from core.kernel.tuples import replaced

from . import arranging_texts as texts
from .board import (
    FIRST_STACK,
    LAST_PLATE_ROUND,
    LINES,
    MOST_BROKEN,
    MOST_FIRST,
    MOST_FOR_SPECIALS,
    MOST_FOR_TILES,
    ROUNDS,
    START_SCORE,
    TOKENS,
    Ledger,
)
from .goals import RANDOM, TABLETS
from .pieces import COLORS, Kind
from .settings import tablets
from .state import TILING, StackPlate, Stage

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat

    from .goals import Goal
    from .state import State

STAGES = tuple(Stage)
MOST_PAID = FIRST_STACK * TOKENS * LAST_PLATE_ROUND
SEEN = ((False, False), (True, False), (False, True), (True, True))
"""Who can have seen the front of a plate, in the order of the names."""
SHUFFLED = len(SEEN)
KINDS = tuple(Kind)


def settings_of(state: State, seat: Seat) -> Iterator[Setting]:
    """List all settings, those of points for one seat."""
    yield from _turn(state, seat)
    yield from _goals(state)
    for index, color in enumerate(COLORS):
        most = state.tower[index] + state.bag.count(color)
        numbers, title = range(most + 1), texts.TOWER[color]
        yield Setting(f"tower{index}", texts.TOWER_GROUP, title, state.tower[index], numbers)
    yield from _points(state, seat)
    yield from _plates(state)


def with_setting(state: State, seat: Seat, key: str, number: int) -> State:
    """Change a setting."""
    name, index = key.rstrip("0123456789"), int(key.lstrip("abcdefghijklmnopqrstuvwxyz_") or 0)
    board = state.boards[seat]
    match name:
        case "round" | "turn" | "starter" | "line":
            return _with_number(state, name, number)
        case "stage":
            return _with_stage(state, STAGES[number])
        case "passed":
            return state.with_board(seat, evolve(board, passed=bool(number)))
        case "tablet":
            return evolve(state, goals=_with_side(state.goals, index, number))
        case "tower":
            return evolve(state, tower=replaced(state.tower, index, number))
        case "top":
            return evolve(state, stack=_with_top(state.stack, KINDS[number]))
        case "under":
            return evolve(state, stack=_seen(state.stack, index, number))
        case "drawn":
            return evolve(state, hand=_seen(state.hand, index, number))
        case _:
            ledger = _with_points(board.ledger, state.round, name, index, number)
            return state.with_board(seat, evolve(board, ledger=ledger))


def is_known(plate: StackPlate) -> bool:
    """Return whether a player knows a plate in the stack: it was drawn and put back."""
    return any(plate.seen)


def _turn(state: State, seat: Seat) -> Iterator[Setting]:
    yield turn_setting(state.turn, state.seats)
    stage = STAGES.index(state.stage)
    names = tuple(texts.STAGES[each] for each in STAGES)
    yield Setting("stage", TURN_GROUP, texts.STAGE, stage, range(len(STAGES)), names)
    yield Setting("round", TURN_GROUP, ROUND, state.round, range(1, ROUNDS + 1))
    yield seat_setting("starter", TURN_GROUP, texts.STARTER, state.starter, state.seats)
    if state.stage in TILING:
        yield Setting("line", TURN_GROUP, texts.LINE, state.line, LINES)
    passed = int(state.boards[seat].passed)
    title = texts.PASSED.bind(player=Player(seat))
    yield Setting("passed", TURN_GROUP, title, passed, range(2), (texts.NO, texts.YES))


def _with_number(state: State, name: str, number: int) -> State:
    changes: dict[str, Any] = {name: number}
    return evolve(state, **changes)


def _with_stage(state: State, stage: Stage) -> State:
    """Let another decision be pending; a line is tiled only in its phase."""
    line = max(1, state.line) if stage in TILING else 0
    return evolve(state, stage=stage, line=line)


def _goals(state: State) -> Iterator[Setting]:
    """List the tablets where they are drawn at random."""
    choice = tablets(state.options)
    if choice not in RANDOM:
        return
    for index, sides in enumerate(TABLETS):
        value = next((n for n, goal in enumerate(sides, start=1) if goal in state.goals), 0)
        names = (texts.NOT_IN_PLAY, *(texts.GOALS[goal] for goal in sides))
        title = texts.TABLET.bind(number=index + 1)
        yield Setting(f"tablet{index}", texts.TABLETS_GROUP, title, value, range(len(names)), names)


def _with_side(goals: tuple[Goal, ...], index: int, side: int) -> tuple[Goal, ...]:
    """Turn a tablet to a side, or take it out of play."""
    chosen = {*goals} - {*TABLETS[index]}
    if side:
        chosen.add(TABLETS[index][side - 1])
    return tuple(goal for sides in TABLETS for goal in sides if goal in chosen)


def _points(state: State, seat: Seat) -> Iterator[Setting]:
    ledger, group = state.boards[seat].ledger, texts.POINTS_GROUP
    most = START_SCORE + MOST_FOR_TILES * state.round
    numbers: list[tuple[str, Message, int, int]] = [
        ("points", texts.POINTS, ledger.total, max(most, ledger.total)),
        *(
            (f"tiles{index}", texts.TILE_POINTS.bind(round=index + 1), points, MOST_FOR_TILES)
            for index, points in enumerate(ledger.tiles[: state.round])
        ),
        ("specials", texts.SPECIAL_POINTS, ledger.specials, MOST_FOR_SPECIALS),
        ("paid", texts.PLATES_PAID, -ledger.plates, MOST_PAID),
        ("broken", texts.BROKEN_LOSS, -ledger.broken, MOST_BROKEN * ROUNDS),
        ("first", texts.FIRST_LOSS, -ledger.first, MOST_FIRST * ROUNDS),
        ("spared", texts.SPARED, ledger.spared, (MOST_BROKEN + MOST_FIRST) * ROUNDS),
    ]
    for key, title, value, highest in numbers:
        least = min(0, value)
        yield Setting(key, group, title, value, range(least, highest + 1))


def _with_points(ledger: Ledger, round_: int, name: str, index: int, number: int) -> Ledger:
    """Enter points of one kind, or the total: where it came from does not matter then."""
    match name:
        case "tiles":
            return evolve(ledger, tiles=replaced(ledger.tiles, index, number))
        case "specials":
            return evolve(ledger, specials=number)
        case "paid":
            return evolve(ledger, plates=-number)
        case "broken":
            return evolve(ledger, broken=-number)
        case "first":
            return evolve(ledger, first=-number)
        case "spared":
            return evolve(ledger, spared=number)
    tiles, rest = list(Ledger().tiles), max(0, number - START_SCORE)
    for earlier in range(round_):
        tiles[earlier] = min(rest, MOST_FOR_TILES)
        rest -= tiles[earlier]
    return Ledger(tiles=tuple(tiles), plates=min(0, number - START_SCORE))


def _plates(state: State) -> Iterator[Setting]:
    """List who has seen which plate: of those put under the stack, and of those drawn."""
    unknown = [plate for plate in state.stack if not is_known(plate)]
    if unknown:
        top = KINDS.index(unknown[0].kind)
        backs = tuple(texts.BACKS[kind] for kind in KINDS)
        yield Setting("top", texts.STACK_GROUP, texts.TOP, top, range(len(KINDS)), backs)
    both = (Player(0), Player(1), texts.SEEN_BY_BOTH)
    for index, plate in enumerate(state.stack):
        if is_known(plate):
            title = texts.UNDER_STACK.bind(number=index - len(unknown) + 1)
            value, known = SEEN.index(plate.seen), (*both, texts.SHUFFLED_IN)
            numbers = range(1, SHUFFLED + 1)
            yield Setting(f"under{index}", texts.STACK_GROUP, title, value, numbers, known)
    for index, plate in enumerate(state.hand):
        title, value = texts.DRAWN.bind(number=index + 1), SEEN.index(plate.seen)
        names, numbers = (texts.UNSEEN, *both), range(SHUFFLED)
        yield Setting(f"drawn{index}", texts.STACK_GROUP, title, value, numbers, names)


def _seen(plates: tuple[StackPlate, ...], index: int, number: int) -> tuple[StackPlate, ...]:
    """Change who has seen a plate, or shuffle it in."""
    changed = StackPlate(plates[index].plate)
    if number != SHUFFLED:
        changed = evolve(changed, seen=SEEN[number], back_seen=True)
    return replaced(plates, index, changed)


def _with_top(stack: tuple[StackPlate, ...], kind: Kind) -> tuple[StackPlate, ...]:
    """Put the first unknown plate of a kind on top, if there is one."""
    fitting = (n for n, plate in enumerate(stack) if not is_known(plate) and plate.kind is kind)
    index = next(fitting, None)
    if index is None:
        return stack
    return (stack[index], *stack[:index], *stack[index + 1 :])
