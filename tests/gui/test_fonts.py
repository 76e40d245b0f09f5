from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QRawFont

from gui.paths import FONTS
from gui.text.text_size import FAMILY
from gui.text.translator import Translator

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtWidgets import QApplication

LETTERS = {
    "sr_Latn": "ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ",
    "sr_Cyrl": "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ",
    "hu": "AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ",
    "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ",
    "signs": "0123456789–—…„“”’«»×−·→✓●◆",
}

NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{folder}</cachedir></fontconfig>
"""
PROOF = """
from PySide6.QtGui import QFontDatabase, QRawFont
from PySide6.QtWidgets import QApplication
from gui.app import set_up_application
from gui.text.text_size import FAMILY
from tests.gui.test_fonts import LETTERS, picture
app = QApplication([])
assert FAMILY not in QFontDatabase.families()
set_up_application(app)
font = QRawFont.fromFont(app.font())
assert font.familyName() == FAMILY, font.familyName()
letters = "".join(LETTERS.values()) + "".join(LETTERS.values()).lower()
assert 0 not in font.glyphIndexesForString(letters)
assert picture("б", "sr_Cyrl") != picture("б", "ru")
"""


@pytest.fixture
def locale() -> Iterator[None]:
    before = QLocale()
    yield
    QLocale.setDefault(before)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("file", sorted(FONTS.glob("*.ttf")), ids=lambda file: file.stem)
@pytest.mark.parametrize("alphabet", LETTERS)
def test_the_fonts_hold_every_letter(file: Path, alphabet: str) -> None:
    font = QRawFont(str(file), 20)
    letters = LETTERS[alphabet] + LETTERS[alphabet].lower()

    assert [each for each in letters if 0 in font.glyphIndexesForString(each)] == []


@pytest.mark.parametrize("weight", [QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold])
def test_the_program_writes_in_its_own_font(qapp: QApplication, weight: QFont.Weight) -> None:
    font = QFont(qapp.font())
    font.setWeight(weight)

    found = QRawFont.fromFont(font)

    assert found.familyName().startswith(FAMILY)
    assert found.weight() == weight


@pytest.mark.usefixtures("qapp", "locale")
def test_serbian_cyrillic_is_written_in_its_serbian_forms() -> None:
    assert picture("б", "sr_Cyrl") != picture("б", "ru")
    assert picture("а", "sr_Cyrl") == picture("а", "ru")


@pytest.mark.usefixtures("qapp", "locale")
def test_the_program_writes_serbian_as_serbs_do() -> None:
    russian, serbian = picture("б", "ru"), picture("б", "sr_Cyrl")
    translator = Translator()
    translator.speak("sr_Cyrl")
    spoken = drawn("б")
    translator.speak("en")
    left = drawn("б")
    translator.remove_translators()

    assert spoken == serbian
    assert left == russian


def picture(letter: str, locale: str) -> QImage:
    QLocale.setDefault(QLocale(locale))
    return drawn(letter)


def drawn(letter: str) -> QImage:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    with QPainter(image) as painter:
        painter.setFont(QFont(FAMILY, 30))
        painter.drawText(10, 45, letter)
    return image


@pytest.mark.skipif(sys.platform != "linux", reason="fontconfig is told there are no fonts")
def test_a_machine_without_fonts_shows_every_letter(tmp_path: Path) -> None:
    config = tmp_path / "fonts.conf"
    config.write_text(NO_FONTS.format(folder=tmp_path), "utf-8")
    root = Path(__file__).parents[2]
    environment = {**os.environ, "FONTCONFIG_FILE": str(config), "PYTHONPATH": str(root)}

    proof = subprocess.run(  # noqa: S603 - our own interpreter
        [sys.executable, "-c", PROOF], env=environment, cwd=root, capture_output=True, check=False
    )

    assert proof.returncode == 0, proof.stderr.decode()
