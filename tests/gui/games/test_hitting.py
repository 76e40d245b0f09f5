"""On the smallest window, too, whatever can be done is done at the middle of what is seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF
from PySide6.QtGui import QPixmap

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.board import tabletop
from gui.board.scene import TableScene
from gui.board.table import Stage
from gui.board.tolerance import STEADY, UNSTEADY, Tolerance
from gui.games.registry import table_of
from gui.look import sprites
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from core.kernel.places import Place

SMALLEST = QSizeF(696, 550)
"""What is left for a board of a window of 960 × 640 pixels with its panel."""
GAMES_PLAYED = 2
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture(autouse=True)
def nothing_painted(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - pixmaps need it
    """Lay everything out, but paint nothing: there are many positions."""
    for module in (sprites, tabletop):
        monkeypatch.setattr(module, "painted", lambda *_: QPixmap(1, 1))


def scenes(game: str, seats: int, seed: int) -> Iterator[TableScene]:
    """Show every position of a random game."""
    rules, chance = GAMES[game], Rng.seeded(seed)
    options = {option.key: option.default for option in rules.options}
    match = Match.new(rules, seats, options, seed)
    scene = TableScene(table_of(game))
    looks = [SeatLook(color.name, color) for color in SEAT_COLORS[:seats]]
    while (seat := match.to_act) is not None:
        view, moves = rules.view(match.state, seat), rules.legal_moves(match.state)
        scene.show_stage(Stage(view, seat, SMALLEST, looks, LIGHT), moves, lambda _: None)
        yield scene
        move, chance = chance.choice(moves)
        match = match.play(move)


def middle(scene: TableScene, place: Place) -> QPointF:
    """Find the pixel in the middle of a place."""
    return QPointF(QPoint(scene.rect_of(place).center().toPoint()))


def missed(scene: TableScene, tolerance: Tolerance) -> list[object]:
    """List what cannot be taken, or dropped, at its middle."""
    hand, wrong = scene.hand, list[object]()
    hand.tolerance = tolerance
    for source in hand.handles.sources:
        at = middle(scene, source)
        if scene.source_at(at) != source:
            wrong.append((source, scene.source_at(at)))
            continue
        for variant in hand.handles.variants(source):
            hand.press(source, at)
            hand.move(at + QPointF(40, 0))
            hand.set_variant(variant)
            for target in hand.handles.targets(source, variant):
                hand.move(middle(scene, target))
                if hand.target != target:
                    wrong.append((source, variant, target, hand.target))
            hand.cancel()
    return wrong


@every_game
@pytest.mark.parametrize("tolerance", [STEADY, UNSTEADY], ids=["steady", "unsteady"])
def test_everything_is_hit_at_its_middle(game: str, tolerance: Tolerance) -> None:
    for seed in range(GAMES_PLAYED):
        seats = GAMES[game].seats[seed % len(GAMES[game].seats)]
        for ply, scene in enumerate(scenes(game, seats, seed)):
            if ply % 3 == 0:
                assert missed(scene, tolerance) == [], f"seed {seed}, after {ply} moves"
