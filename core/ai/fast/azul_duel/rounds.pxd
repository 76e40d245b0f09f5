"""The C types of rounds.py, which is plain Python without them."""

from core.ai.fast.azul_duel.moves cimport Moves
from core.ai.fast.azul_duel.position cimport ACQUIRING, COMPLETING, OVER, PLACING

cdef class Round(Moves):
    cdef void spend(self, int chosen) noexcept nogil
    cdef void place(self, int column) noexcept nogil
    cdef void walk(self) noexcept nogil
    cdef void break_tiles(self, int seat, int color, int number) noexcept nogil
    cdef void refill_display(self) noexcept nogil
    cdef bint _stops_at(self, int seat, int line) noexcept nogil
    cdef void _penalize(self, int seat) noexcept nogil
    cdef void _next_round(self) noexcept nogil
    cdef void _fill_factories(self) noexcept nogil
    cdef void _fill_large(self) noexcept nogil
    cdef int _fill(self, int factory, int number) noexcept nogil
    cdef void _pour(self) noexcept nogil
    cdef bint _tower_is_empty(self) noexcept nogil
