"""Replace a module of PySide6 in a bundle, and load the original on first use."""

import importlib


def __getattr__(name: str) -> object:
    """Look a name up in the original module."""
    return getattr(importlib.import_module(f"{__name__}_late"), name)
