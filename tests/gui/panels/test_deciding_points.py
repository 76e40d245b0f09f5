"""The result says why one player won, and names the winner once."""

from __future__ import annotations

import pytest

from core.games import GAMES
from core.games.kingdomino.scoring import decided
from core.kernel.messages import Message, english
from core.kernel.scores import Outcome, ScoreLine, ranked
from gui.games.narration import Row, Weight
from gui.games.registry import sentences_of
from gui.panels.deciding_points import deciding_points
from gui.panels.score_rows import TOTAL, score_rows
from tests.gui.panels.seats import NAMES
from tests.gui.panels.test_sentences import STARTINGS, finished

AZUL = sentences_of("azul_duel").row_order(None)
ROUND_1, BROKEN, SPARED = (
    next(label for label in AZUL if english(label) == name)
    for name in ("Round 1", "Broken tiles", "Not lost")
)


def row(label: Message, *points: int, weight: Weight = Weight.PART) -> Row:
    return Row(label, tuple((ScoreLine(each, label),) for each in points), weight)


def said(outcome: Outcome, *rows: Row) -> list[str]:
    why = deciding_points(outcome, rows, sentences_of("azul_duel"))
    return [english(each, NAMES) for each in why]


def won(*points: int) -> Outcome:
    return Outcome(ranked([(each,) for each in points]), TOTAL)


def test_the_row_with_the_largest_difference_decides() -> None:
    rows = (row(ROUND_1, 30, 12), row(BROKEN, -4, -1), row(TOTAL, 26, 11, weight=Weight.SUM))

    assert said(won(26, 11), *rows) == ["Won by 15 points.", "Biggest gap: Round 1, 30 to 12."]


def test_a_loss_is_told_as_a_loss() -> None:
    rows = (row(ROUND_1, 30, 28), row(BROKEN, -21, 0))

    assert said(won(9, 28), *rows) == [
        "Won by 19 points.",
        "Ana lost 21 points to broken tiles.",
    ]


def test_a_loss_without_which_the_game_was_not_lost_is_told_too() -> None:
    rows = (row(ROUND_1, 30, 20), row(BROKEN, -4, -8))

    assert said(won(26, 12), *rows)[1:] == ["Biggest gap: Round 1, 30 to 20."]
    assert said(won(26, 19), row(ROUND_1, 30, 22), row(BROKEN, -4, -9))[1:] == [
        "Biggest gap: Round 1, 30 to 22.",
        "Bence lost 9 points to broken tiles.",
    ]


def test_losses_of_which_a_player_was_spared_some_decide_nothing() -> None:
    rows = (row(ROUND_1, 30, 28), row(BROKEN, -4, -40), row(SPARED, 0, 12))

    assert said(won(26, 0), *rows) == ["Won by 26 points.", "Biggest gap: Round 1, 30 to 28."]
    assert said(won(4, 0), row(BROKEN, -4, -40), row(SPARED, 0, 12)) == ["Won by 4 points."]


def test_of_several_players_the_second_is_named() -> None:
    rows = (row(ROUND_1, 30, 12, 20),)

    assert said(won(30, 12, 20), *rows)[1] == "Biggest gap to Cecylia: Round 1, 30 to 20."


def test_a_tie_is_explained_without_the_name_of_the_winner() -> None:
    outcome = decided([(40, 7, 3), (40, 5, 9)])
    (why,) = deciding_points(outcome, (), sentences_of("kingdomino"))

    assert english(why, NAMES) == "Points are tied; the largest territory decides: 7 to 5."


def test_a_shared_victory_says_so() -> None:
    outcome = decided([(40, 7, 3), (40, 7, 3)])

    assert deciding_points(outcome, (), sentences_of("kingdomino")) == (outcome.reason,)


@pytest.mark.parametrize(("key", "seats", "given"), STARTINGS)
def test_the_sentences_of_whole_games_name_no_winner(
    key: str, seats: int, given: dict[str, object]
) -> None:
    match = finished(key, seats, given)
    outcome = GAMES[key].outcome(match.state)
    assert outcome is not None
    rows = score_rows(match, match.game.view(match.state, 0), sentences_of(key))
    why = deciding_points(outcome, rows, sentences_of(key))
    words = " ".join(english(each, NAMES) for each in why)

    assert 1 <= len(why) <= 3
    assert len(outcome.winners) > 1 or NAMES[outcome.winners[0]] not in words
