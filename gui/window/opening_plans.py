"""How a game begins: as it was played the last time, or as it suits a player's first one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import evolve

from core.games import GAMES

if TYPE_CHECKING:
    from gui.store.plan import Plan

    from .main_window import MainWindow


class OpeningPlans:
    """Reads and remembers the plans of the player at the computer."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window

    def last(self, game: str) -> Plan:
        """Return the plan by which a game was played the last time."""
        from gui.store.plan_data import from_data  # noqa: PLC0415 - not needed for the first picture

        plan = from_data(self._window.settings.plans.get(game), GAMES[game])
        return self._window.players.seated(plan)

    def opening(self, game: str) -> Plan:
        """Return the last plan, or the one that suits a player's first game."""
        from gui.store.plan import first_plan  # noqa: PLC0415 - not needed for the first picture

        if self.is_first(game):
            return self._window.players.seated(first_plan(GAMES[game]))
        return self.last(game)

    def is_first(self, game: str) -> bool:
        """Return whether the player has never begun a game."""
        return game not in self._window.settings.met

    def remember(self, plan: Plan) -> None:
        """Remember a plan by which a game begins now."""
        from gui.store.plan_data import to_data  # noqa: PLC0415 - not needed for the first picture

        if plan.remember:
            kept = to_data(evolve(plan, seed=None))  # a chosen deal is not remembered
            self._window.remember(plans={**self._window.settings.plans, plan.game: kept})
        self.remember_begun(plan.game)

    def remember_begun(self, game: str) -> None:
        """Remember that the player has begun a game."""
        if self.is_first(game):
            self._window.remember(met=[*self._window.settings.met, game])
