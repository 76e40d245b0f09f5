"""The C types of search.py, which is plain Python without them."""

from core.ai.fast.azul_duel.playouts cimport Player
from core.ai.fast.azul_duel.position cimport (
    ACQUIRING, COMPLETING, DRAWING, KEEPING, OPENING, OVER, PLACING, Position,
)
from core.ai.fast.azul_duel.moves cimport (
    CHIP, DRAW, KEEP, MOON, OPEN, PASS, PLACE, SHIFT, SKIP, SUN, TAKE,
)
from libc.math cimport sqrt

cpdef enum:
    EDGES = 200000
    DEPTH = 128
    WIDTH = 24

cdef class Search(Player):
    cdef Position root
    cdef public int deep
    cdef public double explore, width, widen, margin, sharpness, doubt
    cdef int hidden_plates[18]
    cdef int hidden_plates_size
    cdef int hidden_chips[20]
    cdef int hidden_chips_size
    cdef int plates[18]
    cdef int pool[20]
    cdef int seat, used
    cdef int move[200000]
    cdef int first_edge[200000]
    cdef int edges[200000]
    cdef int visits[200000]
    cdef double prior[200000]
    cdef double value[200000]
    cdef double lead[200000]
    cdef double wins[24]
    cdef double earned[24]
    cdef int path[128]
    cdef int movers[128]
    cdef double candidate_values[24]
    cdef int candidate_moves[24]
    cdef int candidate_size

    cpdef int run(self, int iterations)
    cpdef tuple wander(self, int games)
    cpdef long finish_often(self, int games)
    cdef void imagine(self) noexcept nogil
    cdef void iterate(self) noexcept nogil
    cdef bint _is_certain(self) noexcept nogil
    cdef void _imagine_chips(self) noexcept nogil
    cdef void _imagine_plates(self) noexcept nogil
    cdef int _plate_of(self, int held) noexcept nogil
    cdef void _expand(self, int edge) noexcept nogil
    cdef int _select(self, int edge) noexcept nogil
    cdef void _learn(self, int depth) noexcept nogil
    cdef void _suggest(self, int move, double value) noexcept nogil
    cdef void _suggest_acquisitions(self) noexcept nogil
    cdef void _suggest_takes(self, int source, int color, int number, double extra) noexcept nogil
    cdef void _suggest_layings(self, int kind, int plate, double base, double share) noexcept nogil
    cdef void _suggest_tilings(self) noexcept nogil
