cimport cython

from capital_lux.bots.net cimport Net
from capital_lux.observation.components cimport Components
from capital_lux.observation.derived cimport Derived
from capital_lux.observation.memory cimport Memory
from capital_lux.observation.observer cimport relative
from capital_lux.observation.zones cimport Zones
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef extern from *:
    """
    /* Half the time of a decision. A processor that can take 16 products at once does so; the sums are the same. */
    #if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && defined(__GLIBC__)
    __attribute__((target_clones("avx2", "default")))
    #endif
    static void lux_product(const signed char *weights, const short *inputs, int *sums, Py_ssize_t width) {
        for (Py_ssize_t row = 0; row < width; row += 4, weights += 4 * width) {
            int a = 0, b = 0, c = 0, d = 0;
            for (Py_ssize_t i = 0; i < width; i++) {
                short x = inputs[i];
                a += (short) weights[i] * x;
                b += (short) weights[width + i] * x;
                c += (short) weights[2 * width + i] * x;
                d += (short) weights[3 * width + i] * x;
            }
            sums[row] = a, sums[row + 1] = b, sums[row + 2] = c, sums[row + 3] = d;
        }
    }
    #define lux_multiply(weights, first, inputs, sums, width) \\
        lux_product((const signed char *) (weights).data + (first), inputs, sums, width)
    """
    void multiply "lux_multiply" (
        signed char[::1] weights, Py_ssize_t first, short* inputs, int* sums, Py_ssize_t width
    ) noexcept nogil

cdef bint COMPILED
cdef int ACTIONS, INPUTS, NO_ROW, MASK_COUNT, GRAINS
cdef int[889] FIRST_ROW, SCALE_OF, IS_PACKED
cdef short[32][256] LEVEL
cdef double EPSILON, HALF, NATURAL, LEAST_EXPONENT


@cython.final
cdef class Judge:
    cdef readonly Net net
    cdef readonly Game game
    cdef Zones zones
    cdef Derived derived
    cdef Components components
    cdef Py_ssize_t width
    cdef int lit_count
    cdef double most
    cdef readonly double value
    cdef unsigned char[889] row
    cdef int[2048] lit
    cdef int[1024] sums
    cdef short[1024] active
    cdef double[1024] hidden
    cdef double[104] logit
    cdef double[104] share

    cdef int check(self, Memory memory, object seat) except -1
    cpdef bytes inputs(self, object memory, object seat)
    cpdef tuple opinion(self, object memory, object seat)
    cpdef int best(self, object memory, object seat) except -1
    @cython.locals(source=Chance, found=cython.int)
    cpdef int sample(self, object memory, object seat, object chance, double temperature) except -1
    cdef void look(self, Memory memory, int seat) noexcept nogil
    cdef void write(self, Memory memory, int seat) noexcept nogil
    cdef void weigh(self, int seat) noexcept nogil
    cdef int likeliest(self) noexcept nogil
    @cython.locals(most=cython.double, total=cython.double)
    cdef double soften(self, double temperature) noexcept nogil
    @cython.locals(point=cython.double, last=cython.int)
    cdef int draw(self, Chance chance, double temperature) noexcept nogil
    @cython.locals(value=cython.int, count=cython.int, level=cython.int)
    cdef void find_rows(self) noexcept nogil
    @cython.locals(width=cython.Py_ssize_t)
    cdef void forward(self) noexcept nogil
    @cython.locals(
        i=cython.Py_ssize_t, a=cython.double, b=cython.double, c=cython.double, d=cython.double,
        e=cython.double, f=cython.double, g=cython.double, h=cython.double,
        mean=cython.double, variance=cython.double, over=cython.double, x=cython.double,
    )
    cdef void activate(self, double[::1] weight, double[::1] bias, Py_ssize_t first) noexcept nogil


# Python's compiler flags let an int wrap around, and C would not see that such an index only grows.
@cython.locals(
    i=cython.Py_ssize_t, a=cython.Py_ssize_t, b=cython.Py_ssize_t, c=cython.Py_ssize_t, d=cython.Py_ssize_t,
    four=cython.short,
)
cdef void add_rows(short[::1] rows, int* lit, int count, int* sums, Py_ssize_t width) noexcept nogil
@cython.locals(i=cython.Py_ssize_t, total=cython.int)
cdef int dot(short[::1] weights, Py_ssize_t first, short* inputs, Py_ssize_t width) noexcept nogil
@cython.locals(i=cython.Py_ssize_t)
cdef void add_scaled(
    int* sums, double[::1] scale, double[::1] bias, Py_ssize_t first, double* hidden, Py_ssize_t width
) noexcept nogil
