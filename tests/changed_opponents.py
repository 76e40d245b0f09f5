"""Computer players that are changed for one test."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.ai.opponents import OPPONENTS

if TYPE_CHECKING:
    import pytest


def change_opponent(monkeypatch: pytest.MonkeyPatch, key: str, **changes: Any) -> None:
    """Replace fields of a game's ``Opponent`` until the test ends."""
    monkeypatch.setitem(OPPONENTS, key, evolve(OPPONENTS[key], **changes))
