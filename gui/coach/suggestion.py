"""A move that is recommended, as it is shown and said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import evolve, frozen

from core.ai.reasons import Reason, reason_for
from core.kernel.messages import Message, plural, text
from core.kernel.places import Place
from core.kernel.rng import Rng
from core.match import Match, Start
from gui.board.handles import Handle
from gui.games.move_text import move_text
from gui.games.registry import sentences_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from core.ai.advice import Advice, Candidate
    from core.kernel.game import AnyGame
    from gui.board.scene import TableScene
    from gui.games.narration import MoveText

MOST = 3
WON = text("hint", "{percent}% chance of winning")
_NEAR = 0.75
"""Points within which two moves count as equally good where no chances are known."""


@frozen
class Suggestion:
    """A move with its place among the best, where it leads from and to, and what speaks for it.

    Attributes:
        number: 1 for the best.
        move: The move.
        words: The move in words.
        reason: What speaks for it.
        chance: How likely it wins, in percent; None: it was never tried.
        points: How many points it is expected to lead to.
        near: Whether it is about as good as the best one.
        source: Where it begins on the board; None: it is no gesture.
        target: Where it ends.
        handle: The gesture that makes it, if one does.

    """

    number: int
    move: Any
    words: Message
    reason: Reason
    chance: int | None
    points: int | None
    near: bool
    source: Place | None
    target: Place | None
    handle: Handle | None

    @property
    def prospects(self) -> Message | None:
        """The chances and points in words."""
        if self.chance is None:
            return None
        if self.points is None:
            return WON.bind(percent=self.chance)
        return plural(
            "hint", "{percent}% chance of winning, about %n point(s)", "", self.points
        ).bind(percent=self.chance)


def suggestions(game: AnyGame, view: Any, advice: Advice, scene: TableScene) -> list[Suggestion]:
    """Choose the best moves that look different on the board, the best first.

    No two of them are said in the same words, nor for the same reason.
    """
    ways, ranking = ways_of(scene), advice.ranking
    chosen: dict[tuple[Place | None, Place | None], Candidate] = {}
    for candidate in ranking:
        source, target, _ = ways.get(candidate.move.code, NOWHERE)
        chosen.setdefault((source, target), candidate)
    best = tuple(chosen.values())[:MOST]
    others = tuple(each for each in ranking if each not in best)
    used: list[Message] = []
    found: list[Suggestion] = []
    for number, candidate in enumerate(best, start=1):
        ordered = evolve(advice, candidates=(*best, *others))
        reason = reason_for(game, view, ordered, candidate, used)
        used.append(reason.sentence)
        found.append(
            Suggestion(
                number,
                candidate.move,
                worded(game, view, candidate.move).exact,
                reason,
                candidate.percent,
                None if candidate.points is None else round(candidate.points),
                _is_near(candidate, best[0]),
                *ways.get(candidate.move.code, NOWHERE),
            )
        )
    return found


def _is_near(candidate: Candidate, best: Candidate) -> bool:
    if candidate.percent is None:
        return best.value - candidate.value <= _NEAR
    return not candidate.behind(best)


def worded(game: AnyGame, view: Any, move: Any) -> MoveText:
    """Describe a move in words, from its player's view alone."""
    state = game.determinize(view, Rng.seeded(0))
    match = Match(game, Start(state.seats, state.options, None, state)).play(move)
    return move_text(match, match.line, 0, game.to_act(state), sentences_of(game.key))


def places_to_look(found: Sequence[Suggestion], scene: TableScene) -> dict[Place, Message]:
    """Name where the best moves begin; if only one piece can be taken, where they end."""
    table, view = scene.table, scene.stage.view
    groups = [{*table.group(view, source), source} for source in scene.hand.handles.sources]
    one_piece = bool(groups) and bool(set.intersection(*groups))
    places: dict[Place, Message] = {}
    for each in found:
        place = each.target if one_piece else each.source
        if each.near and place is not None:
            name = each.words if each.handle is None else table.name(view, place)
            places.setdefault(place, name)
    return places


Way: TypeAlias = tuple[Place | None, Place | None, Handle | None]
NOWHERE: Way = (None, None, None)
"""The way of a move that is no gesture."""


def ways_of(scene: TableScene) -> dict[str, Way]:
    """Return the source and the target of each move on the board."""
    view, moves = scene.stage.view, scene.moves
    ways: dict[str, Way] = {
        choice.move.code: (choice.place, choice.place, None)
        for choice in scene.table.choices(view, moves)
    }
    for handle in scene.table.handles(view, moves):
        ways[handle.move.code] = (handle.source, handle.target, handle)
    return ways
