"""Restore the user's environment for the programs that this one starts.

A bundle changes its own environment: the loader of PyInstaller names the bundle's libraries in
``LD_LIBRARY_PATH`` and its Qt hook names the bundle's plugins. A file manager or a sound player
that inherits this loads our libraries instead of the system's and fails.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import MutableMapping

PATHS = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH")
"""Lists of folders that a bundle extends or replaces."""
ORIGINAL = "{name}_ORIG"
"""Where PyInstaller keeps the list that it replaced."""
PRIVATE = ("_PYI_", "APPDIR", "APPIMAGE", "ARGV0", "OWD")
"""How variables begin that only the loader and the AppImage itself need."""


def clean(environ: MutableMapping[str, str] | None = None) -> None:
    """Undo what a bundle changed, for all programs that are started from now on.

    This process has read the variables when it was loaded, and no longer needs them.
    """
    bundle = getattr(sys, "_MEIPASS", None)
    if bundle is None:
        return
    environ = os.environ if environ is None else environ
    for name in PATHS:
        changed = environ.pop(name, "")
        folders = environ.pop(ORIGINAL.format(name=name), changed).split(os.pathsep)
        if theirs := [folder for folder in folders if folder and not _is_in(folder, bundle)]:
            environ[name] = os.pathsep.join(theirs)
    for name in [name for name in environ if name.startswith(PRIVATE)]:
        del environ[name]


def _is_in(folder: str, bundle: str) -> bool:
    return os.path.normpath(folder).startswith(os.path.normpath(bundle))
