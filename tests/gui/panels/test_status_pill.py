"""The pill with one sentence: prompts and refusals look different."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtGui import QImage

from core.kernel.messages import text
from gui.look.theme import CONTRAST, DARK, LIGHT
from gui.panels.status_pill import StatusPill
from gui.widgets.style import Style
from tests.gui.panels.seats import looks

if TYPE_CHECKING:
    from gui.look.theme import Theme

SENTENCE = text("tests", "Place your domino")


def shown(theme: Theme, *, refusing: bool) -> QImage:
    """Return the picture of the same sentence as a prompt or as a refusal."""
    pill = StatusPill()
    pill.restyle(Style.of(theme, 1280, 720, 1))
    pill.show_status(SENTENCE, 0, looks(2), refusing=refusing)
    pill.resize(pill.sizeHint())
    return pill.grab().toImage()


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST], ids=lambda theme: theme.name)
@pytest.mark.usefixtures("translator")
def test_a_refusal_has_the_edge_of_losses_and_differs_without_color(theme: Theme) -> None:
    prompt, refusal = shown(theme, refusing=False), shown(theme, refusing=True)
    middle = prompt.width() // 2
    edges = [image.pixelColor(middle, 1).name() for image in (prompt, refusal)]
    signs = [
        image.copy(0, 0, image.height(), image.height()).convertToFormat(QImage.Format.Format_Mono)
        for image in (prompt, refusal)
    ]

    assert prompt.size() == refusal.size()
    assert [edge == theme.color("loss").name() for edge in edges] == [False, True]
    assert signs[0] != signs[1]
