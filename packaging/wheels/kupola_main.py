"""Entry points of an installed Kupola: ``kupola``, ``kupola-engine`` and ``python -m kupola``."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> int:
    """Start the window."""
    _find_our_modules()
    from gui.__main__ import main as start

    return start()


def engine() -> None:
    """Answer other programs on standard input and output."""
    _find_our_modules()
    from core.engine.__main__ import main as answer

    answer()


def _find_our_modules() -> None:
    sys.path.insert(0, str(Path(__file__).resolve().parent))


if __name__ == "__main__":
    sys.exit(main())
