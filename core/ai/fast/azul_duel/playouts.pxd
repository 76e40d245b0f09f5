"""The C types of playouts.py, which is plain Python without them."""

from core.ai.fast.azul_duel.moves cimport (
    CHIP, DRAW, KEEP, LOOK, MOON, OPEN, PASS, PAYLOAD, PLACE, RETURN, SHIFT, SKIP, SPEND, SUN, TAKE,
)
from core.ai.fast.azul_duel.position cimport (
    ACQUIRING, COMPLETING, DRAWING, KEEPING, OPENING, OVER, PLACING,
)
from core.ai.fast.azul_duel.valuation cimport Judge

cdef class Player(Judge):
    cdef public double noise, first_tile, chip_value, plate, plate_share, draw
    cdef double best_value

    cdef void playout(self) noexcept nogil
    cdef int decide(self) noexcept nogil
    cdef int best_laying(self, int kind, int plate) noexcept nogil
    cdef int cheapest_spending(self) noexcept nogil
    cdef inline int _decide_acquisition(self) noexcept nogil
    cdef inline int _decide_laying(self, int kind) noexcept nogil
    cdef inline int _decide_completion(self) noexcept nogil
    cdef inline int _decide_column(self) noexcept nogil
