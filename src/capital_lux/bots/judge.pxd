cimport cython

from capital_lux.bots.net cimport Net
from capital_lux.observation.components cimport ComponentsWriter
from capital_lux.observation.derived cimport Derived
from capital_lux.observation.memory cimport Memory
from capital_lux.observation.observer cimport relative
from capital_lux.observation.zones cimport Zones
from capital_lux.rules.chance cimport Chance, chance_of
from capital_lux.rules.game cimport Game
from capital_lux.rules.given cimport natural

cdef extern from *:
    """
    /* Half of all inputs are zero, and their columns are left out. A processor with AVX2 takes two columns at once and
       keeps 64 sums in its registers; the sums are the same. */
    #if defined(__GNUC__) && defined(__x86_64__)
    #include <immintrin.h>
    #define LUX_TILE 4
    __attribute__((target("avx2")))
    static inline void lux_product_avx2(const signed char *weights, const short *inputs, int *sums, Py_ssize_t width, const Py_ssize_t *lit, Py_ssize_t count) {
        for (Py_ssize_t row = 0; row < width; row += 16 * LUX_TILE) {
            __m256i total[2 * LUX_TILE];
            for (int i = 0; i < 2 * LUX_TILE; i++) total[i] = _mm256_setzero_si256();
            for (Py_ssize_t k = 0; k < count; k += 2) {
                const signed char *first = weights + lit[k] * width + row, *second = weights + lit[k + 1] * width + row;
                __m256i both = _mm256_set1_epi32(inputs[lit[k]] | (k + 1 < count ? inputs[lit[k + 1]] << 16 : 0));
                for (int i = 0; i < LUX_TILE; i++) {
                    __m128i a = _mm_loadu_si128((const __m128i *) first + i), b = _mm_loadu_si128((const __m128i *) second + i);
                    __m256i low = _mm256_cvtepi8_epi16(_mm_unpacklo_epi8(a, b)), high = _mm256_cvtepi8_epi16(_mm_unpackhi_epi8(a, b));
                    total[2 * i] = _mm256_add_epi32(total[2 * i], _mm256_madd_epi16(low, both));
                    total[2 * i + 1] = _mm256_add_epi32(total[2 * i + 1], _mm256_madd_epi16(high, both));
                }
            }
            for (int i = 0; i < 2 * LUX_TILE; i++) _mm256_storeu_si256((__m256i *) (sums + row) + i, total[i]);
        }
    }
    #endif
    static inline void lux_product(const signed char *weights, const short *inputs, int *sums, Py_ssize_t width) {
        Py_ssize_t lit[1024 + 1], count = 0;
        for (Py_ssize_t i = 0; i < width; i++) {
            lit[count] = i;
            count += inputs[i] != 0;
        }
        lit[count] = 0;
    #ifdef LUX_TILE
        if (width % (16 * LUX_TILE) == 0 && __builtin_cpu_supports("avx2")) {
            lux_product_avx2(weights, inputs, sums, width, lit, count);
            return;
        }
    #endif
        for (Py_ssize_t row = 0; row < width; row++) sums[row] = 0;
        for (Py_ssize_t k = 0; k < count; k++) {
            const signed char *column = weights + lit[k] * width;
            int input = inputs[lit[k]];
            for (Py_ssize_t row = 0; row < width; row++) sums[row] += column[row] * input;
        }
    }
    #define lux_multiply(weights, first, inputs, sums, width) \\
        lux_product((const signed char *) (weights).data + (first), inputs, sums, width)

    static inline void lux_sum_rows(const short *rows, const int *lit, int count, int *sums, Py_ssize_t width) {
        for (Py_ssize_t i = 0; i < width; i++) sums[i] = 0;
        for (int at = 0; at < count; at += 4) {
            const short *a = rows + lit[at] * width, *b = rows + lit[at + 1] * width;
            const short *c = rows + lit[at + 2] * width, *d = rows + lit[at + 3] * width;
            for (Py_ssize_t i = 0; i < width; i++) sums[i] += (short) (a[i] + b[i] + c[i] + d[i]);
        }
    }
    #define lux_add_rows(rows, lit, count, sums, width) lux_sum_rows((const short *) (rows).data, lit, count, sums, width)

    static inline int lux_row_product(const short *weights, const short *inputs, Py_ssize_t width) {
        int total = 0;
        for (Py_ssize_t i = 0; i < width; i++) total += weights[i] * inputs[i];
        return total;
    }
    #define lux_dot(weights, first, inputs, width) lux_row_product((const short *) (weights).data + (first), inputs, width)
    """
    void multiply "lux_multiply" (
        signed char[::1] weights, Py_ssize_t first, short* inputs, int* sums, Py_ssize_t width
    ) noexcept nogil
    void add_rows "lux_add_rows" (
        short[::1] rows, int* lit, int count, int* sums, Py_ssize_t width
    ) noexcept nogil
    int dot "lux_dot" (short[::1] weights, Py_ssize_t first, short* inputs, Py_ssize_t width) noexcept nogil

cdef bint COMPILED
cdef int ACTIONS, INPUTS, NO_ROW, MASK_COUNT, GRAINS
cdef int[889] FIRST_ROW, SCALE_OF, IS_PACKED
cdef short[32][256] LEVEL
cdef double EPSILON, HALF, LEAD, NATURAL, LEAST_EXPONENT, SOFTNESS, WIN


@cython.final
cdef class Judge:
    cdef readonly Net net
    cdef readonly Game game
    cdef Zones zones
    cdef Derived derived
    cdef ComponentsWriter components
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
    @cython.locals(ahead=cython.int, best=cython.int, other=cython.int, winners=cython.int, share=cython.double, win=cython.double, power=cython.double)
    cdef double reward(self, int seat) noexcept nogil
    @cython.locals(value=cython.int, count=cython.int, level=cython.int)
    cdef void find_rows(self) noexcept nogil
    @cython.locals(width=cython.Py_ssize_t)
    cdef void forward(self) noexcept nogil
    @cython.locals(
        i=cython.Py_ssize_t, a=cython.double, b=cython.double, c=cython.double, d=cython.double,
        e=cython.double, f=cython.double, g=cython.double, h=cython.double,
        mean=cython.double, variance=cython.double, over=cython.double, x=cython.double,
        hidden=cython.p_double, active=cython.p_short, most=cython.double,
    )
    cdef void activate(self, double[::1] weight, double[::1] bias, Py_ssize_t first) noexcept nogil


@cython.locals(i=cython.Py_ssize_t)
cdef void add_scaled(
    int* sums, double[::1] scale, double[::1] bias, Py_ssize_t first, double* hidden, Py_ssize_t width
) noexcept nogil
