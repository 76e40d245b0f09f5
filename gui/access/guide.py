"""Spoken texts about the board: where the keyboard is, what is there, what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import plural, text
from gui.board.table import Preview
from gui.games.move_points import scored_by
from gui.games.zones import joined_sentences, listed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message, Seat
    from core.kernel.places import Place
    from core.kernel.scores import ScoreLine
    from gui.board.handles import Handle
    from gui.board.scene import TableScene
    from gui.games.zones import Description

CAN_BE_TAKEN = text("access", "Can be taken")
CAN_GO_HERE = text("access", "Can be placed here")
GOES_HERE_BUT = text("access", "Can be placed here: {warning}")
SAME_NAME = text("access", "{name} ({index} of {count})")
IN_HAND = text("access", "In your hand: {piece}")
TURN = text("access", "Turn")
PUT_BACK = text("access", "Put back")

HELD = text("access", "In your hand: {piece}.")
HERE = text("access", "Here: {place}.")
ENTER_TAKES = text("access", "Press Enter to take it.")
ENTER_DROPS = text("access", "Press Enter to place it here.")
AIM = text("access", "Use the arrow keys to choose a place; Esc puts it back.")
TURNS = text("access", "Press R to turn it.")
NOTHING_TO_TAKE = text("access", "There is nothing to take now.")
BUTTONS = text("access", "Buttons: {labels}.")
BACK = text("access", "Put back: {piece}.")
SCORED = text("access", "Points: {points}.")
SCORED_FOR = text("access", "{reason}: {points}.")


def takeable(count: int) -> Message:
    """Say how much can be taken."""
    return plural("access", "You can take %n piece(s); use Tab and the arrow keys.", "", count)


def taken(count: int) -> Message:
    """Say what was taken, and how much choice there is."""
    return plural("access", "Taken: {piece}. It can go to %n place(s).", "", count)


def turned(count: int) -> Message:
    """Say how something is held now."""
    return plural("access", "{way} It can go to %n place(s).", "", count)


def gain(count: int) -> Message:
    """Name a target, and what dropping there brings."""
    return plural("access", "{place}: scores %n point(s).", "", count)


def cost(count: int) -> Message:
    """Name a target, and what dropping there costs."""
    return plural("access", "{place}: costs %n point(s).", "", count)


def loss(count: int) -> Message:
    """Say what dropping somewhere loses."""
    return plural("access", "Loses %n point(s).", "", count)


def scored(points: int) -> list[Message]:
    """Say what a move brought, if it did."""
    return [SCORED.bind(points=f"{points:+}")] if points else []


def points_said(seat: Seat, line: ScoreLine) -> Message:
    """Say which points a rule brought or cost a player."""
    return SCORED_FOR.bind(reason=scored_by(seat, line), points=f"{line.points:+}")


class Guide:
    """Finds the words for what lies on a scene and what the hand does there."""

    def __init__(self, scene: TableScene, description: Description) -> None:
        self._scene = scene
        self._description = description

    def name(self, place: Place) -> Message:
        """Name a place and what lies there."""
        return self._scene.table.name(self._scene.stage.view, place)

    def explained(self, place: Place) -> Message | None:
        """Say what a place is for and how it stands."""
        return self._scene.table.explain(self._scene.stage.view, place)

    def where(self) -> Message:
        """Say where the keyboard is, what is there and what can be done."""
        return joined_sentences(list(self._where()))

    def on_taken(self) -> Message:
        """Say what was taken."""
        return taken(len(self._scene.focusable())).bind(piece=self._held)

    def on_turned(self) -> Message | None:
        """Say how what is held lies now."""
        way = self._way()
        return turned(len(self._scene.focusable())).bind(way=way) if way else None

    def on_aimed(self) -> Message | None:
        """Name the target aimed at, what it brings and what is lost there."""
        handle = self._scene.hand.handle
        if handle is None:
            return None
        preview = self._preview(handle)
        named, warnings = self._brought(handle, preview), self._warnings(preview)
        if warnings and not preview.points:
            named = HERE.bind(place=named)
        return joined_sentences([named, *warnings])

    def held(self) -> Message:
        """Name what is held, as a title."""
        return IN_HAND.bind(piece=self._held)

    @property
    def _held(self) -> Message:
        source = self._scene.hand.source
        assert source is not None  # noqa: S101 - asked only while something is held
        return self.name(source)

    def _way(self) -> Message | None:
        hand, view = self._scene.hand, self._scene.stage.view
        if hand.source is None or len(hand.handles.variants(hand.source)) <= 1:
            return None
        return self._description.variant_words(view, hand.source, hand.variant)

    def _where(self) -> Iterator[Message]:
        scene = self._scene
        if scene.hand.holding:
            yield from self._where_holding()
            return
        sources = scene.hand.handles.sources
        if scene.focus is not None:
            yield HERE.bind(place=self.name(scene.focus))
            if (more := self.explained(scene.focus)) is not None:
                yield more
        if scene.focus in sources:
            yield ENTER_TAKES
        else:
            yield takeable(len(sources)) if sources else NOTHING_TO_TAKE
        if choices := scene.table.choices(scene.stage.view, scene.moves):
            yield BUTTONS.bind(labels=listed([choice.label for choice in choices]))

    def _where_holding(self) -> Iterator[Message]:
        yield HELD.bind(piece=self._held)
        if (way := self._way()) is not None:
            yield way
            yield TURNS
        if (handle := self._scene.hand.handle) is not None:
            preview = self._preview(handle)
            yield HERE.bind(place=self._brought(handle, preview))
            yield from self._warnings(preview)
            yield ENTER_DROPS
        else:
            yield AIM

    def _preview(self, handle: Handle) -> Preview:
        """Ask what a drop would bring, if that is shown."""
        scene = self._scene
        if not scene.marking.previews:
            return Preview()
        return scene.table.preview(scene.stage, scene.board_layout, handle)

    def _brought(self, handle: Handle, preview: Preview) -> Message:
        """Name a target, with the points that it brings or costs."""
        place, points = self.name(handle.target), preview.points
        if not points:
            return place
        return (gain(points) if points > 0 else cost(-points)).bind(place=place)

    def _warnings(self, preview: Preview) -> list[Message]:
        """Say what would be lost, and the other notes of a preview."""
        lost = sum(points for points in preview.losses.values() if points is not None)
        return [*([loss(lost)] if lost else []), *preview.notes]
