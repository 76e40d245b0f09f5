"""Searches that take no time."""

from __future__ import annotations

import pytest

from core.ai.opponents import OPPONENTS
from tests.changed_opponents import change_opponent


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in tuple(OPPONENTS):
        change_opponent(monkeypatch, key, review_budget=12)
