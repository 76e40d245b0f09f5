"""The dialog before a game: who sits where, and what is played."""

from .dialog import NewGameDialog
from .memory import from_data, to_data
from .plan import Plan, default_plan

__all__ = ["NewGameDialog", "Plan", "default_plan", "from_data", "to_data"]
