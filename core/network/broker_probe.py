"""Tries a broker as a table would use it, and says what is wrong."""

from __future__ import annotations

from secrets import token_bytes, token_hex
from selectors import DefaultSelector
from threading import Thread
from time import monotonic
from typing import TYPE_CHECKING

from .broker import (
    KEEPS_NOTHING,
    LARGEST_PACKET,
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

if TYPE_CHECKING:
    from collections.abc import Callable

    from core.kernel.messages import Message
    from core.table.invitation import Address

PATIENCE = 4.0
"""Seconds in which a message comes back."""
_TABLE_BYTES = 16
_CONTENT_BYTES = 256


def probe(
    address: Address, login: Login | None, answer: Callable[[Message | None], None]
) -> Thread:
    """Try a broker in a thread of its own, which calls ``answer``; None: it is fit for tables."""

    def run() -> None:
        answer(problem_of(address, login))

    thread = Thread(target=run, name="kupola broker probe", daemon=True)
    thread.start()
    return thread


def problem_of(address: Address, login: Login | None) -> Message | None:
    """Say what keeps tables from working at a broker; blocks for some seconds."""
    table = token_hex(_TABLE_BYTES)
    logins = [login] if login is not None else [Login(table), None]
    tries = [(each, modern) for modern in (True, False) for each in logins]
    problem: Message | None = None
    for each, modern in tries:
        try:
            _try(address, each, table, modern=modern)
        except (OldBroker, LoginRefused) as error:
            problem = error.message
        except NetworkFault as error:
            return error.message
        except OSError:
            return SILENT.bind(address=address.written)
        else:
            return None
    return problem


def _try(address: Address, login: Login | None, table: str, *, modern: bool) -> None:
    """Keep a message at the broker, and get it as one who comes later."""
    got: list[tuple[str, bytes]] = []
    place, content = topic(table, "d/probe"), token_bytes(_CONTENT_BYTES)
    with DefaultSelector() as selector:
        connection = BrokerConnection(address, selector, lambda *message: got.append(message))
        try:
            connection.open(login, modern=modern, closing=lambda: False)
            if not connection.keeps:
                raise NetworkFault(connection.named(KEEPS_NOTHING))
            if connection.largest < LARGEST_PACKET // 2:
                raise NetworkFault(connection.named(TOO_SMALL))
            _subscribe(connection, topic(table, "u/+"))
            connection.publish(topic(table, "u/probe"), content)
            connection.publish(place, content)
            _await(connection, lambda: bool(got), NOT_PERMITTED)
            got.clear()
            _subscribe(connection, place)
            _await(connection, lambda: bool(got), KEEPS_NOTHING)
            for register in ("u/probe", "d/probe"):
                connection.publish(topic(table, register), b"")
            _await(connection, lambda: connection.is_idle, SILENT)
        finally:
            connection.close()


def _subscribe(connection: BrokerConnection, name: str) -> None:
    subscription = connection.subscribe(name)
    _await(connection, lambda: connection.granted(subscription) is not None, SILENT)
    if not connection.granted(subscription):
        raise NetworkFault(connection.named(NOT_PERMITTED))


def _await(connection: BrokerConnection, done: Callable[[], bool], problem: Message) -> None:
    end = monotonic() + PATIENCE
    while not done():
        if monotonic() > end:
            raise NetworkFault(connection.named(problem))
        connection.turn(0.2)
