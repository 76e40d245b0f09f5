"""One connection to an MQTT broker, served by the thread that made it.

paho-mqtt is imported when a connection is made. A broker's bytes can break it anywhere, so every
exception of its loop ends the connection and nothing else.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from secrets import token_hex
from selectors import EVENT_READ, EVENT_WRITE
from time import monotonic
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from core.kernel.messages import text
from core.sealing import LARGEST
from core.table.invitation import VERSION

from .errors import NetworkFault

if TYPE_CHECKING:
    from collections.abc import Callable
    from selectors import BaseSelector

    from core.kernel.messages import Message
    from core.table.invitation import Address

KEEPALIVE = 20
"""Seconds after which a silent broker is asked for a sign of life."""
CONNECTING = 8.0
"""Seconds for each step of a connect."""
LARGEST_PACKET = LARGEST + 1_000
KEPT_FOR = 90 * 24 * 3_600
"""Seconds for which a broker keeps a value that is not said again."""
MOST_WAITING = 16
"""How many values wait for the broker's receipt at most."""
_REFUSED_LOGIN = frozenset(
    {"Bad user name or password", "Not authorized", "Bad authentication method"}
)
_OLD = "Unsupported protocol version"

NAME_NOT_FOUND = text(
    "table", "No computer is called {name}: the broker at {address} is not found."
)
REFUSED = text("table", "No broker answers at {address}: the connection is refused.")
SILENT = text("table", "The broker at {address} does not answer.")
UNREACHABLE = text("table", "The broker at {address} cannot be reached. Is this computer online?")
BAD_CERTIFICATE = text(
    "table", "The broker at {address} has no certificate that this computer trusts: {reason}"
)
NO_TLS = text("table", "The broker at {address} does not speak TLS on this port.")
NO_BROKER = text("table", "Something else than a broker answers at {address}.")
NO_WEBSOCKETS = text("table", "The broker at {address} takes no websockets at this path.")
LOGIN_REFUSED = text("table", "The broker at {address} refuses this user name or password.")
TURNED_AWAY = text("table", "The broker at {address} refuses the connection: {reason}")
NOT_PERMITTED = text("table", "The broker at {address} does not permit tables of Kupola.")
KEEPS_NOTHING = text(
    "table",
    "The broker at {address} keeps no messages (“retain” is switched off). A table needs that.",
)
TOO_SMALL = text(
    "table", "The broker at {address} takes only messages that are too short for a table."
)


@frozen
class Login:
    """A user name and a password for a broker."""

    user: str
    password: str = field(default="", repr=False)


class LoginRefused(NetworkFault):
    """A user name or password that a broker does not take."""


class OldBroker(NetworkFault):
    """A broker that does not speak MQTT 5."""


class BrokerConnection:
    """A connected client; every method is called in one thread.

    Attributes:
        largest: The largest packet that the broker takes, in bytes.
        keeps: Whether the broker keeps messages, as far as it tells.
        greeted: Whether the broker has let us in.
    """

    def __init__(
        self,
        address: Address,
        selector: BaseSelector,
        message: Callable[[str, bytes], None],
    ) -> None:
        """Prepare a connection; ``message`` takes topics and contents."""
        self.address = address
        self.largest = LARGEST_PACKET
        self.keeps = True
        self.greeted = False
        self._selector = selector
        self._message = message
        self._client: Any = None
        self._properties: Any = None
        self._greeting: Any = None
        self._watched = -1
        self._problem: NetworkFault | None = None
        self._waiting: set[int] = set()
        self._granted: dict[int, bool] = {}

    def open(self, login: Login | None, *, modern: bool, closing: Callable[[], bool]) -> None:
        """Connect, and wait until the broker lets us in; blocks for some seconds at most.

        Raises:
            NetworkFault: If it does not.

        """
        self._client = self._prepared(login, modern=modern)
        self._connect()
        end = monotonic() + CONNECTING
        while not self.greeted:
            if closing() or monotonic() > end:
                raise NetworkFault(self.named(SILENT))
            try:
                self.turn(0.2)
            except ConnectionError:
                self._check()
                problem = NetworkFault(self.named(NO_BROKER))
                raise (OldBroker(problem.message) if modern else problem) from None
        self._check()

    def named(self, problem: Message, **values: str) -> Message:
        """Fill the broker's address into a sentence."""
        return problem.bind(address=self.address.written, **values)

    @property
    def is_busy(self) -> bool:
        """Whether enough values wait for the broker's receipt."""
        return len(self._waiting) >= MOST_WAITING

    @property
    def is_idle(self) -> bool:
        """Whether the broker has everything."""
        return not self._waiting and not self._client.want_write()

    def subscribe(self, topic: str) -> int:
        """Ask for the values of a topic; ``granted`` tells the answer."""
        _, number = self._client.subscribe(topic, qos=1)
        return int(number or 0)

    def granted(self, subscription: int) -> bool | None:
        """Return whether the broker permits a subscription; None: no answer yet."""
        return self._granted.get(subscription)

    def publish(self, topic: str, content: bytes) -> bool:
        """Make this the kept value of a topic; return whether it is small enough for the broker."""
        if len(topic) + len(content) + 100 > self.largest:
            return False
        sent = self._client.publish(topic, content, qos=1, retain=True, properties=self._properties)
        self._waiting.add(sent.mid)
        return True

    def turn(self, timeout: float) -> list[Any]:
        """Wait for the socket, once; return what else the selector reports.

        Raises:
            ConnectionError: If the connection has ended.

        """
        sock = self._client.socket()
        if sock is None:
            raise ConnectionResetError
        more = hasattr(sock, "pending") and sock.pending()
        self._watch(sock.fileno())
        others = []
        try:
            for key, events in self._selector.select(0 if more else timeout):
                if key.data is not self:
                    others.append(key.data)
                    continue
                more = more or events & EVENT_READ
                if events & EVENT_WRITE:
                    self._client.loop_write()
            if more:
                self._client.loop_read()
                self._acknowledge(sock)
            self._client.loop_misc()
        except Exception:  # noqa: BLE001 - a broker’s bytes can break paho anywhere
            raise ConnectionResetError from None
        if self._client.socket() is None:
            raise ConnectionResetError
        return others

    def close(self) -> None:
        """End the connection."""
        if self._watched >= 0:
            self._selector.unregister(self._watched)
            self._watched = -1
        if self._client is None:
            return
        with suppress(Exception):
            self._client.disconnect()
            self._client.loop_write()
        sock = self._client.socket()
        if sock is not None:
            sock.close()

    def _prepared(self, login: Login | None, *, modern: bool) -> Any:
        from paho.mqtt.client import MQTTv5, MQTTv311  # noqa: PLC0415 - takes 0.2 s
        from paho.mqtt.enums import CallbackAPIVersion  # noqa: PLC0415 - likewise
        from paho.mqtt.packettypes import PacketTypes  # noqa: PLC0415 - likewise
        from paho.mqtt.properties import Properties  # noqa: PLC0415 - likewise

        from .bounded_client import BoundedClient  # noqa: PLC0415 - likewise

        client = BoundedClient(
            CallbackAPIVersion.VERSION2,
            client_id=f"kupola-{token_hex(8)}",
            protocol=MQTTv5 if modern else MQTTv311,
            transport="websockets" if self.address.kind in {"ws", "wss"} else "tcp",
            reconnect_on_failure=False,
        )
        client.connect_timeout = CONNECTING
        client.largest = LARGEST_PACKET
        client.on_connect = self._on_connect
        client.on_subscribe = self._on_subscribe
        client.on_publish = self._on_publish
        client.on_message = self._on_message
        client.on_socket_open = self._on_socket_open
        if login is not None:
            client.username_pw_set(login.user, login.password or None)
        if self.address.kind in {"ws", "wss"}:
            client.ws_set_options(self.address.path or "/mqtt")
        if modern:
            self._properties = Properties(PacketTypes.PUBLISH)  # type: ignore[no-untyped-call]
            self._properties.MessageExpiryInterval = KEPT_FOR
            self._greeting = Properties(PacketTypes.CONNECT)  # type: ignore[no-untyped-call]
            self._greeting.MaximumPacketSize = LARGEST_PACKET
        return client

    def _connect(self) -> None:
        import ssl  # noqa: PLC0415 - only tables need it

        from paho.mqtt.client import WebsocketConnectionError  # noqa: PLC0415 - likewise

        if self.address.encrypted:
            from .certificates import trusting_context  # noqa: PLC0415 - likewise

            self._client.tls_set_context(trusting_context())
        named = self.named
        try:
            self._client.connect(
                self.address.host, self.address.port, KEEPALIVE, properties=self._greeting
            )
        except socket.gaierror:
            raise NetworkFault(named(NAME_NOT_FOUND, name=self.address.host)) from None
        except ssl.SSLCertVerificationError as error:
            reason = error.verify_message or ""
            raise NetworkFault(named(BAD_CERTIFICATE, reason=reason)) from None
        except ssl.SSLError:
            raise NetworkFault(named(NO_TLS)) from None
        except WebsocketConnectionError:
            raise NetworkFault(named(NO_WEBSOCKETS)) from None
        except ConnectionRefusedError:
            raise NetworkFault(named(REFUSED)) from None
        except TimeoutError:
            raise NetworkFault(named(SILENT)) from None
        except OSError as error:
            ended = isinstance(error, ConnectionError) and self.address.encrypted
            raise NetworkFault(named(NO_TLS if ended else UNREACHABLE)) from None
        except Exception:  # noqa: BLE001 - a broker’s bytes can break paho anywhere
            raise NetworkFault(named(NO_BROKER)) from None

    def _check(self) -> None:
        if self._problem is not None:
            raise self._problem

    def _watch(self, number: int) -> None:
        events = EVENT_READ | (EVENT_WRITE if self._client.want_write() else 0)
        if self._watched == number:
            self._selector.modify(number, events, self)
        else:
            self._selector.register(number, events, self)
            self._watched = number

    def _on_connect(self, _client: Any, _data: Any, _flags: Any, reason: Any, told: Any) -> None:
        name = str(reason)
        if not reason.is_failure:
            self.greeted = True
            self.keeps = getattr(told, "RetainAvailable", 1) != 0
            self.largest = min(LARGEST_PACKET, getattr(told, "MaximumPacketSize", LARGEST_PACKET))
        elif name == _OLD:
            self._problem = OldBroker(self.named(TURNED_AWAY, reason=name))
        elif name in _REFUSED_LOGIN:
            self._problem = LoginRefused(self.named(LOGIN_REFUSED))
        else:
            self._problem = NetworkFault(self.named(TURNED_AWAY, reason=name))

    def _on_subscribe(self, _client: Any, _data: Any, number: int, codes: Any, _told: Any) -> None:
        self._granted[number] = not any(code.is_failure for code in codes)

    def _on_publish(self, _client: Any, _data: Any, number: int, _code: Any, _told: Any) -> None:
        self._waiting.discard(number)

    def _on_message(self, _client: Any, _data: Any, message: Any) -> None:
        if 0 < len(message.payload) <= LARGEST:
            self._message(message.topic, bytes(message.payload))

    def _acknowledge(self, sock: Any) -> None:
        """Confirm at once what has arrived: some brokers hold the next value back until then."""
        quick = getattr(socket, "TCP_QUICKACK", None)
        if quick is not None and sock.fileno() >= 0 and hasattr(sock, "setsockopt"):
            sock.setsockopt(socket.IPPROTO_TCP, quick, 1)

    def _on_socket_open(self, _client: Any, _data: Any, sock: Any) -> None:
        """Send small values at once; paho does not, and its websockets hide the socket."""
        with socket.socket(fileno=socket.dup(sock.fileno())) as same:
            same.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)


def topic(table: str, register: str) -> str:
    """Return where a register of a table is found at a broker."""
    return f"kupola/{VERSION}/{table}/{register}"
