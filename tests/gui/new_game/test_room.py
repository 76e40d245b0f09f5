from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QCoreApplication, QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QScrollArea,
)

from core.ai.levels import LEVELS
from core.games import GAMES
from gui.look.appearance import DARK
from gui.store.plan import default_plan
from gui.text.language import LANGUAGES
from gui.text.text_size import set_text_scale
from tests.gui.new_game.conftest import crowded, settle
from tests.gui.walk.widgets import flaws_of

if TYPE_CHECKING:
    from gui.new_game.dialog import NewGameDialog
    from gui.text.translator import Translator
    from tests.gui.new_game.conftest import Opening
    from tests.gui.pseudo import PseudoTranslator

SMALL, LARGE = (1280, 720), (1920, 1080)
SIZES = [SMALL, (1366, 768), LARGE, (2560, 1080), (3840, 2160)]


def hidden_by_the_edge(dialog: NewGameDialog) -> list[str]:
    """Name what does not lie on the sheet; the seats may scroll."""
    sheet = dialog.sheet
    room = sheet.rect()
    return [
        f"{type(widget).__name__} {widget.accessibleName()!r}"
        for kind in (QLabel, QAbstractButton, QComboBox)
        for widget in sheet.findChildren(kind)
        if widget.isVisible() and not sheet.body.seats.isAncestorOf(widget)
        if not room.contains(QRect(widget.mapTo(sheet, QPoint()), widget.size()))
    ]


def scrolls(dialog: NewGameDialog) -> list[QScrollArea]:
    """Find what scrolls, but for the seats up and down."""
    areas = dialog.sheet.findChildren(QScrollArea)
    return [
        area
        for area in areas
        if area.horizontalScrollBar().maximum()
        or (area.verticalScrollBar().maximum() and area.widget() is not dialog.sheet.body.seats)
    ]


def scrolls_up_and_down(dialog: NewGameDialog) -> list[QScrollArea]:
    """Find everything that scrolls up and down."""
    areas = dialog.sheet.findChildren(QScrollArea)
    return [area for area in areas if area.verticalScrollBar().maximum()]


def is_roomy(dialog: NewGameDialog) -> bool:
    assert dialog.rect().contains(dialog.sheet.geometry())
    assert flaws_of(dialog.sheet) == []
    assert hidden_by_the_edge(dialog) == []
    assert scrolls(dialog) == []
    return True


@pytest.mark.parametrize("key", GAMES)
def test_everybody_has_room_in_a_window_of_any_size(opened: Opening, key: str) -> None:
    dialog = opened(key, crowded(key))

    for size in SIZES:
        dialog.window().resize(*size)
        settle()

        assert is_roomy(dialog)


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("size", [SMALL, LARGE], ids=str)
def test_sentences_that_are_40_percent_longer_have_room(
    opened: Opening, pseudo: PseudoTranslator, key: str, size: tuple[int, int]
) -> None:
    QApplication.installTranslator(pseudo)

    assert is_roomy(opened(key, crowded(key), size=size))


@pytest.mark.parametrize("key", GAMES)
def test_every_language_has_room(opened: Opening, translator: Translator, key: str) -> None:
    dialog = opened(key, crowded(key), DARK)

    for language in LANGUAGES:
        translator.speak(language)
        settle()

        assert is_roomy(dialog)


def test_the_sheet_has_another_size_before_any_timer_runs(
    opened: Opening, translator: Translator
) -> None:
    dialog = opened("azul_duel", crowded("azul_duel"), DARK)

    heights = set()
    for language in LANGUAGES:
        translator.speak(language)
        for _ in range(3):
            QCoreApplication.sendPostedEvents()
        heights.add(dialog.sheet.height())

        assert scrolls(dialog) == []
    assert len(heights) > 1


def test_all_five_seats_are_seen_at_once_in_the_small_window(opened: Opening) -> None:
    dialog = opened("pixies", crowded("pixies"))

    seats = dialog.sheet.body.seats
    assert seats.visibleRegion().boundingRect() == seats.rect()


@pytest.mark.parametrize("key", GAMES)
def test_what_cannot_be_has_room_to_say_so(
    opened: Opening, pseudo: PseudoTranslator, key: str
) -> None:
    QApplication.installTranslator(pseudo)
    dialog = opened(key, crowded(key))

    for cell in dialog.sheet.body.cells:
        for button in cell.findChildren(QAbstractButton):
            button.click()
    dialog.sheet.body.seed.field.setText("x")
    settle()

    assert is_roomy(dialog)


@pytest.mark.parametrize("levels", [list(LEVELS)[:5], list(LEVELS)[-5:]])
def test_all_levels_have_room(opened: Opening, pseudo: PseudoTranslator, levels: list[str]) -> None:
    plan = crowded("pixies")
    sitters = tuple(
        evolve(sitter, level=level) for sitter, level in zip(plan.sitters, levels, strict=True)
    )
    QApplication.installTranslator(pseudo)

    dialog = opened("pixies", evolve(plan, sitters=sitters))

    assert is_roomy(dialog)
    assert [sitter.level for sitter in dialog.plan.sitters] == levels


def test_the_sheet_grows_with_its_seats(opened: Opening) -> None:
    dialog = opened("pixies", default_plan(GAMES["pixies"]))
    before = dialog.sheet.height()

    for _ in range(3):
        dialog.sheet.body.seats.add.click()
    settle()

    assert dialog.sheet.height() > before
    assert is_roomy(dialog)


def test_the_smallest_window_scrolls_but_keeps_its_buttons(
    opened: Opening, pseudo: PseudoTranslator
) -> None:
    QApplication.installTranslator(pseudo)
    dialog = opened("kingdomino", crowded("kingdomino"), size=(960, 640))

    foot = dialog.sheet.foot
    assert dialog.rect().contains(dialog.sheet.geometry())
    assert foot.visibleRegion().boundingRect() == foot.rect()
    assert foot.start.visibleRegion().boundingRect() == foot.start.rect()


@pytest.mark.parametrize("key", GAMES)
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_one_bar_scrolls_everything(
    opened: Opening, key: str, scale: float, request: pytest.FixtureRequest
) -> None:
    request.addfinalizer(lambda: set_text_scale(1.0))
    set_text_scale(scale)
    dialog = opened(key, crowded(key), size=(960, 640))

    assert len(scrolls_up_and_down(dialog)) <= 1
