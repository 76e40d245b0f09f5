"""The manual in ``docs/``: Serbian in Latin letters, derived from Cyrillic ones.

``python3 packaging/kupola.py make manual`` writes it.
"""

from __future__ import annotations

import sys

from i18n.rulebooks import derive_latin
from setup.environment import ROOT

MASTER = ROOT / "docs" / "manual.sr_Cyrl.md"
DERIVED = ROOT / "docs" / "manual.sr_Latn.md"


def main() -> int:
    """Write the derived manual."""
    DERIVED.write_text(derived(), "utf-8", newline="\n")
    return 0


def derived() -> str:
    """Derive the manual, which shows pictures in its own letters."""
    words = derive_latin(MASTER.read_text("utf-8"))
    return words.replace("_sr_Cyrl.jpg)", "_sr_Latn.jpg)")


if __name__ == "__main__":
    sys.exit(main())
