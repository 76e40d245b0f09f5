"""The contract holds for a game that only the public registry knows, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.toy_game.game import registered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.toy_game.game import ToyGame


@pytest.fixture(autouse=True, scope="module")
def toy_game() -> Iterator[ToyGame]:
    """Register the toy game for the tests of a module."""
    yield from registered()
