"""The C types of replies.py, which is plain Python without them."""

cimport cython
from libc.math cimport sqrt

from core.ai.fast.kingdomino.endgame cimport Table
from core.ai.fast.kingdomino.position cimport PLACE

cpdef enum:
    ROOM = 32768  # nodes
    WIDTH = 12  # children of a node
    SPOTS = 6  # placements among them
    CURIOSITY = 50  # hundredths of worth

cdef double worth_of(int lead) noexcept nogil


@cython.final
cdef class Replies:
    cdef Table spare
    cdef int nodes
    cdef int laid[32768]  # the placement of an action
    cdef int claim[32768]  # and the choice after it
    cdef int child[32768]  # the first one, the others follow
    cdef int width[32768]  # how many children
    cdef int visits[32768]
    cdef double worth[32768]  # summed up, for the seat that acted
    cdef int priors[12]
    cdef int path[8]
    cdef int movers[8]
    cdef int depth

    cdef void descend(self, Table table, int root) noexcept nogil
    cdef void learn(self, Table table) noexcept nogil
    cdef void _add(self, int laid, int claim, int node) noexcept nogil
    cdef int _promising(self, int node) noexcept nogil
    cdef void _expand(self, Table table, int node) noexcept nogil
    cdef void _expand_claims(self, Table table, int node, int laid, int worth) noexcept nogil
    cdef void _insert(self, int node, int laid, int claim, int prior) noexcept nogil
