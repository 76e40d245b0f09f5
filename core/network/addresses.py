"""Addresses of computers: listening on all of ours, finding another one, showing our own."""

from __future__ import annotations

import socket
from ipaddress import IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any, TypeAlias

from core.kernel.messages import text

from .errors import NetworkFault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.table.invitation import Address

SocketAddress: TypeAlias = "tuple[Any, ...]"

CANNOT_LISTEN = text("table", "The system does not let Kupola listen for guests: {reason}")
NOT_FOUND = text("table", "No computer is called {name}.")

_WAITING = 32
_ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses that no computer has: asking for the way there sends nothing."""


def listeners(port: int) -> list[socket.socket]:
    """Listen on every address of this computer; on another port if this one is in use.

    Raises:
        NetworkFault: If the system refuses.

    """
    try:
        try:
            return _listening(port)
        except OSError:
            return _listening(0)
    except OSError as error:
        raise NetworkFault(CANNOT_LISTEN.bind(reason=error.strerror or "")) from None


def _listening(port: int) -> list[socket.socket]:
    """Listen with IPv4 and, where the system has it, IPv6 on the same port."""
    first = _listener(socket.AF_INET, port)
    try:
        return [first, _listener(socket.AF_INET6, first.getsockname()[1])]
    except OSError:
        return [first]


def _listener(family: socket.AddressFamily, port: int) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        if hasattr(socket, "SO_EXCLUSIVEADDRUSE"):
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
        else:
            sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        sock.bind(("", port))
        sock.listen(_WAITING)
        sock.settimeout(0)
    except OSError:
        sock.close()
        raise
    return sock


def resolved(address: Address) -> list[tuple[socket.AddressFamily, SocketAddress]]:
    """List the addresses of a computer; a link-local one of IPv6 keeps its interface.

    Raises:
        NetworkFault: If the name is unknown.

    """
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NetworkFault(NOT_FOUND.bind(name=address.host)) from None
    return [(family, target) for family, _, _, _, target in found]


def source(host: str) -> str:
    """Return under which name the connections of a computer are counted."""
    address = ip_address(host.partition("%")[0])
    if isinstance(address, IPv6Address):
        return str(ip_network((address, 64), strict=False))
    return str(address)


def own_addresses() -> tuple[str, ...]:
    """List this computer's addresses in its networks, for guests who type one in."""
    return tuple(dict.fromkeys(_own_addresses()))


def _own_addresses() -> Iterator[str]:
    for family, elsewhere in _ELSEWHERE:
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as asking:
                asking.connect((elsewhere, 9))
                yield asking.getsockname()[0]
        except OSError:
            continue
    try:
        known = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)
    except (OSError, UnicodeError):
        return
    yield from (str(each[4][0]) for each in known if not str(each[4][0]).startswith("127."))
