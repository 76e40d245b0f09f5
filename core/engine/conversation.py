"""A conversation with one game on the table."""

from __future__ import annotations

import secrets
from time import monotonic
from typing import TYPE_CHECKING, Any

from core import share_code
from core.ai.levels import LEVELS, think
from core.ai.principal_line import principal_line
from core.ai.reasons import reason_for
from core.games import GAMES, named
from core.kernel.codec import from_plain, tagged, to_plain
from core.kernel.errors import KupolaError
from core.kernel.messages import Message, english, text
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.record import Record, from_data, to_data

from .requests import BadRequest, read, short

if TYPE_CHECKING:
    from core.ai.advice import Advice, Candidate
    from core.kernel.game import AnyGame

_OF_THE_BEST = ("move", "value", "chance", "points", "line", "reason")

NO_GAME = text("core", "No game has been started; begin with “new”, “setup” or “load”.")
NO_SEAT = text("core", "There is no seat {seat}; the seats are 0 to {last}.")
NO_LEVEL = text("core", "There is no level “{level}”; there are: {levels}.")
GAME_OVER = text("core", "The game is over.")
INTERNAL = text("core", "Kupola could not do this; the position is unchanged ({problem}).")


class NoGame(KupolaError):
    """There is nothing on the table yet."""

    code = "no_game"


class GameOver(KupolaError):
    """There is nothing left to decide."""

    code = "game_over"


class Conversation:
    """Answers requests one by one; remembers the match between them."""

    def __init__(self) -> None:
        """Begin with an empty table."""
        self._match: Match | None = None

    def answer(self, line: str) -> dict[str, Any]:
        """Carry out a request; every request is answered."""
        try:
            command, fields = read(line)
            reply: dict[str, Any] = getattr(self, f"_on_{command}")(**fields)
        except KupolaError as error:
            return refused(error.code, error.message)
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the conversation
            return refused("internal", INTERNAL.bind(problem=type(error).__name__))
        return reply

    @property
    def _playing(self) -> Match:
        if self._match is None:
            raise NoGame(NO_GAME)
        return self._match

    def _stands(self, match: Match) -> dict[str, Any]:
        self._match = match
        return {"ok": True, "to_act": match.to_act, "ply": match.ply}

    def _seated(self, seat: int) -> int:
        seats = self._playing.start.seats
        if not 0 <= seat < seats:
            raise BadRequest(NO_SEAT.bind(seat=short(seat), last=seats - 1))
        return seat

    def _on_games(self) -> dict[str, Any]:
        return {"games": [_described(game) for game in GAMES.values()]}

    def _on_new(
        self, game: str, seats: int, seed: int | None, options: dict[str, object]
    ) -> dict[str, Any]:
        if seed is None:
            seed = secrets.randbelow(MAX_SEED + 1)
        return {**self._stands(Match.new(named(game), seats, options, seed)), "seed": seed}

    def _on_moves(self) -> dict[str, Any]:
        match = self._playing
        moves = match.game.legal_moves(match.state)
        return {"to_act": match.to_act, "moves": [move.code for move in moves]}

    def _on_play(self, move: str) -> dict[str, Any]:
        match = self._playing
        played = match.play(match.game.parse(move))
        events = [tagged(event) for event in played.turns[-1].events]
        return {**self._stands(played), "events": events, "over": played.over}

    def _on_why(self, move: str) -> dict[str, Any]:
        match = self._playing
        reason = match.game.why_not(match.state, match.game.parse(move))
        if reason is None:
            return {"legal": True}
        return {"legal": False, "reason": english(reason), "rule": reason.rule}

    def _on_undo(self) -> dict[str, Any]:
        return self._stands(self._playing.undo())

    def _on_state(self) -> dict[str, Any]:
        return {"state": to_plain(self._playing.state)}

    def _on_view(self, seat: int | None) -> dict[str, Any]:
        match = self._playing
        viewer = None if seat is None else self._seated(seat)
        return {"view": to_plain(match.seen_by(viewer))}

    def _on_setup(self, game: str, state: dict[str, object]) -> dict[str, Any]:
        rules = named(game)
        return self._stands(Match.at(rules, from_plain(state, rules.state_class)))

    def _on_score(self, seat: int) -> dict[str, Any]:
        match = self._playing
        sheet = match.game.score(match.state, self._seated(seat))
        return {"total": sheet.total, "lines": to_plain(sheet.lines)}

    def _on_outcome(self) -> dict[str, Any]:
        match = self._playing
        outcome = match.game.outcome(match.state)
        if outcome is None:
            return {"outcome": None}
        return {"outcome": {**to_plain(outcome), "winners": list(outcome.winners)}}

    def _on_best(self, level: str, seconds: float) -> dict[str, Any]:
        deadline = monotonic() + seconds
        match = self._playing
        seat = match.to_act
        if seat is None:
            raise GameOver(GAME_OVER)
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise BadRequest(NO_LEVEL.bind(level=short(level), levels=known))
        view = match.game.view(match.state, seat)
        advice = think(
            match.game, view, seat, level, seed=match.ply, stop=lambda: monotonic() > deadline
        )
        candidates = [
            _weighed(match.game, view, advice, candidate) for candidate in advice.candidates
        ]
        best = {key: candidates[0][key] for key in _OF_THE_BEST}
        return {**best, "candidates": candidates, "nodes": advice.nodes}

    def _on_record(self) -> dict[str, Any]:
        return {"record": to_data(Record.of(self._playing))}

    def _on_load(self, record: dict[str, object]) -> dict[str, Any]:
        return self._stands(from_data(record).replay())

    def _on_code(self, *, position: bool) -> dict[str, Any]:
        match = self._playing
        return {"code": share_code.written(share_code.position(match) if position else match)}

    def _on_open(self, code: str) -> dict[str, Any]:
        return self._stands(share_code.opened(code).match)


def refused(code: str, message: Message) -> dict[str, Any]:
    """Answer a request that cannot be carried out."""
    return {"error": {"code": code, "message": english(message)}}


def _weighed(game: AnyGame, view: Any, advice: Advice, candidate: Candidate) -> dict[str, Any]:
    """Return the numbers of a move, its principal line, and the reason for it."""
    reason = reason_for(game, view, advice, candidate)
    return {
        "move": candidate.move.code,
        "value": candidate.value,
        "visits": candidate.visits,
        "chance": candidate.chance,
        "points": candidate.points,
        "line": [move.code for move in principal_line(game, view, candidate)],
        "reason": {"kind": reason.kind, "sentence": english(reason.sentence)},
    }


def _described(game: AnyGame) -> dict[str, Any]:
    return {
        "key": game.key,
        "seats": list(game.seats),
        "options": {
            option.key: {"values": list(option.values), "default": option.default}
            for option in game.options
        },
    }
