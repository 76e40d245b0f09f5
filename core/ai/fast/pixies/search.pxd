"""What search.py has from the other parts of the engine."""

from core.ai.fast.pixies.valuation cimport joy, lead, winning
from core.ai.fast.pixies.playouts cimport play_out, rate_moves
from core.ai.fast.pixies.rules cimport (
    AREA, AREAS, BELOW, BOOK, DEEPEST, DISPLAY, EARLIER, MOST_MOVES, MOVES, OVER, ROUND, SEATS,
    SIZE, SLOTS, TOPS, VALIDATED, list_moves, take, taker, total, turn_down, turn_up,
)
from core.ai.fast.pixies.tree cimport Tree, fractions, integers
