"""What a player may be called; knows no Qt."""

from __future__ import annotations

NAME_LENGTH = 24


def cleaned_name(name: str) -> str:
    """Keep of a name what can be shown in a line; it may be nothing."""
    shown = "".join(letter for letter in name if letter.isprintable())
    return shown.strip()[:NAME_LENGTH].strip()


def same_name(name: str, other: str) -> bool:
    """Tell whether two names are one and the same player's."""
    return name.casefold() == other.casefold()
