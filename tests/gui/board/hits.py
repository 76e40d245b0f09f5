"""Drags one piece, and finds out which pixels are painted where the mouse hits it; prints JSON."""

from __future__ import annotations

import json

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QApplication

from tests.gui.board.stub import Board, Step, square, stone


def main() -> None:
    app = QApplication([])
    board = Board.opened()
    app.processEvents()
    ratio = board.view.devicePixelRatioF()
    board.scene.tabletop.ratio = ratio
    board.scene.marking.sources = False  # outlines are painted around pieces
    board.scene.redraw()
    ground = board.scene.stage.theme.color("table").name()
    image = board.view.grab().toImage()
    points = [(x, y) for x in range(23, 680, 9) for y in range(23, 140, 9)]
    seen = [(x, y) for x, y in points if image.pixelColor(*_scaled(x, y, ratio)).name() != ground]
    hit = [(x, y) for x, y in points if board.scene.source_at(_scene_point(board, x, y))]
    board.drag(stone(1), square(2))
    wanted = [Step(1, 2).code]
    played = [step.code for step in board.played]
    print(  # noqa: T201 - whoever asked reads it
        json.dumps({"ratio": ratio, "seen": seen, "hit": hit, "played": played, "wanted": wanted})
    )


def _scene_point(board: Board, x: int, y: int) -> QPointF:
    return board.view.mapToScene(QPoint(x, y))


def _scaled(x: int, y: int, ratio: float) -> tuple[int, int]:
    return int((x + 0.5) * ratio), int((y + 0.5) * ratio)


if __name__ == "__main__":
    main()
