"""The part that every widget with text shares: it follows the language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget as Widget
else:
    Widget = object


class Translated(Widget):
    """Calls ``retranslate`` when the language changes.

    It stands first among the bases of a widget: ``class Header(Translated, QFrame)``. Qt sends
    ``LanguageChange`` through the event loop, so never to a widget that is still being made.
    """

    def retranslate(self) -> None:
        """Set all texts in the current language."""
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
