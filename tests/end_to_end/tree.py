"""The accessible tree of another program, over the bus of AT-SPI, many nodes in parallel.

Needs a Python that knows GLib, which is the system's and not the one of the tests. A question to
one node takes a round trip; the questions of a list are all asked before the first is answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import gi  # type: ignore[import-not-found]  # the system's Python has it

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # type: ignore[import-not-found]  # noqa: E402 - see above

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    Node: TypeAlias = tuple[str, str]
    """A program on the bus and a path within it."""

NODE = "org.a11y.atspi.Accessible"
ACTION = "org.a11y.atspi.Action"
COMPONENT = "org.a11y.atspi.Component"
PROPERTIES = "org.freedesktop.DBus.Properties"
REGISTRY = "org.a11y.atspi.Registry"
DESKTOP = (REGISTRY, "/org/a11y/atspi/accessible/root")
KEYBOARD = "org.a11y.atspi.DeviceEventController"
EVENT = "org.a11y.atspi.Event.Object"
EVENTS = (
    "object:announcement",
    "object:property-change:accessible-description",
    "object:state-changed:focused",
)
PATIENCE = 120_000
"""Milliseconds for a program to answer, even on a busy machine."""
BUTTON, PANEL, GROUP = 43, 39, 99
"""Roles, as AT-SPI numbers them."""
FOCUSED, SHOWING = 12, 25
"""States, likewise."""
BY_NAME = 3
"""Keys are sent by their X names."""
GONE = GLib.Error
"""What is raised when a node vanishes while it is asked."""


class Tree:
    """Asks nodes for what they say, presses them, and hears what is announced.

    A new description of what has the focus is heard like an announcement, as Orca does.
    """

    def __init__(self, on_announced: Callable[[str], None]) -> None:
        session = Gio.bus_get_sync(Gio.BusType.SESSION)
        place = ("org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress")
        (address,) = session.call_sync(*place, None, None, 0, PATIENCE, None).unpack()
        flags = Gio.DBusConnectionFlags
        own = flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION
        self._bus = Gio.DBusConnection.new_for_address_sync(address, own, None, None)
        self._context = GLib.MainContext.default()
        self._on_announced = on_announced
        self._news = False
        self._focused = ""
        for member, detail, hear in (
            ("Announcement", None, self._on_signal),
            ("PropertyChange", "accessible-description", self._on_described),
            ("StateChanged", "focused", self._on_focused),
        ):
            self._bus.signal_subscribe(None, EVENT, member, None, detail, 0, hear)
        registry = (REGISTRY, "/org/a11y/atspi/registry")
        for event in EVENTS:
            self._ask(registry, REGISTRY, "RegisterEvent", _words(event))

    def children(self, nodes: Sequence[Node]) -> list[list[Node]]:
        """List what lies below each of these nodes."""
        return self._asked((node, NODE, "GetChildren", None) for node in nodes)

    def names(self, nodes: Sequence[Node]) -> list[str]:
        return self._properties(nodes, "Name")

    def descriptions(self, nodes: Sequence[Node]) -> list[str]:
        return self._properties(nodes, "Description")

    def roles(self, nodes: Sequence[Node]) -> list[int]:
        return self._asked((node, NODE, "GetRole", None) for node in nodes)

    def having(self, state: int, nodes: Sequence[Node]) -> list[bool]:
        """Return which nodes are in a state."""
        words = self._asked((node, NODE, "GetState", None) for node in nodes)
        return [bool(word[state // 32] >> state % 32 & 1) for word in words]

    def below(self, node: Node) -> list[Node]:
        """List everything below a node, level by level."""
        found, level = [], [node]
        while level:
            level = [child for children in self.children(level) for child in children]
            found += level
        return found

    def press(self, node: Node) -> None:
        self._ask(node, ACTION, "DoAction", GLib.Variant("(i)", (0,)))

    def focus(self, node: Node) -> None:
        self._ask(node, COMPONENT, "GrabFocus", None)

    def type(self, key: int) -> None:
        """Press a key of the keyboard, for the focused window."""
        there = (REGISTRY, "/org/a11y/atspi/registry/deviceeventcontroller")
        arguments = GLib.Variant("(isu)", (key, "", BY_NAME))
        self._ask(there, KEYBOARD, "GenerateKeyboardEvent", arguments)

    def wait(self, seconds: float) -> None:
        """Wait for a time, or until an announcement."""
        self._news = False
        over: list[bool] = []
        clock = GLib.timeout_add(round(1000 * seconds), over.append, False)  # noqa: FBT003 - and never again
        while not over and not self._news:
            self._context.iteration(True)  # noqa: FBT003 - GLib takes it by position
        if not over:
            GLib.source_remove(clock)

    def _properties(self, nodes: Sequence[Node], name: str) -> list[str]:
        return self._asked((node, PROPERTIES, "Get", _words(NODE, name)) for node in nodes)

    def _ask(self, node: Node, interface: str, method: str, arguments: Any) -> None:
        self._asked([(node, interface, method, arguments)])

    def _asked(self, questions: Iterable[tuple[Node, str, str, Any]]) -> list[Any]:
        """Ask everything, then wait for all answers."""
        answers: list[Any] = []
        left = 0

        def on_answered(bus: Any, result: Any, place: int) -> None:
            nonlocal left
            left -= 1
            try:
                (answers[place],) = bus.call_finish(result).unpack() or (None,)
            except GONE as error:
                answers[place] = error

        for (program, path), interface, method, arguments in questions:
            self._bus.call(
                *(program, path, interface, method, arguments),
                *(None, 0, PATIENCE, None, on_answered, len(answers)),
            )
            answers.append(None)
            left += 1
        while left:
            self._context.iteration(True)  # noqa: FBT003 - GLib takes it by position
        if errors := [answer for answer in answers if isinstance(answer, GONE)]:
            raise errors[0]
        return answers

    def _on_signal(self, *signal: Any) -> None:
        _, _, _, words, *_ = signal[-1].unpack()
        if words:
            self._news = True
            self._on_announced(str(words))

    def _on_described(self, *signal: Any) -> None:
        if signal[2] == self._focused:
            self._on_signal(*signal)

    def _on_focused(self, *signal: Any) -> None:
        _, gained, *_ = signal[-1].unpack()
        if gained:
            self._focused = signal[2]


def _words(*words: str) -> Any:
    return GLib.Variant(f"({'s' * len(words)})", words)
