cimport cython

from capital_lux.rules.game cimport Game

cdef int DRAFT, KINDS, PACKS, PICKS

cpdef check_received(Game game, object source)
cdef int size_of(signed char* zone) noexcept
cdef bint fit_sizes(Game game, int seat, int last) except -1
cdef bint came_from_the_right(Game game, int seat, int last) except -1
@cython.locals(known=cython.bint, rest=cython.int, taken=cython.int)
cdef bint fits_kept(Game game, int seat, int last) except -1
cdef int count_packs(Game game, int number, int kind) except -1
