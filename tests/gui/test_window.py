from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from attrs import evolve
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QAction, QCloseEvent
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QPushButton

from core.games import GAMES
from gui.look.appearance import DARK, LIGHT, Look
from gui.store.plan import default_plan
from gui.store.settings import SettingsFile
from gui.text.language import LANGUAGES, SYSTEM
from gui.text.translation import render
from gui.window.about import AboutBox
from gui.window.main_window import SMALLEST, MainWindow

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from gui.text.translator import Translator

in_every_language = pytest.mark.parametrize("language", LANGUAGES)

MENUS = {
    "en": ["&Game", "&Move", "&View", "&Language", "&Help"],
    "hu": ["&Játék", "&Lépés", "&Nézet", "N&yelv", "&Súgó"],
    "pl": ["&Gra", "&Ruch", "&Widok", "&Język", "&Pomoc"],
    "sr_Cyrl": ["&Игра", "По&тез", "&Приказ", "&Језик", "По&моћ"],
    "sr_Latn": ["&Igra", "Po&tez", "&Prikaz", "&Jezik", "Po&moć"],
}


def words(window: MainWindow) -> list[str]:
    return [label.text() for label in window.findChildren(QLabel)]


def menus(window: MainWindow) -> list[QMenu]:
    return [menu_of(action) for action in window.menuBar().actions()]


def appearances(window: MainWindow) -> list[QAction]:
    return list(window.menus.choices["appearance"].values())


def menu_of(action: QAction) -> QMenu:
    menu = action.menu()
    assert isinstance(menu, QMenu)
    return menu


def button(window: MainWindow, language: str) -> QPushButton:
    found = window.findChild(QPushButton, language)
    assert isinstance(found, QPushButton)
    return found


def speak(window: MainWindow, language: str) -> None:
    button(window, language).click()
    QApplication.processEvents()


def open_about(window: MainWindow) -> AboutBox:
    window.menus.actions["about"].trigger()
    box = window.findChild(AboutBox)
    assert isinstance(box, AboutBox)
    return box


@in_every_language
def test_the_window_names_every_game(window: MainWindow, language: str) -> None:
    speak(window, language)

    assert {render(game.title) for game in GAMES.values()} <= set(words(window))


@in_every_language
def test_everything_follows_the_language_at_once(window: MainWindow, language: str) -> None:
    speak(window, language)

    assert [menu.title() for menu in menus(window)] == MENUS[language]


def test_coming_back_to_a_language_says_what_it_said_before(window: MainWindow) -> None:
    before = words(window)
    for language in (*LANGUAGES, "en"):
        speak(window, language)

    assert words(window) == before


def test_the_menu_and_the_bar_agree_on_the_language(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    action = window.menus.choices["language"]["hu"]

    action.trigger()
    QApplication.processEvents()

    assert button(window, "hu").isChecked()
    assert settings_file.settings.language == "hu"
    assert action.isChecked()


def test_languages_are_called_by_their_own_names_in_every_language(window: MainWindow) -> None:
    speak(window, "pl")

    names = [action.text() for action in window.menus.choices["language"].values()]

    assert names == ["Jak w &systemie", "Srpski", "Српски", "Magyar", "Polski", "English"]


def test_a_language_asked_for_at_the_start_stays_in_a_game_and_after_it(
    window: MainWindow, translator: Translator
) -> None:
    window.play("pixies")
    playing = translator.choice
    window.leave()

    assert (playing, translator.choice) == ("en", "en")


def test_the_language_of_the_system_can_be_chosen_again(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    speak(window, "hu")

    window.menus.choices["language"][SYSTEM].trigger()

    assert settings_file.settings.language == SYSTEM


@in_every_language
def test_shortcut_letters_are_unique_in_every_menu(window: MainWindow, language: str) -> None:
    speak(window, language)

    for menu in (window.menuBar(), *window.menus.menus.values()):
        titles = [action.text() for action in menu.actions() if "&" in action.text()]
        letters = [re.findall(r"&(.)", title)[0].lower() for title in titles]
        assert len(set(letters)) == len(letters), titles


def test_no_action_leaves_its_place_in_the_menu_to_guesses(window: MainWindow) -> None:
    actions = [each for each in window.findChildren(QAction) if each.text() and each.menu() is None]

    assert actions
    assert all(each.menuRole() != QAction.MenuRole.TextHeuristicRole for each in actions)


@in_every_language
@pytest.mark.parametrize("size", [SMALLEST, (1280, 720), (1920, 1080), (3840, 2160)])
def test_no_text_is_cut_off(window: MainWindow, language: str, size: tuple[int, int]) -> None:
    speak(window, language)
    window.resize(*size)
    QApplication.processEvents()

    for label in window.findChildren(QLabel):
        if label.text() and label.isVisible():
            needed = label.sizeHint()
            if label.wordWrap():
                needed = QSize(label.width(), label.heightForWidth(label.width()))
            given = label.size()
            assert needed.width() <= given.width(), label.text()
            assert needed.height() <= given.height(), label.text()


@in_every_language
def test_the_about_box_names_the_authors_and_speaks_the_language(
    window: MainWindow, language: str
) -> None:
    speak(window, language)
    box = open_about(window)
    (close,) = {*box.findChildren(QPushButton)} - {box.show_licenses}

    said = " ".join(label.text() for label in box.findChildren(QLabel))
    label = close.text().replace("&", "")
    close.click()

    for name in ("Kiesling", "Next Move", "Cathala", "Blue Orange", "Goupy", "Trabut", "Bombyx"):
        assert name in said
    closing = ["Zatvori", "Затвори", "Bezárás", "Zamknij", "Close"]
    assert label == dict(zip(LANGUAGES, closing, strict=True))[language]


def test_the_about_box_follows_the_language_while_it_is_open(
    window: MainWindow, translator: Translator
) -> None:
    box = open_about(window)

    translator.speak("hu")
    QApplication.processEvents()
    title = box.windowTitle()
    box.close()

    assert title == "A Kupola névjegye"


def test_the_appearance_can_be_chosen_and_is_remembered(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    light = window.grab().toImage().pixelColor(5, 300)

    appearances(window)[2].trigger()
    dark = window.grab().toImage().pixelColor(5, 300)

    assert settings_file.settings.appearance == "dark"
    assert dark.lightness() < light.lightness()


def test_seats_and_options_are_remembered_but_not_the_deal(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    plan = evolve(default_plan(GAMES["kingdomino"]), seed=42)
    options = {**plan.options, "harmony": True}
    window._on_planned(evolve(plan, options=options))
    assert window.session is not None

    kept = settings_file.settings.plans["kingdomino"]
    window.close()

    assert kept["options"]["harmony"]
    assert kept["seed"] is None


def test_the_appearance_follows_the_system_only_if_it_may(qapp: QApplication) -> None:
    look = Look()
    look.choose("dark")
    qapp.styleHints().colorSchemeChanged.emit(Qt.ColorScheme.Light)

    assert look.theme == DARK

    look.choose("light")

    assert look.theme == LIGHT


def test_closing_does_everything_even_if_a_step_fails(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play("pixies")
    done: list[str] = []

    def fail() -> None:
        problem = "full"
        raise RuntimeError(problem)

    with monkeypatch.context() as patch:
        patch.setattr(window, "_remember_window", fail)
        patch.setattr(window._sounds, "stop", lambda: done.append("sounds"))
        with pytest.raises(RuntimeError, match="full"):
            window.closeEvent(QCloseEvent())

    assert window.session is None
    assert done == ["sounds"]


def test_damaged_settings_are_set_aside_and_the_window_says_so(
    qtbot: QtBot, translator: Translator, tmp_path: Path
) -> None:
    file = tmp_path / "settings.json"
    file.write_text("{", "utf-8")
    window = MainWindow(SettingsFile(file), translator, Look())
    qtbot.addWidget(window)

    assert any(str(tmp_path / "settings.damaged-1") in text for text in words(window))


def test_quitting_closes_the_window(window: MainWindow) -> None:
    quitting = window.menus.actions["quit"]

    quitting.trigger()

    assert not window.isVisible()
    assert [key.toString() for key in quitting.shortcuts()] == ["Ctrl+Q"]


def test_another_player_finds_what_is_personal(window: MainWindow, tmp_path: Path) -> None:
    window.sit_down(tmp_path / "ana")
    window.preferences.changed.emit({"appearance": "dark", "language": "hu", "text_size": 130})
    window.sit_down(tmp_path / "bence")
    QApplication.processEvents()
    bence = window.look.choice, window.menus.choices["text"]["100"].isChecked()
    window.sit_down(tmp_path / "ana")
    QApplication.processEvents()

    assert bence == ("system", True)
    assert window.look.theme == DARK
    assert window.menus.choices["text"]["130"].isChecked()
    assert window.menus.choices["language"]["hu"].isChecked()
