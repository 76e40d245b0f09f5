"""Envelopes that only a table's host and one of its guests can make and open.

Host and guest have an X25519 pair each, made for one table. ``crypto_kx`` gives them a key for each
direction, so an envelope cannot be sent back to its writer. The content is sealed by
XChaCha20-Poly1305 together with the name of its register, so it cannot be moved to another one. It
is padded to steps of 256 bytes. The guest's public key is at the front of its envelopes: who
knows the host's public key, which is the invitation, can knock.

PyNaCl is imported when the first key is made: only a program that opens or joins a table needs it.
"""

from __future__ import annotations

import hashlib
from typing import ClassVar

from attrs import field, frozen

VERSION = 1
"""The first byte of every envelope; a newer program may write other ones."""
PADDING = 256
LARGEST = 600_000
"""The largest envelope, in bytes."""
KEY_BYTES = 32
NONCE_BYTES = 24
_TAG_BYTES = 16
_LENGTH_BYTES = 4
_ID_BYTES = 16
_LAST_VERSION = 15


class BadEnvelope(Exception):
    """Bytes that no envelope of this table has, or that were changed on their way."""


class NewerEnvelope(BadEnvelope):
    """An envelope of a newer version of the protocol."""


@frozen
class KeyPair:
    """The keys of a host or a guest at one table."""

    public: bytes
    private: bytes = field(repr=False)

    SIZE: ClassVar[int] = KEY_BYTES

    @classmethod
    def new(cls) -> KeyPair:
        """Make a pair that nobody has had."""
        from nacl.bindings import crypto_kx_keypair  # noqa: PLC0415 - only tables need it

        return cls(*crypto_kx_keypair())

    @classmethod
    def restored(cls, private: bytes) -> KeyPair:
        """Compute the public key that belongs to a private one."""
        from nacl.bindings import crypto_scalarmult_base  # noqa: PLC0415 - only tables need it

        return cls(crypto_scalarmult_base(private), private)


def identity(public: bytes) -> str:
    """Return the name of a table or a guest: a hash of its public key, which stays secret."""
    return hashlib.blake2b(public, digest_size=_ID_BYTES).hexdigest()


def proof(public: bytes, challenge: str) -> str:
    """Answer a challenge as only who knows a public key can, which is the ticket to its table."""
    return hashlib.blake2b(challenge.encode(), key=public, digest_size=_ID_BYTES).hexdigest()


@frozen
class Seal:
    """Seals what one side writes and opens what the other side writes."""

    _sends: bytes = field(repr=False)
    _receives: bytes = field(repr=False)
    _front: bytes

    @classmethod
    def of_host(cls, own: KeyPair, guest: bytes) -> Seal:
        """Make the seal of a host towards one guest."""
        from nacl.bindings import crypto_kx_server_session_keys  # noqa: PLC0415 - only tables need it
        from nacl.exceptions import CryptoError  # noqa: PLC0415 - likewise

        try:
            receives, sends = crypto_kx_server_session_keys(own.public, own.private, guest)
        except CryptoError:
            raise BadEnvelope from None
        return cls(sends, receives, b"")

    @classmethod
    def of_guest(cls, own: KeyPair, host: bytes) -> Seal:
        """Make the seal of a guest towards its host."""
        from nacl.bindings import crypto_kx_client_session_keys  # noqa: PLC0415 - only tables need it
        from nacl.exceptions import CryptoError  # noqa: PLC0415 - likewise

        try:
            receives, sends = crypto_kx_client_session_keys(own.public, own.private, host)
        except CryptoError:
            raise BadEnvelope from None
        return cls(sends, receives, own.public)

    def closed(self, content: bytes, register: str) -> bytes:
        """Seal the content of a register."""
        from nacl.bindings import (  # noqa: PLC0415 - only tables need it
            crypto_aead_xchacha20poly1305_ietf_encrypt,
        )
        from nacl.utils import random  # noqa: PLC0415 - likewise

        padded = len(content).to_bytes(_LENGTH_BYTES, "big") + content
        padded += bytes(-len(padded) % PADDING)
        nonce = random(NONCE_BYTES)
        sealed = crypto_aead_xchacha20poly1305_ietf_encrypt(
            padded, _aside(register), nonce, self._sends
        )
        return bytes([VERSION]) + self._front + nonce + sealed

    def opened(self, envelope: bytes, register: str) -> bytes:
        """Open an envelope that the other side has sealed for this register.

        Raises:
            BadEnvelope: If it is none, or was changed.

        """
        from nacl.bindings import (  # noqa: PLC0415 - only tables need it
            crypto_aead_xchacha20poly1305_ietf_decrypt,
        )
        from nacl.exceptions import CryptoError  # noqa: PLC0415 - likewise

        at = 1 + (0 if self._front else KEY_BYTES)
        _check(envelope, at)
        nonce, sealed = envelope[at : at + NONCE_BYTES], envelope[at + NONCE_BYTES :]
        try:
            padded = crypto_aead_xchacha20poly1305_ietf_decrypt(
                sealed, _aside(register), nonce, self._receives
            )
        except CryptoError:
            raise BadEnvelope from None
        length = int.from_bytes(padded[:_LENGTH_BYTES], "big")
        if len(padded) % PADDING or length > len(padded) - _LENGTH_BYTES:
            raise BadEnvelope
        return padded[_LENGTH_BYTES : _LENGTH_BYTES + length]


def writer(envelope: bytes) -> bytes:
    """Return the public key at the front of a guest's envelope.

    Raises:
        BadEnvelope: If it is none.

    """
    _check(envelope, 1 + KEY_BYTES)
    return envelope[1 : 1 + KEY_BYTES]


def is_newer(envelope: bytes) -> bool:
    """Return whether a newer version of the protocol may have written an envelope.

    Every version has its number in the first byte, and no envelope is smaller than ours.
    """
    least = 1 + NONCE_BYTES + _TAG_BYTES + PADDING
    return least <= len(envelope) <= LARGEST and VERSION < envelope[0] <= _LAST_VERSION


def _check(envelope: bytes, front: int) -> None:
    if is_newer(envelope):
        raise NewerEnvelope
    least = front + NONCE_BYTES + _TAG_BYTES + PADDING
    if not least <= len(envelope) <= LARGEST or envelope[0] != VERSION:
        raise BadEnvelope


def _aside(register: str) -> bytes:
    return f"kupola {VERSION} {register}".encode()
