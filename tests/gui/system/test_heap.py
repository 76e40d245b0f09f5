from __future__ import annotations

import gc
import weakref

from gui.system.heap import tidy


class Circle:
    """A reference cycle, which only a collection frees."""

    def __init__(self) -> None:
        self.itself = self


def test_what_lies_in_circles_is_let_go() -> None:
    gc.disable()
    try:
        gone = weakref.ref(Circle())

        assert gone() is not None

        tidy()

        assert gone() is None
    finally:
        gc.enable()
