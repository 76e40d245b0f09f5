"""Remove PySide6's import hook, which re-reads every module's source for ``__feature__``."""

from __future__ import annotations

import builtins


def decline() -> None:
    """Put Python's own import function back.

    Reading the source for ``__feature__`` takes longer than importing the module.
    """
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
