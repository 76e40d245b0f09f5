"""Tables across the Internet: registers are retained messages at an MQTT broker."""

from __future__ import annotations

from time import monotonic, sleep
from typing import TYPE_CHECKING

from .allowance import Allowance
from .broker import (
    CONNECTING,
    KEEPS_NOTHING,
    NOT_PERMITTED,
    SILENT,
    TOO_SMALL,
    BrokerConnection,
    Login,
    LoginRefused,
    OldBroker,
    topic,
)
from .errors import NetworkFault
from .plausible import is_of, newer
from .threaded_transport import FAREWELL, INTERRUPTED, ThreadedTransport

if TYPE_CHECKING:
    from core.table.invitation import Address

WAITS = (0.1, 0.5, 1.0, 2.0, 5.0, 10.0)
"""Seconds before the next try, one after another; the last one is repeated."""
_TICK = 5.0
_RATE, _BURST = 500.0, 2_000.0
_LONGEST_PAUSE = 0.2


class MqttTransport(ThreadedTransport):
    """Carries the registers of one table; a host reads what all members write."""

    def __init__(
        self, address: Address, table: str, register: str = "", login: Login | None = None
    ) -> None:
        """Prepare to connect.

        Args:
            address: The broker's.
            table: The name of the table.
            register: The register that a guest reads; empty: all that members write.
            login: For brokers that ask for one. Without it the table's name is the user name, so
                that a broker can keep tables apart.

        """
        super().__init__("kupola mqtt")
        self._address = address
        self._table = table
        self._reads = register or "u/+"
        self._logins = [login] if login is not None else [Login(table), None]
        self._modern = True
        self._allowance = Allowance(_RATE, _BURST)

    def _serve(self) -> None:
        tries = 0
        while not self._closing:
            connection = BrokerConnection(self._address, self._selector, self._take)
            try:
                self._open(connection)
                tries = 0
                self._follow(connection)
            except LoginRefused as error:
                self._refused(error)
                continue
            except OldBroker as error:
                self._modern = not self._modern
                self._trouble(error.message if self._modern else self._problem)
            except NetworkFault as error:
                self._trouble(error.message)
            except OSError:
                self._trouble(INTERRUPTED)
            finally:
                connection.close()
            self._wait(WAITS[min(tries, len(WAITS) - 1)])
            tries += 1

    def _refused(self, error: NetworkFault) -> None:
        """Try the next login; without one, stop: a broker may lock out who tries again."""
        if len(self._logins) > 1:
            del self._logins[0]
        else:
            self._trouble(error.message)
            self._closing = True

    def _open(self, connection: BrokerConnection) -> None:
        """Connect and subscribe; then say everything again.

        Raises:
            NetworkFault: If the broker is none for tables.
            OSError: If the connection has ended.

        """
        connection.open(self._logins[0], modern=self._modern, closing=lambda: self._closing)
        if not connection.keeps:
            raise NetworkFault(connection.named(KEEPS_NOTHING))
        subscription = connection.subscribe(topic(self._table, self._reads))
        end = monotonic() + CONNECTING
        while (granted := connection.granted(subscription)) is None:
            if self._closing or monotonic() > end:
                raise NetworkFault(connection.named(SILENT))
            self._turn(connection, 0.2)
        if not granted:
            raise NetworkFault(connection.named(NOT_PERMITTED))
        self._taken()
        self._trouble(None)
        self._receiver.connected()

    def _follow(self, connection: BrokerConnection) -> None:
        """Carry registers until the connection ends."""
        while not self._closing:
            self._turn(connection, _TICK)
            self._publish(connection)
        end = monotonic() + FAREWELL
        self._publish(connection)
        while monotonic() < end and not (connection.is_idle and not self._outgoing):
            self._turn(connection, max(0.0, end - monotonic()))
            self._publish(connection)

    def _turn(self, connection: BrokerConnection, timeout: float) -> None:
        for waker in connection.turn(timeout):
            waker.drain()
        sleep(min(self._allowance.pause(monotonic()), _LONGEST_PAUSE))

    def _publish(self, connection: BrokerConnection) -> None:
        if connection.is_busy:
            return
        for register, envelope in self._taken().items():
            if not connection.publish(topic(self._table, register), envelope):
                self._trouble(connection.named(TOO_SMALL))

    def _take(self, name: str, envelope: bytes) -> None:
        register = name.removeprefix(topic(self._table, ""))
        kind, _, member = register.partition("/")
        if kind == "u" and not is_of(member, envelope) and not newer(register, envelope):
            return
        self._allowance.spend(1, monotonic())
        self._receiver.received(register, envelope)
