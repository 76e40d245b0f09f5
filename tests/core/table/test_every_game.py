"""Whole games at a table of guests and a spectator, over every registered game."""

from __future__ import annotations

import pytest

from core.games import GAMES
from core.kernel.rng import Rng
from core.table.happenings import Checked, Declined, Jumped, Refused
from core.table.host import HostTable
from core.table.values import Answer, Propose, Resign

from .table_play import TablePlay

TABLES = [(key, seats) for key, game in GAMES.items() for seats in (game.seats[0], game.seats[-1])]

at_every_table = pytest.mark.parametrize(("game", "seats"), sorted(set(TABLES)))


@at_every_table
def test_a_whole_game_reaches_everybody_move_by_move(game: str, seats: int) -> None:
    play = TablePlay(game, seats, watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(7)

    while play.to_act() is not None:
        rng = play.random_move(rng)
        play.settle()

    play.agrees()
    assert [guest.viewer for guest in play.guests] == [*range(seats), None]
    for happened in play.at_guest.values():
        (checked,) = (each for each in happened if isinstance(each, Checked))
        assert checked.record is not None
        assert checked.record.replay().over


@at_every_table
def test_an_undo_needs_everybody_and_reaches_everybody(game: str, seats: int) -> None:
    play = TablePlay(game, seats)
    play.gather()
    play.start()
    rng = Rng.seeded(3)
    for _ in range(5):
        rng = play.random_move(rng)
        play.settle()

    play.guests[0].do(Propose("undo", 2))
    play.settle()
    assert play.match.ply == 5
    for guest in play.guests[1:]:
        assert guest.table is not None
        assert guest.table.proposal is not None
        guest.do(Answer(guest.table.proposal.number, agrees=True))
        play.settle()

    assert play.match.ply == 2
    play.agrees()
    assert all(Jumped() in happened for happened in play.at_guest.values())
    assert not any(isinstance(each, Declined) for each in play.at_guest[0])


def test_a_declined_undo_changes_nothing() -> None:
    play = TablePlay("pixies", 2)
    play.gather()
    play.start()
    rng = play.random_move(Rng.seeded(1))
    play.settle()
    play.random_move(rng)
    play.settle()

    play.guests[0].do(Propose("undo", 0))
    play.settle()
    play.guests[1].do(Answer(1, agrees=False))
    play.settle()

    assert play.match.ply == 2
    assert any(isinstance(each, Declined) for each in play.at_guest[0])


def test_a_move_out_of_turn_is_refused_with_a_sentence() -> None:
    play = TablePlay("pixies", 2)
    play.gather()
    play.start()
    other = play.guests[1 - (play.match.to_act or 0)]
    other.play(play.match.game.legal_moves(play.match.state)[0].code)
    play.settle()

    assert play.match.ply == 0
    at_other = play.at_guest[play.guests.index(other)]
    refused = [each for each in at_other if isinstance(each, Refused)]
    assert [each.reason.source for each in refused] == ["It is not your turn."]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_that_is_given_up_ends_with_its_record_for_everybody(game: str) -> None:
    play = TablePlay(game, 2, watchers=1)
    play.gather()
    play.start()
    rng = Rng.seeded(3)
    for _ in range(4):
        rng = play.random_move(rng)
        play.settle()
    before = play.match
    play.guests[1].do(Resign())
    play.settle()

    assert play.host.phase == "over"
    assert play.match.resigned == (1,)
    for happened in play.at_guest.values():
        (checked,) = (each for each in happened if isinstance(each, Checked))
        assert checked.record is not None
        assert checked.record.replay().resigned == (1,)
    play.host.show(before.play(play.game.legal_moves(before.state)[0]), play.now)
    assert play.host.phase == "over"
    again = HostTable.restored(play.host.saved, before)
    assert again.phase == "over"
