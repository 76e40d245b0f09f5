"""What can be wrong with what somebody asks for; each says so in one sentence."""

from __future__ import annotations

from .messages import Message, english


class KupolaError(ValueError):
    """Something asked for cannot be had; nothing has changed."""

    def __init__(self, message: Message) -> None:
        """Keep the sentence, so that the table can translate it."""
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """Say it in English."""
        return english(self.message)


class UnreadableMove(KupolaError):
    """A text that is not the code of any move of this game."""


class IllegalMove(KupolaError):
    """A move that the rules do not allow now."""


class BadOptions(KupolaError):
    """A number of players or an option that the game does not have."""


class BadPosition(KupolaError):
    """A position that breaks an invariant of the game."""


class BadRecord(KupolaError):
    """A save file that cannot be read or does not replay."""
