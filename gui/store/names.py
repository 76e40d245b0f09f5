"""Which names mean the same player; knows no Qt."""

from __future__ import annotations


def same_name(name: str, other: str) -> bool:
    """Tell whether two names are one and the same player's."""
    return name.casefold() == other.casefold()
