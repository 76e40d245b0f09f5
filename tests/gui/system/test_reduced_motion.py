from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest

from gui.look.motion_speed import SPEEDS
from gui.system import native_motion as animations
from gui.system.reduced_motion import LESS, ReducedMotion

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication

    from gui.window.main_window import MainWindow

ASKING = {
    ("org.freedesktop.appearance", "reduced-motion"): (1, 0),
    ("org.gnome.desktop.interface", "enable-animations"): (False, True),
    ("org.kde.kdeglobals.KDE", "AnimationDurationFactor"): ("0", "0.5"),
}
"""Values that ask for less motion, and values that do not."""


@pytest.fixture
def stillness(qapp: QApplication) -> ReducedMotion:
    return ReducedMotion(qapp)


def test_every_setting_of_a_desktop_is_tried() -> None:
    assert ASKING.keys() == LESS.keys()


@pytest.mark.parametrize("setting", ASKING)
def test_a_desktop_that_asks_for_less_motion_is_heard(
    stillness: ReducedMotion, setting: tuple[str, str]
) -> None:
    less, usual = ASKING[setting]
    heard = []
    stillness.changed.connect(lambda: heard.append(stillness.wished))

    stillness.hear(*setting, usual)
    stillness.hear(*setting, less)
    stillness.hear(*setting, less)
    stillness.hear(*setting, usual)

    assert heard == [True, False]


def test_other_settings_of_a_desktop_are_none_of_our_business(stillness: ReducedMotion) -> None:
    stillness.hear("org.freedesktop.appearance", "contrast", 1)

    assert not stillness.wished


def test_one_wish_for_less_motion_is_enough(stillness: ReducedMotion) -> None:
    stillness.hear("org.gnome.desktop.interface", "enable-animations", value=False)
    stillness.hear("org.freedesktop.appearance", "reduced-motion", 0)

    assert stillness.wished


@pytest.mark.parametrize("motion", SPEEDS)
def test_what_was_chosen_counts_whatever_the_system_wishes(
    stillness: ReducedMotion, motion: str
) -> None:
    stillness.wished = True

    assert stillness.tempo(motion) == SPEEDS[motion]


def test_systems_that_do_not_tell_are_asked_again_when_the_program_is_used_again(
    qapp: QApplication, stillness: ReducedMotion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    wishes = iter([True, False])
    monkeypatch.setattr(animations, "enabled", lambda: next(wishes))

    stillness.listen()
    before = stillness.wished
    qapp.applicationStateChanged.emit(qapp.applicationState())

    assert (before, stillness.wished) == (False, True)


def test_an_open_game_stands_still_while_the_system_wishes_it(window: MainWindow) -> None:
    window.play("kingdomino")
    assert window.sitting is not None
    animator = window.sitting.screen.scene.animator
    usual = animator.speed

    window.stillness.hear("org.freedesktop.appearance", "reduced-motion", 1)
    still = animator.speed
    window.stillness.hear("org.freedesktop.appearance", "reduced-motion", 0)

    assert (usual, still, animator.speed) == (SPEEDS["normal"], 0, SPEEDS["normal"])
