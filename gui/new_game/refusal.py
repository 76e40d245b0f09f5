"""Find the option that keeps a game from starting."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from core.kernel.messages import Message
from core.kernel.options import choose

if TYPE_CHECKING:
    from collections.abc import Mapping

    from core.kernel.game import AnyGame
    from core.kernel.options import OptionValue


@frozen
class Refusal:
    """Why a game cannot start, and the option to change; empty: no single one helps."""

    reason: Message
    option: str


def refusal(game: AnyGame, seats: int, options: Mapping[str, OptionValue]) -> Refusal | None:
    """Explain why this number of players cannot play so; None: they can."""
    reason = game.why_not_start(seats, choose(game.options, options))
    if reason is None:
        return None
    for option in game.options:
        usual = choose(game.options, {**options, option.key: option.default})
        if game.why_not_start(seats, usual) is None:
            return Refusal(reason, option.key)
    return Refusal(reason, "")
