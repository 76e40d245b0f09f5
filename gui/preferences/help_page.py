"""The page about help: presets, and each help singly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from gui.store.assistance import PRESETS, of_table, preset_of
from gui.store.settings import HELPS

from . import texts
from .page import Page
from .rows import CheckRow, ChoiceRow

if TYPE_CHECKING:
    from gui.store.settings import Settings


class HelpPage(Page):
    """A preset sets every help; changing one makes it a choice of one's own."""

    def __init__(self) -> None:
        self.preset = ChoiceRow("preset", texts.PRESET, texts.PRESETS, texts.PRESET_NOTE)
        helps = [CheckRow(name, *texts.HELPS[name]) for name in HELPS]
        coach = CheckRow("coach", texts.COACH, texts.COACH_NOTE)
        super().__init__(texts.HELP, [self.preset, *helps, coach])

    @property
    def names(self) -> tuple[str, ...]:
        """The helps and the coach; the preset follows from the helps."""
        return (*HELPS, "coach")

    def show_settings(self, settings: Settings) -> None:
        """Show what is chosen, and which preset that is."""
        for row in self.rows[1:]:
            row.show_value(getattr(settings, row.name))
        self.preset.show_value(preset_of(of_table(settings)))

    def _on_chosen(self, name: str, value: object) -> None:
        if name != self.preset.name:
            super()._on_chosen(name, value)
        elif isinstance(value, str) and value in PRESETS:
            self.changed.emit({help_: help_ in PRESETS[value] for help_ in HELPS})
        else:
            self.changed.emit({})  # a choice of one's own is what the boxes say
