"""A move that is recommended, as it is shown and said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

from attrs import frozen

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

    from core.ai.advice import Advice
    from core.kernel.game import AnyGame
    from gui.board.scene import TableScene
    from gui.games.narration import MoveText

MOST = 3
WON = text("hint", "{percent}% to win")
_NEAR = 0.75
"""Points within which two moves count as equally good."""


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
        return plural("hint", "{percent}% to win, about %n point(s)", "", self.points).bind(
            percent=self.chance
        )


def suggestions(game: AnyGame, view: Any, advice: Advice, scene: TableScene) -> list[Suggestion]:
    """Choose the best moves that look different on the board."""
    found: list[Suggestion] = []
    ways = _ways(scene)
    for candidate in advice.candidates:
        source, target, handle = ways.get(candidate.move.code, (None, None, None))
        if any((each.source, each.target) == (source, target) for each in found):
            continue
        near = advice.best.value - candidate.value <= _NEAR
        found.append(
            Suggestion(
                len(found) + 1,
                candidate.move,
                worded(game, view, candidate.move).exact,
                reason_for(game, view, advice, candidate),
                None if candidate.chance is None else round(100 * candidate.chance),
                None if candidate.points is None else round(candidate.points),
                near,
                source,
                target,
                handle,
            )
        )
        if len(found) == MOST:
            break
    return found


def worded(game: AnyGame, view: Any, move: Any) -> MoveText:
    """Say a move in words, on what its player sees alone."""
    state = game.determinize(view, Rng.seeded(0))
    match = Match(game, Start(state.seats, state.options, None, state)).play(move)
    return move_text(match, match.line, 0, game.to_act(state), sentences_of(game.key))


def places_to_look(found: Sequence[Suggestion], scene: TableScene) -> list[Place]:
    """List where the best moves begin; where all begin alike, where they end."""
    sources = scene.hand.handles.sources
    places: list[Place] = []
    for each in found:
        if each.near and each.source is not None:
            place = each.target if len(sources) == 1 else each.source
            if place is not None and place not in places:
                places.append(place)
    return places


Way: TypeAlias = tuple[Place | None, Place | None, Handle | None]


def _ways(scene: TableScene) -> dict[str, Way]:
    """Tell from where to where each move leads on the board."""
    view, moves = scene.stage.view, scene.moves
    ways: dict[str, Way] = {
        choice.move.code: (choice.place, choice.place, None)
        for choice in scene.table.choices(view, moves)
    }
    for handle in scene.table.handles(view, moves):
        ways[handle.move.code] = (handle.source, handle.target, handle)
    return ways
