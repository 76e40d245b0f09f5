"""The rulebooks in ``i18n/rules``: Serbian in Latin letters, derived from Cyrillic ones."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from i18n.serbian import latin

if TYPE_CHECKING:
    from collections.abc import Iterator

FOLDER = Path("rules")
MASTER = FOLDER / "sr_Cyrl"
DERIVED = FOLDER / "sr_Latn"

_NAMES = re.compile(r"(\{#[^}\n]*\}|\]\([^)\n]*\)|`[^`\n]*`)")
"""What is not transliterated: anchors, the targets of links and pictures, code."""


def derive_latin(cyrillic: str) -> str:
    """Write a Serbian rulebook in Latin letters; names stay as they are."""
    parts = _NAMES.split(cyrillic)
    return "".join(part if index % 2 else latin(part) for index, part in enumerate(parts))


def update(catalogues: Path) -> None:
    """Write the derived rulebooks, and remove those whose master is gone."""
    masters = sorted((catalogues / MASTER).glob("*.md"))
    for book in (catalogues / DERIVED).glob("*.md"):
        if catalogues / MASTER / book.name not in masters:
            book.unlink()
    for master in masters:
        book = catalogues / DERIVED / master.name
        book.parent.mkdir(exist_ok=True)
        book.write_text(derive_latin(master.read_text("utf-8")), "utf-8", newline="\n")


def all_in(catalogues: Path) -> Iterator[Path]:
    """List the rulebooks of all languages."""
    return (catalogues / FOLDER).glob("*/*.md")
