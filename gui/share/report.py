"""The contents of a game's report: facts, points, boards and moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen
from PySide6.QtCore import QDate, QLocale

from core.ai.levels import LEVELS
from core.kernel.messages import Player, plural, text
from gui.games.narration import Row
from gui.games.registry import sentences_of, ui_of
from gui.look.seat_look import SeatLook
from gui.look.theme import LIGHT
from gui.match.match_controller import GIVEN_UP
from gui.new_game.texts import COMPUTER
from gui.panels.move_model import Entry, MoveModel
from gui.panels.points_model import Head
from gui.panels.score_rows import score_rows
from gui.render.player_board import PlayerBoard, player_board
from gui.text.translation import called, render

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from core.kernel.messages import Message, Seat
    from core.kernel.options import Option
    from core.match import Match
    from core.record import Sitter

DEAL = text("share", "Deal {seed}")
UNFINISHED = text("share", "The game is not over yet.")
SET_OPTION = text("share", "{option}: {value}")
COMPUTER_PLAYER = text("share", "{player} ({level})")


@frozen(eq=False)
class Report:
    """A game on paper, in the language of the moment.

    Attributes:
        title: What was played.
        facts: When, by whom, with which options.
        verdict: How it ended, or that it did not.
        rows: All players' points.
        heads: Whose columns these are, best first.
        looks: The seats' names and colors.
        boards: All players' boards at the end.
        moves: What was played, if it is known.

    """

    title: str
    facts: tuple[str, ...]
    verdict: str
    rows: tuple[Row, ...]
    heads: tuple[Head, ...]
    looks: tuple[SeatLook, ...]
    boards: tuple[PlayerBoard, ...]
    moves: tuple[Entry, ...] = ()

    @property
    def names(self) -> list[str]:
        """The players' names, by seat."""
        return [look.name for look in self.looks]


def report_of(
    match: Match,
    players: Sequence[Sitter],
    looks: tuple[SeatLook, ...],
    viewer: Seat,
    day: QDate | None = None,
) -> Report:
    """Make the report of a game as a viewer may know it, played on a day or else today."""
    game, state = match.game, match.state
    sentences, names = sentences_of(game.key), [look.name for look in looks]
    view = game.view(state, viewer)
    outcome = game.outcome(state)
    seats = range(match.start.seats)
    model = MoveModel(sentences)
    model.show(match, viewer, looks)
    heads = tuple(Head(each.seat, each.rank) for each in outcome.standings) if outcome else ()
    return Report(
        render(game.title),
        (said_day(day), *_facts(match, players)),
        render(outcome.reason if outcome else _open_end(match), names),
        score_rows(match, view, sentences),
        heads or tuple(map(Head, seats)),
        looks,
        tuple(player_board(game.key, view, looks, seat, LIGHT) for seat in seats),
        tuple(model.rows),
    )


def _open_end(match: Match) -> Message:
    """Say that a game has no result, or who gave it up."""
    if not match.given_up:
        return UNFINISHED
    return GIVEN_UP.bind(name=Player(match.resigned[0]))


def said_day(day: QDate | None) -> str:
    """Say a date; None, or none at all: today."""
    valid = day if day is not None and day.isValid() else QDate.currentDate()
    return QLocale().toString(valid, QLocale.FormatType.LongFormat)


def _facts(match: Match, players: Sequence[Sitter]) -> Iterator[str]:
    yield ", ".join(_named(player) for player in players)
    chosen = [said for option in match.game.options if (said := _chosen(option, match))]
    if chosen:
        yield " · ".join(chosen)
    moves = render(plural("share", "%n move(s)", "", match.ply))
    seed = match.start.seed
    yield moves if seed is None else f"{moves} · {render(DEAL.bind(seed=str(seed)))}"


def _named(player: Sitter) -> str:
    if not player.level:
        return called(player.name)
    level = LEVELS[player.level].title if player.level in LEVELS else COMPUTER
    return render(COMPUTER_PLAYER.bind(player=called(player.name), level=level))


def _chosen(option: Option, match: Match) -> str:
    """List the chosen options; those that only name pieces follow from the points."""
    value = match.start.options[option.key]
    if isinstance(value, bool):
        return render(option.title) if value else ""
    named = ui_of(match.game.key).value_names().get(option.key, {}).get(value)
    return render(SET_OPTION.bind(option=option.title, value=named)) if named else ""
