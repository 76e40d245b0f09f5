"""The board as a tree of zones and places, for screen readers and other clients."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QObject, QRectF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from core.kernel.messages import Message
from core.kernel.places import Place
from gui.board.arrow_keys import zone as area_of
from gui.games.zones import SEMICOLON
from gui.text.translation import render
from gui.text.voice import for_voices

from . import guide as words
from .proxies import PlaceButton, ZoneBox

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from gui.board.scene import TableScene
    from gui.board.table import Stage
    from gui.board.view import TableView
    from gui.games.zones import Description, Zone

    from .guide import Guide

TURN, PUT_BACK = Place("turn"), Place("put_back")
"""Actions for the held piece, listed as if they were places."""


@frozen
class Wanted:
    """A zone of the tree: every place with its name and what can be done there."""

    key: Message
    title: str
    places: Mapping[Place, tuple[str, str]]


class PlaceTree(QObject):
    """Lays an invisible button over every place, grouped by zones, and lets it be pressed.

    The tree is empty until a client asks for it. A button that is not needed waits aside: screen
    readers ask about what has gone, and wait for an answer.

    Attributes:
        wanted: A client asks for the tree although Qt knows of no screen reader.
        lead: Returns what is to be read before the place that gets the focus.

    """

    def __init__(self, view: TableView, scene: TableScene, description: Description) -> None:
        super().__init__(view)
        self.wanted = False
        self.lead: Callable[[], str] = str
        self._view = view
        self._scene = scene
        self._description = description
        self._guide = words.Guide(scene, description)
        self._zones: dict[Message, ZoneBox] = {}
        self._order: list[Message] = []
        self._stage: Stage | None = None
        self._described: Sequence[Zone] = ()
        self._messages: dict[Place, Message] = {}
        self.buttons: dict[Place, PlaceButton] = {}
        self._spare: dict[Place, PlaceButton] = {}
        self._aside = QWidget(view.viewport())
        self._aside.hide()
        self._held: object = None
        self._covered = False
        scene.settled.connect(self.refresh)
        scene.redrawn.connect(self.refresh)
        view.scrolled.connect(self._on_scrolled)
        scene.hand.changed.connect(self._on_hand_changed)
        scene.focus_changed.connect(self._on_focus_changed)

    @property
    def guide(self) -> Guide:
        """The texts of the tree."""
        return self._guide

    @property
    def awake(self) -> bool:
        """Whether a client listens."""
        return self.wanted or QAccessible.isActive()

    @property
    def zones(self) -> tuple[ZoneBox, ...]:
        """The zones, in the order in which they are read."""
        return tuple(self._zones.values())

    def is_at(self, place: Place | None) -> bool:
        """Return whether a place has the focus, and is read because of it."""
        button = self.buttons.get(place) if place is not None else None
        return button is not None and button.hasFocus()

    def set_covered(self, *, covered: bool) -> None:
        """Hide the tree while a sheet covers the board."""
        if covered != self._covered:
            self._covered = covered
            for box in self._zones.values():
                box.setVisible(False)
            self.refresh()

    def refresh(self) -> None:
        """Update the tree to what the board shows."""
        if not self.awake or self._covered:
            return
        if self._scene.focus is None:
            self._on_focus_changed()  # before the place changes that has the focus
        wanted = {zone.key: zone for zone in self._wanted()}
        for key in self._zones.keys() - wanted.keys():
            self._zones[key].hide()
        self._drop({place for zone in wanted.values() for place in zone.places})
        comes = self._scene.focus if self._is_focused() else None
        for key, zone in wanted.items():
            self._fill(self._box(key), zone, comes)
        self._put_in_order([*wanted])
        self._on_focus_changed()

    def _box(self, key: Message) -> ZoneBox:
        box = self._zones.get(key)
        if box is None:
            box = self._zones[key] = ZoneBox(self._view)
        return box

    def _put_in_order(self, keys: list[Message]) -> None:
        """Order the zones for reading, all of them before the widgets above the board."""
        order = [*keys, *(key for key in self._zones if key not in keys)]
        if self._order != order:
            self._order = order
            self._zones = {key: self._zones[key] for key in order}
            for box in reversed(self._zones.values()):
                box.lower()

    def _wanted(self) -> Iterator[Wanted]:
        scene = self._scene
        stage = scene.stage
        usable = {place for place in scene.focusable() if not scene.rect_of(place).isNull()}
        if self._stage is not stage:
            self._stage, self._messages = stage, {}
            self._described = self._description.zones(stage.view, stage.near)
        described = {place for zone in self._described for place in zone.places}
        for zone in self._described:
            own = {*zone.areas, *map(area_of, zone.places)}
            more = [place for place in usable - described if area_of(place) in own]
            places = (*zone.places, *sorted(more, key=lambda place: (place.area, place.at)))
            title = self._said(zone.title)
            shown = [p for p in places if p in scene.board_layout or p in scene.labels]
            yield Wanted(zone.title, title, self._named(shown))
        if scene.hand.holding:
            yield self._hand_zone()

    def _hand_zone(self) -> Wanted:
        hand = self._scene.hand
        turns = hand.source is not None and len(hand.handles.variants(hand.source)) > 1
        way = self._guide.on_turned()
        actions = {TURN: (self._said(words.TURN), self._said(way) if way else "")} if turns else {}
        actions[PUT_BACK] = (self._said(words.PUT_BACK), "")
        return Wanted(words.IN_HAND, self._said(self._guide.held()), actions)

    def _named(self, places: list[Place]) -> dict[Place, tuple[str, str]]:
        """Give places unique names; of equal ones only a usable place is kept."""
        states = self._states(places)
        names = {place: self._said(self._name(place)) for place in places}
        used = {(place.area, names[place]) for place in places if states[place]}
        twins = {name for _, name in used}
        shown = [
            place
            for place in places
            if states[place] or names[place] not in twins or (place.area, names[place]) in used
        ]
        counts = Counter(names[place] for place in shown)
        seen: Counter[str] = Counter()
        named = {}
        for place in shown:
            name = names[place]
            seen[name] += 1
            if counts[name] > 1:
                alike = words.SAME_NAME.bind(name=name, index=seen[name], count=counts[name])
                name = self._said(alike)
            named[place] = (name, states[place])
        return named

    def _states(self, places: list[Place]) -> dict[Place, str]:
        """Say of each place what can be done there; nothing: it can only be read."""
        scene = self._scene
        if scene.hand.holding:
            return {place: self._invitation(place) for place in places}
        possible = {place for place in places if scene.source_of(place) is not None}
        state = self._said(words.CAN_BE_TAKEN)
        return {place: state if place in possible else "" for place in places}

    def _invitation(self, place: Place) -> str:
        """Say that what is held can go to a place, with its warning; nothing: it cannot."""
        hand = self._scene.hand
        if hand.source is None:
            return ""
        handle = hand.handles.targets(hand.source, hand.variant).get(place)
        if handle is None:
            return ""
        if handle.warns and handle.label is not None:
            return self._said(words.GOES_HERE_BUT.bind(warning=handle.label))
        return self._said(words.CAN_GO_HERE)

    def _name(self, place: Place) -> Message:
        name = self._messages.get(place)
        if name is None:
            name = self._messages[place] = self._guide.name(place)
        return name

    def _said(self, message: Message) -> str:
        return for_voices(render(message, [look.name for look in self._scene.stage.looks]))

    def _drop(self, kept: set[Place]) -> None:
        for place in self.buttons.keys() - kept:
            button = self._spare[place] = self.buttons.pop(place)
            if button.hasFocus():
                self._view.setFocus(Qt.FocusReason.OtherFocusReason)
            button.setParent(self._aside)  # which hides it

    def _fill(self, box: ZoneBox, zone: Wanted, comes: Place | None) -> None:
        """Show the places of a zone.

        Args:
            box: Where the zone is shown.
            zone: Its places.
            comes: The place that the focus comes to next.

        """
        rects = {place: self._rect(place) for place in zone.places}
        ground = QRectF()
        for rect in rects.values():
            ground = ground.united(rect)
        frame = ground.toAlignedRect()
        box.setGeometry(frame)
        if box.accessibleName() != zone.title:
            box.setAccessibleName(zone.title)
        for place, (name, state) in zone.places.items():
            button = self._button(place, box)
            button.setGeometry(rects[place].toAlignedRect().translated(-frame.topLeft()))
            button.describe(name, self._description_of(place, state), comes=place == comes)
        box.setVisible(bool(zone.places))

    def _description_of(self, place: Place, state: str) -> str:
        """Say what can be done at a place, and what it is for."""
        if place in {TURN, PUT_BACK}:
            return state
        more = self._guide.explained(place)
        if more is None:
            return state
        return self._said(SEMICOLON.bind(first=state, rest=more) if state else more)

    def _rect(self, place: Place) -> QRectF:
        source = self._scene.hand.source
        there = source if place in {TURN, PUT_BACK} and source is not None else place
        return self._view.shown(self._scene.rect_of(there))

    def _button(self, place: Place, box: ZoneBox) -> PlaceButton:
        button = self.buttons.get(place)
        if button is None and (button := self._spare.pop(place, None)) is not None:
            self.buttons[place] = button
        if button is None:
            button = self.buttons[place] = PlaceButton(place, box, self._view)
            button.clicked.connect(self._on_clicked)
            button.entered.connect(self._on_entered)
            button.left.connect(self._scene.hand.cancel)
        if button.parent() is not box:
            button.setParent(box)
        if button.isHidden():
            button.show()
        return button

    def _on_clicked(self) -> None:
        button = self.sender()
        if isinstance(button, PlaceButton):
            self._scene.finish_motion()
            self.press(button.place)

    def press(self, place: Place) -> None:
        """Take what is there, or drop there what is held."""
        scene, hand = self._scene, self._scene.hand
        if self._covered:
            return
        if place == PUT_BACK:
            hand.cancel()
        elif place == TURN:
            hand.turn(1)
        elif hand.holding and place in scene.focusable():
            hand.aim(place)
            hand.drop()
        elif (source := scene.source_of(place)) is not None:
            hand.take(source)

    def _on_entered(self, place: Place) -> None:
        scene = self._scene
        if place in {TURN, PUT_BACK}:
            return
        if scene.hand.holding and place in scene.focusable() and scene.hand.target != place:
            scene.hand.aim(place)
        if scene.focus != place:
            scene.set_focus(place)

    def _on_scrolled(self) -> None:
        """Move all zones and places with the board."""
        if self._stage is not None and not self._scene.animator.running:
            self.refresh()

    def _on_hand_changed(self) -> None:
        hand = self._scene.hand
        held = (hand.source, hand.variant) if hand.holding else None
        if self.awake and held != self._held and not self._scene.animator.running:
            self.refresh()
        self._held = held

    def _on_focus_changed(self) -> None:
        """Move the keyboard's focus to the ring."""
        if not self._is_focused():
            return
        focused = [button for button in self.buttons.values() if button.hasFocus()]
        place = self._scene.focus
        button = self.buttons.get(place) if place is not None else None
        if button is not None and place is not None:
            self._give_focus(place, button)
        elif focused and focused[0].place not in {TURN, PUT_BACK}:
            self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _is_focused(self) -> bool:
        """Return whether the board has the keyboard's focus, itself or at a place."""
        return self._view.hasFocus() or any(each.hasFocus() for each in self.buttons.values())

    def _give_focus(self, place: Place, button: PlaceButton) -> None:
        """Give the focus to a place that the keyboard goes to.

        All such places can be taken or aimed at: of that nothing is said.
        """
        if not button.hasFocus():
            said = self._guide.on_focused(place)
            button.present(self.lead(), "" if said is None else self._said(said))
            button.setFocus(Qt.FocusReason.OtherFocusReason)
