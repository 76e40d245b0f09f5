"""The C types of kingdoms.py, which is plain Python without them."""


cdef class Kingdoms:
    cdef int seats
    cdef int size
    cdef int half
    cdef int middle
    cdef int lenient
    cdef int harmony
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
    cdef int steps[4]
    cdef int left_kind[49]
    cdef int left_crowns[49]
    cdef int right_kind[49]
    cdef int right_crowns[49]

    cdef void found(self, int seat) noexcept nogil
    cdef void copy_kingdom(self, int source, int target) noexcept nogil
    cdef void lay(self, int seat, int domino, int spot) noexcept nogil
    cdef inline void _cover(self, int seat, int cell, int kind, int crowns) noexcept nogil
    cdef inline void _merge(self, int seat, int gone, int own) noexcept nogil
    cdef inline void _stretch(self, int seat, int x, int y) noexcept nogil
    cdef int total(self, int seat) noexcept nogil
    cdef bint within_half(self, int seat) noexcept nogil
