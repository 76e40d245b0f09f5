"""The language of the program, which can change while it runs."""

from __future__ import annotations

import os

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from gui.paths import CATALOGUES

from .language import SYSTEM, system_language


class Translator:
    """Owns the translators; widgets get a ``LanguageChange`` event."""

    def __init__(self) -> None:
        self.choice = SYSTEM
        self.language = "en"
        self._translators: list[QTranslator] = []

    def speak(self, choice: str) -> None:
        """Change to a language, or to that of the system."""
        self.choice = choice
        preferred = QLocale.system().uiLanguages()
        self.language = system_language(os.environ, preferred) if choice == SYSTEM else choice
        QLocale.setDefault(QLocale(self.language))
        self.remove_translators()
        self._translators = self._found()
        for translator in self._translators:
            QCoreApplication.installTranslator(translator)

    def remove_translators(self) -> None:
        """Remove all translators; texts fall back to English."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []

    def _found(self) -> list[QTranslator]:
        """Load Qt's own texts, from Qt or from us, and then ours, which are asked first."""
        theirs = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        ours = str(CATALOGUES)
        files = (("qtbase", theirs), ("qtbase", ours), ("kupola", ours))
        loaded = [(QTranslator(), f"{name}_{self.language}.qm", folder) for name, folder in files]
        return [translator for translator, *file in loaded if translator.load(*file)]
