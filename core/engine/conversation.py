"""A conversation with one game on the table."""

from __future__ import annotations

import secrets
from collections import Counter
from time import monotonic
from typing import TYPE_CHECKING, Any

from core import chances, share_code
from core.ai.deepening import MOST, deepening
from core.ai.levels import LEVELS, Limits, limited, seek
from core.ai.principal_line import principal_line
from core.ai.reasons import reason_for
from core.games import GAMES, named
from core.kernel.codec import from_plain, tagged, to_plain
from core.kernel.errors import KupolaError
from core.kernel.messages import Message, english, text
from core.kernel.rng import MAX_SEED
from core.match import Match
from core.puzzles.course import Course
from core.puzzles.library import puzzle_games, puzzles_of
from core.record import Record, from_data, to_data

from .requests import MAX_SECONDS, BadRequest, read, short

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from core.ai.advice import Advice, Candidate
    from core.kernel.game import AnyGame
    from core.kernel.needs import Chance
    from core.puzzles.puzzle import Puzzle

    from .at_table import Event, JoinedTable, OpenedTable

_OF_THE_BEST = ("move", "value", "chance", "points", "line", "reason")

NO_GAME = text("core", "No game has been started; begin with “new”, “setup” or “load”.")
NO_SEAT = text("core", "There is no seat {seat}; the seats are 0 to {last}.")
NO_LEVEL = text("core", "There is no level “{level}”; there are: {levels}.")
NO_PUZZLE = text("core", "There is no puzzle {number} of {game}; there are 1 to {last}.")
GAME_OVER = text("core", "The game is over.")
AT_TABLE = text("core", "The program is at a table; “leave” it first.")
NO_TABLE = text("core", "The program is at no table; “host” or “join” one first.")
INTERNAL = text("core", "Kupola could not do this; the position is unchanged ({problem}).")


class NoGame(KupolaError):
    """There is nothing on the table yet."""

    code = "no_game"


class GameOver(KupolaError):
    """There is nothing left to decide."""

    code = "game_over"


class WrongPlace(KupolaError):
    """Something that is done only at a table of several computers, or only away from one."""

    code = "wrong_place"


class Conversation:
    """Answers requests one by one; remembers the match between them."""

    def __init__(
        self,
        waiting: Callable[[], bool] = lambda: True,
        tell: Callable[[Event], None] = lambda _: None,
    ) -> None:
        """Begin with an empty table.

        Args:
            waiting: Whether another request waits already, which ends a stream. By default one
                does: a stream is then a single reply.
            tell: Takes what happens at a table of several computers, in any thread; each event is
                to be given to ``told`` in the thread of the conversation.

        """
        self._match: Match | None = None
        self._waiting = waiting
        self._tell = tell
        self._table: JoinedTable | OpenedTable | None = None

    def told(self, event: Event) -> Iterator[dict[str, Any]]:
        """Take an event of the table and yield the line that reports it; none of a table left."""
        if event.table is self._table:
            if event.line["event"] != "connection":
                self._match = event.match
            yield event.line

    def close(self) -> None:
        """Leave the table, if there is one."""
        if self._table is not None:
            self._table.close()
            self._table = None

    def answer(self, line: str) -> dict[str, Any]:
        """Carry out a request; every request is answered. Of a stream, return the last reply."""
        *_, last = self.answers(line)
        return last

    def answers(self, line: str) -> Iterator[dict[str, Any]]:
        """Carry out a request and yield its replies: one, or those of a stream."""
        try:
            command, fields = read(line)
            reply: dict[str, Any] | Iterator[dict[str, Any]]
            reply = getattr(self, f"_on_{command}")(**fields)
            yield from (reply,) if isinstance(reply, dict) else reply
        except KupolaError as error:
            yield refused(error.code, error.message)
        except Exception as error:  # noqa: BLE001 - a fault of ours must not end the conversation
            yield refused("internal", INTERNAL.bind(problem=type(error).__name__))

    @property
    def _playing(self) -> Match:
        if self._match is None:
            raise NoGame(NO_GAME)
        return self._match

    def _stands(self, match: Match) -> dict[str, Any]:
        self._match = match
        return {"ok": True, "to_act": match.to_act, "ply": match.ply}

    def _alone(self) -> None:
        if self._table is not None:
            raise WrongPlace(AT_TABLE)

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
        self._alone()
        if seed is None:
            seed = secrets.randbelow(MAX_SEED + 1)
        return {**self._stands(Match.new(named(game), seats, options, seed)), "seed": seed}

    def _on_moves(self) -> dict[str, Any]:
        match = self._playing
        moves = match.game.legal_moves(match.state)
        return {"to_act": match.to_act, "moves": [move.code for move in moves]}

    def _on_play(self, move: str) -> dict[str, Any]:
        match = self._playing
        if self._table is not None:
            played = match.game.parse(move)
            match.play(played)
            self._table.play(match, played)
            return {"ok": True, "to_act": match.to_act, "ply": match.ply, "sent": True}
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
        self._alone()
        return self._stands(self._playing.undo())

    def _on_state(self) -> dict[str, Any]:
        return {"state": to_plain(self._playing.state)}

    def _on_view(self, seat: int | None) -> dict[str, Any]:
        match = self._playing
        viewer = None if seat is None else self._seated(seat)
        return {"view": to_plain(match.seen_by(viewer))}

    def _on_setup(self, game: str, state: dict[str, object]) -> dict[str, Any]:
        self._alone()
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

    def _on_best(
        self,
        level: str,
        playouts: int | None,
        seconds: float | None,
        lines: int | None,
        *,
        stream: bool,
    ) -> dict[str, Any] | Iterator[dict[str, Any]]:
        match = self._playing
        seat = match.to_act
        if seat is None:
            raise GameOver(GAME_OVER)
        if level not in LEVELS:
            known = ", ".join(LEVELS)
            raise BadRequest(NO_LEVEL.bind(level=short(level), levels=known))
        limits = Limits(playouts, seconds)
        if stream:
            return self._deeper(match, seat, lines, limits)
        view = match.game.view(match.state, seat)
        strength = limited(match.game, level, limits)
        deadline = monotonic() + MAX_SECONDS
        advice = seek(
            match.game,
            view,
            seat,
            strength,
            seed=match.ply,
            stop=lambda: monotonic() > deadline,
        )
        reply = _advised(match.game, view, advice, advice.candidates[:lines])
        return {**reply, "timed": bool(strength.seconds)}

    def _deeper(
        self, match: Match, seat: int, lines: int | None, limits: Limits
    ) -> Iterator[dict[str, Any]]:
        """Yield deeper and deeper answers until another request waits; the last one says so."""
        deadline = None if limits.seconds is None else monotonic() + limits.seconds

        def stop() -> bool:
            return self._waiting() or (deadline is not None and monotonic() > deadline)

        game, view = match.game, match.game.view(match.state, seat)
        reply: dict[str, Any] = {}
        most = limits.playouts or MOST
        for depth in deepening(game, view, seat, 0, seed=match.ply, stop=stop, most=most):
            reply = _advised(game, view, depth.advice, depth.advice.ranking[:lines])
            reply["last"] = depth.last
            yield reply
        if not reply["last"]:
            yield {**reply, "last": True}

    def _on_stop(self) -> dict[str, Any]:
        return {"ok": True}

    def _on_chances(self, need: str | None, seat: int | None) -> dict[str, Any]:
        match = self._playing
        viewer = (match.to_act or 0) if seat is None else self._seated(seat)
        view = match.seen_by(viewer)
        if need is None:
            return {"chances": list(map(_likely, chances.chances(match.game, view, viewer)))}
        return _likely(chances.chance(match.game, view, need))

    def _on_record(self) -> dict[str, Any]:
        return {"record": to_data(Record.of(self._playing))}

    def _on_load(self, record: dict[str, object]) -> dict[str, Any]:
        self._alone()
        return self._stands(from_data(record).replay())

    def _on_code(self, *, position: bool) -> dict[str, Any]:
        match = self._playing
        return {"code": share_code.written(share_code.position(match) if position else match)}

    def _on_open(self, code: str) -> dict[str, Any]:
        self._alone()
        return self._stands(share_code.opened(code).match)

    def _on_host(  # noqa: PLR0913, PLR0917 - a table has that many properties
        self,
        game: str,
        seats: list[str],
        options: dict[str, object],
        broker: str | None,
        port: int | None,
        name: str,
    ) -> dict[str, Any]:
        from .at_table import opened  # noqa: PLC0415 - only tables need a network

        self._alone()
        table, code = opened(name, game, options, seats, broker, port, self._tell)
        self._table, self._match = table, None
        return {"ok": True, "invitation": table.invitation.written, "code": code}

    def _on_join(
        self, invitation: str, code: str | None, name: str, seat: int | None
    ) -> dict[str, Any]:
        from .at_table import joined  # noqa: PLC0415 - likewise

        self._alone()
        self._table = joined(invitation, code or "", name, seat, self._tell)
        self._match = None
        return {"ok": True}

    def _on_leave(self) -> dict[str, Any]:
        if self._table is None:
            raise WrongPlace(NO_TABLE)
        self.close()
        return {"ok": True}

    def _on_puzzles(self) -> dict[str, Any]:
        return {"puzzles": {key: _counted(puzzles_of(key)) for key in puzzle_games()}}

    def _on_puzzle(self, game: str, number: int) -> dict[str, Any]:
        self._alone()
        rules = named(game)
        puzzles = puzzles_of(rules.key) if rules.key in puzzle_games() else ()
        if not 1 <= number <= len(puzzles):
            known = NO_PUZZLE.bind(number=short(number), game=rules.title, last=len(puzzles))
            raise BadRequest(known)
        puzzle = puzzles[number - 1]
        course = Course(puzzle)
        task = course.first()
        stands = self._stands(Match.at(rules, puzzle.state))
        return {
            **stands,
            "kind": puzzle.kind.key,
            "theme": puzzle.theme.key,
            "rating": puzzle.rating,
            "best": [move.code for move in task.solved.right],
            "values": {move.code: value for move, value in task.solved.values.items()},
            "reason": english(course.reason(task)),
        }


def refused(code: str, message: Message) -> dict[str, Any]:
    """Answer a request that cannot be carried out."""
    return {"error": {"code": code, "message": english(message)}}


def _advised(
    game: AnyGame, view: Any, advice: Advice, best: tuple[Candidate, ...]
) -> dict[str, Any]:
    """Return some candidates, the numbers of the first one in front."""
    candidates = [_weighed(game, view, advice, candidate) for candidate in best]
    first = {key: candidates[0][key] for key in _OF_THE_BEST}
    return {**first, "candidates": candidates, "nodes": advice.nodes}


def _likely(found: Chance) -> dict[str, Any]:
    """Return a chance with the need in words."""
    condition = None if found.condition is None else english(found.condition)
    return {
        "need": found.need,
        "caption": english(found.caption),
        "chance": found.likelihood,
        "condition": condition,
    }


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


def _counted(puzzles: Sequence[Puzzle]) -> dict[str, Any]:
    """Count the puzzles of a game, by kind and by theme."""
    return {
        "number": len(puzzles),
        "kinds": dict(Counter(each.kind.key for each in puzzles)),
        "themes": dict(Counter(each.theme.key for each in puzzles)),
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
