"""The chances of the lens in words, and the explanation of a place with them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from core import chances
from core.kernel.errors import KupolaError
from core.kernel.messages import text
from gui.text.numbers import percent

from .zones import joined_sentences

if TYPE_CHECKING:
    from core.kernel.game import AnyGame
    from core.kernel.messages import Message
    from core.kernel.needs import Chance
    from core.kernel.places import Place
    from gui.board.scene import TableScene

LIKELY = text("chances", "{need} – {percent}.")
LIKELY_IF = text("chances", "{need} – {percent} ({condition}).")


def worded(chance: Chance) -> Message:
    """Say a need and its chance."""
    said = LIKELY if chance.condition is None else LIKELY_IF.bind(condition=chance.condition)
    return said.bind(need=chance.caption, percent=percent(chance.percent))


def chance_of(game: AnyGame, view: Any, need: str) -> Message | None:
    """Say how likely a need is met; None: nothing more comes that could meet it."""
    try:
        return worded(chances.chance(game, view, need))
    except KupolaError:
        return None


def chances_at(game: AnyGame, view: Any, place: Place) -> list[Message]:
    """Say how likely what a place stands for comes."""
    return [worded(each) for each in chances.chances_at(game, view, place)]


def explained(scene: TableScene, place: Place) -> Message | None:
    """Say what a place is for, how it stands and, if that help is on, what is likely to come."""
    view = scene.stage.view
    explanation = scene.table.explain(view, place)
    likely = scene.table.chances(view, place) if scene.marking.chances else ()
    said = [*(() if explanation is None else (explanation,)), *likely]
    return joined_sentences(said) if said else None
