from __future__ import annotations

import socket

import pytest

from core.network import discovery


@pytest.fixture(autouse=True)
def _only_loopback(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask for tables on no interface but the one that leads nowhere."""
    monkeypatch.setattr(discovery, "_interfaces", lambda: [socket.if_nametoindex("lo")])
