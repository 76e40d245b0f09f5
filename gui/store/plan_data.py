"""Plans as JSON data; damaged values are replaced by defaults."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import asdict

from core.ai.levels import EASIEST, LEVELS
from core.kernel.messages import default_name
from core.kernel.options import choose
from core.kernel.outside_text import cleaned_name
from core.kernel.rng import MAX_SEED
from core.record import Sitter
from gui.look.seat_colors import SEAT_COLORS
from gui.text.language import LANGUAGES

from .assistance import chosen
from .plan import Plan, default_plan, free_color

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat
    from core.kernel.options import Option, OptionValue

COLORS = frozenset(color.name for color in SEAT_COLORS)


def to_data(plan: Plan) -> dict[str, Any]:
    """Write a plan as a JSON object; default names will follow the language."""
    return {
        "game": plan.game,
        "sitters": [_written(seat, sitter) for seat, sitter in enumerate(plan.sitters)],
        "options": dict(plan.options),
        "seed": plan.seed,
        "remember": plan.remember,
    }


def from_data(data: object, game: AnyGame) -> Plan:
    """Read a plan for a game from any JSON value."""
    default = default_plan(game)
    if not isinstance(data, dict) or data.get("game") != game.key:
        return default
    sitters = _sitters(data.get("sitters"), game) or default.sitters
    options = _options(data.get("options"), game)
    if game.why_not_start(len(sitters), choose(game.options, options)):
        options = dict(default.options)
    seed = data.get("seed")
    known = type(seed) is int and 0 <= seed <= MAX_SEED
    remember = data.get("remember") is not False
    return Plan(game.key, sitters, options, seed if known else None, remember)


def trusted(players: Sequence[Sitter], seats: int) -> tuple[Sitter, ...]:
    """Return the players of a record; people, where it has no valid ones."""
    seated: tuple[Sitter, ...] = ()
    for seat in range(seats):
        given = asdict(players[seat]) if players else {}
        seated += (_sitter(seat, given, {sitter.color for sitter in seated}),)
    return seated


def _written(seat: Seat, sitter: Sitter) -> dict[str, str]:
    own = sitter.name != default_name(seat, sitter.level)
    return {
        "name": sitter.name if own else "",
        "color": sitter.color,
        "level": sitter.level,
        "language": sitter.language,
        "help": sitter.help,
    }


def _sitters(data: object, game: AnyGame) -> tuple[Sitter, ...]:
    """Read who sits where; empty if this number of players cannot play."""
    if not isinstance(data, list) or len(data) not in game.seats:
        return ()
    sitters: tuple[Sitter, ...] = ()
    for seat, part in enumerate(data):
        given = part if isinstance(part, dict) else {}
        taken = {sitter.color for sitter in sitters}
        sitters += (_sitter(seat, {k: v for k, v in given.items() if type(v) is str}, taken),)
    return sitters


def _sitter(seat: Seat, given: dict[str, str], taken: set[str]) -> Sitter:
    level, language, help_ = (given.get(key, "") for key in ("level", "language", "help"))
    if level and level not in LEVELS:
        level = EASIEST
    color = given.get("color")
    if color not in COLORS - taken:
        color = free_color(taken)
    name = cleaned_name(given.get("name", "")) or default_name(seat, level)
    if level:
        return Sitter(name, color, level)
    return Sitter(
        name,
        color,
        language=language if language in LANGUAGES else "",
        help=chosen(help_),
    )


def _options(data: object, game: AnyGame) -> dict[str, OptionValue]:
    given = data if isinstance(data, dict) else {}
    return {option.key: _value(option, given.get(option.key)) for option in game.options}


def _value(option: Option, given: object) -> OptionValue:
    same = (value for value in option.values if type(value) is type(given) and value == given)
    return next(same, option.default)
