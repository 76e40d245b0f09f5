"""The helps of a seat: its player's own choice, or the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .settings import HELPS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from core.record import Sitter

    from .settings import Settings

AT_A_SEAT = HELPS[:5]
"""The helps that can differ between players."""
NOTHING = "none"
OFF = "off"
"""What an earlier version wrote of a seat that wanted neither targets nor previews."""
PRESETS = {
    "learn": frozenset(HELPS),
    "normal": frozenset({"targets", "undo", "remaining", "refusals", "chances"}),
    "purist": frozenset[str](),
}


def of_table(settings: Settings) -> frozenset[str]:
    """List the helps that the settings allow."""
    return frozenset(name for name in HELPS if getattr(settings, name))


def written(helps: Iterable[str]) -> str:
    """Write a seat's own choice of helps."""
    chosen = frozenset(helps)
    return " ".join(name for name in AT_A_SEAT if name in chosen) or NOTHING


def chosen(text: str) -> str:
    """Convert a seat's own choice from any file version to today's form."""
    own = read(text)
    return "" if own is None else written(own)


def read(text: str) -> frozenset[str] | None:
    """Read a seat's own choice; None: it is left to the settings."""
    if text == NOTHING:
        return frozenset()
    if text == OFF:
        return frozenset({"hints", "undo"})
    names = frozenset(text.split())
    return names if names and names <= frozenset(AT_A_SEAT) else None


def of_seat(sitter: Sitter, table: frozenset[str]) -> frozenset[str]:
    """List the helps that a seat gets at a table."""
    own = read(sitter.help)
    return table if own is None else own | (table - frozenset(AT_A_SEAT))


def preset_of(helps: frozenset[str], among: tuple[str, ...] = HELPS) -> str:
    """Name the preset that a choice equals; empty: it equals none."""
    relevant = helps & frozenset(among)
    return next((k for k, v in PRESETS.items() if v & frozenset(among) == relevant), "")
