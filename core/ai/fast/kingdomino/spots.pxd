"""The C types of spots.py, which is plain Python without them."""

from core.ai.fast.kingdomino.kingdoms cimport Kingdoms

cpdef enum:
    DISCARDED = 1023  # no spot at all

# What the greedy player weighs: a point gained, a square that nothing can fill, a side without
# free cells, a side touching its like, and a domino that cannot be placed.
cpdef enum:
    POINT = 16
    HOLE = 48
    EDGE = 1
    ALIKE = 2
    NOWHERE = 200


cdef class Spots(Kingdoms):
    cdef int first_x  # the window that is scanned
    cdef int last_x
    cdef int first_y
    cdef int last_y
    cdef int stamp
    cdef int fresh[256]  # the stamp of the scan that found the cell free
    cdef int free[256]  # how many free cells of the window lie beside it
    cdef int left_worth[256]  # twice the worth, plus 1 if a half may lie there
    cdef int right_worth[256]
    cdef int best_value
    cdef int spots[2048]  # 256 for each of 8 lists of placements, the best first
    cdef int values[2048]

    cdef int best_spot(self, int seat, int domino) noexcept nogil
    cdef inline int _scan(self, int seat, int domino) noexcept nogil
    cdef int rank(self, int seat, int domino, int store) noexcept nogil
    cdef int rank_everywhere(self, int seat, int domino, int store) noexcept nogil
    cdef inline int _listed(self, int seat, int domino, int store) noexcept nogil
    cdef inline void _widen(self, int seat) noexcept nogil
    cdef void center(self) noexcept nogil
    cdef int listed_spot(self, int seat, int domino, int wanted) noexcept nogil
    cdef int most_with(self, int kingdom, int domino, int sound) noexcept nogil
    cdef inline int _gain(self, int kingdom, int cell, int other, int twin) noexcept nogil
    cdef inline bint _is_central(self, int cell) noexcept nogil
    cdef inline void _survey(self, int seat, int domino) noexcept nogil
    cdef inline int _half(
        self, int names, int a, int b, int c, int d, int kind, int crowns, int weight
    ) noexcept nogil
    cdef inline bint _fits(self, int cell, int other) noexcept nogil
    cdef inline int _worth(self, int seat, int cell, int other, int kind) noexcept nogil
    cdef inline int _twin_gain(self, int seat, int cell, int other, int kind) noexcept nogil
    cdef inline int _holes(self, int cell, int other) noexcept nogil
