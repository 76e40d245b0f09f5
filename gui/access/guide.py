"""Spoken texts about the board: where the keyboard is, what is there, what can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.kernel.messages import Player, plural, text
from gui.board.table import Preview
from gui.games.chances import explained
from gui.games.phrases import sentence
from gui.games.zones import joined_sentences, listed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

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
TURNS = text("access", "Press R to change this.")
NOTHING_TO_TAKE = text("access", "There is nothing to take now.")
BUTTONS = text("access", "Buttons: {labels}.")
BACK = text("access", "Put back: {piece}.")
BACK_HERE = text("access", "Put back.")
NO_OTHER_PLACE = text("access", "There is no other place.")
NOTHING_THERE = text("access", "There is nothing in that direction.")
NO_SUCH_PLACE = text("access", "There is no place number {number}.")
NOTHING_TO_TURN = text("access", "There is nothing to turn.")


def takeable(count: int) -> Message:
    """Say how much can be taken."""
    return plural("access", "You can take %n piece(s); use Tab and the arrow keys.", "", count)


def taken(count: int) -> Message:
    """Say what was taken, and how much choice there is."""
    return plural("access", "Taken: {piece}; %n place(s).", "", count)


def turned(count: int) -> Message:
    """Say how something is held now."""
    return plural("access", "{way} %n place(s).", "", count)


def brought(count: int) -> Message:
    """Say what dropping at the target aimed at brings."""
    return plural("access", "Scores %n point(s).", "", count)


def costs(count: int) -> Message:
    """Say what dropping at the target aimed at costs."""
    return plural("access", "Costs %n point(s).", "", count)


def loss(count: int) -> Message:
    """Say what dropping somewhere loses."""
    return plural("access", "Loses %n point(s).", "", count)


def scored(points: int) -> list[Message]:
    """Say what a move scored or lost, if it did."""
    if points < 0:
        return [plural("access", "%n point(s) lost.", "", -points)]
    return [plural("access", "%n point(s).", "", points)] if points else []


def points_said(seat: Seat, line: ScoreLine) -> Message:
    """Say which points a rule brought or cost a player."""
    if line.points < 0:
        said = plural("access", "{reason}, {player}: %n point(s) lost.", "", -line.points)
    else:
        said = plural("access", "{reason}, {player}: %n point(s).", "", line.points)
    return said.bind(reason=line.reason, player=Player(seat))


class Guide:
    """Finds the words for what lies on a scene and what the hand does there.

    Attributes:
        compact: Whether it leaves out which key turns what is held.
        status: Says what the game waits for, or None.

    """

    def __init__(self, scene: TableScene, description: Description) -> None:
        self._scene = scene
        self._description = description
        self.compact = False
        self.status: Callable[[], Message | None] = lambda: None

    def name(self, place: Place) -> Message:
        """Name a place and what lies there."""
        return self._scene.table.name(self._scene.stage.view, place)

    def explained(self, place: Place) -> Message | None:
        """Say what a place is for and how it stands."""
        return explained(self._scene, place)

    def purpose(self, place: Place) -> Message | None:
        """Say what a place is for, without chances: a list of all places has no room for them."""
        return self._scene.table.explain(self._scene.stage.view, place)

    def where(self) -> Message:
        """Say where the keyboard is, what is there and what can be done."""
        return joined_sentences(list(self._where()))

    def on_taken(self) -> Message:
        """Say what was taken, how it lies and how much choice there is."""
        said = [taken(len(self._scene.focusable())).bind(piece=self._held)]
        if (way := self._way()) is not None:
            said += [way] if self.compact else [way, TURNS]
        return joined_sentences(said)

    def on_turned(self) -> Message | None:
        """Say how what is held lies now."""
        way = self._way()
        return turned(len(self._scene.focusable())).bind(way=way) if way else None

    def on_focused(self, place: Place) -> Message | None:
        """Say what a drop at a place brings and loses; None: nothing, or nothing can go there."""
        hand = self._scene.hand
        if not hand.holding or hand.source is None:
            return None
        handle = hand.handles.targets(hand.source, hand.variant).get(place)
        if handle is None:
            return None
        preview = self._preview(handle)
        points, warnings = preview.points or 0, self._warnings(preview)
        label = [sentence(handle.label)] if handle.label is not None and not warnings else []
        gained = [brought(points)] if points > 0 else [costs(-points)] if points else []
        said = [*label, *gained, *warnings]
        return joined_sentences(said) if said else None

    def on_aimed(self) -> Message | None:
        """Name the target aimed at, what it brings and what is lost there."""
        target = self._scene.hand.target
        return None if self._scene.hand.handle is None else joined_sentences(self._target(target))

    def held(self) -> Message:
        """Name what is held, as a title."""
        return IN_HAND.bind(piece=self._held)

    @property
    def _held(self) -> Message:
        source = self._scene.hand.source
        assert source is not None  # noqa: S101 - asked only while something is held
        return self._description.held_words(self._scene.stage.view, source)

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
        elif sources:
            yield takeable(len(sources))
        else:
            yield self.status() or NOTHING_TO_TAKE
        if choices := scene.table.choices(scene.stage.view, scene.moves):
            yield BUTTONS.bind(labels=listed([choice.label for choice in choices]))

    def _where_holding(self) -> Iterator[Message]:
        yield HELD.bind(piece=self._held)
        if (way := self._way()) is not None:
            yield way
            yield TURNS
        if self._scene.hand.handle is not None:
            yield from self._target(self._scene.hand.target)
            yield ENTER_DROPS
        else:
            yield AIM

    def _target(self, place: Place | None) -> list[Message]:
        """Name a target, and say what a drop there brings."""
        if place is None:
            return []
        brought = self.on_focused(place)
        return [HERE.bind(place=self.name(place)), *([brought] if brought is not None else [])]

    def _preview(self, handle: Handle) -> Preview:
        """Ask what a drop would bring, if that is shown."""
        scene = self._scene
        if not scene.marking.previews:
            return Preview()
        return scene.table.preview(scene.stage, scene.board_layout, handle)

    def _warnings(self, preview: Preview) -> list[Message]:
        """Say what would be lost, and the other notes of a preview."""
        lost = sum(points for points in preview.losses.values() if points is not None)
        return [*([loss(lost)] if lost else []), *preview.notes]
