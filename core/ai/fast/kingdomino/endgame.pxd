"""The C types of endgame.py, which is plain Python without them."""

cimport cython

from core.ai.fast.kingdomino.policies cimport Policies
from core.ai.fast.kingdomino.position cimport PLACE


@cython.final
cdef class Table(Policies):
    cdef int queue[8]
    cdef int queued
    cdef int settled[4]
    cdef int outcomes[32]

    cdef void settle(self) noexcept nogil
    cdef void _settle_from(self, int depth) noexcept nogil
    cdef void _settle_choice(self, int depth, int seat) noexcept nogil
    cdef bint _acts_last(self, int seat) noexcept nogil
    cdef void _collect(self, int seat, int domino) noexcept nogil
    cdef int _laid_out(self, int kingdom, int spare, int first) noexcept nogil
