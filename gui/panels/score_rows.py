"""All players' points as rows, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import evolve

from core.kernel.messages import Message, Seat, text
from gui.games.narration import Row, Weight
from gui.games.positions import scores

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from core.kernel.scores import ScoreLine
    from core.match import Match
    from gui.games.narration import Sentences, Sheets

TOTAL = text("panels", "Total")


def score_rows(match: Match, view: Any, sentences: Sentences) -> tuple[Row, ...]:
    """Itemize everybody's points as they stand, with their total and what is foreseen."""
    return sheet_rows([sheet.lines for sheet in scores(match)], view, sentences)


def sheet_rows(
    sheets: Sequence[tuple[ScoreLine, ...]], view: Any, sentences: Sentences
) -> tuple[Row, ...]:
    """Itemize all players' sheets, with their total and what is foreseen of a view."""
    parts = dict(grouped(sheets, sentences.category, sentences.categories(view)))
    order = {label: number for number, label in enumerate(sentences.row_order(view))}
    labels = sorted(parts, key=order.__getitem__)
    return (
        *(
            Row(label, parts[label], drawing=sentences.drawing(label), about=sentences.about(label))
            for label in labels
        ),
        Row(TOTAL, tuple(sheets), Weight.SUM),
        *sentences.foreseen(view),
    )


def running_rows(
    sheets: Sequence[tuple[ScoreLine, ...]],
    counted: frozenset[tuple[Seat, Message]],
    view: Any,
    sentences: Sentences,
) -> tuple[Row, ...]:
    """Itemize points as far as they are counted; what is counted is no longer foreseen."""
    return tuple(
        _without(row, counted) if row.weight is Weight.FORESEEN else row
        for row in sheet_rows(sheets, view, sentences)
    )


def _without(row: Row, counted: frozenset[tuple[Seat, Message]]) -> Row:
    lines = tuple(
        tuple(line for line in each if (seat, line.reason) not in counted)
        for seat, each in enumerate(row.lines)
    )
    return evolve(row, lines=lines)


def total_row(sheets: Sheets) -> Row:
    """Add up everybody's points."""
    return Row(TOTAL, sheets, Weight.SUM)


def grouped(
    sheets: Sequence[Sequence[ScoreLine]],
    category: Callable[[ScoreLine], Message],
    labels: Iterable[Message],
) -> list[tuple[Message, tuple[tuple[ScoreLine, ...], ...]]]:
    """Sort the lines of every seat by their categories, in the order of their appearance."""
    groups: dict[Message, dict[Seat, list[ScoreLine]]] = {label: {} for label in labels}
    for seat, lines in enumerate(sheets):
        for line in lines:
            groups.setdefault(category(line), {}).setdefault(seat, []).append(line)
    seats = range(len(sheets))
    return [
        (label, tuple(tuple(lines.get(seat, ())) for seat in seats))
        for label, lines in groups.items()
    ]
