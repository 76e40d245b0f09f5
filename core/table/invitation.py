"""An invitation: the key of a table and where it is found, as a line of text.

``kupola:1/<43 letters>@mqtts://broker.example.org`` names the version, the host's public key in
base64url and an address. ``mqtt``, ``mqtts``, ``ws`` and ``wss`` are brokers, ``tcp`` is the
computer of the host. The key is the ticket, so it never travels openly.
"""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode

from attrs import frozen

from core.kernel.messages import text
from core.kernel.outside_text import excerpt
from core.sealing import KEY_BYTES, identity

from .errors import BadInvitation

VERSION = 1
PORTS = {"mqtt": 1883, "mqtts": 8883, "ws": 80, "wss": 443, "tcp": 47_624}
"""The kinds of addresses, with their usual ports."""
LONGEST = 400
_LARGEST_PORT = 65_535

NOT_INVITING = text(
    "table", "This is no invitation to a table. It begins with “kupola:” and has some 80 letters."
)
NEWER = text(
    "table", "This table was opened by a newer version of Kupola. Update Kupola to join it."
)
BAD_ADDRESS = text("table", "This is no address of a broker: {address}")

_INVITATION = re.compile(
    r"kupola:(?P<version>\d{1,4})/(?P<key>[\w-]{43})@(?P<address>\S+)", re.ASCII
)
_ADDRESS = re.compile(
    r"(?P<kind>[a-z]+)://(?P<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:.]+(?:%[\w.-]+)?\])"
    r"(?::(?P<port>\d{1,5}))?(?P<path>/[\w./-]*)?",
    re.ASCII,
)
_VERSIONED = re.compile(r"kupola:(\d{1,4})/", re.ASCII)
_SHOWN = 80


@frozen
class Address:
    """Where a table is found: a broker, or the computer of the host."""

    kind: str
    host: str
    port: int
    path: str = ""

    @classmethod
    def parsed(cls, written: str) -> Address:
        """Read an address such as ``mqtts://broker.example.org:8883``.

        Raises:
            BadInvitation: If it is none.

        """
        found = _ADDRESS.fullmatch(written.strip()[:LONGEST])
        if found is None or found["kind"] not in PORTS:
            raise BadInvitation(BAD_ADDRESS.bind(address=excerpt(written, _SHOWN)))
        port = int(found["port"] or PORTS[found["kind"]])
        if not 0 < port <= _LARGEST_PORT:
            raise BadInvitation(BAD_ADDRESS.bind(address=excerpt(written, _SHOWN)))
        return cls(found["kind"], found["host"].strip("[]"), port, found["path"] or "")

    @property
    def written(self) -> str:
        """The address as text; the usual port is left out."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        port = "" if self.port == PORTS[self.kind] else f":{self.port}"
        return f"{self.kind}://{host}{port}{self.path}"

    @property
    def encrypted(self) -> bool:
        """Whether the connection is made with TLS."""
        return self.kind in {"mqtts", "wss"}


@frozen
class Invitation:
    """Whose table, and where."""

    key: bytes
    address: Address

    @classmethod
    def parsed(cls, written: str) -> Invitation:
        """Read an invitation; white space and what stands around it are ignored.

        Raises:
            BadInvitation: If there is none, or only one of a newer version.

        """
        head = written[: 4 * LONGEST]
        found = _INVITATION.search(head)
        if found is None:
            version = _VERSIONED.search(head)
            newer = version is not None and int(version[1]) > VERSION
            raise BadInvitation(NEWER if newer else NOT_INVITING)
        if int(found["version"]) > VERSION:
            raise BadInvitation(NEWER)
        key = urlsafe_b64decode(found["key"] + "=")
        if len(key) != KEY_BYTES:
            raise BadInvitation(NOT_INVITING)
        return cls(key, Address.parsed(found["address"]))

    @property
    def written(self) -> str:
        """The invitation as a line of text."""
        key = urlsafe_b64encode(self.key).decode().rstrip("=")
        return f"kupola:{VERSION}/{key}@{self.address.written}"

    @property
    def table(self) -> str:
        """The name of the table, under which its registers are found."""
        return identity(self.key)
