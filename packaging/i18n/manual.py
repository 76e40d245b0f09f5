"""The manual and the news in ``docs/``: Serbian in Latin letters, derived from Cyrillic ones.

``python3 packaging/kupola.py make manual`` writes them.
"""

from __future__ import annotations

import sys

from i18n.rulebooks import derive_latin
from setup.environment import ROOT

DOCS = ROOT / "docs"
MASTERS = {DOCS / f"{name}.sr_Latn.md": DOCS / f"{name}.sr_Cyrl.md" for name in ("manual", "news")}
"""The Cyrillic document that each derived one follows."""


def main() -> int:
    """Write the derived documents."""
    for file, master in MASTERS.items():
        file.write_text(derived(master.read_text("utf-8")), "utf-8", newline="\n")
    return 0


def derived(cyrillic: str) -> str:
    """Derive a document, which shows pictures in its own letters."""
    return derive_latin(cyrillic).replace("_sr_Cyrl.jpg)", "_sr_Latn.jpg)")


if __name__ == "__main__":
    sys.exit(main())
