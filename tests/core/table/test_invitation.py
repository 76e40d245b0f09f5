from __future__ import annotations

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.sealing import KeyPair
from core.table.errors import BadInvitation
from core.table.invitation import Address, Invitation


@given(key=st.binary(min_size=32, max_size=32), port=st.integers(1, 65_535))
def test_an_invitation_is_read_back_from_any_message(key: bytes, port: int) -> None:
    invitation = Invitation(key, Address("mqtts", "broker.example.org", port))

    assert Invitation.parsed(f"Come and play: {invitation.written} see you") == invitation


def test_an_invitation_has_some_eighty_letters() -> None:
    address = Address.parsed("mqtts://broker.example.org")

    assert len(Invitation(KeyPair.new().public, address).written) == 79


@pytest.mark.parametrize("address", ["wss://club.example.org/mqtt", "tcp://[fe80::1%eth0]:5000"])
def test_an_address_is_written_as_it_was_read(address: str) -> None:
    assert Address.parsed(address).written == address


@pytest.mark.parametrize(
    "written",
    ["", "kupola:1/short@mqtt://x", "http://x", "kupola:1/" + "A" * 43 + "@ftp://x"],
)
def test_anything_else_is_refused_with_a_sentence(written: str) -> None:
    with pytest.raises(BadInvitation):
        Invitation.parsed(written)


def test_a_newer_invitation_says_so() -> None:
    with pytest.raises(BadInvitation, match="newer version"):
        Invitation.parsed("kupola:2/" + "A" * 43 + "@mqtt://x")


@given(st.text(max_size=300))
def test_no_text_breaks_the_reader(written: str) -> None:
    for read in (Invitation.parsed, Address.parsed):
        with suppress(BadInvitation):
            read(written)
