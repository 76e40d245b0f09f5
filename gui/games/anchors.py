"""The paragraphs of its rulebook that a game cites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from core.kernel.places import Place


class Anchors(Protocol):
    """What a game's ``anchors`` module knows.

    Attributes:
        COUNTED: The paragraph about how points are counted.
    """

    COUNTED: str

    def anchor_of(self, view: Any, place: Place) -> str | None:
        """Find the paragraph about a place; None: there is nothing to point at."""

    def anchor_now(self, view: Any) -> str:
        """Find the paragraph about what has to be decided."""


class NoAnchors:
    """Cites nothing: every place can be pointed at, and no paragraph is about it."""

    COUNTED = ""

    def anchor_of(self, _view: Any, _place: Place) -> str | None:
        """Find no paragraph."""
        return ""

    def anchor_now(self, _view: Any) -> str:
        """Find no paragraph."""
        return ""
