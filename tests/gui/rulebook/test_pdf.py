from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from gui.rulebook.book import book
from gui.rulebook.document import Print, RuleDocument
from gui.rulebook.pdf import printed, save_pdf
from gui.store.errors import UnwritableFile

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_rulebook_is_printed_with_all_its_pages_and_pictures() -> None:
    pdf = printed(book("kingdomino", "en"))

    assert pdf.startswith(b"%PDF-")
    assert len(re.findall(rb"/Type /Page\b", pdf)) >= 5
    assert len(re.findall(rb"/Subtype /Image", pdf)) >= 6


def test_it_is_written_into_a_file(tmp_path: Path) -> None:
    save_pdf(book("pixies", "en"), tmp_path / "rules.pdf")

    assert (tmp_path / "rules.pdf").stat().st_size > 50_000


def test_a_file_that_cannot_be_written_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnwritableFile):
        save_pdf(book("pixies", "en"), tmp_path / "missing" / "rules.pdf")


def test_headings_have_anchors_and_sizes_of_their_own() -> None:
    shown = book("pixies", "en")
    document = RuleDocument(shown, Print(16, 400))

    sizes = set()
    for section in shown.sections:
        block = document.findBlock(document.places[section.anchor])
        form = block.begin().fragment().charFormat()
        sizes.add((section.level, form.font().pixelSize()))
        assert block.text() == section.heading
        assert form.anchorNames() == [section.anchor]
    assert sorted(sizes) == [(1, 27), (2, 21), (3, 18)]
