"""A program that asks the desktop about motion, and prints each answer."""

from __future__ import annotations

import sys

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from gui.system.reduced_motion import ReducedMotion

PATIENCE = 60_000
WISHES = 2


def main() -> int:
    """End after two answers, or after a time limit."""
    app = QApplication(["guest"])
    reduced_motion = ReducedMotion(app)
    heard: list[bool] = []

    def tell() -> None:
        heard.append(reduced_motion.wished)
        sys.stdout.write(f"{reduced_motion.wished}\n")
        if len(heard) == WISHES:
            app.quit()

    reduced_motion.changed.connect(tell)
    reduced_motion.listen()
    QTimer.singleShot(PATIENCE, app, app.quit)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main())
