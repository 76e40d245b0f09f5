"""The C types of valuation.py, which is plain Python without them."""

from core.ai.fast.azul_duel.rules cimport Table

cdef class Judge(Table):
    cdef public double carry, nearly, reach, spot, special, progress, deny
    cdef public double need, news, wild, await_plate, chip_cost
    cdef double cells[72]
    cdef double worth[60]
    cdef double gains[90]
    cdef int lines[90]
    cdef double needs[252]

    cdef void judge(self, int seat) noexcept nogil
    cdef double gain(self, int seat, int color, int number, int line) noexcept nogil
    cdef double best_gain(self, int seat, int color, int number) noexcept nogil
    cdef void judge_gains(self) noexcept nogil
    cdef double take_value(self, int color, int number, int line) noexcept nogil
    cdef void judge_spaces(self) noexcept nogil
    cdef double laying_value(self, int plate, int slot, int turns) noexcept nogil
    cdef int best_order(self, int factory, int color) noexcept nogil
    cdef double completion_value(self) noexcept nogil
    cdef double column_value(self, int row, int column) noexcept nogil
    cdef inline double line_value(self, int seat, int row, int color, int count) noexcept nogil
    cdef inline double _cell(self, int seat, int row, int column) noexcept nogil
    cdef inline double _goals(self, int seat, int row, int column) noexcept nogil
    cdef inline double _corner(self, int seat, int row, int column) noexcept nogil
    cdef inline double _special(self, int seat, int row, int column) noexcept nogil
    cdef inline double _news(self, int seat, int row, int color) noexcept nogil
    cdef inline int _available(self, int color) noexcept nogil
