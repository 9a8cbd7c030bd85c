/** Files that are unpacked while they come. */

import { Unpacking } from './lzma'

type Bytes = Uint8Array<ArrayBuffer>

/** Fetch a packed file, and unpack it meanwhile; `oncome` hears how many bytes of it have come each time, `onpiece` what is in it. */
export async function unpackedFrom(
  address: string,
  oncome: (bytes: number) => void,
  onpiece?: (piece: Bytes) => void,
): Promise<Unpacking> {
  const response = await fetch(address, { priority: 'low' }) // the page goes first
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  const unpacking = new Unpacking()
  const reader = response.body.getReader()
  let told = 0
  const tell = () => {
    if (onpiece && unpacking.done > told) onpiece(unpacking.since(told))
    told = unpacking.done
  }
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    oncome(next.value.length)
    unpacking.take(next.value)
    tell()
  }
  unpacking.end()
  tell()
  return unpacking
}
