"""The broker of the settings, which passes on what tables across the Internet say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.table.invitation import Address

if TYPE_CHECKING:
    from .settings import Settings

KINDS = {
    (False, False): "mqtt",
    (True, False): "mqtts",
    (False, True): "ws",
    (True, True): "wss",
}
"""The kinds of addresses, by whether TLS and websockets are used."""


def broker_of(settings: Settings) -> Address | None:
    """Read the address of the broker; None: there is none.

    An address that names its kind, as in an invitation, is taken as it is.

    Raises:
        BadInvitation: If it is no address.

    """
    written = settings.broker.strip()
    if not written:
        return None
    if "://" in written:
        return Address.parsed(written)
    kind = KINDS[settings.broker_tls, settings.broker_websockets]
    return Address.parsed(f"{kind}://{written}")
