"""What members ask of the host: each act is carried out once, or refused with a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from core.kernel.errors import KupolaError
from core.kernel.messages import Message, text

from .happenings import Changed, Heard, Played, Resigned
from .phrases import PHRASES
from .values import Answer, Leave, Nudge, Pause, Play, Propose, Refusal, Resign, Say, Sit

if TYPE_CHECKING:
    from .happenings import Happening
    from .host import HostTable
    from .members import Member
    from .values import Act, Deed

Done: TypeAlias = "list[Happening] | Message"
"""What an act led to, or why it was refused."""

SEAT_TAKEN = text("table", "This seat is taken.")
GAME_RUNS = text("table", "Seats are chosen before the game. Ask the host.")
NOT_YOUR_TURN = text("table", "It is not your turn.")
TOO_LATE = text("table", "This move came too late. The game has gone on.")
PAUSED = text("table", "The game is paused.")
NO_FREE_WORDS = text("table", "This table has quick phrases only.")
NOT_SEATED = text("table", "You are watching. Only players can do this.")


def carry_out(table: HostTable, member: Member, act: Act, now: float) -> list[Happening]:
    """Carry out an act and acknowledge it; a refusal is told to the member."""
    done = _done(table, member, act.deed, now)
    member.acked = act.number
    member.changed = True
    if not isinstance(done, Message):
        return done
    member.refusal = Refusal(act.number, done)
    return []


def _done(table: HostTable, member: Member, deed: Deed, now: float) -> Done:
    match deed:
        case Sit():
            return _sit(table, member, deed)
        case Say():
            return _say(table, member, deed)
        case Nudge():
            return table.nudge(now)
        case Leave():
            member.present = False
            table.turn_away(member.key)
            return [Changed()]
        case _:
            return _played(table, member, deed)


def _played(table: HostTable, member: Member, deed: Deed) -> Done:
    """Carry out what only a player may do."""
    seat = table.seat_of(member)
    if seat is None:
        return NOT_SEATED
    match deed:
        case Play():
            return _play(table, seat, deed)
        case Propose(kind, ply):
            return table.propose(kind, ply, seat) or [Changed(), *table.agreed()]
        case Answer(proposal, agrees):
            return table.answer(proposal, seat, agrees=agrees)
        case Pause(paused):
            table.pause(paused=paused)
            return [Changed()]
        case Resign() if table.phase == "playing":
            table.resign(seat)
            return [Resigned(seat)]
        case _:
            return []


def _sit(table: HostTable, member: Member, deed: Sit) -> Done:
    if table.phase == "playing":
        return GAME_RUNS
    if deed.seat is None:
        table.stand_up(member.key)
        table.repeat()
    elif deed.seat >= len(table.seats) or table.seats[deed.seat].kind != "open":
        return SEAT_TAKEN
    else:
        table.seat_guest(deed.seat, member.key)
    return [Changed()]


def _play(table: HostTable, seat: int, deed: Play) -> Done:
    match = table.match
    if match is None or (deed.number, deed.epoch, deed.ply) != (*table.line, match.ply):
        return [] if table.was_played(deed, seat) else TOO_LATE
    if table.phase != "playing" or match.to_act != seat:
        return NOT_YOUR_TURN
    if table.paused:
        return PAUSED
    try:
        move = match.game.parse(deed.code)
    except KupolaError as error:
        return error.message
    return match.game.why_not(match.state, move) or [Played(seat, move)]


def _say(table: HostTable, member: Member, deed: Say) -> Done:
    if deed.phrase in PHRASES:
        return [Heard(table.say(member.name, deed.phrase))]
    if table.free_words and deed.words:
        return [Heard(table.say(member.name, "", deed.words))]
    return NO_FREE_WORDS
