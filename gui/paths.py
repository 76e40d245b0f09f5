"""Where the program finds what it brings along."""

from __future__ import annotations

from pathlib import Path

HOUSE = Path(__file__).resolve().parent.parent
ART = HOUSE / "assets" / "app"
FONTS = HOUSE / "assets" / "fonts"
SOUNDS = HOUSE / "assets" / "sounds"
CATALOGUES = HOUSE / "i18n"
RULES = CATALOGUES / "rules"
