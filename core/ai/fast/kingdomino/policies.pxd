"""The C types of policies.py, which is plain Python without them."""

from core.ai.fast.kingdomino.position cimport PLACE, Position
from core.ai.fast.kingdomino.spots cimport DISCARDED

cpdef enum:
    GREEDY = 0
    FULL_GREEDY = 1
    RANDOM = 2


cdef class Policies(Position):
    cdef int policies[4]
    cdef unsigned long long random
    cdef unsigned long long mask
    cdef int best_points
    cdef int ties
    cdef int tied_spot
    cdef int tied_claim

    cdef void shuffle(self) noexcept nogil
    cdef int below(self, int bound) noexcept nogil
    cdef void play_out(self) noexcept nogil
    cdef void _act_greedily(self, int seat) noexcept nogil
    cdef void _act_at_random(self, int seat) noexcept nogil
    cdef void _act_full_greedily(self, int seat) noexcept nogil
    cdef void _compare(self, int seat, int domino, int count, int sound) noexcept nogil
    cdef void _note(self, int points, int spot, int claim) noexcept nogil
    cdef int _full_claim(self, int seat) noexcept nogil
    cdef bint sound(self, int kingdom) noexcept nogil
    cdef bint _walled(self, int kingdom, int x, int y) noexcept nogil
