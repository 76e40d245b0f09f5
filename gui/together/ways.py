"""The ways to a table: transports and addresses, made when a table is opened or joined.

Everything here may wait for a network or work hard, so it is called in a thread of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.table.errors import BadInvitation
from core.table.invitation import PORTS, Address, Invitation
from gui.store.broker import broker_of

from . import texts
from .entrance import Entrance
from .table_plan import HOME, INTERNET

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.network.broker import Login
    from core.network.discovery import Announcer
    from core.network.tcp import TcpHostTransport
    from core.network.transport import Receiver, Transport
    from core.sealing import KeyPair
    from gui.store.settings import Settings

LARGEST_PORT = 65_535


class Ways:
    """Opens entrances for hosts, and finds tables for guests."""

    def __init__(self, settings: Settings) -> None:
        """Use the broker of the settings."""
        self._settings = settings

    def opened(self, keys: KeyPair, way: str, name: str, game: str) -> Entrance:
        """Open the entrance of a table; its host's name and game are told to who looks nearby.

        Raises:
            KupolaError: If that is not possible.

        """
        return self._across(keys) if way == INTERNET else _at_home(keys, name, game)

    def reopened(self, keys: KeyPair, way: Mapping[str, object], name: str, game: str) -> Transport:
        """Open the entrance of a kept table again, with its code and port.

        Raises:
            KupolaError: If that is not possible.

        """
        if way.get("way") == INTERNET:
            return self._across(keys).transport
        code, port = way.get("code"), way.get("port")
        known = (code, port) if isinstance(code, str) and isinstance(port, int) else ("", 0)
        return _at_home(keys, name, game, *known).transport

    def found(self, address: Address, code: str) -> Invitation:
        """Get the invitation to the table at an address.

        Raises:
            KupolaError: If none answers there, or the code does not fit.

        """
        from core.network.tcp import invited  # noqa: PLC0415 - only tables need it

        return invited(address, code)

    def joined(self, invitation: Invitation, register: str) -> Transport:
        """Make the transport of a guest."""
        from core.network.routes import to_table  # noqa: PLC0415 - only tables need it

        return to_table(invitation, register, self._login(invitation.address))

    def _across(self, keys: KeyPair) -> Entrance:
        from core.network.mqtt import MqttTransport  # noqa: PLC0415 - only tables need it

        address = broker_of(self._settings)
        if address is None:
            raise BadInvitation(texts.NO_BROKER)
        invitation = Invitation(keys.public, address)
        transport = MqttTransport(address, invitation.table, login=self._login(address))
        return Entrance(transport, {"way": INTERNET}, invitation=invitation.written)

    def _login(self, address: Address) -> Login | None:
        """Return the user and password of the settings, for the broker that they belong to."""
        from core.network.broker import Login  # noqa: PLC0415 - only tables need it

        settings = self._settings
        try:
            own = broker_of(settings)
        except BadInvitation:
            own = None
        if own is None or own.host != address.host or not settings.broker_user:
            return None
        return Login(settings.broker_user, settings.broker_password)


class AnnouncedTransport:
    """A host's transport at home, whose table is found nearby as long as it is open."""

    def __init__(self, transport: TcpHostTransport, announcer: Announcer) -> None:
        self._transport, self.announcer = transport, announcer

    def start(self, receiver: Receiver) -> None:
        """Take connections, and answer who looks for tables."""
        self._transport.start(receiver)
        self.announcer.start(0)

    def send(self, register: str, envelope: bytes) -> None:
        """Make this the latest value of a register."""
        self._transport.send(register, envelope)

    def close(self) -> None:
        """End both."""
        self.announcer.close()
        self._transport.close()


def _at_home(keys: KeyPair, name: str, game: str, code: str = "", port: int = 0) -> Entrance:
    from core.network.addresses import own_addresses  # noqa: PLC0415 - only tables need it
    from core.network.discovery import Announcer  # noqa: PLC0415 - likewise
    from core.network.home_code import greeting, new_code, shown, typed  # noqa: PLC0415 - likewise
    from core.network.tcp import TcpHostTransport  # noqa: PLC0415 - likewise

    code = typed(code) if code else new_code()
    port = port if 0 < port <= LARGEST_PORT else PORTS["tcp"]
    transport = TcpHostTransport(greeting(code, keys.public), port)
    announcer = Announcer("", game, name, transport.port, public=keys.public)
    addresses = (Address("tcp", each, transport.port) for each in own_addresses())
    return Entrance(
        AnnouncedTransport(transport, announcer),
        {"way": HOME, "code": code, "port": transport.port},
        shown(code),
        tuple(map(_written, addresses)),
        tell_free=announcer.update,
    )


def _written(address: Address) -> str:
    """Write an address as a person types it."""
    host = f"[{address.host}]" if ":" in address.host else address.host
    return host if address.port == PORTS["tcp"] else f"{host}:{address.port}"
