/** The files of the engine, each fetched once: modules of WebAssembly, weights, boards. */
import type { Constants, Parts } from './machine'
import type { SideConstants, SideParts } from './side_machine'

/** Gives what a key stands for, which is got once; what has failed is tried again. */
class Kept<T> {
  readonly #kept = new Map<string, Promise<T>>()

  get(key: string, make: () => Promise<T>): Promise<T> {
    let kept = this.#kept.get(key)
    if (!kept) {
      kept = make()
      kept.catch(() => this.#kept.delete(key))
      this.#kept.set(key, kept)
    }
    return kept
  }
}

/** Unpack a file of weights in a worker of its own. */
function unpacked(file: ArrayBuffer): Promise<ArrayBuffer> {
  const worker = new Worker(new URL('./weights_worker.ts', import.meta.url), { type: 'module' })
  return new Promise<ArrayBuffer>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => resolve(data)
    worker.onerror = (event) => reject(new Error(event.message))
    worker.postMessage(file, [file])
  }).finally(() => worker.terminate())
}

export class Modules {
  readonly #folder: URL
  readonly #shared = new Kept<[Constants, ArrayBuffer]>()
  readonly #sideShared = new Kept<SideConstants>()
  readonly #families = new Kept<Parts>()
  readonly #sideGames = new Kept<SideParts>()

  constructor(folder: URL) {
    this.#folder = folder
  }

  /** Give what a family of variants needs. */
  family(name: string): Promise<Parts> {
    const isShared = Boolean(globalThis.crossOriginIsolated)
    return this.#families.get(name, async () => {
      const [[constants, boards], module, weights] = await Promise.all([
        this.#shared.get('', () =>
          Promise.all([
            this.#fetch('constants.json').then((file) => file.json() as Promise<Constants>),
            this.#fetch('boards.bin').then((file) => file.arrayBuffer()),
          ]),
        ),
        this.#module(isShared ? `${name}.threads` : name),
        this.#fetch(`${name}.weights`).then(async (file) => unpacked(await file.arrayBuffer())),
      ])
      return { constants, boards, module, isShared, weights }
    })
  }

  /** Give what a side game needs. */
  sideGame(name: string): Promise<SideParts> {
    return this.#sideGames.get(name, async () => {
      const [constants, module] = await Promise.all([
        this.#sideShared.get(
          '',
          async () => (await this.#fetch('side-games.json')).json() as Promise<SideConstants>,
        ),
        this.#module(name),
      ])
      return { constants, module }
    })
  }

  async #module(name: string): Promise<WebAssembly.Module> {
    return WebAssembly.compile(await (await this.#fetch(`${name}.wasm`)).arrayBuffer())
  }

  async #fetch(name: string): Promise<Response> {
    const answer = await fetch(new URL(name, this.#folder))
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer
  }
}
