"""Each game played by keys with Orca on: every move is said once.

Announcements are left out: every sentence is a description of what has the focus too, which Orca 43
reads. A turn of each game; whole games in three languages with ``KUPOLA_ORCA=full``, which also
writes what was heard into the folder that ``KUPOLA_TRANSCRIPTS`` names.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from core.games import GAMES
from core.kernel.rng import Rng
from core.record import loads
from gui.games.move_text import move_text
from gui.games.registry import sentences_of
from gui.text.translation import render
from gui.text.translator import Translator
from tests.orca.stage import PATIENCE, absent, playing, reading

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

    from core.match import Match
    from tests.orca.stage import Stage

FULL = os.environ.get("KUPOLA_ORCA") == "full"
TURNS = 1000 if FULL else 1
"""How many moves the player makes."""
LANGUAGES = {"azul_duel": "sr_Latn", "kingdomino": "hu", "pixies": "pl"}
PLAYS = [*product(GAMES, LANGUAGES.values())] if FULL else [*LANGUAGES.items()][1:]
NAMES = ("Ana", "Bence")
ME = 0
STEERING = ("Down", "Right", "Up", "Left")
MISSING = absent()
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Orca on an X server: {', '.join(MISSING)} not installed"
)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with reading(tmp_path_factory.mktemp("orca"), announcements=False) as environment:
        yield environment


@pytest.fixture
def translator(qapp: QApplication) -> Iterator[Translator]:  # noqa: ARG001 - translators need it
    translator = Translator()
    yield translator
    translator.remove_translators()


def saved(home: Path) -> Match | None:
    """Replay the game that the program has saved last."""
    files = sorted((home / "data" / "kupola" / "games").rglob("*.kupola"))
    return loads(files[-1].read_text("utf-8")).replay() if files else None


def moved(home: Path) -> tuple[int, bool]:
    """Count the moves of the person, and return whether the game is over."""
    match = saved(home)
    if match is None:
        return 0, False
    return sum(turn.seat == ME for turn in match.turns), match.over


def begin(stage: Stage, game: str) -> None:
    """Go on with the Tab key until the button that plays a game is heard, and press it."""
    play = f"{QCoreApplication.translate('GameCard', 'Play')}, {render(GAMES[game].title)}"
    for _ in range(3 * len(GAMES)):
        if any(play in line for line in stage.press("Tab")):
            stage.press("Return", PATIENCE)
            return
    pytest.fail(f"{play} is not heard: {stage.spoken}")


def play(stage: Stage, home: Path) -> None:
    """Take and drop what the arrow keys come to, until enough moves are made."""
    chance = Rng.seeded(1)
    for _ in range(100 * TURNS):
        made, over = moved(home)
        if made >= TURNS or over:
            return
        steps, chance = chance.choice(range(1, 4))
        for _ in range(steps):
            way, chance = chance.choice(STEERING)
            stage.press(way)
        stage.press("Return")
        stage.press("Return")
    pytest.fail(f"no move is made: {stage.transcript[-5:]}")


def sentences(match: Match) -> Counter[str]:
    """Tell every move as the person may know it."""
    words = sentences_of(match.game.key)
    lines = (move_text(match, match.line, ply, ME, words).sentence for ply in range(match.ply))
    return Counter(render(line, NAMES) for line in lines)


def heard(stage: Stage, match: Match) -> Counter[str]:
    """Count how often each move was said; a sentence may be the beginning of a longer one."""
    spoken, found = " ".join(stage.spoken), Counter[str]()
    for words in sorted(sentences(match), key=len, reverse=True):
        found[words] = spoken.count(words)
        spoken = spoken.replace(words, "")
    return found


def finish(stage: Stage, home: Path) -> Match:
    """Listen until the person is to move again and every move was said, or patience ends."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        match = saved(home)
        stage.wait()
        if match is None or match.to_act not in {ME, None}:
            continue
        if heard(stage, match) >= sentences(match):
            break
    assert match is not None
    return match


@pytest.mark.parametrize(("game", "language"), PLAYS)
def test_every_move_is_said_once(
    game: str,
    language: str,
    environment: dict[str, str],
    translator: Translator,
    tmp_path: Path,
) -> None:
    translator.speak(language)
    people = [{"name": NAMES[0]}, {"name": NAMES[1], "level": "novice"}]
    settings = {"motion": "off", "muted": True, "language": language}
    settings["plans"] = {game: {"game": game, "seed": 3, "sitters": people}}
    with playing(environment, tmp_path, settings, game) as stage:
        begin(stage, game)
        play(stage, tmp_path)
        match = finish(stage, tmp_path)
    keep(stage, f"{game}.{language}")

    assert heard(stage, match) == sentences(match)


def keep(stage: Stage, name: str) -> None:
    """Write down what was heard after each key, if a folder is named."""
    if folder := os.environ.get("KUPOLA_TRANSCRIPTS"):
        lines = (f"[{heard.key}] {' / '.join(heard.lines)}" for heard in stage.transcript)
        (Path(folder) / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
