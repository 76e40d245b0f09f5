"""On the smallest window, too, every move is made at the middle of what is seen, and only there."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QPointF, QSignalBlocker, QSizeF
from PySide6.QtGui import QPixmap

from core.games import GAMES
from core.kernel.rng import Rng
from core.match import Match
from gui.board.marking import Marking
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
PAIRS = int(os.environ.get("KUPOLA_DROPS", "8"))
"""How many pairs of a piece and a place are tried in a position."""
INSIDE = 0.04
"""How far from the edge of a place its corners are tried, as a share of its size."""
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture(autouse=True)
def nothing_painted(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - pixmaps need it
    """Lay everything out, but paint and mark nothing: there are many positions."""
    monkeypatch.setattr(sprites, "_painted", lambda *_: QPixmap(1, 1))
    monkeypatch.setattr(Marking, "mark", lambda *_: ())


def scenes(game: str, seats: int, seed: int, every: int) -> Iterator[TableScene]:
    """Show positions of a random game, one in every few moves."""
    rules, chance = GAMES[game], Rng.seeded(seed)
    options = {option.key: option.default for option in rules.options}
    match = Match.new(rules, seats, options, seed)
    scene = TableScene(table_of(game))
    looks = [SeatLook(color.name, color) for color in SEAT_COLORS[:seats]]
    while (seat := match.to_act) is not None:
        moves = rules.legal_moves(match.state)
        if match.ply % every == 0:
            stage = Stage(rules.view(match.state, seat), seat, SMALLEST, looks, LIGHT)
            scene.show_stage(stage, moves, lambda _: None)
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
    with QSignalBlocker(hand):
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
        for index, scene in enumerate(scenes(game, seats, seed, every=3)):
            assert missed(scene, tolerance) == [], f"seed {seed}, after {3 * index} moves"


def points_in(scene: TableScene, place: Place) -> list[QPointF]:
    """List the middle of a place and points just inside its corners."""
    rect = scene.rect_of(place)
    wide, high = rect.width() * INSIDE, rect.height() * INSIDE
    inner = rect.adjusted(wide, high, -wide, -high)
    corners = [inner.topLeft(), inner.topRight(), inner.bottomLeft(), inner.bottomRight()]
    return [rect.center(), *corners]


def strays(scene: TableScene, chance: Rng) -> list[object]:
    """List drops inside a place that would be another place's move, dragged or clicked."""
    hand, wrong = scene.hand, list[object]()
    sources = [each for each in hand.handles.sources if hand.handles.at_once(each) is None]
    places = [place for place, rect in scene.board_layout.items() if not rect.isEmpty()]
    with QSignalBlocker(hand):
        for _ in range(PAIRS if sources else 0):
            source, chance = chance.choice(sources)
            place, chance = chance.choice(places)
            variant, chance = chance.choice(hand.handles.variants(source))
            targets = hand.handles.targets(source, variant)
            before, chance = chance.choice([*targets])
            hand.press(source, scene.rect_of(source).center())
            hand.move(scene.rect_of(source).center() + QPointF(80, 80))
            hand.set_variant(variant)
            for at in points_in(scene, place):
                hand.aim(before)
                hand.move(at)
                under = scene.place_at(at)
                if hand.target != (under if under in targets else None):
                    wrong.append((source, under, hand.target))
                if hand.target is not None and not scene.rect_of(hand.target).contains(at):
                    wrong.append((source, place, hand.target))
            hand.cancel()
    return wrong


@every_game
@pytest.mark.parametrize("tolerance", [STEADY, UNSTEADY], ids=["steady", "unsteady"])
def test_a_drop_inside_a_place_is_never_the_move_of_its_neighbor(
    game: str, tolerance: Tolerance
) -> None:
    for index, scene in enumerate(scenes(game, GAMES[game].seats[-1], 5, every=8)):
        scene.hand.tolerance = tolerance
        assert strays(scene, Rng.seeded(index)) == [], f"after {8 * index} moves"
