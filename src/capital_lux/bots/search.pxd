cimport cython

from capital_lux.bots.policy cimport Policy
from capital_lux.bots.world cimport World
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef bint COMPILED
cdef int ACTIONS, DRAFT, OVER, MAX_SEATS, MAX_NODES, MAX_DEPTH, NONE, ROOTS, ROUNDS, COARSE
cdef double[4096] BONUS, FAR_BONUS, SHARE, FAR_SHARE
cdef double ROLLOUT_NOISE, SOFTNESS, EXPLORE, LEAST_SPREAD, USUAL_SPREAD


cdef class Search:
    cdef World world
    cdef Chance chance
    cdef Policy policy
    cdef int last_round, me, nodes, must
    cdef double total, total_squares, explore
    cdef readonly int simulations
    cdef int[262144] first
    cdef int[262144] next
    cdef short[262144] action
    cdef signed char[262144] seen
    cdef int[262144] visits
    cdef int[262144] chances
    cdef double[262144] value
    cdef int[200] path
    cdef int[200] mover
    cdef int[104] child
    cdef double[4] reward
    cdef double[104] leads
    cdef double[104] wins
    cdef double[104] squares

    cdef check_made(self)
    cdef double spread(self)
    cdef void simulate(self, Game game) noexcept nogil
    cdef bint finished(self, Game game) noexcept nogil
    @cython.locals(node=cython.int, depth=cython.int, seat=cython.int, before=cython.int, parent=cython.int)
    cdef int descend(self, Game game) noexcept nogil
    @cython.locals(node=cython.int)
    cdef int child_of(self, int parent, int action, int seen) noexcept nogil
    @cython.locals(best=cython.double, score=cython.double, found=cython.int, node=cython.int)
    cdef int select(self, Game game, int seat, int parent) noexcept nogil
    @cython.locals(visits=cython.int, chances=cython.int, mean=cython.double, bonus=cython.double)
    cdef double promise(self, int node) noexcept nogil
    @cython.locals(found=cython.int)
    cdef int expand(self, Game game, int parent, int untried, int seen) noexcept nogil
    cdef int add(self, int parent, int action, int seen) noexcept nogil
    cdef void play_on(self, Game game) noexcept nogil
    cdef int lead(self, Game game, int seat) noexcept nogil
    @cython.locals(lead=cython.int, reward=cython.double)
    cdef void judge(self, Game game) noexcept nogil
    cdef void note_root(self, Game game, int action) noexcept nogil
    cdef int root_node(self, int action) noexcept nogil
    cpdef tuple tally(self, object action)
    @cython.locals(base=Game, parent=cython.int, found=cython.int, most=cython.int, node=cython.int)
    cpdef int partner(self, object action) except -2
