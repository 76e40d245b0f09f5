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
def reduced_motion(qapp: QApplication) -> ReducedMotion:
    return ReducedMotion(qapp)


def test_every_setting_of_a_desktop_is_tried() -> None:
    assert ASKING.keys() == LESS.keys()


@pytest.mark.parametrize("setting", ASKING)
def test_a_desktop_that_asks_for_less_motion_is_heard(
    reduced_motion: ReducedMotion, setting: tuple[str, str]
) -> None:
    less, usual = ASKING[setting]
    heard = []
    reduced_motion.changed.connect(lambda: heard.append(reduced_motion.wished))

    reduced_motion.hear(*setting, usual)
    reduced_motion.hear(*setting, less)
    reduced_motion.hear(*setting, less)
    reduced_motion.hear(*setting, usual)

    assert heard == [True, False]


def test_other_settings_of_a_desktop_are_none_of_our_business(
    reduced_motion: ReducedMotion,
) -> None:
    reduced_motion.hear("org.freedesktop.appearance", "contrast", 1)

    assert not reduced_motion.wished


def test_one_wish_for_less_motion_is_enough(reduced_motion: ReducedMotion) -> None:
    reduced_motion.hear("org.gnome.desktop.interface", "enable-animations", value=False)
    reduced_motion.hear("org.freedesktop.appearance", "reduced-motion", 0)

    assert reduced_motion.wished


@pytest.mark.parametrize("motion", SPEEDS)
def test_what_was_chosen_counts_whatever_the_system_wishes(
    reduced_motion: ReducedMotion, motion: str
) -> None:
    reduced_motion.wished = True

    assert reduced_motion.tempo(motion) == SPEEDS[motion]


def test_systems_that_do_not_tell_are_asked_again_when_the_program_is_used_again(
    qapp: QApplication, reduced_motion: ReducedMotion, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    wishes = iter([True, False])
    monkeypatch.setattr(animations, "enabled", lambda: next(wishes))

    reduced_motion.listen()
    before = reduced_motion.wished
    qapp.applicationStateChanged.emit(qapp.applicationState())

    assert (before, reduced_motion.wished) == (False, True)


def test_an_open_game_stands_still_while_the_system_wishes_it(window: MainWindow) -> None:
    window.play("kingdomino")
    assert window.session is not None
    animator = window.session.screen.scene.animator
    usual = animator.speed

    window.reduced_motion.hear("org.freedesktop.appearance", "reduced-motion", 1)
    still = animator.speed
    window.reduced_motion.hear("org.freedesktop.appearance", "reduced-motion", 0)

    assert (usual, still, animator.speed) == (SPEEDS["normal"], 0, SPEEDS["normal"])
