"""The C types of kingdomino.py, which is plain Python without them."""


cimport cython

cpdef enum:
    PLACE = 64
    KEPT = 1024
    DISCARDED = 1023

# What the greedy player weighs: a point gained, a square that nothing can fill, a side without
# free cells, a side touching its like, a crown on a chosen domino, a place later in the line, and
# a domino that cannot be placed.
cpdef enum:
    POINT = 16
    HOLE = 48
    EDGE = 1
    ALIKE = 2
    CROWN = 8
    DELAY = 1
    NOWHERE = 200


@cython.final
cdef class Position:
    cdef int seats
    cdef int size
    cdef int half
    cdef int middle
    cdef int lenient
    cdef int harmony
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
    cdef int cells[3072]  # 256 for each of 12 kingdoms
    cdef int kinds[768]  # 64 territories for each
    cdef int sizes[768]
    cdef int crowns[768]
    cdef int founded[12]
    cdef int west[12]
    cdef int east[12]
    cdef int north[12]
    cdef int south[12]
    cdef int points[12]
    cdef int squares[12]
    cdef int log[96]  # 24 for each player
    cdef int logged[4]
    cdef int steps[4]
    cdef int left_kind[49]
    cdef int left_crowns[49]
    cdef int right_kind[49]
    cdef int right_crowns[49]
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
    cdef int queue[8]
    cdef int queued
    cdef int settled[4]
    cdef int outcomes[32]
    cdef int finals[4]

    cdef void _found(self, int seat) noexcept nogil
    cdef bint _sound(self, int kingdom) noexcept nogil
    cdef bint _walled(self, int kingdom, int x, int y) noexcept nogil
    cdef void copy_from(self, Position other) noexcept nogil
    cdef void _copy_kingdom(self, int source, int target) noexcept nogil
    cdef int _actor(self) noexcept nogil
    cpdef void play(self, int move) noexcept nogil
    cdef void _claim(self, int seat, int domino) noexcept nogil
    cdef void _next_line(self) noexcept nogil
    cdef void _keep(self, int seat, int domino, int spot) noexcept nogil
    cdef void _lay(self, int seat, int domino, int spot) noexcept nogil
    cdef void _cover(self, int seat, int cell, int kind, int crowns) noexcept nogil
    cdef void _merge(self, int seat, int gone, int own) noexcept nogil
    cdef void _stretch(self, int seat, int x, int y) noexcept nogil
    cdef int _total(self, int seat) noexcept nogil
    cdef bint _within_half(self, int seat) noexcept nogil
    cdef void _widen(self, int seat) noexcept nogil
    cdef void _center(self) noexcept nogil
    cdef void _survey(self, int seat, int domino) noexcept nogil
    cdef int _half(
        self, int names, int a, int b, int c, int d, int kind, int crowns, int weight
    ) noexcept nogil
    cdef bint _fits(self, int cell, int other) noexcept nogil
    cdef int _worth(self, int seat, int cell, int other, int kind) noexcept nogil
    cdef int _twin_gain(self, int seat, int cell, int other, int kind) noexcept nogil
    cdef int _holes(self, int cell, int other) noexcept nogil
    cpdef void playout(self) noexcept nogil
    cdef int best_claim(self, int seat) noexcept nogil
    cdef int best_spot(self, int seat, int domino) noexcept nogil
    cdef int _scan(self, int seat, int domino) noexcept nogil
    cdef int rank(self, int seat, int domino, int store) noexcept nogil
    cdef int rank_everywhere(self, int seat, int domino, int store) noexcept nogil
    cdef int _listed(self, int seat, int domino, int store) noexcept nogil
    cdef void settle(self) noexcept nogil
    cdef bint _acts_last(self, int seat) noexcept nogil
    cdef int liking(self, int domino, int slot) noexcept nogil
    cdef void count_up(self) noexcept nogil
    cdef void _settle_from(self, int depth) noexcept nogil
    cdef void _settle_choice(self, int depth, int seat) noexcept nogil
    cdef int lead_of(self, int seat) noexcept nogil
    cdef void _collect(self, int seat, int domino) noexcept nogil
    cdef int _laid_out(self, int kingdom, int spare, int first) noexcept nogil


@cython.final
cdef class Search:
    cdef Position root
    cdef Position work
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
