"""Before a game: who sits where, and what is played. Its dialog is fetched when it is opened."""

from .memory import from_data, to_data
from .plan import Plan, default_plan

__all__ = ["Plan", "default_plan", "from_data", "to_data"]
