"""Who has come to a table: the host's knowledge of each guest and spectator."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from attrs import define, field, frozen

from core.kernel.codec import from_plain, to_wire
from core.kernel.outside_text import cleaned_name
from core.sealing import KeyPair, Seal, identity

from .registers import Reader, Writer
from .values import Count, Digits, Refusal, Seen, Word

KNOCKING, IN, OUT, FULL = "knocking", "in", "out", "full"
Hex: TypeAlias = Annotated[str, range(64, 65)]


@frozen
class SavedMember:
    """A member as it is kept with the table."""

    public: Hex
    name: str = field(converter=cleaned_name)
    status: Word
    acked: Count
    up: Count
    down: Count


@define(eq=False)
class Member:
    """A guest or spectator.

    Attributes:
        reader: Opens what it says.
        writer: Seals what it is told.
        status: Whether it was let in.
        acked: The last act that was carried out or refused.
        heard_at: When it was last heard of, in seconds.
        changed: Whether it has not been told the latest value.

    """

    public: bytes
    name: str
    reader: Reader
    writer: Writer
    status: str = KNOCKING
    acked: int = 0
    refusal: Refusal | None = None
    echo: str = ""
    commitment: Digits = ""
    nonce: Digits = ""
    seen: Seen | None = None
    present: bool = False
    heard_at: float = 0.0
    changed: bool = True

    @property
    def key(self) -> str:
        """Its name in the registers."""
        return identity(self.public)

    @classmethod
    def known(cls, host: KeyPair, public: bytes) -> Member:
        """Make the member with a public key.

        Raises:
            BadEnvelope: If it is no key.

        """
        seal = Seal.of_host(host, public)
        key = identity(public)
        return cls(public, "", Reader(seal, f"u/{key}"), Writer(seal, f"d/{key}"))

    @property
    def saved(self) -> dict[str, object]:
        """What is kept of it."""
        kept = SavedMember(
            self.public.hex(),
            self.name,
            self.status,
            self.acked,
            self.reader.counter,
            self.writer.counter,
        )
        data: dict[str, object] = to_wire(kept)
        return data

    @classmethod
    def restored(cls, host: KeyPair, data: object) -> Member:
        """Make the member that was kept.

        Raises:
            BadPosition: If the data is damaged.
            BadEnvelope: If its key is.
            ValueError: Likewise.

        """
        kept = from_plain(data, SavedMember, "member")
        member = cls.known(host, bytes.fromhex(kept.public))
        member.name, member.status, member.acked = kept.name, kept.status, kept.acked
        member.reader.counter, member.writer.counter = kept.up, kept.down
        return member
