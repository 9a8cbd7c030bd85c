/** Unpacking LZMA, which browsers do not do by themselves: a quarter smaller than gzip, for what is fetched once. */

import { CODE } from './lzma-code'

type Bytes = Uint8Array<ArrayBuffer>

/** `lzma.c` as it is compiled. */
interface Code {
  memory: WebAssembly.Memory
  __heap_base: WebAssembly.Global<'i32'>
  begin(how: number, from: number, to: number, size: number): void
  unpack(here: number, isAll: number): number
}

/** The bytes before the first that is packed: how it was packed, and its size. */
const HEAD = 13
/** How many of the packed files are needed to begin. */
const FIRST = 5
/** Bytes of a file that are unpacked at a time: browsers make a function faster between two calls of it. */
const STEP = 1 << 15
const BROKEN = -1
const PAGE = 1 << 16
/** The fewest pages that memory grows by. */
const MORE = 16

let module: WebAssembly.Module | undefined

function compiled(): WebAssembly.Module {
  module ??= new WebAssembly.Module(Uint8Array.from(atob(CODE), (sign) => sign.charCodeAt(0)))
  return module
}

/** A file of the format `.lzma` that is unpacked while it comes; its head says how large it will be. */
export class Unpacking {
  private readonly code = new WebAssembly.Instance(compiled()).exports as unknown as Code
  /** Where what is in it goes; behind that lies the file. */
  private readonly out = this.code.__heap_base.value
  private packed = 0
  private here = 0
  private head: Uint8Array | null = new Uint8Array(0)
  /** How many bytes are unpacked. */
  done = 0

  /** Take the next bytes of the file. */
  take(chunk: Uint8Array): void {
    if (!this.head) return this.unpack(chunk)
    const head = new Uint8Array(this.head.length + chunk.length)
    head.set(this.head)
    head.set(chunk, this.head.length)
    this.head = head
    if (head.length >= HEAD + FIRST) this.begin(head)
  }

  /** Give what is unpacked, from a place on. */
  since(place: number): Bytes {
    return new Uint8Array(this.code.memory.buffer.slice(this.out + place, this.out + this.done))
  }

  /** Unpack the rest: the whole file has come. */
  end(): void {
    this.run(this.here, true)
  }

  private begin(head: Uint8Array): void {
    this.head = null
    const size = new DataView(head.buffer).getUint32(5, true)
    this.packed = this.out + size
    this.put(head.subarray(HEAD, HEAD + FIRST))
    this.code.begin(head[0]!, this.packed, this.out, size)
    this.unpack(head.subarray(HEAD + FIRST))
  }

  private unpack(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length; at += STEP) {
      this.put(chunk.subarray(at, at + STEP))
      this.run(this.here, false)
    }
  }

  private put(bytes: Uint8Array): void {
    const { memory } = this.code
    const place = this.packed + this.here
    const lacking = place + bytes.length - memory.buffer.byteLength
    if (lacking > 0) memory.grow(Math.max(MORE, Math.ceil(lacking / PAGE)))
    new Uint8Array(memory.buffer).set(bytes, place)
    this.here += bytes.length
  }

  private run(here: number, isAll: boolean): void {
    const done = this.head ? BROKEN : this.code.unpack(here, Number(isAll))
    if (done === BROKEN) throw new Error('a file is not whole')
    this.done = done
  }
}

/** Unpack a file that is here. */
export function unpackedLzma(packed: Uint8Array): Bytes {
  const unpacking = new Unpacking()
  unpacking.take(packed)
  unpacking.end()
  return unpacking.since(0)
}
