/** Unpacking LZMA, which browsers do not do by themselves: a quarter smaller than gzip, for what is fetched once. */

/** Where the probabilities of each kind of choice lie. */
const IS_MATCH = 0
const IS_REP = 192
const IS_REP_0 = 204
const IS_REP_1 = 216
const IS_REP_2 = 228
const IS_REP_0_LONG = 240
const SLOTS = 432
const DISTANCES = 688
const ALIGN = 802
const LENGTHS = 818
const REP_LENGTHS = 1332
const LITERALS = 1846
/** The bytes before the first that is packed: how it was packed, and its size if that was known. */
const HEAD = 13

/** Give the size of what is in a file: four bytes of its head, and four that are 0. */
function sizeIn(packed: Uint8Array): number {
  return new DataView(packed.buffer, packed.byteOffset).getUint32(5, true)
}

/** Unpack a file of the format `.lzma`; `tell` hears how much of it is there, `size` is that of all, where the file does not say it. */
export function unpackedLzma(
  packed: Uint8Array,
  tell: (out: Uint8Array<ArrayBuffer>, done: number) => void = () => {},
  size = sizeIn(packed),
): Uint8Array<ArrayBuffer> {
  const how = packed[0]!
  const literalContext = how % 9
  const literalMask = (1 << (Math.trunc(how / 9) % 5)) - 1
  const positionMask = (1 << Math.trunc(how / 45)) - 1
  const out = new Uint8Array(size)
  const chances = new Uint16Array(LITERALS + (0x300 << (literalContext + (Math.trunc(how / 9) % 5)))).fill(
    1024,
  )
  let at = HEAD + 1
  let range = 0xffffffff
  let code = 0
  for (let n = 0; n < 4; n++) code = ((code << 8) | packed[at++]!) >>> 0

  function bit(index: number): number {
    const chance = chances[index]!
    const bound = (range >>> 11) * chance
    let found = 0
    if (code < bound) {
      range = bound
      chances[index] = chance + ((2048 - chance) >> 5)
    } else {
      range -= bound
      code -= bound
      chances[index] = chance - (chance >> 5)
      found = 1
    }
    if (range < 0x1000000) {
      range = (range << 8) >>> 0
      code = ((code << 8) | packed[at++]!) >>> 0
    }
    return found
  }

  /** So many bits of equal chance. */
  function even(count: number): number {
    let found = 0
    for (; count; count--) {
      range >>>= 1
      found <<= 1
      if (code >= range) {
        code -= range
        found |= 1
      }
      if (range < 0x1000000) {
        range = (range << 8) >>> 0
        code = ((code << 8) | packed[at++]!) >>> 0
      }
    }
    return found >>> 0
  }

  function tree(base: number, bits: number): number {
    let node = 1
    for (let n = 0; n < bits; n++) node = (node << 1) | bit(base + node)
    return node - (1 << bits)
  }

  /** The same with the lowest bit first. */
  function treeFromBelow(base: number, bits: number): number {
    let node = 1
    let found = 0
    for (let n = 0; n < bits; n++) {
      const next = bit(base + node)
      node = (node << 1) | next
      found |= next << n
    }
    return found
  }

  function length(base: number, position: number): number {
    if (!bit(base)) return 2 + tree(base + 2 + (position << 3), 3)
    if (!bit(base + 1)) return 10 + tree(base + 130 + (position << 3), 3)
    return 18 + tree(base + 258, 8)
  }

  function distanceFor(length: number): number {
    const slot = tree(SLOTS + (Math.min(length - 2, 3) << 6), 6)
    if (slot < 4) return slot
    const bits = (slot >> 1) - 1
    const high = (2 | (slot & 1)) << bits
    if (slot < 14) return high + treeFromBelow(DISTANCES + high - slot, bits)
    return (high + (even(bits - 4) << 4) + treeFromBelow(ALIGN, 4)) >>> 0
  }

  let state = 0
  // The last four distances: in an array of their own, unpacking would take a third longer.
  let last0 = 0
  let last1 = 0
  let last2 = 0
  let last3 = 0
  let done = 0
  let told = 0
  const STEP = 1 << 19
  while (done < size) {
    if (done - told >= STEP) tell(out, (told = done))
    const position = done & positionMask
    if (!bit(IS_MATCH + (state << 4) + position)) {
      const before = done ? out[done - 1]! : 0
      const context = ((done & literalMask) << literalContext) + (before >> (8 - literalContext))
      const base = LITERALS + 0x300 * context
      let node = 1
      if (state >= 7) {
        let other = out[done - last0 - 1]!
        while (node < 0x100) {
          const expected = (other >> 7) & 1
          other <<= 1
          const found = bit(base + ((1 + expected) << 8) + node)
          node = (node << 1) | found
          if (found !== expected) break
        }
      }
      while (node < 0x100) node = (node << 1) | bit(base + node)
      out[done++] = node
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6
      continue
    }
    let count: number
    if (!bit(IS_REP + state)) {
      count = length(LENGTHS, position)
      state = state < 7 ? 7 : 10
      last3 = last2
      last2 = last1
      last1 = last0
      last0 = distanceFor(count)
      if (last0 === 0xffffffff) break // the end is marked
    } else {
      if (!bit(IS_REP_0 + state)) {
        if (!bit(IS_REP_0_LONG + (state << 4) + position)) {
          state = state < 7 ? 9 : 11
          out[done] = out[done - last0 - 1]!
          done++
          continue
        }
      } else {
        let chosen = last1
        if (bit(IS_REP_1 + state)) {
          chosen = last2
          if (bit(IS_REP_2 + state)) {
            chosen = last3
            last3 = last2
          }
          last2 = last1
        }
        last1 = last0
        last0 = chosen
      }
      count = length(REP_LENGTHS, position)
      state = state < 7 ? 8 : 11
    }
    for (let from = done - last0 - 1; count && done < size; count--) out[done++] = out[from++]!
  }
  if (done < size) throw new Error('a file is not whole')
  tell(out, done)
  return out
}
