"""The application: fonts, style, language, window."""

from __future__ import annotations

import gc
import os
import signal
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QFontDatabase, QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from core import __version__
from core.kernel.errors import KupolaError

from .look.appearance import Look
from .paths import ART, FONTS
from .startup.already_running import exit_code
from .startup.single_instance import Instance
from .store.game_files import read
from .store.player_profiles import PlayerProfiles
from .store.settings import SettingsFile
from .text.text_size import set_text_scale
from .text.translation import render
from .text.translator import Translator
from .window.fault_watch import watch_faults
from .window.main_window import MainWindow

if TYPE_CHECKING:
    from argparse import Namespace
    from pathlib import Path

    from PySide6.QtCore import QObject

CALLED = ("kupola", "-style", "fusion")
"""The arguments of the application: they choose Qt's style without loading its Python class."""
SMALL = (16, 20, 24)
SPARED = 2048
"""Limit of Qt's pixmap cache, in kilobytes."""
ALONE = "QT_NO_GUI_THREADPOOL"
"""Makes Qt paint in one thread: our shapes are too small to gain from several."""
SETTLED = 50
"""Milliseconds after which the window can be seen."""


def run(options: Namespace) -> int:
    """Show the table until it is closed; return the exit code."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in the terminal ends the program
    app = QApplication([*CALLED])
    instance = Instance()
    set_up_application(app)
    if (refused := exit_code(instance, options)) is not None:
        return refused
    player_profiles = PlayerProfiles()
    file = SettingsFile()
    file.sit_down(player_profiles.folder_of(player_profiles.current))
    translator = Translator()
    translator.speak(options.language or file.settings.language)
    if options.smoke and options.file and not is_readable(options.file):
        return 1
    window = MainWindow(file, translator, Look())
    watch_faults(window)
    window.show()
    instance.asked.connect(window.answer)
    if options.file:
        QTimer.singleShot(0, window, lambda: window.files.open(options.file))
    if options.smoke:
        app.processEvents()  # now it is painted
        QTimer.singleShot(0, window, window.close)
    else:
        QTimer.singleShot(SETTLED, instance, instance.listen)
        QTimer.singleShot(SETTLED, window, lambda: collect_garbage(window))
        QTimer.singleShot(SETTLED, window, window.reduced_motion.listen)
        QTimer.singleShot(SETTLED, window, window.listen_to_devices)
        if options.engine_build is not None:
            QTimer.singleShot(SETTLED, window, lambda: hear_of(options.engine_build, window))
    code = app.exec()
    instance.close()
    gc.freeze()  # nothing needs to be collected during shutdown
    return code


def collect_garbage(owner: QObject) -> None:
    """Collect garbage while the owner lives, except what has been loaded: that stays."""
    from .system.garbage import Sweeper, spare_loaded  # noqa: PLC0415 - not needed for the first picture

    Sweeper(owner)
    spare_loaded()


def hear_of(engine_build: int, window: MainWindow) -> None:
    """Show how far the computer players are compiled, from a socket's descriptor."""
    from .startup.engine_build import EngineBuild  # noqa: PLC0415 - only from the sources

    EngineBuild(engine_build, window).progressed.connect(window.show_progress)


def is_readable(file: Path) -> bool:
    """Return whether a file holds a game; if not, say why on the terminal."""
    try:
        read(file).replay()
    except KupolaError as error:
        problem = f"kupola: {file}: {render(error.message)}"
        print(problem, file=sys.stderr)  # noqa: T201 - for a terminal
        return False
    return True


def set_up_application(app: QApplication) -> None:
    """Set the application's name, icon and font, and how it paints."""
    os.environ.setdefault(ALONE, "1")
    QPixmapCache.setCacheLimit(SPARED)  # it never finds those of dialogs again, which are styled
    app.setApplicationName("kupola")
    app.setApplicationDisplayName("Kupola")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName("org.kupola.Kupola")
    icon = QIcon(str(ART / "icon.svg"))
    for side in SMALL:
        icon.addFile(str(ART / "icon_small.svg"), QSize(side, side))
    app.setWindowIcon(icon)
    for file in sorted(FONTS.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(file))
    set_text_scale(1)
