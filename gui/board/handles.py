"""Legal moves as a hand can make them: take here, put there."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING, Any

from attrs import frozen

from core.kernel.messages import Message
from core.kernel.places import Place

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping


@frozen
class Handle:
    """A legal move as a gesture.

    Attributes:
        move: The move that dropping makes.
        source: Where the piece is taken.
        target: Where it is put.
        variant: What turning changes while it is held: an orientation, an order, a choice.
        label: What is written on the target while the piece is held.
        key: The key that drops the piece here while it is held, such as ``U`` or ``7``.
        direct: Whether a click on the target alone makes the move: nothing else could be meant.
        at_once: Whether a click on the source makes the move: nothing else can be done with it.
        warns: Whether the label warns of a loss.

    """

    move: Any
    source: Place
    target: Place
    variant: Hashable = 0
    label: Message | None = None
    key: str = ""
    direct: bool = False
    at_once: bool = False
    warns: bool = False


class Handles:
    """The legal moves of a position, indexed source → variant → target."""

    def __init__(self, handles: Iterable[Handle] = ()) -> None:
        """Index the handles; their order is the order of sources, variants and targets."""
        self._index: dict[Place, dict[Hashable, dict[Place, Handle]]] = {}
        self._direct: dict[Place, Handle] = {}
        for handle in handles:
            if handle.direct:
                self._direct.setdefault(handle.target, handle)
            variants = self._index.setdefault(handle.source, {})
            variants.setdefault(handle.variant, {}).setdefault(handle.target, handle)

    @property
    def sources(self) -> tuple[Place, ...]:
        """Everything that can be taken."""
        return tuple(self._index)

    @property
    def direct_targets(self) -> tuple[Place, ...]:
        """Everything that a click alone chooses."""
        return tuple(self._direct)

    def direct(self, target: Place | None) -> Handle | None:
        """Return the move that a click on a target makes while nothing is held, if it makes one."""
        return None if target is None else self._direct.get(target)

    def at_once(self, source: Place | None) -> Handle | None:
        """Return the move that a click on a source makes, if it makes one."""
        handles = () if source is None else self.every(source)
        return next((handle for handle in handles if handle.at_once), None)

    def every(self, source: Place) -> Iterator[Handle]:
        """List the moves of a source in all variants."""
        for targets in self._index.get(source, {}).values():
            yield from targets.values()

    def variants(self, source: Place) -> tuple[Hashable, ...]:
        """The variants of a source in which it can be put somewhere."""
        return tuple(self._index.get(source, ()))

    def targets(self, source: Place, variant: Hashable) -> Mapping[Place, Handle]:
        """Where a source can be put in a variant."""
        return self._index.get(source, {}).get(variant, {})

    def all_targets(self, source: Place) -> frozenset[Place]:
        """Where a source can be put in any variant."""
        return frozenset(t for targets in self._index.get(source, {}).values() for t in targets)

    def turned(self, source: Place, variant: Hashable, step: int) -> Hashable:
        """Find the variant that turning leads to."""
        variants = self.variants(source)
        if not variants:
            return variant
        if variant not in variants:
            return variants[0]
        return variants[(variants.index(variant) + step) % len(variants)]
