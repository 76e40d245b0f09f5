"""A new table that goes on without the host, from what everybody may know."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.rng import MAX_SEED, Rng
from core.match import Match
from core.sealing import KeyPair
from core.table.host import HostTable
from core.table.values import SeatInfo

from .seated_players import HERE

if TYPE_CHECKING:
    from core.kernel.messages import Seat
    from core.table.values import TableInfo


def continued_table(
    info: TableInfo, match: Match, own: Seat, name: str, old: str
) -> tuple[HostTable, Match]:
    """Make a table of a guest that continues the game of another one.

    What is hidden is dealt again: from a spectator's view, so that the new host gains nothing from
    what only its own seat knew.

    Args:
        info: The old table.
        match: The match as the guest has seen it.
        own: The guest's seat; all other people come again as guests.
        name: What the guest is called.
        old: The name of the old table in the registers.

    """
    game = match.game
    chance = Rng.seeded(secrets.randbelow(MAX_SEED + 1))
    position = game.determinize(game.view(match.state, None), chance)
    seats = [_seat(seat, each, own) for seat, each in enumerate(info.seats)]
    table = HostTable(KeyPair.new(), name, info.game, info.options, seats)
    table.free_words = info.free_words
    table.continues = old
    return table, Match.at(game, position)


def _seat(seat: Seat, info: SeatInfo, own: Seat) -> SeatInfo:
    if info.kind == "computer":
        return evolve(info, present=True)
    if seat == own:
        return SeatInfo(HERE, info.name, info.color)
    return SeatInfo("open", "", info.color)
