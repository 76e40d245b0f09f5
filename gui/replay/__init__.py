"""A game seen again, move by move."""

from .room import ReplayRoom

__all__ = ["ReplayRoom"]
