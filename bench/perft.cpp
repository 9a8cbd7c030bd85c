// Basic GIPF in C++, as fast as we can write it: what `bench/kernel.py --against` compares the kernel with.
//
//     g++ -O3 -march=native bench/perft.cpp -o perft && ./perft 5
//
// Prints the number of sequences of decisions from the start, every one of them played, and the seconds of the
// processor that took. The board is a word: column B is bits 0 to 6, column C bits 8 to 14, and so on.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <initializer_list>

using Word = uint64_t;

struct Line {
    Word mask, low, high;
    int step;
};

struct State {  // small enough for registers
    Word white, black;
    uint32_t reserves;  // White's, and Black's from bit 8 on
    uint8_t player;
    uint8_t phase;  // PUSH, or rows to clear before or after it
};

enum { PUSH, BEFORE, AFTER };

static Line lines[21];
static Word board;
static Word firsts;  // the pushes that stand for all that enter the same empty spot
static Word played;  // of every position something, so that no compiler leaves the last decisions out

static void make_lines() {
    for (int column = 0; column < 7; column++)
        for (int height = 0; height < 7; height++)
            if (column - height <= 3 && height - column <= 3) board |= Word(1) << (8 * column + height);
    int number = 0;
    for (int step : {1, 8, 9})
        for (int bit = 0; bit < 56; bit++) {
            Word first = Word(1) << bit;
            if (!(board & first) || (bit >= step && board & (first >> step))) continue;
            Line line{0, first, 0, step};
            for (Word spot = first; spot & board; spot <<= step) {
                line.mask |= spot;
                line.high = spot;
            }
            lines[number++] = line;
        }
    Word entered = 0;
    for (int n = 0; n < 42; n++) {
        Word entry = n & 1 ? lines[n >> 1].high : lines[n >> 1].low;
        if (!(entered & entry)) firsts |= Word(1) << n;
        entered |= entry;
    }
}

static inline Word fours(Word x, int step) {
    Word pairs = x & (x >> step);
    return pairs & (pairs >> (2 * step));
}

static inline bool has_four(Word x) { return fours(x, 1) | fours(x, 8) | fours(x, 9); }

static inline Word own_tops(const State& state) { return state.player ? state.black : state.white; }

// Moves are bits: pushes 0 to 41, two for each line, then the lines with a row.
static inline Word legal(const State& state) {
    Word moves = 0, occupied = state.white | state.black;
    if (state.phase != PUSH) {
        for (int n = 0; n < 21; n++)
            if (fours(own_tops(state) & lines[n].mask, lines[n].step)) moves |= Word(1) << (42 + n);
        return moves;
    }
    if (!(state.reserves >> (8 * state.player) & 255)) return 0;
    for (int n = 0; n < 21; n++) {
        const Line& line = lines[n];
        if (!(line.mask & ~occupied)) continue;
        Word from = Word((line.low & occupied) != 0) | Word((line.high & occupied) != 0) << 1;
        moves |= (from | (firsts >> (2 * n) & 3)) << (2 * n);
    }
    return moves;
}

static inline State passed_on(State state) {
    if (has_four(own_tops(state))) return state;
    if (state.phase == AFTER) {
        state.player ^= 1;
        state.phase = BEFORE;
        if (has_four(own_tops(state))) return state;
    }
    state.phase = PUSH;
    return state;
}

static inline State pushed(State state, int move) {
    const Line& line = lines[move >> 1];
    Word empty = line.mask & ~(state.white | state.black), entry;
    if (move & 1) {
        Word free = Word(1) << (63 - __builtin_clzll(empty));
        Word run = line.mask & ~(free | (free - 1));
        state.white = (state.white & ~run) | (state.white & run) >> line.step;
        state.black = (state.black & ~run) | (state.black & run) >> line.step;
        entry = line.high;
    } else {
        Word run = line.mask & ((empty & -empty) - 1);
        state.white = (state.white & ~run) | (state.white & run) << line.step;
        state.black = (state.black & ~run) | (state.black & run) << line.step;
        entry = line.low;
    }
    (state.player ? state.black : state.white) |= entry;
    state.reserves -= 1u << (8 * state.player);
    state.phase = AFTER;
    return passed_on(state);
}

static State cleared(State state, int n) {
    const Line& line = lines[n];
    Word own = own_tops(state), occupied = (state.white | state.black) & line.mask;
    Word four = fours(own & line.mask, line.step), row = four & -four;
    for (Word grown;; row = grown) {
        grown = (row | row << line.step | row >> line.step) & occupied;
        if (grown == row) break;
    }
    state.reserves += unsigned(__builtin_popcountll(row & own)) << (8 * state.player);
    state.white &= ~row;
    state.black &= ~row;
    return passed_on(state);
}

static uint64_t count(const State& state, int depth) {
    uint64_t found = 0;
    for (Word moves = legal(state); moves; moves &= moves - 1) {
        int move = __builtin_ctzll(moves);
        State after = move < 42 ? pushed(state, move) : cleared(state, move - 42);
        played ^= after.white + after.reserves + after.phase;
        found += depth == 1 ? 1 : count(after, depth - 1);
    }
    return found;
}

int main(int, char** arguments) {
    make_lines();
    auto at = [](int column, int height) { return Word(1) << (8 * column + height); };
    Word white = at(0, 3) | at(3, 0) | at(6, 6), black = at(0, 0) | at(3, 6) | at(6, 3);
    clock_t began = clock();
    uint64_t found = count({white, black, 12 | 12 << 8, 0, PUSH}, atoi(arguments[1]));
    double seconds = double(clock() - began) / CLOCKS_PER_SEC;
    printf("%llu %f %d\n", (unsigned long long)found, seconds, int(played & 1));
}
