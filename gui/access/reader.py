"""Read a board: the tree over it, what is read out, and the answer to "where am I?"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF

from core.kernel.messages import text
from gui.board.arrow_keys import zone as area_of
from gui.games.phrases import sentence
from gui.games.registry import description_of
from gui.text.translation import render
from gui.widgets.announce import announce

from .speaker import Speaker
from .tree import PlaceTree

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator, Sequence

    from PySide6.QtWidgets import QWidget

    from core.kernel.places import Place
    from gui.board.scene import TableScene
    from gui.board.table import Stage
    from gui.board.view import TableView
    from gui.games.zones import Zone
    from gui.widgets.bubble import Bubble

    from .board_window import BoardWindow

BOARD = text("access", "Board")


class BoardReader(QObject):
    """Describes one board in words."""

    def __init__(self, game: str, scene: TableScene, view: TableView, bubble: Bubble) -> None:
        super().__init__(view)
        self._scene = scene
        self._view = view
        self._bubble = bubble
        self._description = description_of(game)
        self._window: BoardWindow | None = None
        self._inspected: tuple[Stage | None, int] = (None, -1)
        self.tree = PlaceTree(view, scene, self._description)
        self.speaker = Speaker(view, scene, self.tree)
        self._zone_numbers: tuple[Stage | None, dict[Hashable, int]] = (None, {})
        view.zone_of = self._zone_of
        view.asked.connect(self._on_asked)
        view.cornered.connect(self.speaker.say_no_other_place)
        view.unnumbered.connect(self.speaker.say_no_such_place)
        view.unturned.connect(self.speaker.say_nothing_to_turn)
        scene.settled.connect(self._show_again)
        scene.redrawn.connect(self._show_again)

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [look.name for look in self._scene.stage.looks]

    def zones(self) -> Sequence[Zone]:
        """Describe the whole board in words."""
        stage = self._scene.stage
        return self._description.zones(stage.view, stage.near)

    def inspect(self, step: int) -> None:
        """Read the next line of the other players' boards, or the one before; going round."""
        stage = self._scene.stage
        lines = [(zone, line) for zone in self._others() for line in zone.lines]
        if not lines:
            return
        if self._inspected[0] is not stage:
            self._inspected = (stage, -1 if step > 0 else 0)
        number = (self._inspected[1] + step) % len(lines)
        self._inspected = (stage, number)
        zone, line = lines[number]
        titled = [zone.title] if line is zone.lines[0] else []
        said = " ".join(render(sentence(each), self.names) for each in (*titled, line.words))
        announce(self._view, said)

    def _zone_of(self, place: Place) -> Hashable:
        """Tell the zone of a place as it is described: each factory is one of its own."""
        stage, numbers = self._zone_numbers
        if stage is not self._scene.stage:
            numbers = {}
            for number, zone in enumerate(self.zones()):
                for each in (*zone.places, *zone.areas):
                    numbers.setdefault(each, number)
            self._zone_numbers = (self._scene.stage, numbers)
        area = area_of(place)
        return numbers.get(place, numbers.get(area, area))

    def _others(self) -> Iterator[Zone]:
        """List the zones of the players who do not sit near."""
        for zone in self.zones():
            seats = {seat for _, seat in (*zone.areas, *map(area_of, zone.places))} - {None}
            if seats and self._scene.stage.near not in seats:
                yield zone

    def show_words(self, parent: QWidget) -> BoardWindow:
        """Open a window with the whole board as text, which follows the game."""
        from .board_window import BoardWindow  # noqa: PLC0415 - seldom needed

        if self._window is None:
            self._window = BoardWindow(parent)
            self._window.finished.connect(self._on_closed)
        self._window.show_zones(self.zones(), self.names, self.tree.guide.purpose)
        self._window.show()
        self._window.activateWindow()
        return self._window

    def close(self) -> None:
        """Close the window."""
        if self._window is not None:
            self._window.close()

    def _on_closed(self) -> None:
        if self._window is not None:
            self._window.deleteLater()
            self._window = None

    def _show_again(self) -> None:
        for board in (self._view, self._view.viewport()):
            board.setAccessibleName(render(BOARD))
        if self._window is not None:
            self._window.show_zones(self.zones(), self.names, self.tree.guide.purpose)

    def _on_asked(self) -> None:
        scene = self._scene
        here = scene.hand.target if scene.hand.holding else scene.focus
        middle = QRectF(self._view.viewport().rect().center(), QRectF().size())
        at = self._view.shown(scene.rect_of(here)) if here is not None else middle
        self._bubble.say(self.tree.guide.where(), at, self.names, edge="accent")
