# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
"""A growing tree of moves for the search of Pixies, and the memory that it grows in.

Nodes are numbered, the root is 0; the others are linked below their parents as siblings. Each holds
its move, how often it was made and what it was worth to its mover.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from core.ai.fast import nocython as cython
else:
    try:
        import cython
    except ImportError:
        from core.ai.fast import nocython as cython

if cython.compiled:
    from cython.cimports.libc.stdlib import free, realloc

COMPILED = cython.compiled


def integers(old: cython.p_int, size: cython.int) -> cython.p_int:
    """Resize a block of integers and keep its content."""
    grown: cython.p_int
    if cython.compiled:
        grown = cython.cast(cython.p_int, realloc(old, size * cython.sizeof(cython.int)))
    else:
        grown = [*old, *[0] * (size - len(old))]
    if not grown:
        raise MemoryError
    return grown


def fractions(old: cython.p_double, size: cython.int) -> cython.p_double:
    """Resize a block of doubles and keep its content."""
    grown: cython.p_double
    if cython.compiled:
        grown = cython.cast(cython.p_double, realloc(old, size * cython.sizeof(cython.double)))
    else:
        grown = [*old, *[0.0] * (size - len(old))]
    if not grown:
        raise MemoryError
    return grown


class Tree:
    """Nodes, at first only the root."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.move, self.child, self.sibling, self.visits = [0], [0], [0], [0]
            self.joys, self.leads = [0.0], [0.0]
        self.nodes = self.room = 0
        self.make_room(1)
        self.add(0)

    def __dealloc__(self) -> None:
        """Free the memory."""
        if cython.compiled:
            free(self.move)
            free(self.child)
            free(self.sibling)
            free(self.visits)
            free(self.joys)
            free(self.leads)

    def clear(self) -> cython.void:
        """Leave only the root."""
        self.nodes = 0
        self.add(0)

    def make_room(self, size: cython.int) -> cython.void:
        """Make room for a number of nodes."""
        if size <= self.room:
            return
        self.room = size + size // 2
        self.move = integers(self.move, self.room)
        self.child = integers(self.child, self.room)
        self.sibling = integers(self.sibling, self.room)
        self.visits = integers(self.visits, self.room)
        self.joys = fractions(self.joys, self.room)
        self.leads = fractions(self.leads, self.room)

    def add(self, move: cython.int) -> cython.int:
        """Add a node without a parent."""
        node: cython.int = self.nodes
        self.nodes += 1
        self.move[node] = move
        self.child[node] = 0
        self.sibling[node] = 0
        self.visits[node] = 0
        self.joys[node] = 0.0
        self.leads[node] = 0.0
        return node

    def grow(self, parent: cython.int, move: cython.int) -> cython.int:
        """Add a node below another."""
        node: cython.int = self.add(move)
        self.sibling[node] = self.child[parent]
        self.child[parent] = node
        return node

    def likeliest(self, parent: cython.int) -> cython.int:
        """Find the node below another that was tried most; 0: there is none."""
        best: cython.int = 0
        child: cython.int = self.child[parent]
        while child:
            if not best or self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        return best
