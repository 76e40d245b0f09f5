"""The match of a guest, made of the views and redacted events that the host has sent.

A guest has no states. Where a ``Match`` needs one, it gets a state that looks like the view
(``determinize``): for the guest it has the same view, the same legal moves and the same points,
and what is hidden is a guess.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.codec import from_plain, tagged_for_wire, to_wire
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from core.kernel.rng import Rng
from core.match import Match, Start, Turn

from .errors import BadTable
from .values import StepInfo

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.kernel.messages import Seat

MOST_EVENTS = 400

BROKEN = text("table", "The host sent a position that breaks the rules.")


def step_of(game: AnyGame, turn: Turn, viewer: Seat | None) -> StepInfo:
    """Describe a move as a member may know it."""
    secret = game.hides(turn.move) and turn.seat != viewer
    events = (game.redact(event, viewer) for event in turn.events)
    return StepInfo(
        turn.seat,
        None if secret else turn.move.code,
        [tagged_for_wire(event) for event in events],
        to_wire(game.view(turn.state, viewer)),
    )


def begun(game: AnyGame, view: Any, viewer: Seat | None) -> Match:
    """Begin the match of a guest with its first view.

    Raises:
        BadTable: If the view belongs to no position of this game.

    """
    state = _guess(game, view, viewer, 0)
    return Match(game, Start(state.seats, state.options, None, state))


def continued(match: Match, step: StepInfo, viewer: Seat | None) -> Match:
    """Add a move to the match of a guest.

    Raises:
        BadTable: If it fits no position of this game.

    """
    game = match.game
    ply = match.ply + 1
    if step.seat not in range(match.start.seats) or step.seat != match.to_act:
        raise BadTable(BROKEN)
    try:
        move = _stand_in(match) if step.move is None else game.parse(step.move)
    except KupolaError:
        raise BadTable(BROKEN) from None
    turn = Turn(step.seat, move, _events(game, step.events), _guess(game, step.view, viewer, ply))
    return evolve(match, line=(*match.turns, turn), ply=ply)


def _events(game: AnyGame, data: Any) -> tuple[Any, ...]:
    if not isinstance(data, list) or len(data) > MOST_EVENTS:
        raise BadTable(BROKEN)
    try:
        return tuple(from_plain(each, game.event_class, "event") for each in data)
    except KupolaError:
        raise BadTable(BROKEN) from None


def _stand_in(match: Match) -> Any:
    """Name a move in the place of one that the guest may not know."""
    moves = match.game.legal_moves(match.state)
    move = next(filter(match.game.hides, moves), None)
    if move is None:
        raise BadTable(BROKEN)
    return move


def _guess(game: AnyGame, data: Any, viewer: Seat | None, ply: int) -> Any:
    try:
        view = from_plain(data, game.view_class, "view")
        state = game.determinize(view, Rng.seeded(ply))
        sound = game.flaw(state) is None and game.view(state, viewer) == view
    except Exception:  # noqa: BLE001 - a view from outside may break every assumption
        raise BadTable(BROKEN) from None
    if not sound:
        raise BadTable(BROKEN)
    return state
