"""A deal that nobody chooses: its seed comes from a secret of the host and numbers of all guests.

The host shows the hash of its secret before any guest sends a number, so it cannot fit the secret
to the numbers; the guests cannot fit their numbers to the secret. After the game the secret is
opened, and every guest checks that its own number went into the seed.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from typing import TYPE_CHECKING

from core.kernel.rng import MAX_SEED

if TYPE_CHECKING:
    from collections.abc import Mapping

_BYTES = 32


def new_number() -> str:
    """Draw a secret of the host, or a guest's number, as hexadecimal digits."""
    return secrets.token_hex(_BYTES)


def commitment(secret: str) -> str:
    """Return the hash of a secret, which is shown before the game."""
    return hashlib.sha256(f"Kupola secret 1\n{secret}".encode()).hexdigest()


def seed(secret: str, numbers: Mapping[str, str]) -> int:
    """Compute the seed from the host's secret and every guest's number, by member."""
    mixed = json.dumps([secret, sorted(numbers.items())], separators=(",", ":"))
    digest = hashlib.sha256(f"Kupola seed 1\n{mixed}".encode()).digest()
    return int.from_bytes(digest, "big") % (MAX_SEED + 1)
