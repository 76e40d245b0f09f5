"""The menu bar: its texts and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QActionGroup, QFont, QKeySequence
from PySide6.QtWidgets import QMenu

from core.games.boxes import BOXES
from core.kernel.outside_text import shortened
from gui.input.last_input import LAST_INPUT
from gui.rulebook.book import has_book
from gui.store.settings import APPEARANCES, MOTIONS, TEXT_SIZES
from gui.text.language import LANGUAGES, SYSTEM
from gui.text.numbers import percent
from gui.text.text_size import scaled_font
from gui.text.translation import render
from gui.widgets.plain_text import caption, set_entry

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from PySide6.QtWidgets import QMenuBar

    from core.kernel.messages import Message

Key = QKeySequence.StandardKey
FOR_FINGERS = """
QMenuBar::item { padding: 13px 12px; background: transparent; }
QMenuBar::item:selected, QMenu::item:selected {
    background: palette(highlight); color: palette(highlighted-text);
}
QMenu::item { min-height: 44px; padding: 0 28px 0 32px; }
QMenu::item:disabled { color: palette(placeholder-text); background: transparent; }
QMenu::separator { height: 1px; margin: 3px 8px; background: palette(mid); }
QMenu::indicator { left: 8px; }
"""
"""Entries of 44 pixels."""
LONGEST = 64
"""Letters of a move's name that a menu shows at most."""


class Menus(QObject):
    """Makes the menus of the window; the owner connects the actions.

    Attributes:
        actions: The single actions by name.
        choices: Groups of which one is checked, by name, then by value.

    """

    def __init__(self, bar: QMenuBar) -> None:
        super().__init__(bar)
        self._bar = bar
        self._scale: float | None = None
        self.menus: dict[str, QMenu] = {}
        self.actions: dict[str, QAction] = {}
        self.choices: dict[str, dict[str, QAction]] = {}
        self._steps: tuple[Message | None, Message | None] = (None, None)
        self._names: Sequence[str] = ()
        self._make_game()
        self._make_view()
        self._make_rest()
        self.retranslate()

    def on(self, name: str, slot: Callable[[], object]) -> None:
        """Connect an action."""
        self.actions[name].triggered.connect(slot)

    def on_choice(self, name: str, slot: Callable[[QAction], None]) -> None:
        """Connect a group of choices; the chosen action carries its value as data."""
        group = next(iter(self.choices[name].values())).actionGroup()
        group.triggered.connect(slot)

    def check(self, name: str, value: str) -> None:
        """Show what is chosen."""
        self.choices[name][value].setChecked(True)

    def show_steps(
        self, undo: Message | None, redo: Message | None, names: Sequence[str] = ()
    ) -> None:
        """Name the moves that can be taken back and made again."""
        self._steps, self._names = (undo, redo), names
        self.actions["undo"].setEnabled(undo is not None)
        self.actions["redo"].setEnabled(redo is not None)
        self.actions["again"].setEnabled(undo is not None)
        self._name_actions()

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        self._name_menus()
        self._name_actions()
        self._name_choices()

    def _make_game(self) -> None:
        menu = self._menu("game")
        self._action(menu, "new", keys=Key.New)
        self._action(menu, "match")
        self._action(menu, "daily", other="Ctrl+D")
        self._action(menu, "open_table")
        self._action(menu, "join_table")
        self._action(menu, "puzzles", other="Ctrl+Shift+P")
        self._action(menu, "set_up")
        self._action(menu, "open", keys=Key.Open)
        self._action(self._menu("recent", menu), "forget")
        self._action(menu, "save", keys=Key.SaveAs, other="Ctrl+Shift+S")
        self._make_share(self._menu("share", menu))
        self._action(menu, "tally")
        menu.addSeparator()
        for name in ("players", "progress", "history", "mistakes", "statistics"):
            self._action(menu, name)
        menu.addSeparator()
        self._action(menu, "start")
        menu.addSeparator()
        self._action(menu, "settings", keys=Key.Preferences, other="Ctrl+,")
        self.actions["settings"].setMenuRole(QAction.MenuRole.PreferencesRole)
        self._action(menu, "quit", keys=Key.Quit, other="Ctrl+Q")
        self.actions["quit"].setMenuRole(QAction.MenuRole.QuitRole)
        menu = self._menu("move")
        self._action(menu, "undo", keys=Key.Undo)
        self._action(menu, "redo", keys=Key.Redo)
        menu.addSeparator()
        self._action(menu, "again", other="Ctrl+L")
        self._action(menu, "hint", other="H")
        self._action(menu, "now", other="N")
        self._action(menu, "seats")
        menu.addSeparator()
        self._action(menu, "replay", other="Ctrl+R")
        self._action(menu, "review", other="Ctrl+Shift+R")
        self._action(menu, "analyze", other="Ctrl+Shift+A")

    def _make_share(self, menu: QMenu) -> None:
        self._action(menu, "code", keys=Key.Copy)
        self._action(menu, "position", other="Ctrl+Shift+C")
        self._action(menu, "paste", keys=Key.Paste)
        menu.addSeparator()
        self._action(menu, "by_message")
        self._action(menu, "copy_move", other="Ctrl+Alt+C")
        self._action(menu, "paste_answer", other="Ctrl+Alt+V")
        menu.addSeparator()
        self._action(menu, "picture", other="Ctrl+E")
        self._action(menu, "report", keys=Key.Print)

    def _make_view(self) -> None:
        menu = self._menu("view")
        self._choose(self._menu("appearance", menu), "appearance", APPEARANCES)
        self._choose(self._menu("text", menu), "text", map(str, TEXT_SIZES))
        self._choose(self._menu("motion", menu), "motion", MOTIONS)
        board = self._menu("zoom", menu)
        self._action(board, "zoom_in", other="F8")
        self._action(board, "zoom_out", other="F7")
        self._action(board, "zoom_none", other="F9")
        menu.addSeparator()
        self._action(menu, "larger", keys=Key.ZoomIn)
        self._action(menu, "smaller", keys=Key.ZoomOut)
        self._action(menu, "usual", other="Ctrl+0")
        menu.addSeparator()
        self._action(menu, "panel", checkable=True)
        self._action(menu, "table_mode", checkable=True)
        self._action(menu, "mute", checkable=True, other="Ctrl+M")
        self._action(menu, "unsteady", checkable=True)
        self._action(menu, "full", keys=Key.FullScreen, other="F11", checkable=True)

    def _make_rest(self) -> None:
        menu = self._menu("language")
        self._choose(menu, "language", (SYSTEM, *LANGUAGES))
        menu.insertSeparator(self.choices["language"][next(iter(LANGUAGES))])
        for code, endonym in LANGUAGES.items():
            self.choices["language"][code].setText(endonym)
        menu = self._menu("help")
        self._action(menu, "rules", keys=Key.HelpContents, other="F1")
        books = self._menu("rules", menu)
        for game in filter(has_book, BOXES):
            self._action(books, f"rules_{game}")
        self._action(menu, "learn")
        menu.addSeparator()
        self._action(menu, "words", other="F2")
        self._action(menu, "keys", other="Ctrl+?")
        menu.addSeparator()
        self._action(menu, "fairness")
        menu.addSeparator()
        self._action(menu, "manual")
        self._action(menu, "news")
        self._action(menu, "about")
        self.actions["about"].setMenuRole(QAction.MenuRole.AboutRole)

    def grow(self, scale: float | None) -> None:
        """Set the text size of the bar and every menu; None: that of all text.

        Menus are windows and do not inherit the font of the bar.
        """
        if scale != self._scale:
            self._scale = scale
            font = QFont() if scale is None else scaled_font(scale)
            for each in (self._bar, *self._bar.findChildren(QMenu)):
                each.setFont(font)

    def fit_fingers(self) -> None:
        """Make the bar and its entries as high as a finger needs, once one has touched them."""
        sheet = FOR_FINGERS if LAST_INPUT.fingers else ""
        if sheet != self._bar.styleSheet():
            for each in (self._bar, *self._bar.findChildren(QMenu)):
                each.setStyleSheet(sheet)

    def _menu(self, name: str, parent: QMenu | None = None) -> QMenu:
        menu = (parent or self._bar).addMenu("")
        self.menus[name] = menu
        return menu

    def _action(
        self,
        menu: QMenu,
        name: str,
        *,
        keys: Key | None = None,
        other: str = "",
        checkable: bool = False,
    ) -> None:
        action = QAction(self, checkable=checkable)
        action.setMenuRole(QAction.MenuRole.NoRole)
        shortcuts = QKeySequence.keyBindings(keys) if keys is not None else []
        if not shortcuts and other:
            shortcuts = [QKeySequence(other)]
        action.setShortcuts(shortcuts)
        menu.addAction(action)
        self.actions[name] = action

    def _choose(self, menu: QMenu, name: str, values: Iterable[str]) -> None:
        group = QActionGroup(self)
        self.choices[name] = {}
        for value in values:
            action = QAction(self, checkable=True)
            action.setMenuRole(QAction.MenuRole.NoRole)
            action.setData(value)
            group.addAction(action)
            menu.addAction(action)
            self.choices[name][value] = action

    def _name_menus(self) -> None:
        names = {
            "game": self.tr("&Game"),
            "recent": self.tr("Open &recent"),
            "share": self.tr("S&hare"),
            "move": self.tr("&Move"),
            "view": self.tr("&View"),
            "appearance": self.tr("&Appearance"),
            "text": self.tr("&Text size"),
            "motion": self.tr("&Motion"),
            "zoom": self.tr("Board si&ze"),
            "language": self.tr("&Language"),
            "help": self.tr("&Help"),
            "rules": self.tr("R&ulebooks"),
        }
        for name, title in names.items():
            self.menus[name].setTitle(title)

    def _name_actions(self) -> None:
        names = {
            "new": self.tr("&New game…"),
            "match": self.tr("New &match…"),
            "daily": self.tr("&Daily deals…"),
            "open_table": self.tr("Open a ta&ble…"),
            "join_table": self.tr("&Join a table…"),
            "puzzles": self.tr("Pu&zzles…"),
            "set_up": self.tr("Set &up a position…"),
            "open": self.tr("&Open…"),
            "forget": self.tr("&Clear"),
            "save": self.tr("Save &as…"),
            "tally": self.tr("Score a real &game…"),
            "code": self.tr("&Copy game code"),
            "position": self.tr("Copy &position code"),
            "paste": self.tr("Paste co&de…"),
            "by_message": self.tr("Play by &message…"),
            "copy_move": self.tr("Copy m&y move"),
            "paste_answer": self.tr("Paste the &answer"),
            "picture": self.tr("P&icture…"),
            "report": self.tr("&Report…"),
            "players": self.tr("&Players…"),
            "progress": self.tr("&Learning progress…"),
            "history": self.tr("Histor&y…"),
            "mistakes": self.tr("My mista&kes…"),
            "statistics": self.tr("S&tatistics…"),
            "start": self.tr("Back to the &start screen"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "undo": self.tr("&Undo"),
            "redo": self.tr("&Redo"),
            "again": self.tr("Show the last moves &again"),
            "hint": self.tr("&Hint"),
            "now": self.tr("Make the computer move &now"),
            "seats": self.tr("Change &players…"),
            "replay": self.tr("Rep&lay"),
            "review": self.tr("Re&view"),
            "analyze": self.tr("Analysis &board"),
            "larger": self.tr("&Larger text"),
            "smaller": self.tr("&Smaller text"),
            "usual": self.tr("Defa&ult text size"),
            "zoom_in": self.tr("&Larger board"),
            "zoom_out": self.tr("&Smaller board"),
            "zoom_none": self.tr("&Whole board"),
            "panel": self.tr("Score and moves &beside the board"),
            "table_mode": self.tr("Table mod&e"),
            "mute": self.tr("Mute s&ound"),
            "unsteady": self.tr("Stea&dy-hand assist"),
            "full": self.tr("&Full screen"),
            "rules": self.tr("&Rules for the item under the pointer"),
            "learn": self.tr("&Lessons"),
            "words": self.tr("Describe the &board"),
            "keys": self.tr("&Keyboard shortcuts"),
            "fairness": self.tr("&Fairness"),
            "manual": self.tr("&Manual"),
            "news": self.tr("&What’s new"),
            "about": self.tr("&About Kupola"),
            **{f"rules_{key}": render(box.title) for key, box in BOXES.items() if has_book(key)},
        }
        for name, title in names.items():
            set_entry(self.actions[name], title)
        self._name_steps()

    def _name_steps(self) -> None:
        undo, redo = self._steps
        if undo is not None:
            set_entry(self.actions["undo"], self._named(self.tr("&Undo: {move}"), undo))
        if redo is not None:
            set_entry(self.actions["redo"], self._named(self.tr("&Redo: {move}"), redo))

    def _named(self, frame: str, step: Message) -> str:
        words = render(step, self._names)
        return frame.format(move=caption(shortened(words, LONGEST)))

    def _name_choices(self) -> None:
        appearance, motion = self.choices["appearance"], self.choices["motion"]
        appearance["system"].setText(self.tr("&System"))
        appearance["light"].setText(self.tr("&Light"))
        appearance["dark"].setText(self.tr("&Dark"))
        appearance["contrast"].setText(self.tr("&High contrast"))
        motion[SYSTEM].setText(self.tr("&Use system setting"))
        motion["slow"].setText(self.tr("&Slow"))
        motion["normal"].setText(self.tr("&Normal"))
        motion["fast"].setText(self.tr("&Fast"))
        motion["faster"].setText(self.tr("&Very fast"))
        motion["off"].setText(self.tr("&Off"))
        self.choices["language"][SYSTEM].setText(self.tr("&System"))
        for size, action in self.choices["text"].items():
            action.setText(render(percent(int(size))))
