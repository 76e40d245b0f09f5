"""The record of everything that the window needs of one game; each game fills it in."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

from attrs import frozen

from core.kernel.game import AnyGame
from core.kernel.messages import Message, Seat, text
from core.kernel.options import Option, OptionValue
from core.kernel.scores import ScoreLine, ScoreSheet
from core.match import Match
from gui.board.table import Table
from gui.widgets.option_cell import OptionCell

from .anchors import Anchors, NoAnchors
from .illustration import Illustration
from .narration import Sentences
from .situation import Situation
from .tally_board import TallyBoard, TallyCell
from .zones import Description

Illustrations: TypeAlias = Mapping[str, Callable[[], Illustration]]
ValueNames: TypeAlias = Mapping[str, Mapping[OptionValue, Message]]
OptionCells: TypeAlias = Mapping[str, Callable[[Option], OptionCell]]
TallyCells: TypeAlias = Mapping[str, Callable[[], TallyCell]]

FIRST_GAME = text("game_screen", "Your first game: an easy opponent, every aid and plenty of time.")


def final_lines(match: Match, seat: Seat) -> Iterable[ScoreLine]:
    """Itemize the points as the position at the end does."""
    return match.game.score(match.state, seat).lines


def score_of(game: AnyGame, state: Any, seat: Seat) -> ScoreSheet:
    """Itemize the points as the rules do."""
    return game.score(state, seat)


@frozen(kw_only=True)
class GameUi:
    """How one game is shown. Slow imports are functions that import on first use.

    Attributes:
        table: How it looks and is handled.
        narration: What the screen around the board says.
        description: What lies on the board, in words.
        anchors: Which paragraph of the rulebook is about what; the default cites none.
        illustrations: The pictures of its rulebook by name.
        tally_board: How its boards are counted; None: they are not.
        categories: The kinds of points in the statistics, in the order in which they are shown.
        score_lines: A seat's points in a finished game.
        shown_score: A seat's points as they are shown during a game, without those that the rules
            count already although a later move can take them away.
        value_names: What the values of its options are called, by option.
        option_cells: The options that are chosen by a control of their own.
        tally_cells: Those of a count that are, and are neither on nor off.
        banner_ends: Where its banner can end at the right without cutting through something.
        board_areas: The places that make up a player's board; none: the whole table.
        heart_areas: Those of them that are recognizable in a very small picture; none: all.
        space_area: The places that stand beside one another on a board; empty: there are none.
        welcome: What a player reads at the start of a first game.
        situations: What the coach explains when a player first meets it, in the order of urgency.

    """

    table: Callable[[], Table]
    narration: Callable[[], Sentences]
    description: Callable[[], Description]
    anchors: Callable[[], Anchors] = NoAnchors
    illustrations: Callable[[], Illustrations] = dict
    tally_board: Callable[[], TallyBoard] | None = None
    categories: Callable[[], tuple[Message, ...]] = tuple
    score_lines: Callable[[Match, Seat], Iterable[ScoreLine]] = final_lines
    shown_score: Callable[[AnyGame, Any, Seat], ScoreSheet] = score_of
    value_names: Callable[[], ValueNames] = dict
    option_cells: Callable[[], OptionCells] = dict
    tally_cells: Callable[[], TallyCells] = dict
    banner_ends: tuple[float, ...] = (1.0,)
    board_areas: tuple[str, ...] = ()
    heart_areas: tuple[str, ...] = ()
    space_area: str = ""
    welcome: Message = FIRST_GAME
    situations: Callable[[], tuple[Situation, ...]] = tuple
