"""Entrances of tables: opened, opened again, and found by their codes."""

from __future__ import annotations

import pytest

from core.kernel.errors import KupolaError
from core.network.broker import Login
from core.network.home_code import LETTERS
from core.sealing import KeyPair
from core.table.invitation import Address, Invitation
from gui.store.settings import Settings
from gui.together.table_plan import HOME, INTERNET
from gui.together.ways import Ways

BROKER = Settings(
    broker="broker.example.org",
    broker_user="ana",
    broker_password="secret",  # noqa: S106 - a sample
)


def test_a_table_that_is_opened_again_has_its_code_and_port() -> None:
    keys, ways = KeyPair.new(), Ways(Settings())
    entrance = ways.opened(keys, HOME, "Ana", "pixies")
    entrance.transport.close()
    again = ways.reopened(keys, entrance.way, "Ana", "pixies")
    port = entrance.way["port"]
    again.start(Silent())
    try:
        invitation = ways.found(Address("tcp", "127.0.0.1", port), entrance.code)
    finally:
        again.close()

    assert invitation.key == keys.public
    assert set(entrance.code) <= {*LETTERS, " "}


def test_a_kept_way_that_is_damaged_is_refused() -> None:
    with pytest.raises(KupolaError):
        Ways(Settings()).reopened(
            KeyPair.new(), {"way": HOME, "code": "?", "port": 1}, "", "pixies"
        )


def test_the_invitation_names_the_broker_and_has_some_80_letters() -> None:
    entrance = Ways(BROKER).opened(KeyPair.new(), INTERNET, "Ana", "pixies")
    entrance.transport.close()

    assert entrance.invitation.endswith("@mqtts://broker.example.org")
    assert len(entrance.invitation) == 79
    assert entrance.code == ""


def test_without_a_broker_no_table_opens_across_the_internet() -> None:
    with pytest.raises(KupolaError, match="needs a broker"):
        Ways(Settings()).opened(KeyPair.new(), INTERNET, "Ana", "pixies")


@pytest.mark.parametrize(("host", "told"), [("broker.example.org", True), ("elsewhere.org", False)])
def test_only_the_own_broker_is_told_the_password(host: str, told: bool) -> None:  # noqa: FBT001 - a case
    address = Invitation(bytes(32), Address("mqtts", host, 8883)).address

    assert Ways(BROKER)._login(address) == (Login("ana", "secret") if told else None)


class Silent:
    """Takes no notice of what a transport reports."""

    def connected(self) -> None:
        pass

    def received(self, register: str, envelope: bytes) -> None:
        pass

    def lost(self, member: str) -> None:
        pass

    def troubled(self, problem: object) -> None:
        pass
