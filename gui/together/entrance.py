"""How guests come to a table: what its host shows, and what carries its registers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from attrs import field, frozen

from core.network.transport import Transport


@frozen(eq=False)
class Entrance:
    """What a host tells its guests, and the transport that waits for them.

    Attributes:
        way: What is kept of it, so that the entrance can be opened again.
        code: The eight letters, in two groups; empty across the Internet.
        addresses: The addresses of this computer; none across the Internet.
        invitation: The line that contains the key; empty at home.
        tell_free: Takes the number of open seats, which tables nearby are listed with.

    """

    transport: Transport = field(repr=False)
    way: Mapping[str, Any] = field(factory=dict)
    code: str = ""
    addresses: tuple[str, ...] = ()
    invitation: str = ""
    tell_free: Callable[[int], None] = lambda _: None
