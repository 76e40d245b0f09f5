"""The C types of playouts.py, which is plain Python without them."""

from core.ai.fast.pixies.rules cimport (
    AREA, AREAS, COLOR, COUNT, DISPLAY, DOWN, FACE_DOWN, FACE_UP, GROUP, NO_COLOR, OVER,
    OVER_IT, ROUND, SEATS, SLOTS, SPACE, SPECIAL, SPECIALS, SYMBOL, TAKEN, TOPS, UNDER_IT, UP,
    ZONES, draw, largest_zone, list_moves, take, taker, worth,
)

# In eighths: what a card lying alone may still bring for each point of its number, and what a
# point that the next player does not get is worth between two players and among more.
cpdef enum:
    LONE = 2
    SPITE = 10
    SPITE_AMONG_MORE = 3

cdef int gain(int* cells, int* book, int area, int card, int largest) noexcept nogil
cdef int promise(int* cells, int* book, int area, int move, int largest) noexcept nogil
cdef int best_way(int* cells, int* book, int area, int card, int largest) noexcept nogil
cdef int rival_area(int* cells) noexcept nogil
cdef int envy(int* cells, int* book, int area, int card, int largest) noexcept nogil
cdef int greediest(int* cells, int* book) noexcept nogil
cdef int rate_moves(int* cells, int* book, int* moves, int count, int* rates) noexcept nogil
cdef void play_out(
    int* cells, int* book, int* moves, int whims, unsigned long long* chance
) noexcept nogil
