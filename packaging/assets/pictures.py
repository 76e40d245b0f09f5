"""Take the pictures in ``docs/pictures``: ``python3 packaging/kupola.py make pictures``.

``docs/screens.md`` is written with them, and the manuals have some of their own. A picture that is
named is the only one taken: ``python3 packaging/kupola.py make pictures result``.
"""

from __future__ import annotations

import os
import sys
import tempfile
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from attrs import evolve, frozen  # noqa: E402 - after the path is set
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, Qt  # noqa: E402
from PySide6.QtGui import QImage  # noqa: E402
from PySide6.QtTest import QTest  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from core.ai.levels import think  # noqa: E402
from core.games import GAMES  # noqa: E402
from core.record import Sitter  # noqa: E402
from gui.app import CALLED, set_up_application  # noqa: E402
from gui.look.appearance import Look  # noqa: E402
from gui.new_game.dialog import NewGameDialog  # noqa: E402
from gui.play.session import Session  # noqa: E402
from gui.render.miniature import MiniaturePainter  # noqa: E402
from gui.start.saved_progress import ProgressReader  # noqa: E402
from gui.store.plan import default_plan  # noqa: E402
from gui.store.saved_games import SavedGames  # noqa: E402
from gui.store.settings import SettingsFile  # noqa: E402
from gui.text.translator import Translator  # noqa: E402
from gui.window.main_window import MainWindow  # noqa: E402
from tests.gui.walk import dialogs, people, screens, together  # noqa: E402, F401 - they register themselves
from tests.gui.walk.registry import SCREENS  # noqa: E402
from tests.gui.walk.stand import USUAL, Stand  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QWidget

    from gui.board.handles import Handle
    from gui.board.scene import TableScene

FOLDER = ROOT / "docs" / "pictures"
MANUAL = FOLDER / "manual"
PAGE = ROOT / "docs" / "screens.md"
SIZE = (1280, 720)
SMALLER = 840
"""How wide pictures are that only the page shows."""
PHOTO = 82
"""Qt's quality of the pictures in the manuals, which are part of every download."""
PACKED = 0
"""Qt's quality of a PNG file that is packed most tightly; nothing is lost."""
NAMES = ("Milica", "Bence", "Zofia", "Ana", "Kuba")
COLORS = ("pink", "yellow", "green", "blue", "violet")
COLUMNS = 2
LANGUAGES = {
    "en": "English",
    "hu": "Hungarian",
    "pl": "Polish",
    "sr_Cyrl": "Serbian in Cyrillic",
    "sr_Latn": "Serbian in Latin letters",
}
LOOKS = {"light": "light", "dark": "dark", "contrast": "high contrast"}
HEAD = """# Screens

Every kind of screen, in one language and one look each; all of them speak every language and wear
every look.
The pictures are taken by `packaging/assets/pictures.py`, which also writes this page.

"""


@frozen
class Shot:
    """A picture.

    Attributes:
        name: The name of its file.
        caption: What is seen.
        language: The language of the program.
        appearance: The color scheme.
        large: Whether it is shown elsewhere too, in its full size.

    """

    name: str
    caption: str
    language: str
    appearance: str
    large: bool = False


@frozen(kw_only=True)
class Match(Shot):
    """A game in the middle, perhaps with something in the hand; or what is shown before a game."""

    game: str = ""
    seats: int = 0
    moves: int = 0
    held: bool = False
    planned: bool = False


@frozen(kw_only=True)
class Screen(Shot):
    """One of the screens of the tests, and how many of its pictures to skip."""

    key: str
    number: int = 0


SHOTS: tuple[Match | Screen, ...] = (
    Match("start_light", "Start, with games that wait", "en", "light", large=True),
    Match("start_dark", "The same by night", "sr_Latn", "dark"),
    Screen("start_first", "The first start", "hu", "light", key="start"),
    Match("new_game_light", "A new game", "en", "light", planned=True, game="pixies", seats=4),
    Match("new_game_dark", "With options", "pl", "dark", planned=True, game="azul_duel", seats=2),
    Match(
        "azul_duel",
        "Azul Duel: tiles in the hand, and what they bring",
        "en",
        "light",
        large=True,
        game="azul_duel",
        seats=2,
        moves=65,
        held=True,
    ),
    Match("azul_duel_hu", "Azul Duel", "hu", "dark", game="azul_duel", seats=2, moves=72),
    Match(
        "kingdomino",
        "Kingdomino: a domino on its way",
        "en",
        "light",
        large=True,
        game="kingdomino",
        seats=4,
        moves=56,
        held=True,
    ),
    Match("kingdomino_sr", "Kingdomino", "sr_Cyrl", "dark", game="kingdomino", seats=3, moves=45),
    Match(
        "pixies",
        "Pixies: which card stays up?",
        "en",
        "light",
        large=True,
        game="pixies",
        seats=4,
        moves=28,
        held=True,
    ),
    Match("pixies_pl", "Pixies with five players", "pl", "dark", game="pixies", seats=5, moves=40),
    Screen(
        "high_contrast", "High contrast", "sr_Latn", "contrast", key="game_kingdomino", number=2
    ),
    Screen("refusal", "Why a drop is not allowed", "pl", "light", key="refused_kingdomino"),
    Screen("hint", "A hint: the best moves and why", "hu", "dark", key="hint_pixies", number=2),
    Screen("round_table", "After a round", "sr_Cyrl", "light", key="round_table_pixies"),
    Screen("result", "The result", "pl", "dark", key="result_kingdomino"),
    Screen("replay", "A game seen again", "hu", "light", key="replay_azul_duel"),
    Screen("review", "A review while it thinks", "en", "dark", key="review_pixies"),
    Screen(
        "lines", "Two lines of a game compared", "sr_Latn", "light", key="branches_pixies", number=1
    ),
    Screen(
        "rules_beside",
        "The rules beside the board",
        "sr_Cyrl",
        "light",
        key="rules_beside_the_board_kingdomino",
    ),
    Screen("rules_window", "The rulebook", "pl", "light", key="rules_window_azul_duel"),
    Screen("words", "The board in words", "hu", "dark", key="board_in_words_azul_duel"),
    Screen("settings", "Settings", "en", "light", key="settings", number=2),
    Screen("keys", "All keys", "pl", "light", key="shortcuts"),
    Screen("players", "Players", "hu", "light", key="players"),
    Screen("history", "History", "sr_Cyrl", "dark", key="history"),
    Screen("statistics", "Statistics", "en", "light", key="statistics"),
    Screen("new_match", "A new match", "pl", "dark", key="new_match"),
    Screen("match", "The standing of a match", "en", "light", key="triathlon", number=2),
    Screen("new_count", "To score a real game", "hu", "light", key="new_count_kingdomino"),
    Screen("count", "A real table being scored", "sr_Latn", "light", key="count_azul_duel"),
    Screen("picture", "A picture of the board", "sr_Cyrl", "light", key="picture_pixies"),
    Screen("report", "A report", "hu", "light", key="report"),
    Screen("code", "A position as a line of text", "pl", "dark", key="position"),
    Screen("fairness", "The seal of a deal", "en", "light", key="fairness_in_the_end"),
    Screen("about", "About", "sr_Latn", "dark", key="about"),
)

IN_MANUALS: tuple[Match | Screen, ...] = (
    Match("start", "", "", "light"),
    Match("drag", "", "", "light", game="kingdomino", seats=2, moves=30, held=True),
    Screen("result", "", "", "light", key="result_kingdomino"),
    Screen("together", "", "", "light", key="gathering_at_home"),
)
"""What the manuals show, each in its own language."""


def main(names: list[str]) -> None:
    """Take every picture, or only some, and write the page."""
    app = QApplication([*CALLED])
    set_up_application(app)
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        if not names or shot.name in names:
            with tempfile.TemporaryDirectory() as scratch:
                image = taken(shot, Path(scratch))
            file = FOLDER / f"{shot.name}.png"
            finished(image, shot).save(str(file), None, PACKED)
    MANUAL.mkdir(exist_ok=True)
    for shot in in_manuals():
        if not names or shot.name in names:
            with tempfile.TemporaryDirectory() as scratch:
                image = taken(shot, Path(scratch))
            finished(image, shot).save(str(MANUAL / f"{shot.name}.jpg"), None, PHOTO)
    PAGE.write_text(page(), encoding="utf-8")


def in_manuals() -> list[Match | Screen]:
    """List the pictures of all manuals."""
    return [
        evolve(shot, name=f"{shot.name}_{language}", language=language)
        for shot in IN_MANUALS
        for language in LANGUAGES
    ]


def taken(shot: Match | Screen, folder: Path) -> QImage:
    """Open a screen and take its picture."""
    if isinstance(shot, Screen):
        return on_the_stand(shot, folder)
    with opened(folder, shot.language, shot.appearance) as window:
        if shot.planned:
            return planned(window, shot)
        if shot.game:
            sit(window, shot)
        else:
            leave_games(window)
        if shot.held:
            hold(window)
        return seen(window)


def planned(window: MainWindow, shot: Match) -> QImage:
    """Open the new-game dialog."""
    plan = evolve(default_plan(GAMES[shot.game]), sitters=sitters(shot.seats))
    dialog = NewGameDialog(GAMES[shot.game], plan, window.look.theme, window)
    dialog.open()
    image = seen(window)
    dialog.close()
    return image


def on_the_stand(shot: Screen, folder: Path) -> QImage:
    """Open one of the tests' screens."""
    shared_translator().remove_translators()
    stand = Stand(folder, USUAL, shot.appearance)
    with stand.open():
        stand.speak(shot.language)
        for number, top in enumerate(SCREENS[shot.key](stand)):
            if number == shot.number:
                stand.settle()
                return seen(top)
    message = f"{shot.key} shows nothing at {shot.number}"
    raise LookupError(message)


def finished(image: QImage, shot: Shot) -> QImage:
    """Shrink a picture for the page."""
    if shot.large:
        return image
    if image.width() > SMALLER:
        image = image.scaledToWidth(SMALLER, Qt.TransformationMode.SmoothTransformation)
    few_colors = image.convertToFormat(QImage.Format.Format_RGB666)
    return few_colors.convertToFormat(QImage.Format.Format_RGB32)


def page() -> str:
    """Write the text of the page."""
    cells = [
        f"![{shot.caption}](pictures/{shot.name}.png)<br>"
        f"**{shot.caption}** · {LANGUAGES[shot.language]}, {LOOKS[shot.appearance]}"
        for shot in SHOTS
    ]
    cells += [""] * (-len(cells) % COLUMNS)
    rows = [cells[at : at + COLUMNS] for at in range(0, len(cells), COLUMNS)]
    table = [
        "|" + "   |" * COLUMNS,
        "|---" * COLUMNS + "|",
        *(f"| {' | '.join(row)} |" for row in rows),
    ]
    return HEAD + "\n".join(table) + "\n"


@contextmanager
def opened(folder: Path, language: str, appearance: str) -> Iterator[MainWindow]:
    """Open a window whose settings and games are in a folder of their own."""
    file = SettingsFile(folder / "settings.json")
    file.change(language=language, appearance=appearance, motion="off", muted=True)
    shared_translator().speak(language)
    window = MainWindow(file, shared_translator(), Look(), SavedGames(folder / "games"))
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    yield window
    window.leave()
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@cache
def shared_translator() -> Translator:
    """Return the one translator: a second one would override the first."""
    return Translator()


def sitters(seats: int) -> tuple[Sitter, ...]:
    """Seat some people."""
    return tuple(Sitter(NAMES[seat], COLORS[seat], help="points") for seat in range(seats))


def leave_games(window: MainWindow) -> None:
    """Leave a game of each kind in the middle, and wait until the start screen shows them."""
    for shot in SHOTS:
        if isinstance(shot, Match) and shot.held:
            sit(window, shot)
            window.leave()
    while any(bookmarks.busy for bookmarks in window.findChildren(ProgressReader)):
        QApplication.processEvents()


def sit(window: MainWindow, shot: Match) -> None:
    """Play a game up to the middle."""
    plan = evolve(default_plan(GAMES[shot.game]), sitters=sitters(shot.seats), seed=11)
    session = Session.planned(plan, window.saved_games, window)
    window.seat(session)
    controller = session.controller
    while controller.match.ply < shot.moves or not session.screen.scene.hand.handles.sources:
        controller.play(sensible(controller.match, controller.match.ply))
        QApplication.processEvents()
        session.screen.interlude.put_away()


def sensible(match: Any, ply: int) -> Any:
    """Choose a move that looks like a person's."""
    view = match.game.view(match.state, match.to_act)
    game, seat = match.game, match.to_act
    return think(game, view, seat, "skilled", seed=ply, stop=lambda: False).best.move


def best_handle(scene: TableScene) -> Handle:
    """Find the drag with the highest gain."""
    handles = scene.hand.handles
    offered = [
        handle
        for source in handles.sources
        for handle in handles.targets(source, handles.variants(source)[0]).values()
    ]
    return max(
        offered, key=lambda h: scene.table.preview(scene.stage, scene.board_layout, h).points or 0
    )


def hold(window: MainWindow) -> None:
    """Hold the piece with the highest gain over its target."""
    scene, view = window.session.screen.scene, window.session.screen.view  # type: ignore[union-attr]
    best = best_handle(scene)
    start, end = scene.rect_of(best.source).center(), scene.rect_of(best.target).center()
    pane = view.viewport()
    QTest.mousePress(pane, Qt.MouseButton.LeftButton, pos=view.mapFromScene(start))
    for share in (0.3, 0.7, 1.0):
        at = start + (end - start) * share + QPointF(8, 6)
        QTest.mouseMove(pane, view.mapFromScene(at))
    QApplication.processEvents()


def seen(top: QWidget) -> QImage:
    """Take a picture of a window, once everything on it is painted."""
    QApplication.processEvents()
    while any(painter.busy for painter in top.findChildren(MiniaturePainter)):
        QApplication.processEvents()
    return top.grab().toImage()


if __name__ == "__main__":
    main(sys.argv[1:])
