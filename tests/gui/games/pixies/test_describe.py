"""The board in words."""

from __future__ import annotations

from core.games.pixies.game import Pixies
from core.kernel.messages import english
from core.match import Match
from gui.games.pixies.describe import zones


def test_nine_spaces_are_read_in_three_rows() -> None:
    match = Match.new(Pixies(), 2, {}, 7)
    for _ in range(12):
        match = match.play(match.game.legal_moves(match.state)[0])
    view = match.game.view(match.state, 0)
    _, own, _ = zones(view, 0)

    rows = [english(line.words, ("Ana", "Ben")) for line in own.lines[:3]]
    starts = ("Spaces 1 to 3: ", "Spaces 4 to 6: ", "Spaces 7 to 9: ")
    assert all(map(str.startswith, rows, starts))
    assert [len(line.places) for line in own.lines[:3]] == [3, 3, 3]
    assert [row.count(";") for row in rows] == [2, 2, 2]
    assert "empty" in " ".join(rows)
