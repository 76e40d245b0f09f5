"""A blind player: plays by the accessible tree and the keyboard, from another process.

Run by the Python that ``tree`` needs::

    python3 -m tests.end_to_end.listener '{"play": "Play, Pixies", "take": …, "drop": …, …}'

Prints one JSON line: how many moves were made, whether the game ended, what was read and heard.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

from tests.end_to_end.tree import BUTTON, DESKTOP, FOCUSED, GONE, GROUP, PANEL, SHOWING, Tree

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.end_to_end.tree import Node

PATIENCE = 120.0
"""Seconds for the program to go on, even on a busy machine."""
BLINK = 0.2
"""Seconds until the tree is read again, if nothing is announced meanwhile."""
CALM = 0.4
SETTLING = 25
"""The number of reads until the focus must be where it was sent."""
DIRECTLY = 2
"""How deep a button lies that makes a move: on the board, on what shows it."""
ENTER = 0xFF0D
FOCUS = ("xdotool", "search", "--onlyvisible", "--name", "Kupola", "windowfocus")
"""Gives the keyboard to the program, where no window manager does."""
T = TypeVar("T")


class Place(NamedTuple):
    """A place of the board, as it is read."""

    node: Node
    name: str
    use: str


class Board(NamedTuple):
    """What the tree says of the board: zones with their places, and the buttons above them."""

    zones: dict[str, list[Place]]
    choices: list[Node]
    sheet: list[Node]

    def used_for(self, use: str) -> list[Node]:
        """List the places whose description begins with a use."""
        every = (place for places in self.zones.values() for place in places)
        return [place.node for place in every if re.match(rf"{re.escape(use)}\b", place.use)]

    def can_be_dropped(self, put_back: str) -> bool:
        """Return whether something is held, which can be put back."""
        return any(place.name == put_back for places in self.zones.values() for place in places)

    @property
    def flaws(self) -> set[str]:
        """Nodes without a name, or with one that is not unique in its zone."""
        flaws = set()
        for title, places in self.zones.items():
            names = [place.name for place in places]
            if not all(names):
                flaws.add(f"nameless in {title}")
            if len(names) != len(set(names)):
                flaws.add(f"names shared in {title}: {names}")
        return flaws


class Listener:
    """Finds, reads and presses what the tree offers."""

    def __init__(self, task: dict[str, Any]) -> None:
        self._take, self._drop, self._back = task["take"], task["drop"], task["back"]
        self._title, self._go_on = task["board"], task["go_on"]
        self._chance = int(task["seed"])
        self.heard: list[str] = []
        self.flaws: set[str] = set()
        self.names: set[str] = set()
        self._tree = Tree(self.heard.append)
        self._program = self.until(self._find_program)
        self._top: Node | None = None
        self._known: Board | None = None

    def start(self, name: str) -> None:
        """Press the button that plays a game at once."""
        self._tree.press(self.until(lambda: self._named(name)))
        self.until(lambda: subprocess.run(FOCUS, check=False).returncode == 0)  # noqa: S603 - fixed

    def play(self, moves: int) -> tuple[int, bool]:
        """Make moves with what can be taken and where it can be put, by key and by press."""
        made = 0
        while made < moves:
            board = self.until(self._changed)
            self._note(board)
            if len(board.sheet) > 1:
                return made, True
            by_key = made % 2 == 1
            if board.sheet:
                self._use(board.sheet)
            elif board.can_be_dropped(self._back):
                targets = board.used_for(self._drop) or self._focused_places(board)
                made += self._use(targets, by_key=by_key)
            elif sources := board.used_for(self._take) or self._focused_places(board):
                self._use(sources, by_key=by_key)
            elif board.choices:
                made += self._use(board.choices)
        return made, False

    def _focused_places(self, board: Board) -> list[Node]:
        """List the place that has the focus: its description is what Enter brings there."""
        nodes = [place.node for places in board.zones.values() for place in places]
        focused = self._tree.having(FOCUSED, nodes)
        return [node for node, has_focus in zip(nodes, focused, strict=True) if has_focus]

    def until(self, question: Callable[[], T | None]) -> T:
        """Ask until there is an answer; listen meanwhile."""
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                if answer := question():
                    return answer
            except GONE:
                pass  # it is not there yet, or has gone while it was read
            self._tree.wait(BLINK)
        raise TimeoutError(self.heard[-3:])

    def _find_program(self) -> Node | None:
        (programs,) = self._tree.children([DESKTOP])
        return next((p for p in programs if self._tree.names([p]) == ["kupola"]), None)

    def _named(self, name: str) -> Node | None:
        """Find the first node of a name."""
        nodes = self._tree.below(self._program)
        names = self._tree.names(nodes)
        return nodes[names.index(name)] if name in names else None

    def _changed(self) -> Board | None:
        """Read the board; nothing: it is as it was when something was done to it."""
        board = self._read()
        if board == self._known:
            return self._summed_up(board)
        self._known = board
        return board

    def _summed_up(self, board: Board) -> Board | None:
        """Find the button of a round's points, which lie beside the board, if it waits for that."""
        if board.choices or board.sheet or any(map(board.used_for, (self._take, self._drop))):
            return None
        node = self._named(self._go_on)
        shown = node is not None and self._shown([node]) == [True]
        return board._replace(sheet=[node]) if node is not None and shown else None

    def _read(self) -> Board:
        """Read the board level by level; only zones that are shown are asked for their places."""
        tree = self._tree
        zones: dict[str, list[Place]] = {}
        choices: list[Node] = []
        sheet: list[Node] = []
        level, depth = [self._top_of_board()], 0
        while level:
            nodes = [node for children in tree.children(level) for node in children]
            level, depth = [], depth + 1
            roles, names = tree.roles(nodes), tree.names(nodes)
            for node, role, name, shown in zip(
                nodes, roles, names, self._shown(nodes), strict=True
            ):
                if role == BUTTON:
                    (choices if depth == DIRECTLY else sheet).extend([node] * shown)
                elif role in {PANEL, GROUP} and name:
                    zones.setdefault(name, []).extend(self._places(node) if shown else ())
                else:
                    level.append(node)
        return Board(zones, choices, sheet)

    def _top_of_board(self) -> Node:
        if self._top is None or self._shown([self._top]) != [True]:
            self._top = self.until(lambda: self._named(self._title))
        return self._top

    def _places(self, zone: Node) -> list[Place]:
        (nodes,) = self._tree.children([zone])
        names, uses = self._tree.names(nodes), self._tree.descriptions(nodes)
        return list(map(Place, nodes, names, uses))

    def _shown(self, nodes: list[Node]) -> list[bool]:
        return self._tree.having(SHOWING, nodes)

    def _note(self, board: Board) -> None:
        """Keep what was read, and its lasting flaws."""
        self.names |= {place.name for places in board.zones.values() for place in places}
        if found := board.flaws:
            time.sleep(CALM)
            self.flaws |= found & self.until(self._read).flaws

    def _use(self, nodes: list[Node], *, by_key: bool = False) -> bool:
        """Press one of these; return whether it was still there."""
        node = self._one_of(nodes)
        try:
            if by_key:
                used = self._use_by_key(node)
            else:
                self._tree.press(node)
                used = True
        except GONE:
            used = False
        if used:
            self._tree.wait(BLINK)
        else:
            self._known = None
        return used

    def _use_by_key(self, node: Node) -> bool:
        self._tree.focus(node)
        for _ in range(SETTLING):
            if self._tree.having(FOCUSED, [node]) == [True]:
                self._tree.type(ENTER)
                return True
            self._tree.wait(BLINK)
        return False

    def _one_of(self, nodes: list[Node]) -> Node:
        """Choose in an order that only the seed decides."""
        self._chance = (self._chance * 1103515245 + 12345) % 2**31
        return nodes[self._chance // 2**16 % len(nodes)]


def main() -> None:
    task = json.loads(sys.argv[1])
    listener = Listener(task)
    listener.start(task["play"])
    made, over = listener.play(task["moves"])
    listener.until(lambda: len(listener.heard) >= made)  # sentences wait for one another
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
