"""The smallest program that shows a window: what bundles are measured against."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow


def main() -> int:
    app = QApplication(["empty"])
    window = QMainWindow()
    window.resize(1280, 720)
    window.show()
    app.processEvents()
    QTimer.singleShot(0, window, window.close)
    return app.exec()


sys.exit(main())
