"""Documents that are read like rulebooks: the manual, what is new, the licenses."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from gui.paths import BUILD, CHANGES, DOCS, LICENSE

if TYPE_CHECKING:
    from pathlib import Path

MANUAL, NEWS, LICENSES = "manual", "news", "licenses"
DOCUMENTS = (MANUAL, NEWS, LICENSES)
ENGLISH = "en"

_LINK = re.compile(r"(?<!!)\[([^\]]*)\]\([^)]*\)")
_COMMENT = re.compile(r"<!--.*?-->\s*", re.DOTALL)
_HEADING = re.compile(r"^(#{1,3}) (.+?) *$", re.MULTILINE)
_SPECIAL = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~])")
RULER = re.compile(r"^[=\-_*]{5,}$", re.MULTILINE)


def document(key: str, language: str) -> tuple[str, str]:
    """Read a document in a language, or in English; tells its language and its Markdown.

    Headings have numbers as anchors, which are the same in every language. Links become plain
    words: what they lead to is not here, or is an address that the program never visits.
    """
    file = {MANUAL: DOCS / f"manual.{language}.md", NEWS: CHANGES, LICENSES: DOCS / "licenses.md"}[
        key
    ]
    if key != MANUAL:
        language = ENGLISH
    elif not file.exists():
        language, file = ENGLISH, DOCS / f"manual.{ENGLISH}.md"
    words = _LINK.sub(r"\1", _COMMENT.sub("", file.read_text("utf-8")))
    if key == LICENSES:
        words += "".join(
            f"\n\n## {name}\n\n{_plain(file)}" for name, file in license_texts().items()
        )
    numbers = iter(range(1, 1 + words.count("\n#") + words.startswith("#")))
    return language, _HEADING.sub(lambda each: f"{each[0]} {{#part-{next(numbers)}}}", words)


def license_texts() -> dict[str, Path]:
    """Find the texts of licenses that the program brings along, by their names."""
    found = {file.stem: file for file in sorted((DOCS / "licenses").glob("*.txt"))}
    return {"GPL-3.0": LICENSE, **found} if LICENSE.exists() else found


def build() -> str:
    """Tell which commit of which day was built; empty: the program runs from its sources."""
    return BUILD.read_text("utf-8").strip() if BUILD.exists() else ""


def _plain(file: Path) -> str:
    """Turn plain text into paragraphs that show every letter of it."""
    words = RULER.sub("", file.read_text("utf-8"))
    paragraphs = (" ".join(each.split()) for each in words.split("\n\n"))
    return "\n\n".join(_SPECIAL.sub(r"\\\1", each) for each in paragraphs if each)
