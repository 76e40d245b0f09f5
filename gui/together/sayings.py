"""What was said at a table, as a sentence in the reader's language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.table.phrases import PHRASES
from gui.text.translation import called

from .play_texts import SAID

if TYPE_CHECKING:
    from core.kernel.messages import Message
    from core.table.values import Said


def said_words(said: Said) -> Message:
    """Name who said something, and what."""
    words = PHRASES.get(said.phrase)
    return SAID.bind(name=called(said.name), words=said.words if words is None else words)
