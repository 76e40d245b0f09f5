"""Texts of several labels as sentences: a voice pauses between them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

ENDS = (".", "!", "?", ":", "…")


def sentences(texts: Iterable[str]) -> str:
    """Join what several labels and their lines say, each with an end; empty ones say nothing."""
    lines = (line for text in texts for line in text.splitlines() if line.strip())
    return " ".join(line if line.endswith(ENDS) else f"{line}." for line in lines)
