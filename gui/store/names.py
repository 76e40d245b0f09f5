"""Compare names of players; imports no Qt."""

from __future__ import annotations


def same_name(name: str, other: str) -> bool:
    """Return whether two names belong to the same player."""
    return name.casefold() == other.casefold()
