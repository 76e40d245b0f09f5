"""The C types of valuation.py, which is plain Python without them."""

cdef int lead(int* totals, int seats, int seat) noexcept nogil
cdef double joy(int points, int before, int number) noexcept nogil
cdef double winning(int points, int number, int seats) noexcept nogil
