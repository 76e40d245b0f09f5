"""Stands in a bundle in the place of a module of PySide6, and loads that when it is first used."""

import importlib


def __getattr__(name: str) -> object:
    """Look a name up in the module itself."""
    return getattr(importlib.import_module(f"{__name__}_late"), name)
