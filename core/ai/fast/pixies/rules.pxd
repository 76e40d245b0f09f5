"""The C types of rules.py, which is plain Python without them."""

# What stands where in a position.
cpdef enum:
    SEATS = 0
    SLOTS = 1
    ROUND = 2
    FIRST = 3
    TAKEN = 4
    LEFT = 5
    OVER = 6
    EARLIER = 8
    DISPLAY = 13
    DECK = 18
    AREAS = 88

# Within an area: the cards of the nine spaces, then what follows from them: the face-up spaces of
# each color as bits, the special cards of each color, symbols, points for validations, the spaces
# with a card face up and face down as bits; then the size of an area and of a position.
cpdef enum:
    TOPS = 0
    BELOW = 9
    ZONES = 18
    SPECIALS = 22
    SYMBOLS = 26
    VALIDATED = 27
    FACE_UP = 28
    FACE_DOWN = 29
    AREA = 30
    SIZE = 238

# The ways of a move.
cpdef enum:
    UP = 0
    OVER_IT = 1
    UNDER_IT = 2
    DOWN = 3

# Limits.
cpdef enum:
    MOVES = 1136
    MOST_MOVES = 64
    DEEPEST = 80
    NO_COLOR = 4
    ALL_SPACES = 511

# The book: what a card is, and what a set of spaces is.
cpdef enum:
    SPACE = 0
    COLOR_BITS = 71
    COLOR = 142
    SYMBOL = 213
    SPECIAL = 284
    GROUP = 355
    COUNT = 867
    BOOK = 1379

cdef int draw(unsigned long long* chance, int bound) noexcept nogil
cdef int taker(int* cells) noexcept nogil
cdef int worth(int* cells, int* book, int area, int card, int old) noexcept nogil
cdef void turn_up(int* cells, int* book, int area, int card, int old) noexcept nogil
cdef void turn_down(int* cells, int area, int card, int space) noexcept nogil
cdef int total(int* cells, int* book, int seat) noexcept nogil
cdef int list_moves(int* cells, int* book, int* moves) noexcept nogil
cdef int largest_zone(int* cells, int* book, int area) noexcept nogil
cdef void reveal(int* cells, unsigned long long* chance) noexcept nogil
cdef void take(int* cells, int* book, int move, unsigned long long* chance) noexcept nogil
cdef bint is_over(int* cells) noexcept nogil
