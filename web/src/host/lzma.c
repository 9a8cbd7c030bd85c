/* Unpacks LZMA as it comes: what is here of a file is read, and the rest waits. `python -m tools.lzma` compiles it
 * into lzma-code.ts, from which lzma.ts runs it; the file and what is in it lie in the memory behind it. */

#include <stdint.h>

typedef uint8_t Byte;
typedef uint32_t Word;

/* Where the chances of each kind of choice lie. */
enum {
  IS_MATCH = 0,
  IS_REP = 192,
  IS_REP_0 = 204,
  IS_REP_1 = 216,
  IS_REP_2 = 228,
  IS_REP_0_LONG = 240,
  SLOTS = 432,
  DISTANCES = 688,
  ALIGN = 802,
  LENGTHS = 818,
  REP_LENGTHS = 1332,
  LITERALS = 1846,
  MOST_CHANCES = LITERALS + (0x300 << 4),
};

#define BROKEN 0xffffffff
/* More bytes than any one choice takes. */
#define MARGIN 32
#define INLINE static inline __attribute__((always_inline))

typedef struct {
  const Byte *at;
  Word range, code;
} Reader;

static uint16_t chances[MOST_CHANCES];
static Reader reader;
static const Byte *packed;
static Byte *out;
static Word size, done, state, distances[4];
static Word literal_context, literal_mask, position_mask;

/* Begin a file: how it was packed, where its bits begin, where what is in it goes, and how much that is. */
void begin(Word how, const Byte *from, Byte *to, Word bytes) {
  Word literal_position = how / 9 % 5;
  literal_context = how % 9;
  literal_mask = (1u << literal_position) - 1;
  position_mask = (1u << how / 45) - 1;
  for (Word n = 0; n < MOST_CHANCES; n++) chances[n] = 1024;
  packed = from;
  out = to;
  size = bytes;
  done = state = 0;
  for (Word n = 0; n < 4; n++) distances[n] = 0;
  reader.at = packed + 5;
  reader.range = 0xffffffff;
  reader.code = 0;
  for (Word n = 1; n < 5; n++) reader.code = reader.code << 8 | packed[n];
}

INLINE void fill(Reader *from) {
  if (from->range >= 1u << 24) return;
  from->range <<= 8;
  from->code = from->code << 8 | *from->at++;
}

INLINE Word bit(Reader *from, Word index) {
  Word chance = chances[index], bound = (from->range >> 11) * chance, found = from->code >= bound;
  if (found) {
    from->range -= bound;
    from->code -= bound;
    chances[index] = chance - (chance >> 5);
  } else {
    from->range = bound;
    chances[index] = chance + ((2048 - chance) >> 5);
  }
  fill(from);
  return found;
}

/* So many bits of equal chance. */
INLINE Word even(Reader *from, Word count) {
  Word found = 0;
  for (; count; count--) {
    from->range >>= 1;
    Word one = from->code >= from->range;
    if (one) from->code -= from->range;
    found = found << 1 | one;
    fill(from);
  }
  return found;
}

INLINE Word tree(Reader *from, Word base, Word bits) {
  Word node = 1;
  for (Word n = 0; n < bits; n++) node = node << 1 | bit(from, base + node);
  return node - (1u << bits);
}

/* The same with the lowest bit first. */
INLINE Word tree_from_below(Reader *from, Word base, Word bits) {
  Word node = 1, found = 0;
  for (Word n = 0; n < bits; n++) {
    Word next = bit(from, base + node);
    node = node << 1 | next;
    found |= next << n;
  }
  return found;
}

static Word length(Reader *from, Word base, Word position) {
  if (!bit(from, base)) return 2 + tree(from, base + 2 + (position << 3), 3);
  if (!bit(from, base + 1)) return 10 + tree(from, base + 130 + (position << 3), 3);
  return 18 + tree(from, base + 258, 8);
}

static Word distance_for(Reader *from, Word length) {
  Word few = length < 5 ? length - 2 : 3, slot = tree(from, SLOTS + (few << 6), 6);
  if (slot < 4) return slot;
  Word bits = (slot >> 1) - 1, high = (2 | (slot & 1)) << bits;
  if (slot < 14) return high + tree_from_below(from, DISTANCES + high - slot, bits);
  Word middle = even(from, bits - 4) << 4;
  return high + middle + tree_from_below(from, ALIGN, 4);
}

static Word literal(Reader *from, Word state, Word last, Word at) {
  Word before = at ? out[at - 1] : 0, node = 1;
  Word base = LITERALS + 0x300 * (((at & literal_mask) << literal_context) + (before >> (8 - literal_context)));
  if (state >= 7) {
    Word other = out[at - last - 1];
    while (node < 0x100) {
      Word expected = other >> 7 & 1;
      other <<= 1;
      Word found = bit(from, base + ((1 + expected) << 8) + node);
      node = node << 1 | found;
      if (found != expected) break;
    }
  }
  while (node < 0x100) node = node << 1 | bit(from, base + node);
  return node;
}

/* Unpack what can be, where so many bytes of the file are here; gives how much is done, or that the file is broken. */
Word unpack(Word here, Word is_all) {
  Reader own = reader, *from = &own;
  Word now = state, at = done;
  Word last0 = distances[0], last1 = distances[1], last2 = distances[2], last3 = distances[3];
  const Byte *end = packed + here;
  while (at < size && (is_all ? own.at <= end : own.at + MARGIN <= end)) {
    Word position = at & position_mask, count;
    if (!bit(from, IS_MATCH + (now << 4) + position)) {
      out[at] = literal(from, now, last0, at);
      at++;
      now = now < 4 ? 0 : now < 10 ? now - 3 : now - 6;
      continue;
    }
    if (!bit(from, IS_REP + now)) {
      count = length(from, LENGTHS, position);
      now = now < 7 ? 7 : 10;
      last3 = last2;
      last2 = last1;
      last1 = last0;
      last0 = distance_for(from, count);
    } else {
      if (bit(from, IS_REP_0 + now)) {
        Word chosen = last1;
        if (bit(from, IS_REP_1 + now)) {
          chosen = last2;
          if (bit(from, IS_REP_2 + now)) {
            chosen = last3;
            last3 = last2;
          }
          last2 = last1;
        }
        last1 = last0;
        last0 = chosen;
      } else if (!bit(from, IS_REP_0_LONG + (now << 4) + position)) {
        if (last0 >= at) return BROKEN;
        out[at] = out[at - last0 - 1];
        at++;
        now = now < 7 ? 9 : 11;
        continue;
      }
      count = length(from, REP_LENGTHS, position);
      now = now < 7 ? 8 : 11;
    }
    if (last0 >= at) return BROKEN; /* also where the end is marked too early */
    for (const Byte *copied = out + at - last0 - 1; count && at < size; count--) out[at++] = *copied++;
  }
  reader = own;
  state = now;
  done = at;
  distances[0] = last0;
  distances[1] = last1;
  distances[2] = last2;
  distances[3] = last3;
  return is_all && at < size ? BROKEN : at;
}
