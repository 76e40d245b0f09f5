"""The eight letters that let a guest in at home, and the greeting that they unlock.

A host greets every connection with its public key, locked by a key that argon2id derives from the
code and a salt. Who knows the code unlocks the key, and so has an invitation. Trying all codes
would take one processor some centuries, and a guest still has to be let in by the host. A guest
who has been there before recognizes the table by the proof in its greeting.
"""

from __future__ import annotations

import json
import secrets
from typing import Any

from core.kernel.messages import text
from core.sealing import KEY_BYTES, proof
from core.table.errors import BadInvitation
from core.table.invitation import NEWER, VERSION, Address, Invitation

from .errors import NetworkFault

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""The letters of a code: none that looks like another one or like a digit."""
LENGTH = 8
LARGEST_GREETING = 1_000
"""The largest greeting, in bytes."""
_MEMORY = 64 * 2**20
_PASSES = 3
_SALT_BYTES = 16

NO_CODE = text("table", "A code has eight letters, as in {example}.")
WRONG_CODE = text("table", "This code does not fit the table. Ask the host for its eight letters.")
NO_TABLE = text("table", "Another program answers there, not a table.")


def new_code() -> str:
    """Make a code."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def shown(code: str) -> str:
    """Write a code in two groups, easy to read aloud."""
    return f"{code[: LENGTH // 2]} {code[LENGTH // 2 :]}"


def typed(written: str) -> str:
    """Read a typed code: small letters, spaces and hyphens do not matter.

    Raises:
        BadInvitation: If it is none.

    """
    code = "".join(letter for letter in written[:100].upper() if letter not in " -–\u00a0\t\r\n")
    if len(code) != LENGTH or not set(code) <= set(LETTERS):
        raise BadInvitation(NO_CODE.bind(example=shown("KUPATABC")))
    return code


def greeting(code: str, public: bytes) -> bytes:
    """Write the greeting of a host with this public key; takes a moment of hard work."""
    from nacl.secret import SecretBox  # noqa: PLC0415 - only tables need it

    salt = secrets.token_bytes(_SALT_BYTES)
    locked = bytes(SecretBox(_derived(code, salt)).encrypt(public))
    told = proof(public, salt.hex())
    data = {"kupola": VERSION, "salt": salt.hex(), "locked": locked.hex(), "proof": told}
    return json.dumps(data, separators=(",", ":")).encode()


def checked(greeted: bytes) -> dict[str, Any]:
    """Read a greeting.

    Raises:
        NetworkFault: If it is none.
        BadInvitation: If a newer version wrote it.

    """
    try:
        data = json.loads(greeted[: LARGEST_GREETING + 1])
    except (ValueError, RecursionError):
        raise NetworkFault(NO_TABLE) from None
    match data:
        case {"kupola": int(version)} if version > VERSION:
            raise BadInvitation(NEWER)
        case {"kupola": int(version)} if version == VERSION and version is not True:
            return data  # type: ignore[no-any-return]
        case _:
            raise NetworkFault(NO_TABLE)


def is_from(greeted: dict[str, Any], public: bytes) -> bool:
    """Return whether a greeting may be that of the table with a public key."""
    told = greeted.get("proof")
    return told is None or told == proof(public, str(greeted.get("salt")))


def unlocked(greeted: bytes, code: str, address: Address) -> Invitation:
    """Make the invitation to the table that has greeted; takes a moment of hard work.

    Raises:
        NetworkFault: If this is no greeting.
        BadInvitation: If the code does not fit, or a newer version wrote the greeting.

    """
    from nacl.exceptions import CryptoError  # noqa: PLC0415 - only tables need it
    from nacl.secret import SecretBox  # noqa: PLC0415 - likewise

    data = checked(greeted)
    own = typed(code)
    try:
        salt, locked = bytes.fromhex(data["salt"]), bytes.fromhex(data["locked"])
    except (KeyError, TypeError, ValueError):
        raise NetworkFault(NO_TABLE) from None
    if len(salt) != _SALT_BYTES:
        raise NetworkFault(NO_TABLE)
    try:
        key = SecretBox(_derived(own, salt)).decrypt(locked)
    except (CryptoError, ValueError):
        raise BadInvitation(WRONG_CODE) from None
    if len(key) != KEY_BYTES:
        raise NetworkFault(NO_TABLE)
    return Invitation(key, address)


def _derived(code: str, salt: bytes) -> bytes:
    from nacl.pwhash import argon2id  # noqa: PLC0415 - only tables need it

    return argon2id.kdf(KEY_BYTES, code.encode(), salt, opslimit=_PASSES, memlimit=_MEMORY)
