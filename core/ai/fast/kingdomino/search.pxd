"""The C types of search.py, which is plain Python without them."""

cimport cython

from core.ai.fast.kingdomino.endgame cimport Table
from core.ai.fast.kingdomino.position cimport PLACE
from core.ai.fast.kingdomino.replies cimport Replies, worth_of

@cython.final
cdef class Search:
    cdef Table root
    cdef Table work
    cdef Replies replies
    cdef int seat
    cdef int budget
    cdef bint exact
    cdef unsigned long long random
    cdef unsigned long long mask
    cdef int count
    cdef int alive
    cdef int rounds
    cdef int cursor
    cdef int deals
    cdef int quota
    cdef int first[1024]
    cdef int second[1024]
    cdef int prior[1024]
    cdef int order[1024]
    cdef int visits[1024]
    cdef double worth[1024]
    cdef double lead[1024]
    cdef double wins[1024]
    cdef double points[1024]

    cpdef int run(self, int iterations)
    cdef void _add(self, int first, int second, int prior) noexcept nogil
    cdef void _find_claims(self, int move, int worth) noexcept nogil
    cdef bint _mirrored(self, int spot) noexcept nogil
    cdef int _run(self, int iterations) noexcept nogil
    cdef void _plan_round(self) noexcept nogil
    cdef void _halve(self) noexcept nogil
    cdef void _sort(self) noexcept nogil
    cdef void _deal(self) noexcept nogil
    cdef int _below(self, int bound) noexcept nogil
    cdef void _try(self, int i) noexcept nogil
