from __future__ import annotations

from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QKeySequence

from core.kernel.messages import Message, Player, english, plural, text
from gui.games.posters import players
from gui.text.translation import render
from i18n import sentences

if TYPE_CHECKING:
    from gui.text.translator import Translator

ROOT = Path(__file__).parents[3]
SENTENCES = sentences.read(sorted(ROOT.glob("core/**/*.py")))[0]


def filled(sentence: sentences.Sentence, count: int) -> Message:
    places = {name: name for _, name, _, _ in Formatter().parse(sentence.source) if name}
    number = count if sentence.is_plural else None
    return Message(sentence.context, sentence.source, sentence.comment, number).bind(**places)


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_english_says_what_core_says_of_itself(translator: Translator, count: int) -> None:
    translator.speak("en")
    messages = [filled(sentence, count) for sentence in SENTENCES]

    assert [render(message) for message in messages] == [english(message) for message in messages]


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["1 player", "2 players", "5 players", "21 players"]),
        ("hu", ["1 játékos", "2 játékos", "5 játékos", "21 játékos"]),
        ("pl", ["1 gracz", "2 graczy", "5 graczy", "21 graczy"]),
        ("sr_Cyrl", ["1 играч", "2 играча", "5 играча", "21 играч"]),
        ("sr_Latn", ["1 igrač", "2 igrača", "5 igrača", "21 igrač"]),
    ],
)
def test_numbers_choose_their_form(
    translator: Translator, language: str, expected: list[str]
) -> None:
    translator.speak(language)

    assert [render(players(range(n, n + 1))) for n in (1, 2, 5, 21)] == expected


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ["−1 player", "−2 players", "−21 players"]),
        ("hu", ["−1 játékos", "−2 játékos", "−21 játékos"]),
        ("pl", ["−1 gracz", "−2 graczy", "−21 graczy"]),
        ("sr_Latn", ["−1 igrač", "−2 igrača", "−21 igrač"]),
    ],
)
def test_a_negative_number_is_said_with_its_sign(
    translator: Translator, language: str, expected: list[str]
) -> None:
    translator.speak(language)

    assert [render(plural("posters", "%n player(s)", "", n)) for n in (-1, -2, -21)] == expected


def test_players_are_called_by_their_names(translator: Translator) -> None:
    translator.speak("hu")
    message = text("tests", "{one} and {two}").bind(one=Player(0), two=Player(1))

    assert render(message, ["Ana"]) == "Ana and 2. játékos"


def test_a_translation_names_the_form_of_a_word(translator: Translator) -> None:
    translator.speak("hu")
    message = text("tests", "{one:Név}, {two:név-nak}, {line:az-as-ba}, {color:az}").bind(
        one=Player(0), two=Player(1), line=5, color=text("azul_duel", "blue")
    )

    assert render(message, ["Ana"]) == "Ana, a 2. játékosnak, az 5-ösbe, a kék"


def test_messages_inside_messages_are_translated_too(translator: Translator) -> None:
    translator.speak("sr_Cyrl")
    message = text("tests", "({inner})").bind(inner=text("core", "Player {number}").bind(number=3))

    assert render(message) == "(Играч 3)"


def test_what_no_catalogue_knows_stays_english(translator: Translator) -> None:
    translator.speak("pl")

    assert render(plural("tests", "%n unknown thing", "", 3)) == "3 unknown thing"


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", "Left Space Ctrl+Up"),
        ("hu", "Bal Szóköz Ctrl+Fel"),
        ("pl", "Lewo Spacja Ctrl+Góra"),
        ("sr_Cyrl", "Лево Размак Ctrl+Горе"),
        ("sr_Latn", "Levo Razmak Ctrl+Gore"),
    ],
)
def test_keys_are_named_in_every_language(
    translator: Translator, language: str, expected: str
) -> None:
    translator.speak(language)
    keys = (QKeySequence(key) for key in ("Left", "Space", "Ctrl+Up"))

    assert (
        " ".join(key.toString(QKeySequence.SequenceFormat.NativeText) for key in keys) == expected
    )


@pytest.mark.parametrize("count", [2**31, 2**53, -(2**31) - 1, 10**30])
def test_a_count_that_qt_cannot_hold_is_still_said(translator: Translator, count: int) -> None:
    translator.speak("en")

    assert render(plural("azul_duel", "%n tile(s) break", "", count))


@pytest.mark.parametrize("name", ["{0}", "{name}", "{name.__class__}", "%n {", "}{", "{{x}}"])
def test_a_name_with_braces_is_harmless(translator: Translator, name: str) -> None:
    translator.speak("en")
    inner = text("core", "Player {number}").bind(number=name)
    message = plural("core", "{player} says %n time(s): {words} {name}", "", 2).bind(
        player=Player(0), words=inner, name=name
    )
    expected = f"{name} says 2 times: Player {name} {name}"

    assert english(message, [name]) == expected
    assert render(message, [name]).replace("time(s)", "times") == expected
