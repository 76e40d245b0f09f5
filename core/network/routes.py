"""Which transport leads to a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .mqtt import MqttTransport
from .tcp import TcpGuestTransport

if TYPE_CHECKING:
    from core.table.invitation import Invitation

    from .broker import Login
    from .transport import Transport


def to_table(invitation: Invitation, register: str, login: Login | None = None) -> Transport:
    """Make the transport of a guest who reads this register; the login is for a broker."""
    if invitation.address.kind == "tcp":
        return TcpGuestTransport(invitation, register)
    return MqttTransport(invitation.address, invitation.table, register, login)
