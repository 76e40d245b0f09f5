"""The C types of moves.py, which is plain Python without them."""

from core.ai.fast.azul_duel.position cimport (
    ACQUIRING, COMPLETING, DRAWING, KEEPING, OPENING, PLACING, RETURNING, Position,
)

cpdef enum:
    OPEN = 0
    TAKE = 1
    DRAW = 2
    LOOK = 3
    KEEP = 4
    RETURN = 5
    SUN = 6
    MOON = 7
    CHIP = 8
    PASS = 9
    SPEND = 10
    SKIP = 11
    PLACE = 12

cpdef enum:
    SHIFT = 19
    PAYLOAD = 524287

cdef class Moves(Position):
    cdef void list_moves(self) noexcept nogil
    cdef void _push(self, int move) noexcept nogil
    cdef void _list_layings(self, int kind, int plate) noexcept nogil
    cdef void _list_acquisitions(self) noexcept nogil
    cdef void _list_destinations(self) noexcept nogil
    cdef void _list_sun(self, int factory, int color) noexcept nogil
    cdef void _list_order(self, int factory, int color, int order) noexcept nogil
    cdef void _list_spendings(self) noexcept nogil
    cdef void _list_spending(self, int kind, int size, int matching, int wanted, int chosen) noexcept nogil
