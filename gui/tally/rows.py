"""The points of a count as rows, and its report."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from attrs import evolve
from PySide6.QtCore import QDate, Qt

from core.games.boxes import BOXES
from core.kernel.messages import Player
from gui.board.table import Stage
from gui.games.narration import Row, Weight
from gui.games.tally_board import TallyView
from gui.games.tally_plan import inside, rooms
from gui.games.zones import joined_sentences
from gui.history.tally_categories import category
from gui.look.theme import LIGHT
from gui.panels.points_model import Head
from gui.panels.score_rows import TOTAL, grouped
from gui.render.player_board import BOARD, PlayerBoard
from gui.share.report import Report, said_day
from gui.text.translation import render

from .boards import tally_table_of
from .texts import NO_WINNER, OPEN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from core.kernel.messages import Message
    from core.tally import Count
    from gui.look.seat_look import SeatLook


def tally_rows(count: Count, page: int) -> tuple[Row, ...]:
    """Itemize all players' points, those of one page in detail."""
    sheets = [count.tally.score(count.state, seat, page).lines for seat in range(count.seats)]
    named = partial(category, count.tally.key)
    parts = grouped(sheets, named, tally_table_of(count.tally.key).board.labels)
    return (*(Row(label, lines) for label, lines in parts), Row(TOTAL, tuple(sheets), Weight.SUM))


def tally_report(count: Count, looks: tuple[SeatLook, ...], date: str) -> Report:
    """Report a count on paper: points and boards, without moves; a winner if there is one."""
    outcome = count.tally.outcome(count.state)
    names = [look.name for look in looks]
    last = len(count.tally.pages) - 1
    said = said_day(QDate.fromString(date, Qt.DateFormat.ISODate))
    chosen = [
        render(option.title) for option in count.tally.options if count.options[option.key] is True
    ]
    return Report(
        render(BOXES[count.tally.key].title),
        tuple(fact for fact in (said, ", ".join(names), " · ".join(chosen)) if fact),
        render(outcome.reason, names) if outcome else render(still_open(count), names),
        tally_rows(count, last),
        tuple(Head(each.seat, each.rank) for each in outcome.standings)
        if outcome
        else tuple(map(Head, range(count.seats))),
        looks,
        tuple(_portraits(count, looks)),
    )


def still_open(count: Count) -> Message:
    """Say what keeps a count from having a winner: the first flaw of every player."""
    first = {flaw.seat: flaw for flaw in reversed(count.flaws)}
    problems = (
        OPEN.bind(player=Player(seat), problem=first[seat].reason) for seat in sorted(first)
    )
    return joined_sentences([NO_WINNER, *problems])


def _portraits(count: Count, looks: tuple[SeatLook, ...]) -> Iterator[PlayerBoard]:
    """Show every board on which anything lies; of several, each says which it is."""
    table, pages = tally_table_of(count.tally.key), count.tally.pages
    for seat, look in enumerate(looks):
        for page, title in enumerate(pages):
            view = TallyView(count.tally, count.state, seat, page)
            stage = Stage(view, seat, BOARD, looks, LIGHT)
            bare = not any(table.board.piece_at(view, p) for p in table.board.drop_places(view))
            if len(pages) > 1 and bare and page:
                continue
            heading = f"{look.name} · {render(title)}"
            named = look if len(pages) == 1 else evolve(look, given=heading)
            part = inside(rooms(stage, table.board.share)[0], stage)
            yield PlayerBoard(named, table, stage, part)
