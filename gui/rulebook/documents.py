"""Documents that are read like rulebooks: the manual, what is new, the licenses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gui.paths import BUILD, DOCS, LICENSE

if TYPE_CHECKING:
    from pathlib import Path

MANUAL, NEWS, LICENSES = "manual", "news", "licenses"
DOCUMENTS = (MANUAL, NEWS, LICENSES)
ENGLISH = "en"

# Patterns are compiled when a document is read: the menu needs only the names at the start.
_LINK = r"(?<!!)\[([^\]]*)\]\([^)]*\)"
_COMMENT = r"(?s)<!--.*?-->\s*"
_HEADING = r"(?m)^(#{1,3}) (.+?) *$"
_SPECIAL = r"([\\`*_{}\[\]()<>#+\-.!|~])"
RULER = r"(?m)^[=\-_*]{5,}$"


def document(key: str, language: str) -> tuple[str, str]:
    """Read a document in a language, or in English; return its language and its Markdown.

    Headings have numbers as anchors, which are the same in every language. Links become plain
    words: what they lead to is not here, or is an address that the program never visits.
    """
    file = DOCS / ("licenses.md" if key == LICENSES else f"{key}.{language}.md")
    if key == LICENSES:
        language = ENGLISH
    elif not file.exists():
        language, file = ENGLISH, DOCS / f"{key}.{ENGLISH}.md"
    words = re.sub(_LINK, r"\1", re.sub(_COMMENT, "", file.read_text("utf-8")))
    if key == LICENSES:
        words += "".join(
            f"\n\n## {name}\n\n{_plain(file)}" for name, file in license_texts().items()
        )
    numbers = iter(range(1, 1 + words.count("\n#") + words.startswith("#")))
    return language, re.sub(_HEADING, lambda each: f"{each[0]} {{#part-{next(numbers)}}}", words)


def license_texts() -> dict[str, Path]:
    """Find the texts of licenses that the program contains, by their names."""
    found = {file.stem: file for file in sorted((DOCS / "licenses").glob("*.txt"))}
    return {"GPL-3.0": LICENSE, **found} if LICENSE.exists() else found


def build() -> str:
    """Return which commit of which day was built; empty: the program runs from its sources."""
    return BUILD.read_text("utf-8").strip() if BUILD.exists() else ""


def _plain(file: Path) -> str:
    """Turn plain text into paragraphs that show every letter of it."""
    words = re.sub(RULER, "", file.read_text("utf-8"))
    paragraphs = (" ".join(each.split()) for each in words.split("\n\n"))
    return "\n\n".join(re.sub(_SPECIAL, r"\\\1", each) for each in paragraphs if each)
