"""Every command has its keys, they can be changed, and nowhere has a key two commands."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from gui.access.commands import Commands
from gui.board.hand import Grip
from gui.preferences.keyboard_page import KeyboardPage
from gui.store.settings import SettingsFile
from gui.widgets.keymap import FIXED, HANDS, ROOMS, ROOMY, Keymap, is_key, pressed, rooms_of
from tests.gui.store.test_assistance import seated

if TYPE_CHECKING:
    from gui.text.translator import Translator
    from gui.window.main_window import MainWindow

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier
USUAL = {**ROOMY, "undo": ("Ctrl+Z",), "save": ("Ctrl+S",), "about": ()}
KEYS = st.sampled_from(["A", "R", "Ctrl+Z", "Shift+R", "1", "Tab", "F5", "", "nonsense", "Up", 7])


def page(window: MainWindow) -> KeyboardPage:
    opened = window.preferences.open_at("keyboard").pages["keyboard"]
    assert isinstance(opened, KeyboardPage)
    return opened


def give(window: MainWindow, command: str, key: Qt.Key, held: Qt.KeyboardModifier = NONE) -> str:
    """Press a key in the first field of a command; return what is said."""
    keyboard = page(window)
    keyboard.choose(command)
    keyboard.fields[0].setFocus()
    QTest.keyClick(keyboard.fields[0], key, held)
    return keyboard.message.text()


def test_menus_leave_rooms_their_keys(window: MainWindow) -> None:
    keys = window.preferences.commands.keymap.keys

    assert {command: keys[command] for command in ROOMY} == dict(ROOMY)


def test_no_command_is_listed_twice(window: MainWindow) -> None:
    groups = window.preferences.commands.groups()
    listed = Counter(command for _, commands in groups for command, _ in commands)

    assert set(listed.values()) == {1}


@given(
    st.dictionaries(
        st.sampled_from([*USUAL, "unknown"]), st.one_of(st.lists(KEYS, max_size=3), st.integers())
    )
)
def test_whatever_is_stored_no_key_has_two_commands_in_a_room(changes: dict[str, object]) -> None:
    keymap = Keymap(USUAL, changes)
    for room in ROOMS:
        heard = [keys for command, keys in keymap.keys.items() if room in rooms_of(command)]
        counts = Counter(key for keys in heard for key in keys)

        assert max(counts.values()) == 1
        assert not FIXED & counts.keys()
    assert keymap.keys.keys() == USUAL.keys()
    assert Keymap(USUAL, keymap.changes).keys == keymap.keys


def test_two_commands_can_trade_their_keys() -> None:
    keymap = Keymap(USUAL, {"turn": ["Ctrl+Z"], "undo": ["R"]})

    assert (keymap.keys["turn"], keymap.keys["undo"]) == (("Ctrl+Z",), ("R",))


@pytest.mark.parametrize("hand", HANDS)
def test_the_keys_for_one_hand_are_free_and_complete(hand: str, window: MainWindow) -> None:
    keymap = window.preferences.commands.keymap.for_hand(hand)

    assert keymap.hand == hand
    assert all(keymap.keys[command] == keys for command, keys in HANDS[hand].items())
    assert keymap.for_hand("both").changes == {}


@pytest.mark.parametrize(
    ("key", "held", "letters", "name"),
    [
        (Qt.Key.Key_R, NONE, "r", "R"),
        (Qt.Key.Key_R, SHIFT, "R", "Shift+R"),
        (Qt.Key.Key_Question, SHIFT, "?", "?"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "\r", "Enter"),
        (Qt.Key.Key_Left, SHIFT, "", "Shift+Left"),
        (Qt.Key(0x0420), NONE, "\u0440", "R"),
        (Qt.Key(0x040A), SHIFT, "\u040a", "Shift+W"),
    ],
)
def test_a_pressed_key_is_named(
    key: Qt.Key, held: Qt.KeyboardModifier, letters: str, name: str
) -> None:
    assert pressed(QKeyEvent(QEvent.Type.KeyPress, key, held, letters)) == name


def test_usual_keys_are_keys() -> None:
    assert all(is_key(key) for keys in ROOMY.values() for key in keys)
    assert all(is_key(key) for hand in HANDS.values() for keys in hand.values() for key in keys)


def test_usual_keys_are_in_nobodys_way(window: MainWindow) -> None:
    keymap = window.preferences.commands.keymap

    for command, keys in keymap.keys.items():
        assert [keymap.owner(key, command) for key in keys] == [None] * len(keys)


def test_a_menu_command_gets_another_key(window: MainWindow, settings_file: SettingsFile) -> None:
    said = give(window, "replay", Qt.Key.Key_F6)

    assert said == "Changed: Replay, F6"
    assert [key.toString() for key in window.menus.actions["replay"].shortcuts()] == ["F6"]
    assert settings_file.settings.keys == {"replay": ["F6"]}
    again = Commands(window.menus)
    again.follow(SettingsFile(settings_file.path).settings.keys)
    assert again.keymap.keys["replay"] == ("F6",)


def test_a_conflict_names_the_other_command_and_changes_nothing(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    said = give(window, "replay", Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    number = give(window, "replay", Qt.Key.Key_4)
    menu = give(window, "replay", Qt.Key.Key_G, Qt.KeyboardModifier.AltModifier)

    assert said == "Nothing changed: Ctrl+Z is already used for “Undo”."
    assert number == "Nothing changed: 4 is needed for something else."
    assert menu == "Nothing changed: Alt+G is needed for something else."
    assert settings_file.settings.keys == {}


def test_a_key_is_only_taken_where_it_is_heard(window: MainWindow) -> None:
    control = Qt.KeyboardModifier.ControlModifier
    said = [
        give(window, "replay_forward", Qt.Key.Key_Home),
        give(window, "replay_forward", Qt.Key.Key_W),
        give(window, "rules_find", Qt.Key.Key_Z, control),
        give(window, "undo", Qt.Key.Key_F3),
        give(window, "replay_forward", Qt.Key.Key_R),
        give(window, "rules_close", Qt.Key.Key_Up),
    ]

    assert said == [
        "Nothing changed: Home is already used for “To the beginning”.",
        "Nothing changed: W is already used for “Where am I, what is here, what can I do?”.",
        "Nothing changed: Ctrl+Z is already used for “Undo”.",
        "Nothing changed: F3 is already used for “Next result”.",
        "Changed: Next move, R",
        "Changed: Close the rules, Up",
    ]


def test_keys_are_reset_singly_and_together(
    window: MainWindow, settings_file: SettingsFile
) -> None:
    give(window, "replay", Qt.Key.Key_F6)
    give(window, "turn", Qt.Key.Key_X)
    keyboard = page(window)
    keyboard.choose("replay")
    keyboard.usual.click()
    singly = dict(settings_file.settings.keys)
    keyboard.reset()

    assert singly == {"turn": ["X"]}
    assert settings_file.settings.keys == {}


def test_the_fields_can_be_left_and_cleared_with_the_keyboard(window: MainWindow) -> None:
    keyboard = page(window)
    keyboard.choose("replay")
    first, second = keyboard.fields
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Tab)
    left = keyboard.window().focusWidget() is second
    first.setFocus()
    QTest.keyClick(first, Qt.Key.Key_Backspace)

    assert left
    assert keyboard.message.text() == "Shortcut removed: Replay"
    assert window.menus.actions["replay"].shortcuts() == []


def test_the_board_follows_its_keys_at_once(window: MainWindow) -> None:
    screen = seated(window, "", "").screen
    keymap = window.preferences.commands.keymap.for_hand("left")
    window.preferences.changed.emit({"keys": keymap.changes})
    view, hand = screen.view, screen.scene.hand
    QTest.keyClick(view, Qt.Key.Key_E)
    focused = screen.scene.focus is not None
    QTest.keyClick(view, Qt.Key.Key_Space)
    taken = hand.grip
    QTest.keyClick(view, Qt.Key.Key_Q)

    assert focused
    assert taken is Grip.CARRIED
    assert hand.grip is Grip.NOTHING
    assert screen.scene.stage.keys["turn"] == "R"
    window.leave()


def test_a_replay_follows_its_keys_at_once(window: MainWindow) -> None:
    session = seated(window, "", "")
    session.controller.play(session.controller.moves[0])
    window.replay(0)
    screen = window.replays.screen
    assert screen is not None
    window.preferences.changed.emit({"keys": {"replay_forward": ["F"], "replay_first": []}})
    QTest.keyClick(screen.view, Qt.Key.Key_Right)
    stayed = screen.bar.ply
    QTest.keyClick(screen.view, Qt.Key.Key_F)
    tips = [screen.bar.buttons[name].toolTip() for name in ("forward", "first", "play")]

    assert (stayed, screen.bar.ply) == (0, 1)
    assert tips == ["Next move (F)", "To the beginning", "Play (Space)"]
    window.leave()


def test_the_rules_follow_their_keys_at_once(window: MainWindow) -> None:
    screen = seated(window, "", "").screen
    window.show_rules("pixies")
    screen.help.open("")
    window.preferences.changed.emit({"keys": {"rules_find": ["F6"], "rules_close": ["F12"]}})
    assert window.rules is not None
    for reader in (screen.help.panel, window.rules.reader):
        found = [key.key().toString() for key in reader._shortcuts]
        headings = ["Ctrl+PgDown", "Ctrl+PgUp"]
        assert found == ["F6", "F3", "Ctrl+G", "Shift+F3", "Ctrl+Shift+G", *headings]
        assert reader.buttons["close"].toolTip() == "Close the rules (F12)"
    QTest.keyClick(window.rules.reader, Qt.Key.Key_Escape)
    stays = window.rules.isVisible()
    QTest.keyClick(window.rules.reader, Qt.Key.Key_F12)

    assert stays
    assert not window.rules.isVisible()
    window.leave()


def test_the_lines_of_the_commands_stay_when_their_words_change(
    window: MainWindow, translator: Translator
) -> None:
    keyboard = page(window)
    keyboard.choose("undo")
    line = keyboard.list.currentItem()
    assert line is not None
    before = line.text(0)

    translator.speak("hu")
    QApplication.processEvents()

    assert isValid(line)
    assert keyboard.list.currentItem() is line
    assert line.text(0) not in {"", before}
