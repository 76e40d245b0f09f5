"""Sentences as values: core creates them, the window translates them.

Write every sentence as a literal, so that the translation tools find it::

    LINE_FULL = text("azul_duel", "Pattern line {line} is already full.")
    LINE_FULL.bind(line=2).citing("pattern-lines")
    plural("azul_duel", "%n tile(s) break", "", count)
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, TypeAlias

from attrs import evolve, frozen

if TYPE_CHECKING:
    from collections.abc import Sequence

Seat: TypeAlias = int
"""A player's number, from 0, clockwise round the table."""


@frozen
class Player:
    """An argument that is shown as the name of the player at a seat."""

    seat: Seat


Argument: TypeAlias = "int | str | Player | Message"


@frozen
class Message:
    """A translatable sentence with its arguments.

    Attributes:
        context: Which catalogue it belongs to: a game's key or a module of core.
        source: The English sentence with ``{named}`` places and, for plurals, ``%n``.
        comment: Distinguishes equal English sentences for translators.
        count: The number that chooses the plural form.
        args: The named arguments, sorted by name.
        rule: The anchor of the rulebook paragraph that explains it.

    """

    context: str
    source: str
    comment: str = ""
    count: int | None = None
    args: tuple[tuple[str, Argument], ...] = ()
    rule: str = ""

    def bind(self, **args: Argument) -> Message:
        """Fill in named places."""
        bound = tuple(sorted({**dict(self.args), **args}.items()))
        return Message(self.context, self.source, self.comment, self.count, bound, self.rule)

    def citing(self, rule: str) -> Message:
        """Point to the paragraph of the rulebook."""
        return evolve(self, rule=rule)


def text(context: str, source: str, comment: str = "") -> Message:
    """Make a sentence; all arguments must be literals."""
    return Message(context, source, comment)


def plural(context: str, source: str, comment: str, count: int) -> Message:
    """Make a sentence whose form depends on a number; all but the number must be literals."""
    return Message(context, source, comment, count)


PLAYER = text("core", "Player {number}")
COMPUTER = text("core", "Computer {number}")


def english(message: Message, names: Sequence[str] = ()) -> str:
    """Render a message in its source language, for logs and for the engine protocol."""
    source = message.source
    if message.count is not None:
        source = _counted(source, message.count)
    return source.format_map({key: _shown(value, names) for key, value in message.args})


def default_name(seat: Seat, level: str = "") -> str:
    """Name a player who has not chosen a name; it is shown in every language."""
    name = COMPUTER if level else PLAYER
    return english(name.bind(number=seat + 1))


def _counted(source: str, count: int) -> str:
    ending = r"" if count == 1 else r"\1"
    return re.sub(r"\((e?s)\)", ending, source).replace("%n", str(count))


def _shown(value: Argument, names: Sequence[str]) -> str:
    match value:
        case Message():
            return english(value, names)
        case Player(seat) if seat < len(names):
            return names[seat]
        case Player(seat):
            return english(PLAYER.bind(number=seat + 1))
        case _:
            return str(value)
