"""Each game played by keys with Orca on: everything that happens is said once.

A turn of each game; whole games in three languages with ``KUPOLA_ORCA=full``, which also writes
what was heard into the folder that ``KUPOLA_TRANSCRIPTS`` names.
"""

from __future__ import annotations

import faulthandler
import os
import time
from collections import Counter
from itertools import product
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QCoreApplication

from core.games import GAMES
from core.kernel.messages import Player
from core.kernel.rng import Rng
from core.record import loads
from gui.games.registry import sentences_of
from gui.play.shown_turn import last_turn
from gui.play.spoken_game import narrated
from gui.play.status import THINKING
from gui.text.translation import render
from gui.text.translator import Translator
from gui.text.voice import for_voices
from tests.orca.stage import OPENING, PATIENCE, absent, playing, reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtWidgets import QApplication

    from core.kernel.messages import Message
    from core.match import Match
    from tests.orca.stage import Stage

FULL = os.environ.get("KUPOLA_ORCA") == "full"
TURNS = 1000 if FULL else 1
"""How many moves the player makes."""
PAUSE = 1.8 if FULL else 1.1
"""Seconds of silence after which a turn is told; longer where a sheet may cover the board."""
LANGUAGES = {"azul_duel": "sr_Latn", "kingdomino": "hu", "pixies": "pl"}
PLAYS = [*product(GAMES, LANGUAGES.values())] if FULL else [*LANGUAGES.items()]
NAMES = ("Ana", "Bence")
ME, OTHER = 0, 1
STEERING = ("Down", "Right", "Up", "Left")
MISSING = absent()
pytestmark = pytest.mark.skipif(
    bool(MISSING), reason=f"needs Orca on an X server: {', '.join(MISSING)} not installed"
)


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    with reading(tmp_path_factory.mktemp("orca")) as environment:
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
    for _ in range(4 * len(GAMES)):
        if any(play in line for line in stage.press("Tab", PATIENCE)):
            stage.press("Return", PATIENCE, OPENING)
            return
    pytest.fail(f"{play} is not heard: {stage.spoken}")


def play(stage: Stage, home: Path) -> None:
    """Take and drop what the arrow keys come to, until enough moves are made.

    A key ends what Orca says: the next one waits until everything is said, and until the computer
    is not said to think any longer.
    """
    chance, thinks = Rng.seeded(1), render(THINKING.bind(player=Player(OTHER)), NAMES)
    for _ in range(100 * TURNS):
        made, over = moved(home)
        if made >= TURNS or over:
            return
        steps, chance = chance.choice(range(1, 4))
        for _ in range(steps):
            way, chance = chance.choice(STEERING)
            stage.press(way)
        for _ in range(2):
            lines = [] if moved(home)[1] else stage.press("Return", quiet=PAUSE)
            while lines and lines[-1].endswith(thinks):
                lines = stage.wait(PATIENCE, PAUSE)
    pytest.fail(f"no move is made: {stage.transcript[-5:]}")


def events(match: Match) -> Iterator[str]:
    """Tell everything that happened, as the person may know it.

    Each move with its pieces, its places and all points that followed; what came to light after it;
    the points at the end of a round; who won.
    """
    words = sentences_of(match.game.key)
    for ply in range(1, match.ply + 1):
        turn = last_turn(match.goto(ply), ME, words, counted=False)
        news = words.news(turn.known, turn.after)
        standings = words.standings(turn.known, turn.after)
        for told in (narrated(turn), news, () if standings is None else (standings,)):
            if said := in_words(told):
                yield said
    if (outcome := match.game.outcome(match.state)) is not None:
        yield in_words([outcome.reason])


def in_words(told: Iterable[Message]) -> str:
    return for_voices(" ".join(render(each, NAMES) for each in told))


def heard(stage: Stage, match: Match) -> Counter[str]:
    """Count how often each event was said; a sentence may be the beginning of a longer one."""
    spoken, found = " ".join(stage.spoken), Counter[str]()
    for words in sorted(set(events(match)), key=len, reverse=True):
        found[words] = spoken.count(words)
        spoken = spoken.replace(words, "")
    return found


def finish(stage: Stage, home: Path) -> Match:
    """Listen until the person is to move again and everything was said, or patience ends."""
    go_on = QCoreApplication.translate("InterludeSheet", "Continue")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        match = saved(home)
        stage.wait(quiet=PAUSE)
        if go_on in stage.spoken[-1]:
            stage.press("Return", quiet=PAUSE)
        if match is None or match.to_act not in {ME, None}:
            continue
        if heard(stage, match) >= Counter(events(match)):
            break
    assert match is not None
    return match


@pytest.mark.parametrize(("game", "language"), PLAYS)
def test_everything_is_said_once(
    game: str,
    language: str,
    environment: dict[str, str],
    translator: Translator,
    tmp_path: Path,
) -> None:
    faulthandler.cancel_dump_traceback_later()  # a whole game takes longer
    translator.speak(language)
    people = [{"name": NAMES[ME]}, {"name": NAMES[OTHER], "level": "novice"}]
    settings = {"motion": "off", "muted": True, "language": language}
    settings["plans"] = {game: {"game": game, "seed": 3, "sitters": people}}
    with playing(environment, tmp_path, settings, game) as stage:
        begin(stage, game)
        play(stage, tmp_path)
        match = finish(stage, tmp_path)
    keep(stage, f"{game}.{language}")

    assert heard(stage, match) == Counter(events(match))


def keep(stage: Stage, name: str) -> None:
    """Write down what was heard after each key, if a folder is named."""
    if folder := os.environ.get("KUPOLA_TRANSCRIPTS"):
        lines = (f"[{heard.key}] {' / '.join(heard.lines)}" for heard in stage.transcript)
        (Path(folder) / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
