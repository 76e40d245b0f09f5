"""The screen of a game: the board, the panels around it, and the players' turns."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from gui.access.reader import BoardReader
from gui.board.lens import Lens
from gui.board.scene import TableScene
from gui.board.scroll_bars import restyle_bars
from gui.board.view import TableView
from gui.coach.busy_places import busy_places
from gui.coach.coach_card import CoachCard
from gui.coach.hints import Hints
from gui.games.registry import ui_of
from gui.panels.board_buttons import BoardButtons
from gui.panels.piece_icons import Pieces
from gui.panels.side_panel import SidePanel, panel_width
from gui.rulebook.help import Help
from gui.widgets.announce import announce
from gui.widgets.bubble import Bubble
from gui.widgets.keymap import pressed
from gui.widgets.style import Style

from .confirm_move import MoveConfirmation
from .header import HEIGHT, Header
from .overlays import Overlays
from .perspective import Perspective
from .side_slot import Guest, SideSlot
from .spoken_game import SpokenGame
from .status import Status
from .table_keys import TableKeys
from .table_mode import TableMode
from .turn_playback import TurnPlayback
from .undo import UndoControl
from .why_not_take import why_withheld

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from gui.board.table import Table
    from gui.look.seat_look import SeatLook
    from gui.look.theme import Theme
    from gui.match.match_controller import MatchController
    from gui.widgets.keymap import Keymap


BESIDE = 14
"""How far the panel is from the window's edges."""


def board_room(window: QSize, theme: Theme, scale: float, *, panel: bool) -> QSize:
    """Return the size of a board in a window, with the panel beside it or without."""
    style = Style.of(theme, window.width(), window.height(), scale)
    aside = panel_width(style, window.width()) if panel else 0
    height = window.height() - style.row(HEIGHT)
    return QSize(window.width() - aside - style.length(BESIDE), height)


class Strip(Protocol):
    """A strip between the header and the board."""

    def restyle(self, style: Style) -> None:
        """Change sizes and colors."""


class GameScreen(QWidget):
    """Shows the controller's match and plays the moves of the hand.

    Signals:
        refused: Why the last drop was not legal, and where it was aimed at.
        replayed: The number of moves before a position that is to be shown again.
        panel_shown: The panel at the right was shown or hidden.
        rematch: The same players want another deal.
        swapped: The same deal is wanted, with the seats swapped.
        reviewed: The game is to be seen again and judged.
        leave: Back to the start screen.
        named: Which moves undo and redo are about, and what the players are called.
        turned: Another seat's board lies near now.
    """

    refused = Signal(object, object)
    replayed = Signal(int)
    panel_shown = Signal(bool)
    rematch = Signal()
    swapped = Signal()
    reviewed = Signal()
    leave = Signal()
    named = Signal(object, object, object)
    turned = Signal()

    def __init__(
        self, controller: MatchController, table: Table, parent: QWidget | None = None
    ) -> None:
        """Make the screen of a match."""
        super().__init__(parent)
        self.controller = controller
        self._style = Style()
        self._fitted = QSize()
        self._board = QSize()
        self._strip: Strip | None = None
        game = controller.match.game
        self._perspective = perspective = Perspective(controller)
        pieces = Pieces(table)
        self.scene = TableScene(table, self)
        self.view = view = TableView(self.scene)
        self.header = Header(game.key, game.title)
        self.panel = SidePanel(perspective.sentences, pieces)
        self.bubble = Bubble(view)
        self.reader = BoardReader(game.key, self.scene, view, self.bubble)
        self.lens = Lens(self.scene, view)
        self.overlays = Overlays(perspective, view, self, self.panel)
        self.interlude, self.result = self.overlays.interlude, self.overlays.result
        self.peek = self.overlays.peek
        self.beside = SideSlot(self.panel)
        self.coach_card = CoachCard(self.panel, view, self.bubble)
        self.help = Help(game.key, self.scene, view, self.bubble, self.beside.column)
        self.hints = Hints(controller, view, self.header, self.beside.column)
        self.confirmation = MoveConfirmation(self.scene, view)
        self.buttons = BoardButtons(view, self.confirmation.ask)
        self.playback = TurnPlayback(perspective, view, pieces, self.overlays, self.confirmation)
        self.undo_control = UndoControl(perspective, self.scene.hand, self.peek)
        self.status = Status(perspective, self.playback, self.undo_control, self.header, self.panel)
        self.spoken_game = SpokenGame(perspective, self.playback, self.status, view, self.overlays)
        self.table_mode = TableMode(perspective, view, self.header, self.confirmation)
        self.reader.tree.guide.status = self.status.now
        self.table_keys = TableKeys(self)
        self._lay_out()
        self._connect()

    @property
    def flat(self) -> bool:
        """Whether the screen lies flat among the players."""
        return self._perspective.flat

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """The seats' names and colors."""
        return self._perspective.looks

    def lay_strip(self, strip: QWidget, styled: Strip) -> None:
        """Put a strip between the header and the board."""
        self._strip = styled
        self._column.insertWidget(self._column.indexOf(self.header) + 1, strip)
        styled.restyle(self._style)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        if theme != self._perspective.theme:
            self._perspective.theme = theme
            self.restyle_shown()

    def set_text_scale(self, scale: float) -> None:
        """Change the size of all text, 1 being 100 %."""
        if scale != self._perspective.text_scale:
            self._perspective.text_scale = scale
            self.restyle_shown()

    def set_zoom(self, zoom: float) -> None:
        """Change the size of the board, 1 being what fits; text keeps its own."""
        if zoom != self.view.zoom:
            self.scene.hand.cancel()
            restyle_bars(self.view, self._perspective.theme)
            with self.view.zooming(zoom):
                if not self._board.isEmpty():
                    self.refresh()

    def set_panel_shown(self, *, shown: bool) -> None:
        """Show or hide the panel at the right, unless the rules are there."""
        self.beside.want_panel(shown=shown)

    def set_helps(self, helps: frozenset[str]) -> None:
        """Set the helps of seats that have not chosen any."""
        if helps != self._perspective.allowed:
            self._perspective.allowed = helps
            self.follow_helps()
            if not self._board.isEmpty():
                self.refresh()

    def set_keys(self, keymap: Keymap) -> None:
        """Change which keys do what on the board and in the rules beside it."""
        self.help.set_keys(keymap.of("rules"))
        if (keys := keymap.of("board")) != self.view.keys:
            self.view.keys = keys
            self.restyle_shown()

    def follow_helps(self) -> None:
        """Apply the helps of the near seat to the board."""
        marking, near = self.scene.marking, self._perspective.near
        marking.sources = self.helps("sources", near)
        marking.targets = self.helps("targets", near)
        marking.previews = self.helps("previews", near)
        marking.chances = self.helps("chances", near)
        self.hints.allow(allowed=self.helps("hints", near))
        self.panel.set_remaining_shown(shown=self.helps("remaining", near))
        self.panel.grid.set_chances_shown(shown=marking.chances)

    def helps(self, help_: str, seat: Seat) -> bool:
        """Return whether a seat gets a help."""
        return self._perspective.helps(help_, seat)

    def set_spoken(self, spoken: str, speech: str) -> None:
        """Change how much is read out, and whether in full or in few words."""
        self.spoken_game.compact = self.reader.tree.guide.compact = speech == "compact"
        self.spoken_game.reads_out = spoken in {"all", "moves"}
        self.reader.speaker.follows = spoken in {"all", "own"}

    def welcome(self) -> None:
        """Say what is special about a first game, beside what can be done."""
        if self.overlays.uncovered:
            said = ui_of(self.controller.match.game.key).welcome
            busy = tuple(busy_places(self.view))
            self.bubble.say_aside(said, busy, self._perspective.names)

    def take_back(self) -> None:
        """Undo a step if its player may; ask first if it had shown hidden pieces."""
        self.undo_control.take_back()

    def make_again(self) -> None:
        """Redo a step that was taken back."""
        self.undo_control.make_again()

    def return_to(self, number: int) -> None:
        """Go back to a branch; ask first if moves are left that had shown hidden pieces."""
        self.undo_control.return_to(number)

    def refresh(self) -> None:
        """Show the match as it stands; what flies, is counted or shown again is over."""
        self.playback.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose sizes that go with the window, then lay the board into what is left."""
        super().resizeEvent(event)
        self._restyle()
        self._column.activate()
        self._fitted = self.size()
        if self.isVisible():
            self._on_board_resized()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.view.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        """Say what waits until the window is active."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.spoken_game.on_activated()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close the rules with Esc when the board does not use it."""
        if event.key() == Qt.Key.Key_Escape:
            self.lens.put_away()
            self.beside.clear()
        elif not self.table_keys.obey(self.view.keys.get(pressed(event), "")):
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        self._row.addLayout(self.table_mode.grid, 1)
        self._row.addLayout(self.beside.column)
        self.beside.column.addWidget(self.coach_card)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.header)
        self._column.addLayout(self._row, 1)
        self.setAutoFillBackground(True)
        buttons = self.header.buttons.values()
        order = (self.view, self.panel.points, self.panel.moves, *buttons)
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        controller, view, scene = self.controller, self.view, self.scene
        view.resized.connect(self._on_board_resized)
        view.scrolled.connect(self.bubble.vanish)
        view.relabeled.connect(scene.redraw)
        view.painted.connect(self.status.on_painted)
        view.pointed.connect(self.lens.point)
        view.commanded.connect(self.table_keys.obey)
        scene.played.connect(controller.play)
        scene.refused.connect(self._on_refused)
        scene.withheld.connect(self._on_withheld)
        controller.jumped.connect(self.bubble.vanish)
        controller.jumped.connect(self.coach_card.clear)
        controller.stepped.connect(self.coach_card.clear)
        self.confirmation.confirmed.connect(controller.play)
        scene.hand.changed.connect(self._on_hand_changed)
        self.playback.busy.connect(self._on_busy)
        self.playback.rested.connect(self._lay_buttons)
        self.playback.turned.connect(self.turned)
        self.status.named.connect(self.named)
        self.status.named.connect(self.table_mode.name_steps)
        self.status.told.connect(self.table_mode.tell)
        self.table_mode.undone.connect(self.take_back)
        self.table_mode.asked.connect(self.hints.ask)
        self.table_mode.switched.connect(self.restyle_shown)
        self.spoken_game.spoken.connect(self.read_out)
        self.overlays.covered.connect(self._on_covered)
        self._connect_header()
        self._connect_beside()
        self._connect_result()

    def _connect_header(self) -> None:
        header = self.header
        header.hint.connect(self.hints.ask)
        header.hurry.connect(self.controller.move_now)
        header.undo.connect(self.take_back)
        header.redo.connect(self.make_again)
        header.leave.connect(self.leave)
        header.result.connect(self.overlays.show_result)
        header.panel.connect(self.beside.toggle)

    def _connect_beside(self) -> None:
        beside, panel, rules, hints = self.beside, self.panel, self.help, self.hints
        beside.invite(Guest(lambda: rules.reading, rules.close), rules.shown)
        beside.invite(Guest(lambda: hints.reading, hints.close), hints.shown)
        rules.points = panel.points
        beside.toggled.connect(self.panel_shown)
        beside.filled.connect(self.header.buttons["panel"].setChecked)
        beside.filled.connect(self._leave_edge)
        for part in (panel.points, panel.moves):
            part.installEventFilter(self.table_keys)
        panel.pointed.connect(self.scene.highlight)
        panel.chosen.connect(self.replayed)
        panel.returned.connect(self.return_to)
        panel.branches.compared.connect(self._on_compared)

    def _connect_result(self) -> None:
        result = self.result
        result.rematch.connect(self.rematch)
        result.swapped.connect(self.swapped)
        result.reviewed.connect(self.reviewed)
        result.leave.connect(self.leave)

    def _restyle(self) -> None:
        look = self._perspective
        style = Style.of(look.theme, self.width(), self.height(), look.text_scale)
        self._style = style
        margin = style.length(BESIDE)
        self.beside.column.setContentsMargins(0, margin, 0, margin)
        self._leave_edge()
        palette = self.palette()
        palette.setColor(self.backgroundRole(), style.theme.table_side)
        self.setPalette(palette)
        if self.view.zoom > 1:
            restyle_bars(self.view, style.theme)
        self.header.restyle(style)
        self.panel.restyle(style, panel_width(style, self.width()))
        self.help.restyle(style, self.width())
        self.coach_card.restyle(style)
        self.coach_card.setFixedWidth(panel_width(style, self.width()))
        self.hints.restyle(style, panel_width(style, self.width()))
        self.table_mode.restyle(style)
        if self._strip is not None:
            self._strip.restyle(style)
        for part in (
            self.bubble,
            self.overlays,
            self.playback.score_count.banner,
            self.confirmation.bar,
        ):
            part.restyle(style)

    def _leave_edge(self) -> None:
        """Leave a margin at the right, but not where the strips of table mode end."""
        reaches = self._perspective.flat and self.beside.column.isEmpty()
        self._row.setContentsMargins(0, 0, 0 if reaches else self._style.length(BESIDE), 0)

    def restyle_shown(self) -> None:
        """Change the look of everything; before it is first laid out there is nothing to do."""
        if self._fitted.isEmpty():
            return
        self._restyle()
        if not self._board.isEmpty():
            self.refresh()

    def _on_covered(self) -> None:
        """Disable everything under a sheet."""
        uncovered = self.overlays.uncovered
        self.reader.tree.set_covered(covered=not uncovered)
        policy = Qt.FocusPolicy.StrongFocus if uncovered else Qt.FocusPolicy.NoFocus
        self.view.setFocusPolicy(policy)
        for button in self.buttons:
            button.setEnabled(uncovered)
        asking = self.undo_control.asking
        if asking is self.header.isEnabled():
            self.header.setEnabled(not asking)
            self.status.tell()

    def _on_refused(self, reason: Message, place: Place) -> None:
        if self.helps("refusals", self._perspective.near):
            beside = self.view.shown(self.scene.rect_of(place))
            if not self.view.turned:  # else it would be upside down
                self.bubble.say(reason, beside, self._perspective.names)
            self.table_mode.refuse(reason)
        self.refused.emit(reason, place)

    def _on_withheld(self, place: Place) -> None:
        if (reason := why_withheld(self._perspective, self.scene.table, place)) is not None:
            self._on_refused(reason, place)

    def _on_board_resized(self) -> None:
        """Lay the board out again, unless the bars around it are still to change."""
        board = self.view.viewport().size()
        if self._fitted == self.size() and self._board != board:
            self._board = board
            self.overlays.fit()
            self.refresh()

    def _on_hand_changed(self) -> None:
        """Leave a forced move to the hand that has begun it."""
        if self.scene.hand.holding:
            self.controller.leave_to_person()

    def _on_compared(self) -> None:
        self.undo_control.compare(self)

    def read_out(self, words: str) -> None:
        """Have a sentence about the board read out."""
        announce(self.view, words)

    def _on_busy(self) -> None:
        """Remove buttons and bubble from the board."""
        self.buttons.clear()
        self.table_mode.lay(())
        self.bubble.vanish()

    def _lay_buttons(self) -> None:
        choices = self.scene.table.choices(self.scene.stage.view, self.controller.moves)
        self.buttons.lay(choices, self._perspective.names, self._style)
        self.table_mode.lay(choices)
