"""Replace interpreted engines of ``core/ai/fast`` with binaries compiled while the program runs."""

from __future__ import annotations

import sys
from importlib import import_module, invalidate_caches, reload

from .opponents import OPPONENTS

CALLERS = ("packing", "search", "")
"""The modules of a game's computer player that import its engine; last the package itself."""


def take_compiled() -> None:
    """Replace every interpreted engine whose binaries are there now, from the next search on.

    A search under way ends with the engine that it began with. Both forms read the same numbers and
    find the same moves, so the modules that call them can be changed at any time.
    """
    invalidate_caches()
    for key, opponent in OPPONENTS.items():
        if not opponent.compiled:
            _import_again(key)


def _import_again(key: str) -> None:
    engine = f"core.ai.fast.{key}."
    names = sorted(name for name in sys.modules if name.startswith(engine))
    for name in names:
        del sys.modules[name]
    for name in names:
        import_module(name)
    for caller in CALLERS:
        reload(sys.modules[f"core.ai.{key}.{caller}".rstrip(".")])
