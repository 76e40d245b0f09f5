"""The C types of azul_rules.py, which is plain Python without them."""

from core.ai.fast.azul_position cimport (
    ACQUIRING, COMPLETING, DRAWING, KEEPING, OPENING, OVER, PLACING, RETURNING, Position,
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

cdef class Table(Position):
    cdef void list_moves(self) noexcept nogil
    cdef void apply(self, int move) noexcept nogil
    cdef void _push(self, int move) noexcept nogil
    cdef void _list_layings(self, int kind, int plate) noexcept nogil
    cdef void _list_acquisitions(self) noexcept nogil
    cdef void _list_destinations(self) noexcept nogil
    cdef void _list_sun(self, int factory, int color) noexcept nogil
    cdef void _list_order(self, int factory, int color, int order) noexcept nogil
    cdef void _list_spendings(self) noexcept nogil
    cdef void _list_spending(self, int kind, int size, int matching, int wanted, int chosen) noexcept nogil
    cdef void _acquire(self, int kind, int payload) noexcept nogil
    cdef void _take_sun(self, int factory, int color, int order, int line) noexcept nogil
    cdef void _take_moon(self, int color, int line) noexcept nogil
    cdef void _receive(self, int color, int number, int line) noexcept nogil
    cdef void _break(self, int seat, int color, int number) noexcept nogil
    cdef void _leave_display(self, int plate) noexcept nogil
    cdef void _draw(self) noexcept nogil
    cdef void _look(self) noexcept nogil
    cdef void _keep(self, int plate) noexcept nogil
    cdef int _drop_from_hand(self, int plate) noexcept nogil
    cdef void _returned(self) noexcept nogil
    cdef void _put_under(self, int held) noexcept nogil
    cdef void _end_turn(self) noexcept nogil
    cdef void _spend(self, int chosen) noexcept nogil
    cdef void _place(self, int column) noexcept nogil
    cdef void _walk(self) noexcept nogil
    cdef bint _stops_at(self, int seat, int line) noexcept nogil
    cdef void _penalize(self, int seat) noexcept nogil
    cdef void _next_round(self) noexcept nogil
    cdef void _refill_display(self) noexcept nogil
    cdef void _fill_factories(self) noexcept nogil
    cdef void _fill_large(self) noexcept nogil
    cdef int _fill(self, int factory, int number) noexcept nogil
    cdef void _pour(self) noexcept nogil
    cdef bint _tower_is_empty(self) noexcept nogil
