"""A cheap look at a value before it is handed on; whether it is genuine is for the table to say."""

from __future__ import annotations

from core.sealing import BadEnvelope, identity, is_newer, writer


def newer(register: str, envelope: bytes) -> bool:
    """Return whether a member of a newer version wrote a value; the table tells the host once."""
    return register.startswith("u/") and is_newer(envelope)


def is_of(member: str, envelope: bytes) -> bool:
    """Return whether a value begins with the key of a member."""
    try:
        return identity(writer(envelope)) == member
    except BadEnvelope:
        return False
