"""The first picture of a game is prepared while nobody plays, at the size that it will have."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSizeF

from core.games import GAMES
from gui.games.pixies.ground import ground
from gui.look.image_cache import ALBUM
from gui.look.sprites import SPRITES
from gui.panels.side_panel import room_in_panel
from gui.play.prerender import rehearsal
from gui.play.screen import board_room
from gui.store.plan import default_plan
from gui.widgets.style import Style
from gui.window.main_window import MainWindow

MANY = 6
REHEARSED = MainWindow._rehearsed


def rehearsed(window: MainWindow, game: str) -> int:
    """Prepare a game for a window as it is; return in how many parts."""
    theme, size = window.look.theme, window._stack.size()
    style = Style.of(theme, size.width(), size.height(), 1.0)
    room, aside = board_room(size, theme, 1.0, panel=True), room_in_panel(style, size.width())
    plan, ratio = default_plan(GAMES[game]), window.devicePixelRatioF()
    deeds = list(rehearsal(plan, QSizeF(room), ratio, style, aside))
    for deed in deeds:
        deed()
    return len(deeds)


@pytest.mark.parametrize("panel", [True, False])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("text", [100, 150])
def test_the_room_of_a_board_is_known_beforehand(
    window: MainWindow, *, panel: bool, size: tuple[int, int], text: int
) -> None:
    window.resize(*size)
    window.preferences.changed.emit({"panel": panel, "text_size": text})
    room = board_room(window._stack.size(), window.look.theme, text / 100, panel=panel)
    window.play("pixies")
    assert window.session is not None

    assert window.session.screen.view.viewport().size() == room


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_painted_in_many_parts(window: MainWindow, game: str) -> None:
    assert rehearsed(window, game) > MANY


def engraved() -> set[object]:
    """List the parts of a board that are kept; tablets differ from deal to deal."""
    return {key for key in ALBUM.keys if isinstance(key, tuple) and isinstance(key[0], str)}


def test_the_boards_of_azul_duel_are_there_when_they_are_wanted(window: MainWindow) -> None:
    ALBUM.clear()
    rehearsed(window, "azul_duel")
    prepared = engraved()
    window.play("azul_duel")

    assert prepared
    assert engraved() == prepared


def test_the_ground_of_pixies_is_there_when_it_is_wanted(window: MainWindow) -> None:
    ground.cache_clear()
    rehearsed(window, "pixies")
    window.play("pixies")

    assert ground.cache_info().misses == 1


def test_the_window_rehearses_no_more_once_somebody_plays(window: MainWindow) -> None:
    window.play("kingdomino")

    assert list(REHEARSED(window)) == []


def test_the_pieces_of_the_panel_are_there_when_they_are_wanted(window: MainWindow) -> None:
    SPRITES.clear()
    rehearsed(window, "kingdomino")
    window.play("kingdomino")
    assert window.session is not None
    shown = SPRITES._images.keys
    window.session.screen.panel.grid.grab()

    assert SPRITES._images.keys == shown
