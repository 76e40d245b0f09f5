"""Errors of ``core``; each carries one translatable sentence."""

from __future__ import annotations

from typing import ClassVar

from .messages import Message, english


class KupolaError(ValueError):
    """A request that cannot be carried out; nothing has changed.

    Class attributes:
        code: The name of this kind of error for other programs.
    """

    code: ClassVar[str]

    def __init__(self, message: Message) -> None:
        """Keep the sentence, so that the window can translate it."""
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        """Return the sentence in English."""
        return english(self.message)


class UnreadableMove(KupolaError):
    """A text that is not the code of any move of this game."""

    code = "unreadable_move"


class IllegalMove(KupolaError):
    """A move that the rules do not allow now."""

    code = "illegal_move"


class UnknownGame(KupolaError):
    """A name that no game has."""

    code = "unknown_game"


class BadOptions(KupolaError):
    """A number of players or an option that the game does not have."""

    code = "bad_options"


class BadPosition(KupolaError):
    """A position that breaks an invariant of the game."""

    code = "bad_position"


class BadRecord(KupolaError):
    """A save file that cannot be read or does not replay."""

    code = "bad_record"


class NewerRecord(BadRecord):
    """A record that a newer version wrote; nothing is wrong with it."""


class BadCode(KupolaError):
    """A text that is no code of a game, or a damaged one."""

    code = "bad_code"
