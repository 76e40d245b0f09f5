"""paho-mqtt's client with bounds: what a broker sends is limited before it is kept.

paho reads a packet of any length that MQTT can express, 256 MB, and leaves the socket of a failed
handshake to the garbage collector. Imported when a connection is made: paho takes 0.2 s.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Timer
from typing import TYPE_CHECKING, Any

from paho.mqtt.client import Client

if TYPE_CHECKING:
    import ssl

HANDSHAKE = 16.0
"""Seconds for the whole handshake of TLS and websockets."""
_PIECE = 65_536


class TooLarge(ConnectionError):
    """A packet that no table needs."""


class BoundedClient(Client):
    """Ends the connection to a broker that announces or sends too large a packet."""

    largest = 0
    """The largest packet that is read, in bytes."""
    _made: socket.socket | None = None

    def _sock_recv(self, bufsize: int) -> bytes:
        kept: Any = getattr(self._sock, "_readbuffer", b"")  # the present frame of websockets
        if bufsize > self.largest or len(kept) > 2 * self.largest:
            raise TooLarge
        return super()._sock_recv(min(bufsize, _PIECE))

    def _create_socket(self) -> Any:
        late = Timer(HANDSHAKE, self._give_up)
        late.daemon = True
        late.start()
        try:
            return super()._create_socket()
        except BaseException:
            if self._made is not None:
                self._made.close()
            raise
        finally:
            late.cancel()
            self._made = None

    def _create_socket_connection(self) -> socket.socket:
        self._made = super()._create_socket_connection()
        return self._made

    def _ssl_wrap_socket(self, tcp_sock: socket.socket) -> ssl.SSLSocket:
        """Shake hands; the context checks name and certificate."""
        if self._ssl_context is None:
            raise ConnectionError
        made = self._ssl_context.wrap_socket(
            tcp_sock, server_hostname=self._host, do_handshake_on_connect=False
        )
        self._made = made
        made.settimeout(self._connect_timeout)
        made.do_handshake()
        return made

    def _give_up(self) -> None:
        made = self._made
        if made is not None:
            with suppress(OSError):
                made.shutdown(socket.SHUT_RDWR)
