"""An empty window in a process of its own; prints JSON. ``table.py`` runs it."""

from __future__ import annotations

import json
import sys
import time
from importlib import import_module

from PySide6.QtWidgets import QApplication, QMainWindow

from tests.benchmarks.memory import megabytes


def main(began: float, *modules: str) -> None:
    """Import some modules, show an empty window, and print the time since the process began."""
    for module in modules:
        import_module(module)
    app = QApplication(["empty"])
    window = QMainWindow()
    window.resize(1280, 720)
    window.show()
    app.processEvents()  # now it is painted
    painted = 1000 * (time.time() - began)
    print(json.dumps({"painted": painted, "memory": megabytes()}))


if __name__ == "__main__":
    main(float(sys.argv[1]), *sys.argv[2:])
