from capital_lux.rules.board cimport Board
from capital_lux.rules.chance cimport Chance
from capital_lux.rules.power cimport Power

cdef int MOST_ASKS


cdef class Tile(Power):
    cdef public dict memory, prepared
    cdef public list options
    cdef public int asks
    cdef public object trouble

    cdef void draw_tape(self, Board game, Chance chance) noexcept with gil
    cdef void set_up(self, Board game) noexcept with gil
    cdef void begin_round(self, Board game) noexcept with gil
    cdef bint possible(self, Board game, int seat) noexcept with gil
    cdef void trigger(self, Board game, int seat) noexcept with gil
    cdef void offer(self, Board game, int seat) noexcept with gil
    cdef void choose(self, Board game, int seat, int action) noexcept with gil
    cdef int limit_change(self, Board game, int seat, int district) noexcept with gil
    cdef void close(self, Board game) noexcept with gil
    cdef int points(self, Board game, int seat) noexcept with gil
    cdef Power twin(self)
    cdef copy_from(self, object other)
    cdef show(self, Board game, dict out, int seat)
    cdef save(self, Board game, dict out)
    cdef load(self, Board game, object source)
    cdef tape(self, dict out)
    cdef load_tape(self, object source)
    cdef question(self, Board game, object options)
