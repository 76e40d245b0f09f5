"""The C types of position.py, which is plain Python without them."""

cpdef enum:
    OPENING = 0
    ACQUIRING = 1
    DRAWING = 2
    KEEPING = 3
    RETURNING = 4
    COMPLETING = 5
    PLACING = 6
    OVER = 7

cpdef enum:
    MOST_MOVES = 1280

cdef class Position:
    cdef public unsigned long long rng
    cdef unsigned long long mask, gamma, first_factor, second_factor
    cdef readonly int round, stage, turn
    cdef int starter, first, line
    cdef int goals, zero_draw, special_counts
    cdef int sun[25]
    cdef int sun_size[5]
    cdef int large_moon[5]
    cdef int large_moon_size
    cdef int moon[12]
    cdef int moon_size[4]
    cdef int chip[4]
    cdef int tiles_left, chips_left
    cdef int display[3]
    cdef int stack[15]
    cdef int stack_size
    cdef int hand[15]
    cdef int hand_size
    cdef int bag[65]
    cdef int bag_size
    cdef int tower[5]
    cdef int supply[16]
    cdef int supply_size
    cdef int points[2]
    cdef int tokens[2]
    cdef int passed[2]
    cdef int taken[2]
    cdef int usable[2]
    cdef int chips[20]
    cdef int color[12]
    cdef int count[12]
    cdef int broken[2]
    cdef int broken_of[10]
    cdef int slot[18]
    cdef int space[72]
    cdef int tile[72]
    cdef int across[12]
    cdef int down[12]
    cdef int fits[60]
    cdef int changed[2]
    cdef int moves[1280]
    cdef int size
    cdef int spaces[304]
    cdef int shows[50]
    cdef int runs[384]
    cdef int ones[64]
    cdef int is_special[19]
    cdef int destinations[35]
    cdef int destination_sizes[5]

    cdef void copy(self, Position other) noexcept nogil
    cdef unsigned long long word(self) noexcept nogil
    cdef double uniform(self) noexcept nogil
    cdef int below(self, int bound) noexcept nogil
    cdef void shuffle_bag(self) noexcept nogil
    cdef int goal_points(self, int seat) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    cdef bint can_draw(self) noexcept nogil
    cdef bint can_complete(self, int seat, int color, int missing) noexcept nogil
    cdef bint awaits_plate(self, int seat, int row) noexcept nogil
    cdef int placement(self, int seat, int row, int column) noexcept nogil
    cdef int due_special(self, int seat, int row, int column) noexcept nogil
    cdef void lay_tile(self, int seat, int row, int column, int color) noexcept nogil
    cdef void lay_plate(self, int seat, int plate, int slot, int turns) noexcept nogil
    cdef bint shows_chip(self, int small) noexcept nogil
    cdef int moon_offer(self, int color) noexcept nogil
    cdef int _is_full(self, int seat, int slot) noexcept nogil
    cdef int _five(self, int seat) noexcept nogil
    cdef int _plate_goals(self, int seat) noexcept nogil
