"""Games from which puzzles are taken: computer players of mixed strengths, all from one number.

The seed of a game is its number, so the number is all that has to be kept besides the moves. In
Kingdomino the search plays, with the budgets and temperatures of several levels. The other two
games are played by the engines alone, which takes some milliseconds: in Pixies every move is judged
by a few playouts, in Azul Duel the quick player of the playouts decides, with more or less chance.
In the last round of every fourth game of Azul Duel some moves are drawn: that leaves more to pick.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from core.ai.azul_duel.packing import NO_CHIP, STAGES, pack_state, unpack_move
from core.ai.fast.azul_duel.playouts import Player
from core.ai.fast.pixies.search import Search
from core.ai.levels import seek
from core.ai.opponent import Strength
from core.ai.pixies.packing import BOOK
from core.ai.pixies.packing import pack_state as pack_cards
from core.ai.pixies.packing import unpack_move as unpack_card_move
from core.games import GAMES
from core.games.azul_duel.state import TILING, Stage
from core.games.kingdomino.state import Decision
from core.games.pixies.state import ROUNDS as PIXIES_ROUNDS
from core.kernel.game import AnyGame
from core.kernel.options import Options, choose
from core.kernel.rng import Rng

from .by_engine.azul_duel import AzulDuelEnd
from .by_engine.pixies import PixiesEnd
from .conditions import stands_out
from .endgame import NotClosed, lead
from .kinds import DUEL, DUEL_ROUND, PICKS, TABLE_ROUND, TILING_KIND, Kind

if TYPE_CHECKING:
    from core.kernel.messages import Seat

SCREENED = {"azul_duel": 1500, "kingdomino": 2500, "pixies": 4000}
"""How many positions the engine looks at before a position is given up as too large."""
MOST_TILING = 400
"""The same for a tiling, of which there are more."""

STRENGTHS = (Strength(12), Strength(16), Strength(24, 5.0), Strength(24, 9.0))
"""With which strengths Kingdomino is played."""
PLAYOUTS = (1, 2, 4)
"""How many playouts judge a move of Pixies."""
NOISES = (0.5, 1.0, 2.0, 3.0)
"""How much chance a quick player of Azul Duel adds to its values."""
OPTIONS: dict[str, tuple[tuple[int, dict[str, object]], ...]] = {
    "azul_duel": ((2, {}), (2, {"tablets": "random_4"})),
    "kingdomino": (
        (2, {"harmony": True, "middle_kingdom": True}),
        (2, {"harmony": True}),
        (2, {"harmony": True, "middle_kingdom": True}),
        (2, {}),
    ),
    "pixies": ((2, {}), (2, {}), (5, {}), (2, {}), (2, {}), (2, {}), (4, {}), (2, {})),
}
"""How many play with which options, in turn."""
_WHIMS = 10
"""How many percent of a playout's moves are drawn."""
_DRAWN, _DRAWN_PERCENT = 4, 30
"""In which games of Azul Duel, and how many percent of the moves of the last round, are drawn."""
_ROUND, _STAGE, _TURN, _FACTORIES = 1, 2, 3, slice(10, 44)
"""Where a packed position of Azul Duel has the round, the stage, who decides, and its tiles."""
_SUNS, _MOONS, _CHIPS = 15, 40, 56
"""And the tiles of the small factories: on the sun parts, on the moon parts; and the chips."""
_SMALL, _COLORS = 4, 5
_LAST_ROUND = 5
_MOST_TILES = 5
_MOST_FREE = 3
_SEATS, _PIXIES_ROUND, _FIRST, _TAKEN, _OVER = 0, 2, 3, 4, 6
"""Where a packed position of Pixies says how many play, which round it is, who began, and so on."""
_SLOTS, _LEFT, _AREAS, _AREA, _FACE_UP = 1, 5, 88, 30, 28
"""And the slots, the cards left, the areas, their length, and which of their spaces are covered."""
_WORD = 2**32


@frozen
class Played:
    """A game that was played to its end.

    Attributes:
        game: The rules.
        seats: The number of players.
        options: What was chosen.
        number: The number of the game, which is its seed.
        moves: All moves.
        plies: The decisions that may be puzzles, the most wanted first.

    """

    game: AnyGame
    seats: int
    options: Options
    number: int
    moves: tuple[Any, ...]
    plies: tuple[int, ...]
    _states: dict[int, Any] = field(factory=dict, eq=False)

    def state(self, ply: int) -> Any:
        """Replay the game by the rules to a decision."""
        if ply not in self._states:
            state = self.game.new(self.seats, self.options, Rng.seeded(self.number))
            wanted = {*self.plies, ply}
            for number, move in enumerate(self.moves[: max(wanted) + 1]):
                if number in wanted:
                    self._states[number] = state
                state = self.game.apply(state, move).state
        return self._states[ply]


def played(key: str, number: int) -> Played:
    """Play the game of a number."""
    game = GAMES[key]
    variants = OPTIONS[key]
    seats, chosen = variants[number % len(variants)]
    options = choose(game.options, chosen)
    state = game.new(seats, options, Rng.seeded(number))
    moves, plies = _PLAYERS[key](game, state, number)
    return Played(game, seats, options, number, tuple(moves), tuple(plies))


def _kingdomino(game: AnyGame, state: Any, number: int) -> tuple[list[Any], list[int]]:
    rng = Rng.seeded(number)
    strengths = []
    for _ in range(state.seats):
        strength, rng = rng.choice(STRENGTHS)
        strengths.append(strength)
    moves: list[Any] = []
    plies: list[int] = []
    while (seat := game.to_act(state)) is not None:
        seed = number * 1000 + len(moves)
        if _is_last_line(state):
            plies.insert(0, len(moves))
        view = game.view(state, seat)
        advice = seek(game, view, seat, strengths[seat], seed=seed, stop=lambda: False)
        moves.append(advice.best.move)
        state = game.apply(state, advice.best.move).state
    return moves, plies


def _is_last_line(state: Any) -> bool:
    """Return whether a domino is placed while at most three can still be chosen."""
    table = state.table
    return bool(
        not state.pile
        and not table.opening
        and table.decision is Decision.PLACE
        and sum(slot.king is None for slot in table.next_line) <= _MOST_FREE
    )


def _pixies(game: AnyGame, state: Any, number: int) -> tuple[list[Any], list[int]]:
    rng = Rng.seeded(number)
    playouts = []
    for _ in range(state.seats):
        count, rng = rng.choice(PLAYOUTS)
        playouts.append(count)
    moves: list[Any] = []
    plies: list[int] = []
    while game.to_act(state) is not None:
        begun = len(moves)
        table = Search(pack_cards(state), state.taker, 0)
        position = table.position()
        while not position[_OVER]:
            seat = (position[_FIRST] + position[_TAKEN]) % position[_SEATS]
            engine = Search([*BOOK, *position], seat, number * 1000 + len(moves))
            leads = {
                packed: engine.play_outs(packed, playouts[seat], _WHIMS)
                for packed in engine.legal_moves()
            }
            if _is_promising_turn(position, seat, len(leads)):
                plies.insert(0, len(moves))
            best = max(leads, key=lambda packed: leads[packed])
            moves.append(unpack_card_move(best))
            table.play(best)
            position = table.position()
        for move in moves[begun:]:
            state = game.apply(state, move).state
    return moves, plies


def _azul_duel(_rules: AnyGame, state: Any, number: int) -> tuple[list[Any], list[int]]:
    rng = Rng.seeded(number)
    noises = []
    for _ in range(state.seats):
        noise, rng = rng.choice(NOISES)
        noises.append(noise)
    packed = pack_state(state)
    table, player = Player(packed), Player(packed)
    moves: list[Any] = []
    picks: list[int] = []
    tilings: list[int] = []
    while packed[_STAGE] != STAGES.index(Stage.OVER):
        word, rng = rng.below(_WORD)
        last = packed[_ROUND] == _LAST_ROUND
        stage = STAGES[packed[_STAGE]]
        if last and stage in TILING and _is_promising(packed, TILING_KIND):
            tilings.insert(0, len(moves))
        if last and stage is Stage.ACQUIRING and number % _DRAWN == 0:
            few = sum(packed[_FACTORIES]) <= _MOST_TILES and not _hides_chips(packed)
            if few and _is_promising(packed, PICKS):
                picks.insert(0, len(moves))
        if last and number % _DRAWN == 0 and word % 100 < _DRAWN_PERCENT:
            legal = table.legal()
            move = legal[word // 100 % len(legal)]
        else:
            player.load([word, *packed[1:]])
            player.noise = noises[packed[_TURN]]
            move = player.best()
        moves.append(unpack_move(move, packed[6]))
        table.play(move)
        packed = table.dump()
    return moves, [*picks, *tilings]


def _is_promising_turn(position: list[int], seat: Seat, moves: int) -> bool:
    """Return whether the best moves of a decision in Pixies stand out, if the round ends."""
    kind = DUEL_ROUND if position[_SEATS] == DUEL else TABLE_ROUND
    if moves < kind.least_moves or not _may_end(position):
        return False
    try:
        found = PixiesEnd(seat, SCREENED["pixies"]).packed_totals(position, seat)
    except NotClosed:
        return False
    values = [lead(totals, seat) for totals in found.values()]
    return stands_out(kind, "pixies", values, final=position[_PIXIES_ROUND] == PIXIES_ROUNDS)


def _may_end(position: list[int]) -> bool:
    """Return whether a player can fill an area before more cards are revealed, or none are left."""
    seats, slots, left = position[_SEATS], position[_SLOTS], position[_LEFT]
    full = 2**9 - 1
    free = (
        full & ~(position[at + _FACE_UP] | position[at + _FACE_UP + 1])
        for at in range(_AREAS, _AREAS + seats * _AREA, _AREA)
    )
    return left < slots or any(each.bit_count() <= slots // seats for each in free)


def _hides_chips(packed: list[int]) -> bool:
    """Return whether different chips lie face down: then a player does not know which is where."""
    hidden = {
        packed[_CHIPS + number]
        for number in range(_SMALL)
        if packed[_MOONS + number]
        or any(packed[_SUNS + number * _COLORS : _SUNS + (number + 1) * _COLORS])
    }
    return len(hidden - {NO_CHIP}) > 1


def _is_promising(packed: list[int], kind: Kind) -> bool:
    """Return whether the best moves of a decision in Azul Duel stand out."""
    if len(Player(packed).legal()) < kind.least_moves:
        return False
    seat = packed[_TURN]
    try:
        most = SCREENED["azul_duel"] if kind is PICKS else MOST_TILING
        found = AzulDuelEnd(seat, most).packed_totals(packed)
    except NotClosed:
        return False
    return stands_out(
        kind, "azul_duel", [lead(totals, seat) for totals in found.values()], final=True
    )


_PLAYERS = {"azul_duel": _azul_duel, "kingdomino": _kingdomino, "pixies": _pixies}
