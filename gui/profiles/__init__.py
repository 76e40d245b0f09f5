"""The players of this computer: who they are, what they played, how well."""

from .roster import Profile, Roster

__all__ = ["Profile", "Roster"]
