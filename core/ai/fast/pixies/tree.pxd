"""The C types of tree.py, which is plain Python without them."""

cdef int* integers(int* old, int size) except NULL
cdef double* fractions(double* old, int size) except NULL

cdef class Tree:
    cdef int nodes, room
    cdef int* move
    cdef int* child
    cdef int* sibling
    cdef int* visits
    cdef double* joys
    cdef double* leads

    cdef void clear(self) noexcept nogil
    cdef void make_room(self, int size) except *
    cdef int add(self, int move) noexcept nogil
    cdef int grow(self, int parent, int move) noexcept nogil
    cdef int likeliest(self, int parent) noexcept nogil
