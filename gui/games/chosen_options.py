"""The options of a game that differ from the usual ones, in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import text

from .narration import Variant

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message
    from core.kernel.options import Option, Options

    from .game_ui import ValueNames

SET = text("games", "{option}: {value}")
OFF = text("games", "Off: {option}")


def chosen_variants(
    declared: Sequence[Option], options: Options, names: ValueNames | None = None
) -> Iterator[Variant]:
    """Name every option that is not as usual; values without names are left out."""
    for option in declared:
        value = options[option.key]
        if value != option.default and (name := _named(option, options, names or {})) is not None:
            yield Variant(name, option.explanation)


def _named(option: Option, options: Options, names: ValueNames) -> Message | None:
    value = options[option.key]
    if isinstance(value, bool):
        return option.title if value else OFF.bind(option=option.title)
    named = names.get(option.key, {}).get(value)
    return None if named is None else SET.bind(option=option.title, value=named)
