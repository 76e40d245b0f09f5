"""The C types of position.py, which is plain Python without them."""

from core.ai.fast.kingdomino.spots cimport DISCARDED, Spots

cpdef enum:
    PLACE = 64
    KEPT = 1024

# What the greedy player weighs besides: a crown on a chosen domino, a place later in the line.
cpdef enum:
    CROWN = 8
    DELAY = 1


cdef class Position(Spots):
    cdef int starter
    cdef int line  # dominoes in a line
    cdef int turn
    cdef int placing
    cdef int opening
    cdef int choosing  # dominoes in the next line: as many as in a line, or none
    cdef int current[4]
    cdef int owners[4]
    cdef int offered[4]
    cdef int kings[4]
    cdef int plans[4]  # where the greedy player wants the domino of the current line
    cdef int planned[4]  # how many dominoes had come to the player when it was planned; -1: not yet
    cdef int wishes[4]  # the same for the next line
    cdef int wished[4]
    cdef int deck[48]
    cdef int unseen
    cdef int pile
    cdef int drawn
    cdef int log[96]  # 24 for each player
    cdef int logged[4]
    cdef int finals[4]

    cdef int acting(self) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef inline void _claim(self, int seat, int domino) noexcept nogil
    cdef inline void _next_line(self) noexcept nogil
    cdef inline void _keep(self, int seat, int domino, int spot) noexcept nogil
    cdef int best_claim(self, int seat) noexcept nogil
    cdef int liking(self, int domino, int slot) noexcept nogil
    cdef void count_up(self) noexcept nogil
    cdef int lead_of(self, int seat) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
