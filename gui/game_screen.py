"""A game on the table: the board, what stands around it, and the players' turns."""

from __future__ import annotations

from functools import partial
from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.kernel.messages import Player, text

from .access.guide import scored
from .access.reader import BoardReader
from .board.scene import TableScene
from .board.table import SeatLook, Stage
from .board.theme import LIGHT, SEAT_COLORS
from .board.view import TableView
from .header import Header
from .naming import told
from .panels.announcing import announce
from .panels.bubble import Bubble
from .panels.buttons import ChoiceButton
from .panels.interlude_sheet import InterludeSheet
from .panels.peek_sheet import PeekSheet
from .panels.pieces import Pieces
from .panels.result_sheet import ResultSheet
from .panels.sheets import score_rows, total_row
from .panels.side_panel import SidePanel, panel_width
from .panels.style import Style
from .rulebook.help import Help
from .sentences import SENTENCES
from .telling import Interlude
from .translation import render

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.scores import Outcome

    from .board.table import Table
    from .board.theme import Theme
    from .controller import MatchController

COLORS = {color.name: color for color in SEAT_COLORS}
THINKING = text("game_screen", "{player} is thinking")


class GameScreen(QWidget):
    """Shows what the controller's match looks like and plays what the hand does.

    Signals:
        refused: Why the last drop was not legal, and where it was aimed at.
        replayed: After how many moves the position stood that somebody asks for.
        panel_shown: Somebody has shown or hidden the panel at the right.
        rematch: The same players want another deal.
        swapped: The same deal is wanted, with the seats swapped.
        leave: Back to the start screen.
        named: Which moves undo and redo are about, and what the players are called.
    """

    refused = Signal(object, object)
    replayed = Signal(int)
    panel_shown = Signal(bool)
    rematch = Signal()
    swapped = Signal()
    leave = Signal()
    named = Signal(object, object, object)

    def __init__(
        self, controller: MatchController, table: Table, parent: QWidget | None = None
    ) -> None:
        """Lay the board for a match."""
        super().__init__(parent)
        self.controller = controller
        self._theme = LIGHT
        self._text_scale = 1.0
        self._style = Style()
        self._near = controller.viewer
        self._fitted = QSize()
        self._board = QSize()
        self._waiting: list[Interlude | Outcome] = []
        self._agreeable: Callable[[], None] = controller.undo
        self._buttons: list[ChoiceButton] = []
        game = controller.match.game
        self._sentences = SENTENCES[game.key]
        self._pieces = Pieces(table)
        self.scene = TableScene(table, self)
        self.view = TableView(self.scene)
        self.header = Header(game.key, game.title)
        self.panel = SidePanel(self._sentences, self._pieces)
        self.bubble = Bubble(self.view)
        self.reader = BoardReader(game.key, self.scene, self.view, self.bubble)
        self.interlude = InterludeSheet(self.view)
        self.result = ResultSheet(self.view)
        self.peek = PeekSheet(self.view)
        self.help = Help(game.key, self.scene, self.view, self.bubble)
        self._panel_wanted = True
        self._lay_out()
        self._connect()

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """The seats' names and colors."""
        return tuple(SeatLook(each.name, COLORS[each.color]) for each in self.controller.players)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        if theme != self._theme:
            self._theme = theme
            self._redress()

    def set_text_scale(self, scale: float) -> None:
        """Change the size of all text, 1 being 100 %."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._redress()

    def set_panel_shown(self, *, shown: bool) -> None:
        """Show or hide the panel at the right, unless the rules are there."""
        self._panel_wanted = shown
        self.panel.setVisible(shown and self.help.panel.isHidden())
        self.header.buttons["panel"].setChecked(not self.panel.isHidden())

    def take_back(self) -> None:
        """Undo a step; ask first if it had shown hidden pieces."""
        self._unless_peeked(self.controller.undo_ply, self.controller.undo)

    def return_to(self, number: int) -> None:
        """Go back to a branch; ask first if moves are left that had shown hidden pieces."""
        back = partial(self.controller.return_to, number)
        self._unless_peeked(self.controller.fork_ply(number), back)

    def refresh(self) -> None:
        """Show the match as it stands."""
        self._near = self.controller.viewer
        self.scene.ratio = self.devicePixelRatioF()
        stage = self._stage()
        self._pieces.set_stage(stage)
        self.scene.show_stage(stage, self.controller.moves, self.controller.why_not)
        self._tell()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose sizes that go with the window, then lay the board into what is left."""
        super().resizeEvent(event)
        self._dress()
        self._column.activate()
        self._fitted = self.size()
        if self.isVisible():
            self._on_board_resized()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.view.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the rules away with Esc when the board has no use for it."""
        if event.key() == Qt.Key.Key_Escape:
            self.help.close()
        else:
            super().keyPressEvent(event)

    def _lay_out(self) -> None:
        self._row = QHBoxLayout()
        self._row.addWidget(self.view, 1)
        self._beside = QVBoxLayout()
        self._beside.addWidget(self.panel)
        self._beside.addWidget(self.help.panel)
        self._row.addLayout(self._beside)
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
        controller, header, result = self.controller, self.header, self.result
        self.view.resized.connect(self._on_board_resized)
        self.view.relabeled.connect(self.scene.redraw)
        self.scene.played.connect(controller.play)
        self.scene.refused.connect(self._on_refused)
        self.scene.settled.connect(self._on_settled)
        self.scene.hand.changed.connect(self._on_hand_changed)
        controller.stepped.connect(self._on_stepped)
        controller.jumped.connect(self._on_jumped)
        controller.thinking.connect(self._tell)
        header.undo.connect(self.take_back)
        header.redo.connect(controller.redo)
        header.leave.connect(self.leave)
        header.result.connect(self._show_result)
        header.panel.connect(self._on_panel_asked)
        self.help.shown.connect(self._on_help_shown)
        self.panel.pointed.connect(self.scene.highlight)
        self.panel.chosen.connect(self.replayed)
        self.panel.returned.connect(self.return_to)
        self.peek.agreed.connect(self._on_agreed)
        self.interlude.closed.connect(self._show_next)
        self.result.closed.connect(self._tell)
        result.rematch.connect(self.rematch)
        result.swapped.connect(self.swapped)
        result.leave.connect(self.leave)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        QShortcut(QKeySequence(Qt.Key.Key_T), self, self._on_panel_asked, context=within)

    def _dress(self) -> None:
        style = Style.of(self._theme, self.width(), self.height(), self._text_scale)
        self._style = style
        margin = style.length(14)
        self._row.setContentsMargins(0, 0, margin, 0)
        self._beside.setContentsMargins(0, margin, 0, margin)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), style.theme.color("table_edge"))
        self.setPalette(palette)
        self.header.set_style(style)
        self.panel.set_style(style, panel_width(style, self.width()))
        self.help.set_style(style, self.width())
        for part in (self.bubble, self.interlude, self.result, self.peek):
            part.set_style(style)

    def _redress(self) -> None:
        """Change the look of everything; before the board is first laid there is nothing to do."""
        self._dress()
        if not self._board.isEmpty():
            self.refresh()

    def _stage(self) -> Stage:
        view, size = self.controller.view_of(self._near), QSizeF(self.view.viewport().size())
        return Stage(view, self._near, size, self.looks, self._theme, self._text_scale)

    def _tell(self) -> None:
        """Say and count everything anew that stands around the board."""
        controller, match = self.controller, self.controller.match
        view, looks, seat = controller.view, self.looks, match.to_act
        thinking = seat is not None and bool(controller.players[seat].level)
        self.panel.show_match(match, view, controller.viewer, looks)
        self.header.show_progress(self._sentences.progress(view))
        self.header.show_status(self._status(view), seat, looks, thinking=thinking)
        undo, redo = self._steps()
        names = [look.name for look in looks]
        shown = match.over and not self._waiting and self._uncovered
        self.header.set_possible(undo=undo, redo=redo, result=shown, names=names)
        self.named.emit(undo, redo, names)

    def _steps(self) -> tuple[Message | None, Message | None]:
        """Name the moves that undo and redo are about."""
        match, viewer = self.controller.match, self.controller.viewer

        def named(ply: int) -> Message:
            return told(match, match.line, ply, viewer, self._sentences).sentence

        undo = named(self.controller.undo_ply) if match.ply else None
        redo = named(match.ply) if match.undone else None
        return undo, redo

    def _unless_peeked(self, ply: int, deed: Callable[[], None]) -> None:
        self.scene.hand.cancel()
        if self.controller.reveals_since(ply):
            self._agreeable = deed
            self.peek.ask()
        else:
            deed()

    def _on_agreed(self) -> None:
        self._agreeable()

    @property
    def _uncovered(self) -> bool:
        sheets = (self.interlude, self.result, self.peek)
        return all(sheet.isHidden() for sheet in sheets)

    def _status(self, view: Any) -> Message:
        match = self.controller.match
        outcome, seat = match.game.outcome(match.state), match.to_act
        if outcome is not None:
            return outcome.reason
        if seat is not None and self.controller.players[seat].level:
            return THINKING.bind(player=Player(seat))
        return self._sentences.status(view)

    def _on_stepped(self, events: tuple[Any, ...]) -> None:
        self._clear_buttons()
        self.bubble.vanish()
        self.peek.put_away()
        self._await_sheets()
        stage = self._stage()
        self._pieces.set_stage(stage)
        self._tell()
        self._announce()
        moves = () if self._turning else self.controller.moves
        self.scene.play_events(stage, moves, self.controller.why_not, events)

    def _await_sheets(self) -> None:
        """Note what is to be shown once the pieces lie still."""
        match = self.controller.match
        if interlude := self._sentences.interlude(match.turns[-1], match.start.seats):
            self._waiting.append(interlude)
        if outcome := match.game.outcome(match.state):
            self._waiting.append(outcome)

    def _announce(self) -> None:
        """Read out what was played, what it brought, and what is waited for."""
        names = [look.name for look in self.looks]
        moves, status = self.panel.moves, self._status(self.controller.view)
        sentences = [render(each, names) for each in (*scored(moves.last_gain()), status)]
        announce(self.view, " ".join((moves.last_words(), *sentences)))

    def _on_jumped(self) -> None:
        self._waiting.clear()
        self.bubble.vanish()
        self.interlude.put_away()
        self.result.put_away()
        self.peek.put_away()
        self.refresh()

    @property
    def _turning(self) -> bool:
        """Whether the table turns to another seat once everything lies still."""
        return self._near != self.controller.viewer

    def _on_settled(self) -> None:
        if self._turning:
            self.refresh()
            return
        self._lay_buttons()
        self._show_next()

    def _on_refused(self, reason: Message, place: Place) -> None:
        names = [look.name for look in self.looks]
        self.bubble.say(reason, self.scene.rect_of(place), names)
        self.refused.emit(reason, place)

    def _on_board_resized(self) -> None:
        """Lay the board out anew, unless the bars around it are still to change."""
        board = self.view.viewport().size()
        if self._fitted == self.size() and self._board != board:
            self._board = board
            self.interlude.fit()
            self.result.fit()
            self.peek.fit()
            self.refresh()

    def _on_help_shown(self) -> None:
        self.set_panel_shown(shown=self._panel_wanted)

    def _on_panel_asked(self) -> None:
        shown = self.panel.isHidden()
        self.help.close()
        self.set_panel_shown(shown=shown)
        self.panel_shown.emit(shown)

    def _show_next(self) -> None:
        """Show what waits until the pieces lie still and the sheet before was put away."""
        if not self._waiting or not self.interlude.isHidden():
            return
        waiting = self._waiting.pop(0)
        if isinstance(waiting, Interlude):
            total = total_row(self.controller.match)
            self.interlude.show_interlude(waiting, total, self.looks)
        else:
            self._show_result()

    def _show_result(self) -> None:
        match = self.controller.match
        outcome = match.game.outcome(match.state)
        if outcome is not None:
            rows = score_rows(match, self.controller.view, self._sentences)
            dealt = match.start.seed is not None
            self.result.show_result(outcome, rows, self.looks, dealt=dealt)
            self._tell()

    def _lay_buttons(self) -> None:
        self._clear_buttons()
        stage = self.scene.stage
        names = [look.name for look in self.looks]
        before: QWidget = self.view
        for choice in self.scene.table.choices(stage.view, self.controller.moves):
            button = ChoiceButton(choice, names, self.view.viewport())
            button.lie(self.scene.rect_of(choice.place), self._style)
            button.chosen.connect(self.controller.play_all)
            button.show()
            QWidget.setTabOrder(before, button)
            self._buttons.append(button)
            before = button

    def _on_hand_changed(self) -> None:
        """Clear the way for what is held: a button would lie above it."""
        for button in self._buttons:
            button.setVisible(not self.scene.hand.holding)

    def _clear_buttons(self) -> None:
        if any(button.hasFocus() for button in self._buttons):
            self.view.setFocus()
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons.clear()
