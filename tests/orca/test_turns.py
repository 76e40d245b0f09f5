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
from core.kernel.rng import Rng
from core.record import loads
from gui.games.registry import sentences_of
from gui.play.shown_turn import last_turn
from gui.play.spoken_game import OPENED, narrated
from gui.text.translation import render
from gui.text.translator import Translator
from gui.text.voice import for_voices
from tests.orca.stage import PATIENCE, absent, playing, reading

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from PySide6.QtWidgets import QApplication

    from core.kernel.messages import Message
    from core.match import Match
    from tests.orca.stage import Stage

FULL = os.environ.get("KUPOLA_ORCA") == "full"
TURNS = 1000 if FULL else 1
"""How many moves the player makes."""
REST = 1.0
"""Seconds of silence after all is told, in which nothing may be said again; also long enough for a
sheet to have been looked at."""
SOON = 0.1
"""Seconds between two looks at what has happened and was said."""
LANGUAGES = {"azul_duel": "sr_Latn", "kingdomino": "hu", "pixies": "pl"}
PLAYS = [*product(GAMES, LANGUAGES.values())] if FULL else [*LANGUAGES.items()]
NAMES = ("Ana", "Bence")
ME, OTHER = 0, 1
BUTTON = " button."
"""How Orca ends the name of each button on the start screen."""
STOPS = 60
"""At most so many stops of the Tab key on the start screen: a late Orca may miss the first ones."""
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


class Story:
    """Compares what has happened in a game, as it is saved, with what was heard of it."""

    def __init__(self, stage: Stage, home: Path) -> None:
        self._stage, self._folder = stage, home / "data" / "kupola" / "games"
        self._events: list[str] = []
        self._text = ""
        self._told = (0, 0, Counter[str]())
        self.match: Match | None = None

    def read(self) -> None:
        """Replay the game that the program has saved last, and note what is new in it."""
        files = sorted(self._folder.rglob("*.kupola"))
        text = files[-1].read_text("utf-8") if files else ""
        if text and text != self._text:
            known = -1 if self.match is None else self.match.ply
            self._text, self.match = text, loads(text).replay()
            self._events += events(self.match, known)

    @property
    def moves(self) -> int:
        """How many moves the person has made."""
        return 0 if self.match is None else sum(turn.seat == ME for turn in self.match.turns)

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def waits(self) -> bool:
        """Whether the game waits for the person, or for nobody any more."""
        return self.match is not None and self.match.to_act in {ME, None}

    @property
    def happened(self) -> Counter[str]:
        return Counter(self._events)

    @property
    def told(self) -> Counter[str]:
        """Count how often each event was said; a sentence may be the beginning of a longer one."""
        heard = self._stage.spoken
        if self._told[:2] != (len(heard), len(self._events)):
            spoken, found = " ".join(heard), Counter[str]()
            for words in sorted({*self._events}, key=len, reverse=True):
                found[words] = spoken.count(words)
                spoken = spoken.replace(words, "")
            self._told = (len(heard), len(self._events), found)
        return self._told[2]


def begin(stage: Stage, game: str) -> None:
    """Go on with the Tab key until the button that plays a game is heard, and press it."""
    play = f"{QCoreApplication.translate('GameCard', 'Play')}, {render(GAMES[game].title)}"
    for _ in range(STOPS):
        if any(play in line for line in stage.press("Tab", BUTTON)):
            stage.press("Return")
            return
    pytest.fail(f"{play} is not heard: {stage.spoken}")


def play(stage: Stage, story: Story) -> None:
    """Take and drop what the arrow keys come to, until enough moves are made and all is told."""
    chance = Rng.seeded(1)
    listen(stage, story)
    for _ in range(100 * TURNS):
        if story.moves >= TURNS or story.over:
            return
        steps, chance = chance.choice(range(1, 4))
        ways = []
        for _ in range(steps):
            way, chance = chance.choice(STEERING)
            ways.append(way)
        for key in (*ways, "Return", "Return"):
            if not story.over:
                stage.press(key)
                listen(stage, story)  # also of the only possible move, which the program makes
    pytest.fail(f"no move is made: {stage.transcript[-5:]}")


def listen(stage: Stage, story: Story) -> None:
    """Listen until all that has happened is told and the person is to move, or patience ends.

    A key ends what Orca says: without a wait for that, a quick hand would miss sentences. A sheet
    that covers the board is put away when its button is heard.
    """
    go_on = QCoreApplication.translate("InterludeSheet", "Continue")
    deadline = time.monotonic() + PATIENCE
    story.read()
    while not (story.waits and story.told >= story.happened) and time.monotonic() < deadline:
        if go_on in stage.spoken[-1] and not stage.wait(REST):  # a sheet drops hasty keys
            stage.press("Return")
        stage.wait(SOON)
        story.read()
    silent = story.happened - story.told
    assert not silent, (silent, stage.transcript[-5:])


def events(match: Match, known: int) -> Iterator[str]:
    """Tell everything that happened after the known moves, as the person may know it.

    Which game it is, if that is not known; each move with its pieces, its places and all points
    that followed; what came to light after it; the points at the end of a round; who won.
    """
    words = sentences_of(match.game.key)
    if known < 0:
        progress = words.progress(match.game.view(match.goto(0).state, ME)).label
        players = ", ".join(NAMES)
        yield in_words([OPENED.bind(game=match.game.title, players=players, progress=progress)])
    for ply in range(max(known, 0) + 1, match.ply + 1):
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
        story = Story(stage, tmp_path)
        play(stage, story)
        stage.wait(REST)
    keep(stage, f"{game}.{language}")

    assert story.moves >= TURNS or story.over
    assert story.told == story.happened
    assert [heard.key for heard in stage.transcript if not heard.lines] == []
    assert stage.complaints == []


def keep(stage: Stage, name: str) -> None:
    """Write down what was heard after each key, if a folder is named."""
    if folder := os.environ.get("KUPOLA_TRANSCRIPTS"):
        lines = (f"[{heard.key}] {' / '.join(heard.lines)}" for heard in stage.transcript)
        (Path(folder) / f"{name}.txt").write_text("\n".join(lines) + "\n", "utf-8")
