"""Somebody who sees nothing: plays by the accessible tree alone, from outside the program.

Run by a Python that knows AT-SPI, which is the system's and not the one of the tests::

    python3 listener.py '{"play": "Play, Pixies", "take": …, "drop": …, "moves": 5, "seed": 1}'

Prints one JSON line: how many moves were made, whether the game ended, what was read and heard.
"""

from __future__ import annotations

import json
import sys
import time
from typing import TYPE_CHECKING, Any

import gi  # type: ignore[import-not-found]  # the system's Python has it

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402 - see above

if TYPE_CHECKING:
    from collections.abc import Iterator

PATIENCE = 30.0
BLINK = 0.05
CALM = 0.4
READ_EVERY = 8
"""At every eighth choice all names are read, and not only what can be done."""
DIRECTLY = 2
"""How deep a button lies that makes a move: on the board, on what shows it."""
GROUPS = {Atspi.Role.PANEL, Atspi.Role.GROUPING}


class Listener:
    """Finds, reads and presses what the tree offers."""

    def __init__(self, take: str, drop: str, board: str, seed: int) -> None:
        self.take = take
        self.drop = drop
        self.board_name = board
        self._found: Any = None
        self.heard: list[str] = []
        self.flaws: set[str] = set()
        self.names: set[str] = set()
        self._chance = seed
        self._offers = 0
        self._ears = Atspi.EventListener.new(self._on_heard)
        self._ears.register("object:announcement")

    def program(self) -> Any:
        return self.until(lambda: next(self._children(Atspi.get_desktop(0), "kupola"), None))

    def start(self, name: str) -> None:
        """Press the button that plays a game at once."""
        buttons = self.until(lambda: [n for n in self.buttons() if n.get_name() == name])
        self.press(buttons[0])

    def play(self, moves: int) -> tuple[int, bool]:
        """Make moves by pressing what can be taken and where it can be put."""
        made = 0
        while made < moves:
            offer = self.until(self.offer)
            if offer == "over":
                return made, True
            kind, nodes = offer
            self.press(self.one_of(nodes))
            if kind == "take":
                targets = self.until(self.targets)
                self.press(self.one_of(targets))
            made += kind != "sheet"
        return made, False

    def offer(self) -> Any:
        """Tell what can be pressed now; nothing: the program still moves."""
        zones, others = self.board()
        self._offers += 1
        if self._offers % READ_EVERY == 1:
            self.read(zones)
        if len(others.get("sheet", ())) > 1:
            return "over"
        if others.get("sheet"):
            return "sheet", others["sheet"]
        sources = [node for node in self._places(zones) if self.says(node, self.take)]
        if sources:
            return "take", sources
        return ("choice", others["choice"]) if others.get("choice") else None

    def targets(self) -> list[Any]:
        zones, _ = self.board()
        return [node for node in self._places(zones) if self.says(node, self.drop)]

    def board(self) -> tuple[dict[str, list[Any]], dict[str, list[Any]]]:
        """Read the board: its zones with their places, and the buttons above it."""
        zones: dict[str, list[Any]] = {}
        others: dict[str, list[Any]] = {}
        self._gather(self._board(), 1, zones, others)
        return zones, others

    def _gather(
        self, node: Any, depth: int, zones: dict[str, list[Any]], others: dict[str, list[Any]]
    ) -> None:
        """Read what lies below a node; a zone is asked itself, its places only when it is shown."""
        for child in self._children(node):
            role = child.get_role()
            if role == Atspi.Role.PUSH_BUTTON:
                if shown(child):
                    kind = "choice" if depth == DIRECTLY else "sheet"
                    others.setdefault(kind, []).append(child)
            elif role in GROUPS and (title := child.get_name()):
                if shown(child):
                    zones.setdefault(title, []).extend(self._children(child))
            else:
                self._gather(child, depth + 1, zones, others)

    def _places(self, zones: dict[str, list[Any]]) -> list[Any]:
        """List the places of all zones."""
        return [node for nodes in zones.values() for node in nodes]

    def read(self, zones: dict[str, list[Any]]) -> None:
        """Note whatever has no name, or shares one within its zone, and not only for a moment."""
        if found := self._flaws(zones):
            time.sleep(CALM)
            self.flaws |= found & self._flaws(self.board()[0])

    def _flaws(self, zones: dict[str, list[Any]]) -> set[str]:
        flaws = set()
        for title, nodes in zones.items():
            names = [node.get_name() for node in nodes]
            self.names |= set(names)
            if not all(names):
                flaws.add(f"nameless in {title}")
            if len(names) != len(set(names)):
                flaws.add(f"names shared in {title}: {names}")
        return flaws

    def one_of(self, nodes: list[Any]) -> Any:
        """Choose in an order that only the seed decides."""
        self._chance = (self._chance * 1103515245 + 12345) % 2**31
        return nodes[self._chance // 2**16 % len(nodes)]

    def _board(self) -> Any:
        if self._found is None or not shown(self._found):
            nodes = (node for node, _ in self.walk(self.program()))
            self._found = next(node for node in nodes if node.get_name() == self.board_name)
        return self._found

    def buttons(self) -> list[Any]:
        role = Atspi.Role.PUSH_BUTTON
        return [node for node, _ in self.walk(self.program()) if node.get_role() == role]

    def walk(self, node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, tuple[Any, ...]]]:
        for child in self._children(node):
            yield child, (*path, node)
            yield from self.walk(child, (*path, node))

    def press(self, node: Any) -> None:
        Atspi.Action.do_action(node, 0)

    def says(self, node: Any, words: str) -> bool:
        return bool(node.get_description() == words)

    def until(self, question: Any) -> Any:
        """Ask until there is an answer; listen meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            while GLib.MainContext.default().iteration(False):  # noqa: FBT003 - GLib takes it by position
                pass
            try:
                if answer := question():
                    return answer
            except (GLib.Error, StopIteration):
                pass  # it is not there yet, or has gone while it was read
            time.sleep(BLINK)
        raise TimeoutError(question)

    def _children(self, node: Any, name: str = "") -> Iterator[Any]:
        for index in range(node.get_child_count()):
            child = node.get_child_at_index(index)
            if child is not None and (not name or child.get_name() == name):
                yield child

    def _on_heard(self, event: Any) -> None:
        self.heard.append(str(event.any_data))


def shown(node: Any) -> bool:
    return bool(node.get_state_set().contains(Atspi.StateType.SHOWING))


def main() -> None:
    task = json.loads(sys.argv[1])
    Atspi.init()
    listener = Listener(task["take"], task["drop"], task["board"], task["seed"])
    listener.program().set_cache_mask(Atspi.Cache.NONE)
    listener.start(task["play"])
    made, over = listener.play(task["moves"])
    listener.until(lambda: True)
    told = {
        "moves": made,
        "over": over,
        "heard": listener.heard,
        "flaws": sorted(listener.flaws),
        "names": sorted(listener.names),
    }
    print(json.dumps(told))  # noqa: T201 - whoever started it reads this


if __name__ == "__main__":
    main()
