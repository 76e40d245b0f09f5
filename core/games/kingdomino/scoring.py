"""Points, and who has won."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

from attrs import frozen

from core.kernel.events import Scored
from core.kernel.messages import Message, Player
from core.kernel.scores import Outcome, ScoreLine, ScoreSheet, ranked

from . import texts
from .grid import CASTLE, Cell
from .pieces import Terrain
from .places import kingdom_cell

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from core.kernel.messages import Seat
    from core.kernel.options import Options
    from core.kernel.places import Place

    from .kingdom import Kingdom, Territory
    from .state import Table

Merits: TypeAlias = tuple[int, int, int]
"""What decides, in this order: points, squares of the largest territory, crowns."""


@frozen
class Bonus:
    """Extra points that a variant gives."""

    points: int
    reason: Message


class Prospect(Enum):
    """Whether a bonus will count: no later domino changes that, one still may, or it is lost."""

    CERTAIN = "certain"
    POSSIBLE = "possible"
    LOST = "lost"


MIDDLE_KINGDOM = Bonus(10, texts.MIDDLE_KINGDOM)
HARMONY = Bonus(5, texts.HARMONY)


def bonuses(kingdom: Kingdom, options: Options) -> list[Bonus]:
    """List the bonuses that a kingdom earns as it stands."""
    earned = []
    if options["middle_kingdom"] and _in_the_middle(kingdom, options):
        earned.append(MIDDLE_KINGDOM)
    if options["harmony"] and kingdom.complete:
        earned.append(HARMONY)
    return earned


def prospects(table: Table, seat: Seat) -> dict[Bonus, Prospect]:
    """Return, for every bonus in play, whether a kingdom of the current game will earn it."""
    kingdom, options = table.kingdoms[seat], table.options
    earned = bonuses(kingdom, options)
    played = len(kingdom.laid) + len(kingdom.discarded)
    done = played == table.setup.dominoes_each
    found = {}
    if options["middle_kingdom"]:
        settled = done or kingdom.fills_its_frame
        possible = kingdom.castle_could_be_central
        found[MIDDLE_KINGDOM] = _prospect(MIDDLE_KINGDOM in earned, settled, possible=possible)
    if options["harmony"]:
        possible = not kingdom.discarded
        found[HARMONY] = _prospect(HARMONY in earned, done, possible=possible)
    return found


def _prospect(earned: bool, settled: bool, *, possible: bool) -> Prospect:  # noqa: FBT001 - two facts
    if settled:
        return Prospect.CERTAIN if earned else Prospect.LOST
    return Prospect.POSSIBLE if possible else Prospect.LOST


def certain_score(table: Table, seat: Seat) -> ScoreSheet:
    """Itemize a player's points as ``score`` does, without bonuses that can still be lost."""
    return ScoreSheet(tuple(_without_open_bonuses(score(table, seat).lines, table, seat)))


def possible_lines(table: Table, seat: Seat) -> tuple[ScoreLine, ...]:
    """Itemize the bonuses that a player can still earn."""
    found = prospects(table, seat).items()
    return tuple(
        _bonus_line(bonus, bonus.points, seat)
        for bonus, prospect in found
        if prospect is Prospect.POSSIBLE
    )


def _without_open_bonuses(
    lines: Iterable[ScoreLine], table: Table, seat: Seat
) -> Iterator[ScoreLine]:
    still_open = {line.reason for line in possible_lines(table, seat)}
    return (line for line in lines if line.reason not in still_open)


def _in_the_middle(kingdom: Kingdom, options: Options) -> bool:
    if options["lenient_middle"]:
        return kingdom.castle_could_be_central
    return kingdom.castle_is_central


def merits(kingdom: Kingdom, options: Options) -> Merits:
    """Return the ranking key of one kingdom."""
    points = sum(territory.points for territory in kingdom.territories)
    extra = sum(bonus.points for bonus in bonuses(kingdom, options))
    return points + extra, kingdom.largest, kingdom.crowns


def total_merits(table: Table, seat: Seat) -> Merits:
    """Return the ranking key of a player's kingdoms of all games together."""
    games = (*table.earlier, table.kingdoms)
    weighed = [merits(kingdoms[seat], table.options) for kingdoms in games]
    points, largest, crowns = zip(*weighed, strict=True)
    return sum(points), sum(largest), sum(crowns)


def score(table: Table, seat: Seat) -> ScoreSheet:
    """Itemize a player's points: earlier games, territories by terrain, bonuses."""
    earlier = (
        ScoreLine(merits(kingdoms[seat], table.options)[0], texts.EARLIER_GAME.bind(number=number))
        for number, kingdoms in enumerate(table.earlier, start=1)
    )
    return ScoreSheet((*earlier, *kingdom_lines(table.kingdoms[seat], seat, table.options)))


def kingdom_lines(kingdom: Kingdom, seat: Seat, options: Options) -> Iterator[ScoreLine]:
    """Itemize what one kingdom is worth: territories by terrain, then bonuses."""
    for territory in sorted((t for t in kingdom.territories if t.crowns), key=_sheet_order):
        yield _territory_line(territory, territory.points, seat)
    for bonus in bonuses(kingdom, options):
        yield _bonus_line(bonus, bonus.points, seat)


_TERRAIN_ORDER = {terrain: order for order, terrain in enumerate(Terrain)}


def _sheet_order(territory: Territory) -> tuple[int, int, Cell]:
    return _TERRAIN_ORDER[territory.terrain], -territory.points, min(territory.cells)


def _territory_line(territory: Territory, points: int, seat: Seat) -> ScoreLine:
    reason = texts.TERRITORY.bind(
        terrain=texts.TERRAINS[territory.terrain],
        squares=territory.size,
        crowns=territory.crowns,
    )
    return ScoreLine(points, reason, _places(sorted(territory.cells), seat))


def _bonus_line(bonus: Bonus, points: int, seat: Seat) -> ScoreLine:
    return ScoreLine(points, bonus.reason, _places((CASTLE,), seat))


def _places(cells: Iterable[Cell], seat: Seat) -> tuple[Place, ...]:
    return tuple(kingdom_cell(seat, cell) for cell in cells)


def changes(before: Kingdom, after: Kingdom, seat: Seat, options: Options) -> Iterator[Scored]:
    """Itemize how laying a domino changed a player's points, territory by territory."""
    for line in _growth(before, after, seat):
        yield Scored(seat, line)
    lost, won = bonuses(before, options), bonuses(after, options)
    for bonus in lost:
        if bonus not in won:
            yield Scored(seat, _bonus_line(bonus, -bonus.points, seat))
    for bonus in won:
        if bonus not in lost:
            yield Scored(seat, _bonus_line(bonus, bonus.points, seat))


def _growth(before: Kingdom, after: Kingdom, seat: Seat) -> Iterator[ScoreLine]:
    """Itemize what a domino added to the territories."""
    for territory in after.territories:
        if territory.crowns and territory not in before.territories:
            merged = (old.points for old in before.territories if old.cells <= territory.cells)
            yield _territory_line(territory, territory.points - sum(merged), seat)


def certain_changes(before: Table, after: Table, seat: Seat) -> Iterator[ScoreLine]:
    """Itemize what a placement adds to the certain points of a player."""
    yield from _growth(before.kingdoms[seat], after.kingdoms[seat], seat)
    known, now = prospects(before, seat), prospects(after, seat)
    for bonus, prospect in now.items():
        if prospect is Prospect.CERTAIN is not known[bonus]:
            yield _bonus_line(bonus, bonus.points, seat)


def head_start(kingdom: Kingdom, seat: Seat, options: Options) -> Iterator[Scored]:
    """List the bonuses that an empty kingdom earns: a lone castle stands in its middle."""
    for bonus in bonuses(kingdom, options):
        yield Scored(seat, _bonus_line(bonus, bonus.points, seat))


def outcome(table: Table) -> Outcome | None:
    """Rank the players by points, then largest territory, then crowns."""
    if not table.over:
        return None
    weighed = [total_merits(table, seat) for seat in range(table.seats)]
    return decided(weighed, dynasty=bool(table.earlier))


def decided(weighed: Sequence[Merits], *, dynasty: bool = False) -> Outcome:
    """Rank the players by the keys of their kingdoms, and say what decided."""
    standings = ranked(weighed)
    best, second = (weighed[standing.seat] for standing in standings[:2])
    points, squares, crowns = best
    reason = _deciding(best, second, dynasty=dynasty).bind(
        winner=Player(standings[0].seat), points=points, squares=squares, crowns=crowns
    )
    return Outcome(standings, reason, _tie_break(best, second, dynasty=dynasty))


def _tie_break(best: Merits, second: Merits, *, dynasty: bool) -> Message | None:
    """Say what decided equal points, if anything did."""
    if best[0] > second[0] or best == second:
        return None
    if best[1] > second[1]:
        territory = texts.DYNASTY_BROKEN_BY_TERRITORY if dynasty else texts.BROKEN_BY_TERRITORY
        return territory.bind(best=best[1], other=second[1])
    crowns = texts.DYNASTY_BROKEN_BY_CROWNS if dynasty else texts.BROKEN_BY_CROWNS
    return crowns.bind(best=best[2], other=second[2])


def _deciding(best: Merits, second: Merits, *, dynasty: bool) -> Message:
    if best[0] > second[0]:
        return texts.won_by_points(best[0])
    if best[1] > second[1]:
        return texts.DYNASTY_WON_BY_TERRITORY if dynasty else texts.WON_BY_TERRITORY
    if best[2] > second[2]:
        return texts.DYNASTY_WON_BY_CROWNS if dynasty else texts.WON_BY_CROWNS
    return texts.DYNASTY_SHARED if dynasty else texts.SHARED
