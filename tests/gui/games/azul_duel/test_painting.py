from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QRectF, QSize, QSizeF

from core.games.azul_duel.pieces import CHIPS, PLATES, Kind, Space, Tile
from core.games.azul_duel.state import Stage, State
from gui.games.azul_duel import texts
from gui.games.azul_duel.brush import AzulBrush
from gui.games.azul_duel.pictures import (
    BackPicture,
    CapsulePicture,
    ChipPicture,
    CountPicture,
    FirstTilePicture,
    MarkerPicture,
    PlatePicture,
    PointsPicture,
    SpacePicture,
    StackPicture,
    TilePicture,
    TokenPicture,
)
from gui.games.azul_duel.table import TABLE
from gui.look.seat_colors import SEAT_COLORS
from gui.look.sprites import painted
from gui.look.theme import LIGHT
from gui.play.screen import board_room
from gui.text.language import LANGUAGES
from gui.text.translation import render
from tests.gui.games.azul_duel.stages import SIZES, reached, shown
from tests.gui.walk.pen import watched

if TYPE_CHECKING:
    from collections.abc import Hashable

    from PySide6.QtGui import QImage
    from PySide6.QtWidgets import QApplication

    from gui.board.table import Stage as Shown
    from gui.text.translator import Translator

PICTURES: tuple[Hashable, ...] = (
    *(TilePicture(tile, ringed) for tile in Tile for ringed in (False, True)),
    *(PlatePicture(plate, turns) for plate in PLATES for turns in range(4)),
    *(BackPicture(kind) for kind in Kind),
    *(StackPicture(Kind.WILD, count) for count in (1, 13)),
    *(ChipPicture(chip) for chip in (*CHIPS, None)),
    ChipPicture(CHIPS[0], chosen=True),
    ChipPicture(CHIPS[0], spent=True),
    *(TokenPicture(color.name) for color in SEAT_COLORS),
    *(MarkerPicture(color.name) for color in SEAT_COLORS),
    *(SpacePicture(space) for space in Space),
    *(CountPicture(count) for count in (2, 5)),
    PointsPicture(12),
    CapsulePicture(),
    FirstTilePicture(),
)


def painted_picture(picture: Hashable, stage: Shown) -> QImage:
    return painted(
        QSizeF(60, 60), 1.0, lambda painter, rect: TABLE.paint(painter, rect, picture, stage)
    ).toImage()


def painted_backdrop(stage: Shown, ratio: float = 1.0) -> QImage:
    layout = TABLE.layout(stage)
    return painted(
        stage.size, ratio, lambda painter, _: TABLE.paint_backdrop(painter, stage, layout)
    ).toImage()


@pytest.mark.parametrize("dark", [False, True])
def test_every_picture_looks_different(qapp: QApplication, dark: bool) -> None:  # noqa: ARG001, FBT001
    stage = shown(reached(lambda _: True), dark=dark).stage

    images = {picture: painted_picture(picture, stage) for picture in PICTURES}

    looks = {bytes(image.constBits()) for image in images.values()}
    assert len(looks) == len(set(PICTURES))


STAGES = {
    "opening": lambda s: s.stage is Stage.OPENING,
    "acquiring": lambda s: s.stage is Stage.ACQUIRING and s.round == 2,
    "drawing": lambda s: s.stage is Stage.DRAWING,
    "tiling": lambda s: s.stage is Stage.PLACING,
    "over": lambda s: s.stage is Stage.OVER,
}


@pytest.mark.parametrize(("size", "wanted"), [*zip(SIZES, STAGES, strict=False)])
def test_the_table_is_painted_at_every_size_by_day_and_by_night(
    qapp: QApplication,  # noqa: ARG001
    size: tuple[int, int],
    wanted: str,
) -> None:
    state: State = reached(STAGES[wanted])

    day = painted_backdrop(shown(state, size).stage)
    night = painted_backdrop(shown(state, size, dark=True).stage)

    assert (day.width(), day.height()) == size
    assert day.pixelColor(3, 3).lightness() > 200
    assert night.pixelColor(3, 3).lightness() < 60


def test_the_kept_picture_of_a_board_follows_size_theme_and_ratio(qapp: QApplication) -> None:  # noqa: ARG001
    state = reached(lambda s: s.stage is Stage.ACQUIRING)
    stage = shown(state).stage
    first = painted_backdrop(stage)

    painted_backdrop(shown(state, dark=True).stage)
    painted_backdrop(shown(state, (1000, 650)).stage)
    twice = painted_backdrop(stage, 2.0)
    again = painted_backdrop(stage)

    assert twice.width() == 2 * first.width()
    assert again == first


def test_what_no_move_changes_is_painted_once(
    qapp: QApplication,  # noqa: ARG001
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shadows: list[QRectF] = []
    monkeypatch.setattr(AzulBrush, "shadow", lambda _, rect, __: shadows.append(rect))
    before = shown(reached(STAGES["acquiring"]), (1111, 733), near=0).stage
    after = shown(reached(STAGES["tiling"]), (1111, 733), near=0).stage
    painted_backdrop(before)
    first = len(shadows)
    painted_backdrop(after)

    assert first == len({rect.getRect() for rect in shadows})
    assert len(shadows) == first


@pytest.mark.parametrize(
    ("size", "boards"), [((711, 563), 1), ((1023, 661), 2)], ids=["small", "usual"]
)
def test_losses_are_written_only_where_they_can_be_told_apart(
    qapp: QApplication,  # noqa: ARG001
    size: tuple[int, int],
    boards: int,
) -> None:
    stage = shown(reached(STAGES["acquiring"]), size, near=0).stage
    with watched() as written:
        painted_backdrop(stage)

    losses = [drawn for drawn in written if drawn.words == "−4"]
    assert len(losses) == boards


def test_name_and_points_of_the_other_board_do_not_touch(qapp: QApplication) -> None:  # noqa: ARG001
    stage = shown(reached(STAGES["acquiring"]), (713, 567), near=0).stage
    with watched() as written:
        painted_backdrop(stage)
    name = next(drawn for drawn in written if drawn.words == stage.looks[1].name)
    below = next(
        drawn
        for drawn in written
        if drawn is not name and drawn.ink.left() == pytest.approx(name.ink.left(), abs=4)
        if 0 < drawn.ink.top() - name.ink.top() < 3 * name.size
    )

    assert below.ink.center().y() - name.ink.center().y() > name.size


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_the_price_of_a_tile_in_chips_is_written_on_a_usual_screen(
    translator: Translator, language: str
) -> None:
    translator.speak(language)
    room = board_room(QSize(1366, 768), LIGHT, 1.0, panel=True)
    stage = shown(reached(STAGES["acquiring"]), (room.width(), room.height()), near=0).stage
    with watched() as written:
        painted_backdrop(stage)

    assert render(texts.CHIPS_EXPLAINED) in {drawn.words for drawn in written}
