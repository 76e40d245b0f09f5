"""Each game by a listener who has the accessible tree and a keyboard, in another process.

A whole game of Pixies and a few moves of the others; all of them whole with
``KUPOLA_HYPOTHESIS=thorough``.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import settings
from PySide6.QtCore import QCoreApplication

from core.games import GAMES
from gui.access.guide import CAN_BE_TAKEN, CAN_GO_HERE, PUT_BACK
from gui.access.reader import BOARD
from gui.text.translation import render
from gui.text.translator import Translator
from tests.end_to_end.outside import PYTHON, ROOT, bus, missing, said, started

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
AWAKE = "from tests.end_to_end.tree import DESKTOP, Tree; Tree(print).children([DESKTOP])"
"""Waits for AT-SPI: a desktop has it before any program starts, and Qt enrols only once."""
THOROUGH = settings().max_examples >= settings.get_profile("thorough").max_examples
WHOLE = frozenset(GAMES) if THOROUGH else {"pixies"}
"""Games that are played to their end."""
FEW, ALL = 3, 1000
LONGEST = 1800
"""Seconds that a listener may take, even on a busy machine."""


MISSING = missing("Xvfb", "xdotool", LAUNCHER)
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs AT-SPI and an X server: {', '.join(MISSING)} not installed"
)


@pytest.fixture(scope="module")
def session(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """An X server and a message bus of our own, which starts the one of AT-SPI when it is asked."""
    running = tmp_path_factory.mktemp("run")
    running.chmod(0o700)
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(running), "QT_QPA_PLATFORM": "xcb"}
    environment["QT_LINUX_ACCESSIBILITY_ALWAYS_ON"] = "1"
    screen = ("Xvfb", "-displayfd", "1", "-screen", "0", "1280x800x24", "-nolisten", "tcp")
    with started(screen, environment) as server:
        environment["DISPLAY"] = f":{said(server)}"
        with bus(environment) as daemon:
            environment["DBUS_SESSION_BUS_ADDRESS"] = said(daemon)
            subprocess.run([PYTHON, "-c", AWAKE], env=environment, cwd=ROOT, check=True)  # noqa: S603 - fixed
            yield environment
            daemon.terminate()
        server.terminate()


def listening(game: str, language: str) -> dict[str, Any]:
    """Return the listener's argument: the texts that the program will use."""
    translator = Translator()
    translator.speak(language)
    play = QCoreApplication.translate("GameCard", "Play")
    task = {
        "play": f"{play}, {render(GAMES[game].title)}",
        "take": render(CAN_BE_TAKEN),
        "drop": render(CAN_GO_HERE),
        "back": render(PUT_BACK),
        "board": render(BOARD),
        "go_on": QCoreApplication.translate("InterludeSheet", "Continue"),
        "moves": ALL if game in WHOLE else FEW,
        "seed": 1,
    }
    translator.remove_translators()
    return task


@pytest.mark.parametrize(
    ("game", "language"), [("azul_duel", "sr_Latn"), ("kingdomino", "hu"), ("pixies", "pl")]
)
def test_a_game_is_played_by_its_tree_alone(
    game: str, language: str, session: dict[str, str], tmp_path: Path, qapp: QApplication
) -> None:
    assert qapp is not None
    plan = {"game": game, "seed": 3, "sitters": [{"name": "Ana"}, {"name": "Bence"}]}
    chosen = {"motion": "off", "muted": True, "language": language, "plans": {game: plan}}
    file = tmp_path / "config" / "kupola" / "settings.json"
    file.parent.mkdir(parents=True)
    chosen["forced_moves"] = False  # every move is to be made by its tree
    file.write_text(json.dumps(chosen), "utf-8")
    own = tmp_path / "data" / "kupola" / "players" / "player-1" / "settings.json"
    own.parent.mkdir(parents=True)
    own.write_text(json.dumps({"met": [game]}), "utf-8")  # the plan is not that of a first game
    environment = {
        **session,
        "XDG_CONFIG_HOME": str(tmp_path / "config"),
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "PYTHONPATH": str(ROOT),
    }
    task = json.dumps(listening(game, language))
    with started((sys.executable, "-m", "gui"), environment) as program:
        try:
            listener = subprocess.run(  # noqa: S603 - our own script
                [PYTHON, "-m", "tests.end_to_end.listener", task],
                env=environment,
                cwd=ROOT,
                capture_output=True,
                check=False,
                text=True,
                timeout=LONGEST,
            )
        finally:
            program.terminate()
    assert listener.returncode == 0, listener.stderr
    told = json.loads(listener.stdout)

    assert told["over"] if game in WHOLE else told["moves"] == FEW
    assert told["flaws"] == []
    assert len(told["heard"]) >= told["moves"]
