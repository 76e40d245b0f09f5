"""One window for every setting; every change is there at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from attrs import asdict, fields
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QPushButton

from gui.look.appearance import DARK
from gui.preferences.rows import CheckRow, ChoiceRow, SliderRow
from gui.store.settings import DONE, KEPT, Settings
from gui.text.language import LANGUAGES
from tests.gui.access.test_windows import nameless

if TYPE_CHECKING:
    from gui.preferences.rows import Row
    from gui.preferences.window import SettingsWindow
    from gui.store.settings import SettingsFile
    from gui.window.main_window import MainWindow

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture
def preferences(window: MainWindow) -> SettingsWindow:
    window.menus.actions["settings"].trigger()
    opened = window.preferences.window
    assert opened is not None
    return opened


def row(window: SettingsWindow, name: str) -> Row:
    rows = (row for page in window.pages.values() for row in page.rows)
    return next(row for row in rows if row.name == name)


def choose(window: SettingsWindow, name: str, value: object) -> None:
    """Change a setting as a person would, with the keyboard."""
    control = row(window, name)
    if isinstance(control, CheckRow):
        if control.box.isChecked() != value:
            QTest.keyClick(control.box, Qt.Key.Key_Space)
    elif isinstance(control, ChoiceRow):
        for _ in range(control.chooser.count()):
            QTest.keyClick(control.chooser, Qt.Key.Key_Up)
        while control.chooser.key != value:
            QTest.keyClick(control.chooser, Qt.Key.Key_Down)
    elif isinstance(control, SliderRow):
        control.slider.setValue(int(str(value)))


def test_every_setting_has_its_row(preferences: SettingsWindow) -> None:
    names = {name for page in preferences.pages.values() for name in page.names}

    assert names | {*KEPT, *DONE} == {each.name for each in fields(Settings)}


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "pl"),
        ("appearance", "dark"),
        ("text_size", 130),
        ("board_zoom", 150),
        ("motion", "off"),
        ("pace", "quick"),
        ("panel", False),
        ("targets", False),
        ("hints", False),
        ("muted", True),
        ("volume", 35),
        ("unsteady", True),
    ],
)
def test_a_change_is_kept_at_once(
    preferences: SettingsWindow, settings_file: SettingsFile, name: str, value: object
) -> None:
    choose(preferences, name, value)

    assert getattr(settings_file.settings, name) == value
    assert getattr(type(settings_file)(settings_file.path).settings, name) == value


def test_language_and_look_change_while_the_window_is_open(
    window: MainWindow, preferences: SettingsWindow
) -> None:
    choose(preferences, "language", "hu")
    choose(preferences, "appearance", "dark")
    QApplication.processEvents()

    assert preferences.windowTitle() == "Beállítások"
    assert window.menus.choices["language"]["hu"].isChecked()
    assert window.look.theme == DARK


def test_the_menus_and_the_window_agree(window: MainWindow, preferences: SettingsWindow) -> None:
    window.menus.choices["motion"]["fast"].trigger()
    window.menus.actions["mute"].trigger()
    motion, muted = row(preferences, "motion"), row(preferences, "muted")
    assert isinstance(motion, ChoiceRow)
    assert isinstance(muted, CheckRow)

    assert motion.chooser.key == "fast"
    assert muted.box.isChecked()


def test_a_preset_sets_every_help(preferences: SettingsWindow, settings_file: SettingsFile) -> None:
    choose(preferences, "preset", "purist")
    purist = settings_file.settings
    choose(preferences, "undo", value=True)
    preset = row(preferences, "preset")
    assert isinstance(preset, ChoiceRow)

    assert not any((purist.targets, purist.previews, purist.hints, purist.undo, purist.refusals))
    assert preset.chooser.key == ""
    assert settings_file.settings.undo


def test_a_page_is_reset_alone(preferences: SettingsWindow, settings_file: SettingsFile) -> None:
    choose(preferences, "motion", "off")
    choose(preferences, "volume", 10)
    preferences.turn_to("sound")
    preferences.reset.click()

    assert settings_file.settings.volume == Settings().volume
    assert settings_file.settings.motion == "off"


def test_everything_is_reset_once_that_is_agreed(
    window: MainWindow, preferences: SettingsWindow, settings_file: SettingsFile
) -> None:
    settings_file.change(recent=["a"])
    choose(preferences, "motion", "off")
    choose(preferences, "undo", value=False)
    preferences.turn_to("data")
    everything = preferences.findChild(QPushButton, "reset_all")
    assert isinstance(everything, QPushButton)
    everything.click()
    box = preferences.findChild(QMessageBox)
    assert isinstance(box, QMessageBox)
    agree, _ = sorted(box.buttons(), key=lambda each: each.text(), reverse=True)
    agree.click()

    assert asdict(settings_file.settings) == {**asdict(Settings()), "recent": ["a"]}
    assert window.menus.choices["motion"]["system"].isChecked()


@in_every_language
def test_everything_has_a_name_and_room_in_every_language(
    window: MainWindow, preferences: SettingsWindow, language: str
) -> None:
    window.menus.choices["language"][language].trigger()
    QApplication.processEvents()
    for key in preferences.pages:
        preferences.turn_to(key)
        QApplication.processEvents()

        assert nameless(preferences) == []
        for label in preferences.findChildren(QLabel):
            if label.isVisible() and label.text():
                assert label.height() >= label.heightForWidth(label.width()), label.text()


def test_every_page_is_reached_and_left_with_the_keyboard(preferences: SettingsWindow) -> None:
    for index in range(len(preferences.pages)):
        preferences.list.setFocus()
        assert preferences.list.currentRow() == index
        seen = []
        for _ in range(40):
            QTest.keyClick(preferences, Qt.Key.Key_Tab)
            seen.append(QApplication.focusWidget())
        assert preferences.list in seen
        assert len(set(seen)) >= 3
        preferences.list.setFocus()
        QTest.keyClick(preferences.list, Qt.Key.Key_Down)
    QTest.keyClick(preferences, Qt.Key.Key_Escape)

    assert not preferences.isVisible()


def test_the_new_language_is_read_out_by_its_name(
    preferences: SettingsWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr("gui.preferences.rows.announce", lambda _, words: told.append(words))
    rows = {row.name: row for row in preferences.findChildren(ChoiceRow)}
    language = rows["language"]
    QTest.keyClick(language.chooser, Qt.Key.Key_End)

    assert told == [language.chooser.currentText()]
