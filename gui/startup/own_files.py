"""Check that the program's own files exist, before anything is painted."""

from __future__ import annotations

from gui.paths import ART, FONTS, HOUSE, RULES, SOUNDS

FOLDERS = (ART, FONTS, SOUNDS, RULES, HOUSE / "assets" / "seats")


def missing_files() -> str | None:
    """Say which folder of the program is missing; None: all are there."""
    for folder in FOLDERS:
        if not folder.is_dir():
            return f"A folder of the program is missing: {folder}. Install Kupola again."
    return None
