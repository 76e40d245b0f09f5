"""The screen of a lesson: the ordinary board, and the lesson beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Signal

from gui.coach.drawn_move import drawn_move
from gui.coach.marks import GlowMark
from gui.coach.suggestion import ways_of
from gui.games.registry import table_of
from gui.panels.side_panel import panel_width
from gui.play.screen import GameScreen
from gui.play.side_slot import Guest
from gui.text.translation import render
from gui.widgets.announce import announce
from gui.widgets.lead import lead_to

from .courses import course
from .lesson_controller import LessonController, Phase
from .lesson_panel import LessonPanel

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtWidgets import QGraphicsItem, QWidget

    from core.kernel.messages import Message
    from core.kernel.places import Place
    from core.record import Sitter

    from .courses import Entry


class CoachLine:
    """Shows lines of the coach in the panel of a lesson, and reads them out."""

    silent = True
    """A line replaces the one before."""

    def __init__(self, screen: LessonScreen) -> None:
        self._screen = screen

    def stay(self, reason: Message, _busy: Sequence[QRectF], _names: Sequence[str]) -> None:
        """Show a line until the next move."""
        self._screen.lesson.explain(reason)
        announce(self._screen.view, render(reason))


class LessonScreen(GameScreen):
    """The board on which a lesson is played.

    Signals:
        opened: Another lesson is to be opened.
        closed: Back to the lessons.
    """

    opened = Signal(object)
    closed = Signal()
    _filled = Signal(bool)

    def __init__(
        self, entry: Entry, players: tuple[Sitter, ...], parent: QWidget | None = None
    ) -> None:
        """Make the screen of a lesson."""
        self.entry = entry
        self.lesson = LessonController(entry.lesson, players)
        self._marks: list[QGraphicsItem] = []
        self._said: Message | None = None
        self._entered = False
        super().__init__(self.lesson, table_of(entry.game), parent)
        self.lesson.setParent(self)
        self.overlays.shows_result = False
        self.beside.want_panel(shown=False)
        for name in ("panel", "home"):
            self.header.buttons[name].hide()
        self.scene.hurry = self._hurry

    def ask_hint(self) -> None:
        """Show the hint of the step: a sentence, and an arrow on the board."""
        self.scene.hand.cancel()
        self.scene.finish_motion()
        self.lesson.hint()
        if self.lesson.hinted and self.lesson.step.hint is not None:
            announce(self.view, render(self.lesson.step.hint))

    def set_panel_shown(self, *, shown: bool) -> None:
        """Keep the lesson where the panel with points and moves is in a game."""

    def set_helps(self, helps: frozenset[str]) -> None:
        """Explain refusals with any settings: a learner needs the reasons."""
        super().set_helps(helps | {"refusals"})

    def follow_helps(self) -> None:
        """Apply the helps of the learner; the lesson has its own hints."""
        super().follow_helps()
        self.header.set_coached(coached=False)

    def end(self) -> None:
        """Stop everything that moves by itself."""
        self.lesson.stop()

    def _lay_out(self) -> None:
        super()._lay_out()
        self.lesson_panel = LessonPanel(self.entry, len(course(self.entry.game)), self.lesson)
        self.beside.column.addWidget(self.lesson_panel)

    def _connect(self) -> None:
        super()._connect()
        panel, lesson, scene = self.lesson_panel, self.lesson, self.scene
        self.spoken_game.asks = lambda: lesson.phase is Phase.PLAYING
        panel.hint.connect(self.ask_hint)
        panel.show_me.connect(self._on_show_me)
        panel.again.connect(lesson.take_back)
        panel.go_on.connect(self._on_go_on)
        panel.restart.connect(lesson.restart)
        panel.skip.connect(self._open_next)
        panel.rules.connect(self.help.open)
        panel.closed.connect(self.closed)
        lesson.changed.connect(self._mark)
        lesson.begun.connect(self._on_begun)
        lesson.reached.connect(panel.buttons["go_on"].setFocus)
        lesson.judged.connect(self._on_judged)
        scene.settled.connect(self._mark)
        scene.redrawn.connect(self._mark)
        scene.hand.changed.connect(self._mark)
        self.playback.rested.connect(self._on_rested)
        self.overlays.covered.connect(self._on_sheet)
        self.beside.invite(Guest(lambda: True, panel.hide, lasting=True), self._filled)
        self.help.shown.connect(self._on_rules_shown)

    def _connect_header(self) -> None:
        header = self.header
        header.hurry.connect(self.controller.move_now)
        header.undo.connect(self.take_back)
        header.redo.connect(self.make_again)

    def _restyle(self) -> None:
        super()._restyle()
        self.lesson_panel.restyle(self._style, panel_width(self._style, self.width()))

    def _hurry(self) -> bool:
        """Take a wrong move back at the next press; else end what is shown."""
        if self.lesson.phase is Phase.MISSED:
            self.scene.finish_motion()
            self.lesson.take_back()
            return True
        return self.playback.hurry()

    def _on_show_me(self) -> None:
        self.view.setFocus()  # the button is about to go
        self.lesson.show_solution()

    def _on_go_on(self) -> None:
        if self.lesson.phase is Phase.FINISHED:
            self._open_next()
        else:
            self.lesson.read_on()

    def _open_next(self) -> None:
        following = self.entry.number
        lessons = course(self.entry.game)
        if following < len(lessons):
            self.opened.emit(lessons[following])
        else:
            self.closed.emit()

    def _on_rules_shown(self, shown: bool) -> None:  # noqa: FBT001 - a signal's argument
        self.lesson_panel.setVisible(not shown)

    def _on_begun(self) -> None:
        """Read the step out, and give the keyboard to what is needed next."""
        panel = self.lesson_panel
        if self.lesson.phase in {Phase.READING, Phase.FINISHED}:
            lead_to(panel.buttons["go_on"], panel, panel.words)
        else:
            self.view.setFocus()
            announce(self.view, panel.words if self._entered else panel.opening)
        self._entered = True

    def _on_judged(self, sentence: Message) -> None:
        """Say the answer once the pieces lie still."""
        self._said = sentence

    def _on_rested(self) -> None:
        said, self._said = self._said, None
        if said is None:
            return
        if self.lesson.phase is Phase.MISSED:
            self.bubble.say(said, self._last_place(), self._perspective.names)
        else:
            announce(self.view, render(said))

    def _on_sheet(self) -> None:
        """Take a wrong move back before a sheet sums up what followed from it."""
        if not self.overlays.uncovered and self.lesson.phase is Phase.MISSED:
            self.lesson.take_back()

    def _last_place(self) -> QRectF:
        """Find where the piece that was taken lies; else the top of the board."""
        events = self.lesson.match.turns[-1].events
        moved = [event for event in events if getattr(event, "target", None) is not None]
        moved.sort(key=lambda event: event.source.seat is not None)  # tokens and covered cards last
        rects = (self.scene.rect_of(event.target) for event in moved)
        shown = (self.view.shown(rect) for rect in rects if not rect.isNull())
        return next(shown, QRectF(self.view.viewport().width() / 2, 0, 0, 0))

    def _mark(self) -> None:
        """Outline what the step is about, and draw its hint."""
        for mark in self._marks:
            self.scene.removeItem(mark)
        self._marks = list(self._drawn()) if self.playback.is_laid else []
        for mark in self._marks:
            self.scene.addItem(mark)

    def _drawn(self) -> Iterator[QGraphicsItem]:
        lesson, scene = self.lesson, self.scene
        if lesson.phase not in {Phase.READING, Phase.WAITING} or scene.hand.holding:
            return
        if lesson.hinted and (move := lesson.solution_ahead) is not None:
            source, target, handle = ways_of(scene).get(move.code, (None, None, None))
            if source is not None and target is not None:
                ends = scene.rect_of(source), scene.rect_of(target)
                yield from drawn_move(scene, scene.stage, handle, ends, "")
            return
        by_code: dict[str, Place] = {
            each.code: each for each in (*scene.labels, *scene.board_layout)
        }
        for code in lesson.step.mark:
            place = by_code.get(code)
            if place is not None:
                rect = scene.rect_of(place)
                yield GlowMark(rect, scene.stage.theme).rounded(scene.table.roundness(place))
