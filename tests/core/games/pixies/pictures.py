"""Cards, areas and positions as short pictures.

``5r1x`` is the red 5 with one cross: the number, the color (b, g, y, r or m), then spirals
(``4s``), crosses (``1x``), ``*`` for special or ``-`` for no symbol.

An area is nine tokens, one for each space:

- ``.`` empty
- ``5r1x`` a lone face-up card; ``5`` alone: any card of that number
- ``5r1x+`` a validated card over any face-down one
- ``5r1x/5b*`` a validated card over that face-down one
- ``#`` any lone face-down card; ``#5b*`` that one

In a display ``_`` is a card that was taken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.pixies import PIXIES
from core.games.pixies.areas import SPACES, Area, Space
from core.games.pixies.pieces import CARDS, Card, CardId
from core.games.pixies.scoring import tally
from core.games.pixies.state import FinishedRound, State
from core.kernel.messages import english
from core.kernel.rng import Rng

if TYPE_CHECKING:
    from collections.abc import Iterable


def _name(card: Card) -> str:
    color = "m" if card.is_multicolored else card.colors[0].value[0]
    symbols = [(card.spirals, f"{card.spirals}s"), (card.crosses, f"{card.crosses}x")]
    symbols += [(card.special, "*"), (True, "-")]
    return f"{card.number}{color}" + next(written for there, written in symbols if there)


NAMES = {_name(card): card.id for card in CARDS.values()}


def card(name: str) -> CardId:
    """Find a card by its name."""
    return NAMES[name]


class _Supply:
    """The cards that no picture names, to be had where any card will do."""

    def __init__(self, named: Iterable[str]) -> None:
        gone = set(named)
        self.rest = [card for name, card in NAMES.items() if name not in gone]

    def of(self, token: str) -> CardId | None:
        """Return the card of a name or of a number."""
        if token in ("", ".", "_"):
            return None
        if token in NAMES:
            return NAMES[token]
        found = next(card for card in self.rest if CARDS[card].number == int(token))
        self.rest.remove(found)
        return found

    def any(self) -> CardId:
        """Return a card that no picture names."""
        return self.rest.pop()


def _up(token: str) -> str:
    return token.partition("#")[0].partition("/")[0].rstrip("+")


def _down(token: str) -> str:
    return token.partition("#")[2] or token.partition("/")[2]


def _areas(pictures: Iterable[str], supply: _Supply) -> tuple[Area, ...]:
    rows = [picture.split() for picture in pictures]
    ups = [[supply.of(_up(token)) for token in row] for row in rows]
    downs = [
        [supply.any() if token[-1] in "#+" else supply.of(_down(token)) for token in row]
        for row in rows
    ]
    return tuple(Area(tuple(map(Space, *spaces))) for spaces in zip(ups, downs, strict=True))


def _named(pictures: Iterable[str]) -> list[str]:
    tokens = " ".join(pictures).replace("/", " ").replace("#", " ").replace("+", " ")
    return tokens.split()


def area(picture: str) -> Area:
    """Draw one area."""
    (only,) = _areas([picture], _Supply(_named([picture])))
    return only


def finished_round(number: int, *pictures: str) -> FinishedRound:
    """Draw how a round of that number ended."""
    areas = _areas(pictures, _Supply(_named(pictures)))
    return FinishedRound(areas, tuple(tally(area, number) for area in areas))


FULL = " ".join(map(str, SPACES))
"""Nine lone face-up cards."""


def drawn(*pictures: str, display: str, deck: str = "", first: int = 0, number: int = 1) -> State:
    """Draw a state in the round of that number; cards that are not drawn end the deck."""
    supply = _Supply(_named([*pictures, display, deck]))
    areas = _areas(pictures, supply)
    shown = tuple(supply.of(token) for token in display.split())
    before = (finished_round(n, *(FULL for _ in pictures)) for n in range(1, number))
    return State(
        areas=areas,
        display=shown,
        deck=(*map(card, deck.split()), *supply.rest),
        first=first,
        finished=tuple(before),
        rng=Rng.seeded(1),
    )


def position(
    *pictures: str, display: str, deck: str = "", first: int = 0, number: int = 1
) -> State:
    """Draw a state that is consistent."""
    state = drawn(*pictures, display=display, deck=deck, first=first, number=number)
    flaw = PIXIES.flaw(state)
    assert flaw is None, english(flaw)
    return state
