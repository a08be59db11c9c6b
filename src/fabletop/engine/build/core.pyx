# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, infer_types=True, initializedcheck=False
# One game's compiled rules. First the words of words.py in C; then the game's text; then the door to Python. The file is long because a
# game's module is one file to Cython, so that C can put the words into the rules that use them.
cimport cython
from libc.stdlib cimport free, malloc, realloc
from libc.string cimport memcmp, memcpy, memset

cdef extern from *:
    """
    #include <stdint.h>
    static inline long long fabletop_high(unsigned long long word, long long n) {
        return (long long)(((unsigned __int128)word * (unsigned long long)n) >> 64);
    }
    /* eight counts of a heap at a time, in the order of memory; a count is not negative */
    #include <string.h>
    #if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
    #define FABLETOP_EIGHT 8
    #else
    #define FABLETOP_EIGHT 1024
    #endif
    static inline long long fabletop_count(const signed char* counts, long long kinds) {
        long long total = 0, kind = 0;
        for (; kind + FABLETOP_EIGHT <= kinds; kind += 8) {
            uint64_t eight;
            memcpy(&eight, counts + kind, 8);
            eight = (eight & 0x00FF00FF00FF00FFULL) + ((eight >> 8) & 0x00FF00FF00FF00FFULL);
            total += (long long)((eight * 0x0001000100010001ULL) >> 48);
        }
        for (; kind < kinds; kind++)
            total += counts[kind];
        return total;
    }
    static inline long long fabletop_kinds(const signed char* counts, long long kinds) {
        uint64_t found = 0;
        long long kind = 0;
        for (; kind + FABLETOP_EIGHT <= kinds; kind += 8) {
            uint64_t eight;
            memcpy(&eight, counts + kind, 8);
            eight = ((eight + 0x7F7F7F7F7F7F7F7FULL) & 0x8080808080808080ULL) >> 7;
            found |= ((eight * 0x0102040810204080ULL) >> 56) << kind;
        }
        for (; kind < kinds; kind++)
            found |= (uint64_t)(counts[kind] > 0) << kind;
        return (long long)found;
    }
    """
    long long core_high "fabletop_high"(unsigned long long word, long long n) noexcept nogil
    long long core_count_bytes "fabletop_count"(signed char* counts, long long kinds) noexcept nogil
    long long kinds_of_int8 "fabletop_kinds"(signed char* counts, long long kinds) noexcept nogil
    int core_popcount "__builtin_popcountll"(unsigned long long) noexcept nogil
    int core_trailing "__builtin_ctzll"(unsigned long long) noexcept nogil
    int core_leading "__builtin_clzll"(unsigned long long) noexcept nogil

@NUMBERS@

import json
META = @META@

cdef enum:
    FAST = 0
    TAPE = 1
    RECORDED = 2
    WANTED_SET = 1
    WANTED_BELOW = 2
    WANTED_WEIGHTS = 3
    MOST_WEIGHTS = 128

ctypedef struct Source:
    unsigned long long state     # FAST: splitmix64
    unsigned long long* words    # TAPE: words that somebody else made
    long long* outcomes          # RECORDED: what was drawn
    long long n                  # how many words or outcomes
    long long at
    long long* drawn             # what was drawn since it was last asked: outcome, of how many
    long long drawn_n
    long long drawn_room
    long long wanted             # when a record is at its end: what the next draw could give
    long long wanted_n
    long long weights[MOST_WEIGHTS]
    int kind
    int noting

ctypedef struct Events:
    long long* rows              # nine numbers each: kind, cause, seven arguments
    long long n
    long long room

@STRUCTS@

# ---- chance
cdef inline unsigned long long core_next_word(Position* g, Source* s) noexcept nogil:
    cdef unsigned long long z
    if s.kind == FAST:
        s.state += 0x9E3779B97F4A7C15ULL
        z = s.state
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL
        return z ^ (z >> 31)
    if s.at == s.n:
        g.fault = NO_CHANCE
        return 0
    s.at += 1
    return s.words[s.at - 1]

cdef void core_note(Source* s, long long outcome, long long n) noexcept nogil:
    if s.drawn_n == s.drawn_room:
        s.drawn_room = 2 * s.drawn_room + 64
        s.drawn = <long long*>realloc(s.drawn, s.drawn_room * 2 * sizeof(long long))
    s.drawn[2 * s.drawn_n] = outcome
    s.drawn[2 * s.drawn_n + 1] = n
    s.drawn_n += 1

cdef inline long long core_recorded(Position* g, Source* s) noexcept nogil:
    """The next outcome of a record; NONE, and the fault NO_CHANCE, at its end."""
    if s.at == s.n:
        g.fault = NO_CHANCE
        return NONE
    s.at += 1
    return s.outcomes[s.at - 1]

cdef void core_want(Source* s, int how, long long n) noexcept nogil:
    if s.wanted == 0:
        s.wanted = how
        s.wanted_n = n

cdef long long chance(Position* g, long long n) noexcept nogil:
    cdef Source* s = g.source
    cdef long long outcome
    if s == NULL:
        g.fault = NO_CHANCE
        return 0
    if s.kind == RECORDED:
        outcome = core_recorded(g, s)
        if outcome < 0 or outcome >= n:
            core_want(s, WANTED_BELOW, n)
            g.fault = NO_CHANCE
            return 0
    else:
        outcome = core_high(core_next_word(g, s), n)
    if s.noting:
        core_note(s, outcome, n)
    return outcome

cdef long long draw_from(Position* g, long long members) noexcept nogil:
    cdef Source* s = g.source
    cdef long long outcome, left, n = core_popcount(members)
    if n == 0:
        g.fault = NOTHING_TO_DRAW
        return 0
    if s == NULL:
        g.fault = NO_CHANCE
        return lowest(members)  # a member, so that a loop that draws until nothing is left comes to its end
    if s.kind == RECORDED:
        outcome = core_recorded(g, s)
        if outcome < 0 or outcome > 62 or not (members >> outcome) & 1:
            core_want(s, WANTED_SET, members)
            g.fault = NO_CHANCE
            return lowest(members)
    else:
        left = core_high(core_next_word(g, s), n)
        while left:
            members &= members - 1
            left -= 1
        outcome = lowest(members)
    if s.noting:
        core_note(s, outcome, n)
    return outcome

ctypedef signed char schar

ctypedef fused Count:
    schar
    short
    int

cdef inline long long core_count(Count* counts, long long kinds) noexcept nogil:
    cdef long long total = 0, kind
    if Count is schar:
        total = core_count_bytes(counts, kinds)
    else:
        for kind in range(kinds):
            total += counts[kind]
    return total

cdef inline long long count_int8(signed char* counts, long long kinds) noexcept nogil:
    return core_count(counts, kinds)

cdef inline long long count_int16(short* counts, long long kinds) noexcept nogil:
    return core_count(counts, kinds)

cdef inline long long count_int32(int* counts, long long kinds) noexcept nogil:
    return core_count(counts, kinds)

cdef inline long long core_kinds(Count* counts, long long kinds) noexcept nogil:
    cdef long long found = 0, kind
    for kind in range(kinds):
        found |= <long long>(1ULL << kind) if counts[kind] != 0 else 0
    return found

cdef inline long long kinds_of_int16(short* counts, long long kinds) noexcept nogil:
    return core_kinds(counts, kinds)

cdef inline long long kinds_of_int32(int* counts, long long kinds) noexcept nogil:
    return core_kinds(counts, kinds)

cdef inline long long core_first(Count* counts) noexcept nogil:
    """Take the first kind of a heap that is not empty: what a draw gives when chance is dry, so that no rule sees a NONE that cannot be."""
    cdef long long kind = 0
    while counts[kind] == 0:
        kind += 1
    counts[kind] -= 1
    return kind

cdef long long core_draw_counts(Position* g, Count* counts, long long kinds) noexcept nogil:
    cdef Source* s = g.source
    cdef long long total = core_count(counts, kinds), kind, left
    if total == 0:
        return NONE
    if s == NULL:
        g.fault = NO_CHANCE
        return core_first(counts)
    if s.kind == RECORDED:
        kind = core_recorded(g, s)
        if kind < 0 or kind >= kinds or counts[kind] == 0:
            if s.wanted == 0 and kinds <= MOST_WEIGHTS:
                for left in range(kinds):
                    s.weights[left] = counts[left]
            core_want(s, WANTED_WEIGHTS, kinds)
            g.fault = NO_CHANCE
            return core_first(counts)
    else:
        left = core_high(core_next_word(g, s), total)
        kind = 0
        while left >= counts[kind]:
            left -= counts[kind]
            kind += 1
    counts[kind] -= 1
    if s.noting:
        core_note(s, kind, total)
    return kind

cdef inline long long draw_int8(Position* g, signed char* counts, long long kinds) noexcept nogil:
    return core_draw_counts(g, counts, kinds)

cdef inline long long draw_int16(Position* g, short* counts, long long kinds) noexcept nogil:
    return core_draw_counts(g, counts, kinds)

cdef inline long long draw_int32(Position* g, int* counts, long long kinds) noexcept nogil:
    return core_draw_counts(g, counts, kinds)

# ---- numbers and sets
cdef inline long long no(long long code, long long a=0, long long b=0, long long c=0) noexcept nogil:
    return code | (a & 0xFFFF) << 8 | (b & 0xFFFF) << 24 | (c & 0xFFFF) << 40

cdef inline long long shl(long long bits, long long n) noexcept nogil:
    return <long long>(<unsigned long long>bits << n)

cdef inline long long only(long long member) noexcept nogil:
    return <long long>(1ULL << member)

cdef inline bint has(long long members, long long member) noexcept nogil:
    return members >> member & 1

cdef inline long long size(long long members) noexcept nogil:
    return core_popcount(members)

cdef inline long long lowest(long long members) noexcept nogil:
    return core_trailing(members)

cdef inline long long highest(long long members) noexcept nogil:
    return 63 - core_leading(members)

cdef inline long long first_of(long long n) noexcept nogil:
    return <long long>((1ULL << n) - 1)

# a division by 0 raises in Python; here it gives 0, and the uncompiled twin tells
cdef inline long long floor_div(long long a, long long n) noexcept nogil:
    if n == 0:
        return 0
    return a / n - (a % n != 0 and (a < 0) != (n < 0))

cdef inline long long floor_mod(long long a, long long n) noexcept nogil:
    if n == 0:
        return 0
    cdef long long rest = a % n
    return rest + n if rest != 0 and (rest < 0) != (n < 0) else rest

# ---- telling
cdef void core_tell(Position* g, long long kind, long long a, long long b, long long c, long long d, long long e, long long f, long long h) noexcept nogil:
    cdef Events* events = g.events
    cdef long long* row
    if events.n == events.room:
        events.room = 2 * events.room + 64
        events.rows = <long long*>realloc(events.rows, events.room * 9 * sizeof(long long))
    row = events.rows + 9 * events.n
    row[0] = kind
    row[1] = g.cause
    row[2] = a
    row[3] = b
    row[4] = c
    row[5] = d
    row[6] = e
    row[7] = f
    row[8] = h
    events.n += 1

cdef inline void say(Position* g, long long kind, long long a=0, long long b=0, long long c=0, long long d=0, long long e=0, long long f=0, long long h=0) noexcept nogil:
    if g.events != NULL:
        core_tell(g, kind, a, b, c, d, e, f, h)

# ---- the game's text
@BODY@

# ---- players of the compiled loop
cdef enum:
    AT_RANDOM = 0
    BY_WORTH = 1

cdef inline long long core_choice(Position* g, long long seat, int how, Source* pick) noexcept nogil:
    """An option of this seat: at random, or the first of the best in the eyes of `worth`."""
    cdef short found[MOST_OPTIONS]
    cdef long long n = list_options(g, seat, found), i, best, value, most
    if n == 0:
        g.fault = NOTHING_TO_CHOOSE
        return 0
    if how == AT_RANDOM or n == 1:
        return found[core_high(core_next_word(g, pick), n)] if n > 1 else found[0]
    best = found[0]
    most = worth(g, seat, best)
    for i in range(1, n):
        value = worth(g, seat, found[i])
        if value > most:
            best = found[i]
            most = value
    return best

cdef long long core_play(Position* g, Source* pick, long long players, long long most) noexcept nogil:
    """To the end, or for so many answers; how many were given. Bit s of `players`: seat s goes by worth."""
    cdef long long n = 0, seat
    while not g.over and g.fault == 0 and n < most:
        seat = lowest(g.waiting)
        take(g, seat, core_choice(g, seat, BY_WORTH if has(players, seat) else AT_RANDOM, pick))
        advance(g)
        n += 1
    return n

cdef void core_seal_anew(Position* g, long long me) noexcept nogil:
    """The sealed answers of the others, at random among their options."""
    cdef short found[MOST_OPTIONS]
    cdef long long seat, n, option
    for seat in range(SEATS):
        if seat != me:
            g.sealed[seat] = NONE
            if g.how == SEALED and g.waiting != 0 and has(g.seats, seat) and not has(g.waiting, seat):
                n = list_options(g, seat, found)
                option = found[chance(g, n)]
                g.sealed[seat] = NONE if option == 0 else option - offset_of(g.question)

cdef void core_fresh(Position* g, Settings* settings, Source* source) noexcept nogil:
    memset(g, 0, sizeof(Position))
    g.settings = settings
    g.source = source

# ---- the door to Python
@cython.final
cdef class SettingsTable:
    """What is fixed for a game: its numbers, shared by all positions of it."""
    cdef Settings s

    def __init__(self, bytes numbers):
        if len(numbers) != META["settings_size"]:
            raise ValueError(f"settings of {META['game']} have {META['settings_size']} bytes, not {len(numbers)}")
        memcpy(&self.s, <char*>numbers, len(numbers))


cdef class Chance:
    """A stream of draws that belongs to one position."""
    cdef Source s

    def __cinit__(self):
        memset(&self.s, 0, sizeof(Source))

    def __dealloc__(self):
        free(self.s.words)
        free(self.s.outcomes)
        free(self.s.drawn)

    @staticmethod
    def fast(unsigned long long seed, bint noting=False):
        cdef Chance new = Chance.__new__(Chance)
        new.s.state = seed
        new.s.noting = noting
        return new

    @staticmethod
    def recorded(outcomes):
        cdef Chance new = Chance.__new__(Chance)
        cdef long long i
        new.s.kind = RECORDED
        new.s.noting = True
        new.s.n = len(outcomes)
        new.s.outcomes = <long long*>malloc((new.s.n + 1) * sizeof(long long))
        for i in range(new.s.n):
            new.s.outcomes[i] = outcomes[i]
        return new

    @staticmethod
    def tape(words):
        cdef Chance new = Chance.__new__(Chance)
        new.s.kind = TAPE
        new.s.noting = True
        new.more(words)
        return new

    def more(self, words):
        """Words for a tape that has run dry; those that were read are dropped."""
        cdef long long left = self.s.n - self.s.at, i
        cdef unsigned long long* fresh_words = <unsigned long long*>malloc((left + len(words) + 1) * sizeof(long long))
        for i in range(left):
            fresh_words[i] = self.s.words[self.s.at + i]
        for i in range(len(words)):
            fresh_words[left + i] = words[i]
        free(self.s.words)
        self.s.words = fresh_words
        self.s.n = left + len(words)
        self.s.at = 0

    @property
    def unread(self):
        """How many words or outcomes are left."""
        return self.s.n - self.s.at

    @property
    def wanted(self):
        """What the next draw of a record could give, with weights."""
        cdef long long i
        if self.s.wanted == WANTED_BELOW:
            return [(i, 1) for i in range(self.s.wanted_n)]
        if self.s.wanted == WANTED_SET:
            return [(i, 1) for i in range(63) if (self.s.wanted_n >> i) & 1]
        return [(i, self.s.weights[i]) for i in range(self.s.wanted_n) if self.s.weights[i]] if self.s.wanted else []

    def drawn(self):
        """(outcome, of how many) of each draw since the last call."""
        cdef long long i
        out = [(self.s.drawn[2 * i], self.s.drawn[2 * i + 1]) for i in range(self.s.drawn_n)]
        self.s.drawn_n = 0
        return out


@cython.final
@cython.freelist(256)
cdef class Core:
    """One position. A clone draws from nowhere until it is given a source: nothing that looks at it can know what comes."""
    cdef Position g
    cdef Events* e
    cdef SettingsTable settings
    cdef Chance chance_

    def __cinit__(self):
        self.e = NULL

    def __dealloc__(self):
        if self.e != NULL:
            free(self.e.rows)
            free(self.e)

    @staticmethod
    def blank(SettingsTable settings not None):
        """A position of zeros."""
        cdef Core new = Core.__new__(Core)
        core_fresh(&new.g, &settings.s, NULL)
        new.settings = settings
        return new

    @staticmethod
    def deal(SettingsTable settings not None, unsigned long long seed):
        """A game begun from a fast seed."""
        cdef Core new = Core.__new__(Core)
        core_fresh(&new.g, &settings.s, NULL)
        new.settings = settings
        new.source = Chance.fast(seed)
        start(&new.g, STEP_game)
        return new

    @property
    def source(self):
        return self.chance_

    @source.setter
    def source(self, Chance source):
        self.chance_ = source
        self.g.source = NULL if source is None else &source.s

    @property
    def over(self): return bool(self.g.over)
    @property
    def waiting(self): return self.g.waiting
    @property
    def asked_seats(self): return self.g.seats
    @property
    def number(self): return self.g.number
    @property
    def fault(self): return self.g.fault

    def listen(self, bint on=True):
        """From now on events are kept."""
        if on and self.e == NULL:
            self.e = <Events*>malloc(sizeof(Events))
            memset(self.e, 0, sizeof(Events))
        self.g.events = self.e if on else NULL

    def events(self):
        """(kind, cause, seven arguments) of what happened since the last call."""
        cdef long long i, k
        if self.e == NULL:
            return []
        out = [tuple([self.e.rows[9 * i + k] for k in range(9)]) for i in range(self.e.n)]
        self.e.n = 0
        return out

    def start(self, int story=STEP_game):
        """Begin with a story; a fault is left in `fault`."""
        start(&self.g, story)

    def apply(self, int seat, int option):
        """0 when the answer was taken, else why not. A fault takes the answer back and is minus its code."""
        cdef Position before
        cdef long long why = refusal(&self.g, seat, option), heard = self.e.n if self.e != NULL else 0
        if why:
            return why
        memcpy(&before, &self.g, sizeof(Position))
        take(&self.g, seat, option)
        advance(&self.g)
        if self.g.fault:
            why = -self.g.fault
            memcpy(&self.g, &before, sizeof(Position))
            if self.e != NULL:
                self.e.n = heard
        return why

    def refusal(self, int seat, int option):
        return refusal(&self.g, seat, option)

    def options(self, int seat):
        """The numbers of the options of this seat."""
        cdef short found[MOST_OPTIONS]
        cdef long long i, n = list_options(&self.g, seat, found)
        return [found[i] for i in range(n)]

    def list_again(self, int seat, long long times):
        """List the options of this seat so many times: to measure it. How many they are."""
        cdef short found[MOST_OPTIONS]
        cdef long long i, n = 0
        with nogil:
            for i in range(times):
                n = list_options(&self.g, seat, found)
        return n

    def clone(self):
        cdef Core new = Core.__new__(Core)
        memcpy(&new.g, &self.g, sizeof(Position))
        new.g.source = NULL
        new.g.events = NULL
        new.settings = self.settings
        return new

    def blind(self, int viewer):
        """Keep only what this viewer may know."""
        blind(&self.g, viewer)

    def world(self, int viewer, unsigned long long seed):
        """A position that this seat cannot tell from this one; the answers that others have sealed are anybody's guess."""
        cdef Core new = self.clone()
        cdef Source source
        if viewer < 0 or viewer >= SEATS:
            raise ValueError(f"no seat {viewer}")
        memset(&source, 0, sizeof(Source))
        source.state = seed
        new.g.source = &source
        blind(&new.g, viewer)
        deal_world(&new.g, viewer)
        core_seal_anew(&new.g, viewer)
        new.g.source = NULL
        if new.g.fault:
            raise RuntimeError(f"no world could be dealt for seat {viewer}: fault {new.g.fault}")
        return new

    def worth(self, int seat, int option):
        return worth(&self.g, seat, option)

    def choose(self, int seat, bint by_worth, unsigned long long seed):
        cdef Source pick
        pick.kind = FAST
        pick.state = seed
        return core_choice(&self.g, seat, BY_WORTH if by_worth else AT_RANDOM, &pick)

    def explain(self, int viewer, int thing):
        """What the game says of a thing, as events of its own; the position stays as it is."""
        cdef Core new = self.clone()
        blind(&new.g, viewer)
        new.listen()
        explain(&new.g, viewer, thing)
        return new.events()

    def save(self):
        return (<char*>&self.g)[:META["size"]]

    def load(self, bytes saved):
        if len(saved) != META["size"]:
            raise ValueError(f"a position of {META['game']} has {META['size']} bytes, not {len(saved)}")
        memcpy(&self.g, <char*>saved, len(saved))

    def play_out(self, unsigned long long seed, long long players=0, long long most=1 << 40):
        """To the end; how many answers. Seats whose bit is set in `players` go by worth, others at random."""
        cdef Source pick
        cdef long long n
        pick.kind = FAST
        pick.state = seed
        with nogil:
            n = core_play(&self.g, &pick, players, most)
        return n


def play_many(SettingsTable settings not None, unsigned long long seed, long long games, long long players=0):
    """Whole games without the interpreter: (games, answers, games that ended in a fault)."""
    cdef Position g
    cdef Source source, pick
    cdef long long i, answers = 0, faults = 0
    source.kind = FAST
    source.noting = 0
    pick.kind = FAST
    pick.noting = 0
    with nogil:
        for i in range(games):
            source.state = seed + i
            pick.state = ~(seed + i)
            core_fresh(&g, &settings.s, &source)
            start(&g, STEP_game)
            answers += core_play(&g, &pick, players, 1 << 40)
            faults += g.fault != 0
    return games, answers, faults
