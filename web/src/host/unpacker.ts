/** A worker that fetches a packed file, and gives away what is in it piece by piece while it comes. */

import { unpackedFrom } from './coming'
import type { Unpacked } from './messages'

const tell = (unpacked: Unpacked, transfer: Transferable[] = []) => postMessage(unpacked, { transfer })

addEventListener('message', ({ data }: MessageEvent<string>) => {
  unpackedFrom(
    data,
    (bytes) => tell({ come: bytes }),
    (piece) => tell({ piece }, [piece.buffer]),
  ).then(
    () => tell({ isAll: true }),
    (error: unknown) => tell({ failed: String(error) }),
  )
})
