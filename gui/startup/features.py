"""What Qt for Python offers beyond Qt, and nobody here wants."""

from __future__ import annotations

import builtins


def decline() -> None:
    """Import as Python does: Qt for Python reads every module, in case it asks for other names.

    That is its ``__feature__``, and reading the source takes longer than importing the module.
    """
    builtins.__import__ = vars(builtins).get("__orig_import__", builtins.__import__)
