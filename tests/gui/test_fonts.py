from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QRawFont

from gui.app import FAMILY
from gui.paths import FONTS

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

LETTERS = {
    "sr_Latn": "ABCČĆDĐEFGHIJKLMNOPRSŠTUVZŽ",
    "sr_Cyrl": "АБВГДЂЕЖЗИЈКЛЉМНЊОПРСТЋУФХЦЧЏШ",
    "hu": "AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ",
    "pl": "AĄBCĆDEĘFGHIJKLŁMNŃOÓPQRSŚTUVWXYZŹŻ",
    "signs": "0123456789–—…„“”’«»×−·→✓●◆",
}


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


def picture(letter: str, locale: str) -> QImage:
    QLocale.setDefault(QLocale(locale))
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setFont(QFont(FAMILY, 30))
    painter.drawText(10, 45, letter)
    painter.end()
    return image
