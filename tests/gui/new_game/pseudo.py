"""A language that is 40 % longer than English."""

from __future__ import annotations

from PySide6.QtCore import QTranslator

LONGER = 0.4
LETTERS = "ąłáéöővwż"


class PseudoTranslator(QTranslator):
    """Makes every sentence longer, by words of at most six letters."""

    def translate(
        self, _context: str, source: str, _comment: str | None = None, _count: int = -1, /
    ) -> str:
        extra = "".join(
            " " if index % 7 == 6 else LETTERS[index % len(LETTERS)]
            for index in range(round(len(source) * LONGER))
        )
        return source + extra.rstrip()

    def isEmpty(self) -> bool:  # noqa: N802 - Qt calls it so
        return False
