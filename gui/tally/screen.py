"""The screen of a count: one board after the other is laid out, and the points are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.games.boxes import BOXES
from core.kernel.messages import Player
from core.kernel.tallying import Enter, FlawKind, Lift, Put, Shift
from core.tally import TallyRecord
from gui.access.speaker import Speaker
from gui.access.tree import PlaceTree
from gui.board.table import Stage
from gui.games.tally_board import TallyView
from gui.games.tally_plan import MARGIN
from gui.look.seat_colors import SEAT_COLORS
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.panels.side_panel import panel_width
from gui.play.header import Header
from gui.play.spoken_game import made_again, taken_back
from gui.text.translation import render
from gui.text.voice_sentences import sentences
from gui.widgets.announce import announce
from gui.widgets.bubble import Bubble
from gui.widgets.style import Style

from .boards import tally_table_of
from .describe import TallyDescription
from .panel import TallyPanel
from .scene import TallyScene
from .texts import BOARD_DONE, BOARD_ZONE, COUNT_TITLE, ENTERED, LAID, LIFTED, MOVED, POINTS
from .view import TallyBoardView

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.kernel.tallying import BoardFlaw, Move
    from core.record import Sitter
    from core.tally import Count
    from gui.look.theme import Theme

    from .table import TallyTable

COLORS = {color.name: color for color in SEAT_COLORS}


class TallyScreen(QWidget):
    """Shows a count and lets a hand lay out what lies on a real table.

    Signals:
        changed: Something was laid, taken away or taken back, or the count is finished.
        named: Which entries undo and redo concern, and what the players are called.
        reported: The report is wanted.
        leave: Back to the start screen.
    """

    changed = Signal()
    named = Signal(object, object, object)
    reported = Signal()
    leave = Signal()

    heading = COUNT_TITLE
    """What the screen is for, as readers say it when it opens."""

    def __init__(
        self, count: Count, players: tuple[Sitter, ...], parent: QWidget | None = None
    ) -> None:
        """Show the first player's board."""
        super().__init__(parent)
        self.count, self.players = count, players
        self.seat, self.page = 0, 0
        self._theme, self._text_scale = LIGHT, 1.0
        self._board = QSize()
        self._checked = False
        key = count.tally.key
        self.table = self._make_table(key)
        self.scene = TallyScene(self.table, self)
        self.view = TallyBoardView(self.scene)
        self.bubble = Bubble(self.view)
        self.tree = PlaceTree(self.view, self.scene, TallyDescription(self.table))
        self.speaker = Speaker(self.view, self.scene, self.tree)
        self.header = Header(key, BOXES[key].title)
        for name in ("panel", "result"):
            self.header.buttons[name].hide()
        self.header.set_coached(coached=False)
        self.panel = self._make_panel()
        self._lay_out()
        self._connect()
        self.panel.retranslate()

    @property
    def looks(self) -> tuple[SeatLook, ...]:
        """The seats' names and colors."""
        return tuple(SeatLook(each.name, COLORS[each.color]) for each in self.players)

    @property
    def title(self) -> str:
        """The name of the game."""
        return render(BOXES[self.count.tally.key].title)

    def record(self, date: str) -> TallyRecord:
        """The count as it is kept."""
        finished = self.panel.finished.isChecked()
        return TallyRecord.of(self.count, self.players, date, finished=finished)

    def set_theme(self, theme: Theme) -> None:
        """Change the colors."""
        if theme != self._theme:
            self._theme = theme
            self._restyle()
            self.refresh()

    def set_text_scale(self, scale: float) -> None:
        """Change the size of all text, 1 being 100 %."""
        if scale != self._text_scale:
            self._text_scale = scale
            self._restyle()
            self.refresh()

    def show_board(self, seat: int, page: int) -> None:
        """Show another board."""
        self.seat, self.page = seat, page
        self.refresh()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def play(self, move: Move) -> None:
        """Lay something or take it away."""
        self.count = self.count.play(move)
        self._tell_change(self._entry_name(self.count.ply - 1))

    def undo(self) -> None:
        """Undo the last entry, and show its board."""
        if self.count.ply:
            self._turn_to(self.count.line[self.count.ply - 1].move)
            undone = self._entry_name(self.count.ply - 1)
            self.count = self.count.undo()
            self._tell_change(taken_back(1).bind(move=undone))

    def redo(self) -> None:
        """Redo the last undone entry, and show its board."""
        if self.count.ply < len(self.count.line):
            self._turn_to(self.count.line[self.count.ply].move)
            self.count = self.count.redo()
            self._tell_change(made_again(1).bind(move=self._entry_name(self.count.ply - 1)))

    def refresh(self) -> None:
        """Show the count as it stands."""
        if self.view.viewport().size().isEmpty():
            return
        self.scene.tabletop.ratio = self.devicePixelRatioF()
        count, tally = self.count, self.count.tally
        moves = tally.legal_moves(count.state, self.seat, self.page)
        self.scene.show_stage(self._stage(), moves, self._why_not)
        self.panel.show_count(count, self.seat, self.page)
        names = [look.name for look in self.looks]
        for board in (self.view, self.view.viewport()):
            board.setAccessibleName(render(BOARD_ZONE.bind(player=Player(self.seat)), names))
        message, wrong = self._open()
        self.panel.show_open(message, wrong=wrong)
        self._ask(None)
        undo, redo = self._steps()
        names = [look.given for look in self.looks]
        self.header.set_possible(undo=undo, redo=redo, result=False, names=names)
        self.named.emit(undo, redo, names)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose sizes that go with the window, then lay the board into what is left."""
        super().resizeEvent(event)
        self._restyle()

    def showEvent(self, event: QShowEvent) -> None:
        """Give the keyboard to the board."""
        super().showEvent(event)
        self.view.setFocus()
        announce(self.view, self._opening)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave with Esc when the board has no use for it."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave.emit()
        else:
            super().keyPressEvent(event)

    def _make_table(self, key: str) -> TallyTable:
        return tally_table_of(key)

    def _make_panel(self) -> TallyPanel:
        return TallyPanel(self.count, self.looks, self)

    def _lay_out(self) -> None:
        self._row, self._aside = QHBoxLayout(), QVBoxLayout()
        self._row.setSpacing(0)
        self._aside.addWidget(self.panel)
        self._row.addWidget(self.view, 1)
        self._row.addLayout(self._aside)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.header)
        column.addLayout(self._row, 1)
        self.setAutoFillBackground(True)

    def _connect(self) -> None:
        self.view.resized.connect(self._on_resized)
        self.view.relabeled.connect(self._on_relabeled)
        self.view.asked.connect(self._on_asked)
        self.scene.played.connect(self.play)
        self.scene.refused.connect(self._on_refused)
        self.panel.turned.connect(self.show_board)
        self.panel.entered.connect(self._on_entered)
        self.panel.pointed.connect(self.scene.highlight)
        self.panel.reported.connect(self.reported)
        self.panel.finished.clicked.connect(self._on_finished)
        self.view.numbers.made.connect(self._on_typed)
        self.view.numbers.refused.connect(self._on_refused)
        self.view.numbers.asked.connect(self._ask)
        self.header.undo.connect(self.undo)
        self.header.redo.connect(self.redo)
        self.header.leave.connect(self.leave)

    def _restyle(self) -> None:
        style = Style.of(self._theme, self.width(), self.height(), self._text_scale)
        margin = round(MARGIN * max(1.0, style.unit))
        self._row.setContentsMargins(0, 0, margin, 0)
        self._aside.setContentsMargins(0, margin, 0, margin)
        palette = self.palette()
        palette.setColor(self.backgroundRole(), style.theme.color("table"))
        self.setPalette(palette)
        self.header.restyle(style)
        self.panel.restyle(style, panel_width(style, self.width()))
        self.bubble.restyle(style)

    def _stage(self) -> Stage:
        marked = self._marked()
        view = TallyView(self.count.tally, self.count.state, self.seat, self.page, marked)
        size = self.view.board_size
        return Stage(view, self.seat, size, self.looks, self._theme, self._text_scale)

    def _marked(self) -> tuple[BoardFlaw, ...]:
        """List the flaws of this board to show; only at the end those that more pieces mend."""
        found = self.count.tally.flaws(self.count.state, self.seat)
        here = [flaw for flaw in found if flaw.page == self.page]
        laying = any(flaw.kind is FlawKind.MISSING for flaw in here) and not self._checked
        kinds = {FlawKind.IMPOSSIBLE} if laying else {FlawKind.IMPOSSIBLE, FlawKind.LOOSE}
        return tuple(flaw for flaw in here if flaw.kind in kinds)

    def _open(self) -> tuple[Message, bool]:
        """Say what is open on this board, else on the others, else who wins."""
        if marked := self._marked():
            return marked[0].reason, True
        flaws = self.count.flaws
        here = [flaw for flaw in flaws if (flaw.seat, flaw.page) == (self.seat, self.page)]
        if here:
            return here[0].reason, False
        outcome = self.count.tally.outcome(self.count.state)
        if outcome is not None:
            return outcome.reason, False
        others = dict.fromkeys(self.looks[flaw.seat].name for flaw in flaws)
        return BOARD_DONE.bind(players=", ".join(others)), False

    def _ask(self, asked: Message | None) -> None:
        """Say what is to be done: what the keys ask for, or what the board does."""
        sentence = asked or self.table.board.invitation.bind(player=Player(self.seat))
        self.header.show_status(sentence, self.seat, self.looks)

    def _check(self) -> None:
        """Show the first flaw, of this board before others, and say it."""
        here = (self.seat, self.page)
        flaw = min(self.count.flaws, key=lambda each: (each.seat, each.page) != here)
        self._checked = True
        self.show_board(flaw.seat, flaw.page)
        shown = [place for place in flaw.places if place in self.scene.board_layout]
        at = self.scene.rect_of(shown[0]) if shown else self.scene.rect_of(self._board_place)
        self.bubble.say(flaw.reason, at, [look.name for look in self.looks])

    @property
    def _board_place(self) -> Place:
        return self.table.board.drop_places(self.scene.stage.view)[0]

    def _on_finished(self) -> None:
        if self.panel.finished.isChecked() and self.count.flaws:
            self.panel.finished.setChecked(False)
            self._check()
        else:
            self.changed.emit()

    def _why_not(self, move: Any) -> Message | None:
        return self.count.tally.why_not(self.count.state, move)

    def _steps(self) -> tuple[Message | None, Message | None]:
        count = self.count
        undo = self._entry_name(count.ply - 1) if count.ply else None
        return undo, self._entry_name(count.ply) if count.ply < len(count.line) else None

    def _entry_name(self, ply: int) -> Message:
        """Name an entry."""
        count, board = self.count, self.table.board
        match count.line[ply].move:
            case Put(_, piece):
                return LAID.bind(piece=board.piece_name(piece))
            case Lift(page, place) | Shift(page, place):
                before = count.line[ply - 1].state if ply else count.start
                found = board.piece_at(TallyView(count.tally, before, place.seat or 0, page), place)
                done = LIFTED if isinstance(count.line[ply].move, Lift) else MOVED
                return done.bind(piece=board.piece_name(found[0] if found else ""))
            case Enter(_, number):
                return ENTERED.bind(title=count.tally.entered or "", number=number)

    def _turn_to(self, move: Move) -> None:
        if isinstance(move, Enter):
            self.seat = move.seat
        else:
            self.seat, self.page = move.place.seat or 0, move.page

    def _tell_change(self, told: Message) -> None:
        self.bubble.vanish()
        self._checked = False
        if self.count.flaws:
            self.panel.finished.setChecked(False)
        self.refresh()
        words = render(told, [look.name for look in self.looks])
        announce(self.view, sentences((words, self._outcome())))
        self.changed.emit()

    @property
    def _opening(self) -> str:
        """Say what is counted or arranged, and what is to be done."""
        asked = self.table.board.invitation.bind(player=Player(self.seat))
        names = [look.name for look in self.looks]
        return sentences((render(self.heading), self.title, render(asked, names)))

    def _outcome(self) -> str:
        """Say what an entry has led to: the points of the board."""
        total = self.count.tally.score(self.count.state, self.seat, self.page).total
        return render(POINTS.bind(points=total))

    def _on_entered(self, number: int) -> None:
        if number >= 0 and number != self.count.tally.number(self.count.state, self.seat):
            self.play(Enter(self.seat, number))

    def _on_typed(self, move: Move) -> None:
        self.play(move)
        self.view.numbers.go_on(move)

    def _on_refused(self, reason: Message, place: Place) -> None:
        self.bubble.say(reason, self.scene.rect_of(place), [look.name for look in self.looks])

    def _on_asked(self) -> None:
        scene = self.scene
        here = scene.hand.target if scene.hand.holding else scene.focus
        at = scene.rect_of(here) if here is not None else scene.sceneRect()
        names = [look.name for look in self.looks]
        self.bubble.say(self.tree.guide.where(), at, names, edge="accent")

    def _on_resized(self) -> None:
        size = self.view.viewport().size()
        if size != self._board:
            self._board = size
            self.refresh()

    def _on_relabeled(self) -> None:
        self.refresh()
        self.scene.redraw()
