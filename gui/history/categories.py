"""The points of a finished game by category, named in English; the table translates them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from attrs import evolve

from core.kernel.events import Scored
from core.kernel.messages import Message, english
from gui.games.narrators import sentences_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from core.kernel.messages import Seat
    from core.kernel.scores import ScoreLine
    from core.match import Match

ROUNDS = 5


def labels(game: str) -> tuple[Message, ...]:
    """List every category of a game, in the order in which they are shown."""
    # A game takes a while to import, and counting another one needs none of it.
    match game:
        case "azul_duel":
            from core.games.azul_duel.texts import ON_THE_TRACK, SPARED  # noqa: PLC0415
            from gui.games.azul_duel.narration import ROUND, SHORT  # noqa: PLC0415

            rounds = (ROUND.bind(round=number) for number in range(1, ROUNDS + 1))
            return (ON_THE_TRACK, *rounds, *SHORT.values(), SPARED)
        case "kingdomino":
            from core.games.kingdomino.texts import (  # noqa: PLC0415
                HARMONY,
                MIDDLE_KINGDOM,
                TERRAINS,
            )

            return (*TERRAINS.values(), MIDDLE_KINGDOM, HARMONY)
        case "pixies":
            from gui.games.pixies.narration import SOURCES  # noqa: PLC0415

            return SOURCES
        case _:
            return ()


def parts(match: Match, seat: Seat) -> dict[str, int]:
    """Add up a seat's points by category; what cannot be divided has its own name."""
    counts: Counter[str] = Counter()
    category = sentences_of(match.game.key).category
    for line in _lines(match, seat):
        counts[english(category(line))] += line.points
    return {label: points for label, points in counts.items() if points}


def _lines(match: Match, seat: Seat) -> Iterable[ScoreLine]:
    """Itemize the points, earlier rounds and games too where the present sheet only sums them."""
    state, game = match.state, match.game
    if game.key == "kingdomino" and state.table.earlier:
        games = (*state.table.earlier, state.table.kingdoms)
        return (
            line
            for kingdoms in games
            for line in game.score(
                evolve(state, table=evolve(state.table, earlier=(), kingdoms=kingdoms)), seat
            ).lines
        )
    if game.key == "pixies":
        scored = [e for turn in match.turns for e in turn.events if isinstance(e, Scored)]
        itemized = [e.line for e in scored if e.seat == seat]
        if sum(line.points for line in itemized) == game.score(state, seat).total:
            return itemized
    return game.score(state, seat).lines


def label_of(game: str, key: str) -> Message | str:
    """Find the words of a category; one that is not known says itself."""
    return next((label for label in labels(game) if english(label) == key), key)


def ordered(game: str, keys: Iterable[str]) -> Sequence[str]:
    """Sort categories as the game names them."""
    known = [english(label) for label in labels(game)]
    return sorted(keys, key=lambda key: (known.index(key) if key in known else len(known), key))
