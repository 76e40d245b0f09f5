"""One of our measurements in a process that begins as the program does.

``table.py`` runs it.
"""

from __future__ import annotations

import runpy
import sys

from PySide6 import QtCore  # noqa: F401 - what is declined comes with it

from gui.startup import features

if __name__ == "__main__":
    features.decline()
    del sys.argv[0]
    runpy.run_module(f"tests.benchmarks.{sys.argv[0]}", run_name="__main__", alter_sys=True)
