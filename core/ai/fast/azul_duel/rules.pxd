"""The C types of rules.py, which is plain Python without them."""

from core.ai.fast.azul_duel.moves cimport (
    CHIP, DRAW, KEEP, LOOK, MOON, OPEN, PAYLOAD, PLACE, RETURN, SHIFT, SKIP, SPEND, SUN, TAKE,
)
from core.ai.fast.azul_duel.position cimport ACQUIRING, DRAWING, KEEPING, RETURNING
from core.ai.fast.azul_duel.rounds cimport Round

cdef class Table(Round):
    cdef void apply(self, int move) noexcept nogil
    cdef void _acquire(self, int kind, int payload) noexcept nogil
    cdef void _take_sun(self, int factory, int color, int order, int line) noexcept nogil
    cdef void _take_moon(self, int color, int line) noexcept nogil
    cdef void _receive(self, int color, int number, int line) noexcept nogil
    cdef void _leave_display(self, int plate) noexcept nogil
    cdef void _draw(self) noexcept nogil
    cdef void _look(self) noexcept nogil
    cdef void _keep(self, int plate) noexcept nogil
    cdef int _drop_from_hand(self, int plate) noexcept nogil
    cdef void _returned(self) noexcept nogil
    cdef void _put_under(self, int held) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
