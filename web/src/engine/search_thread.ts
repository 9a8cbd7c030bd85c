/** One more thread of a search: looks at the position of a machine in the machine's memory, until the table says it may end. */
import { Compiled } from './compiled'
import type { Help, HelperOrder, Shared } from './search_threads'

const FOREVER = { end: Infinity, isStopped: () => false }

class Helper extends Compiled {
  readonly #own: number

  constructor({ module, memory, own, stack }: Shared) {
    super(module, memory, stack, FOREVER) // what functions give back lies where nothing else does: above the stack
    this.setStack(stack)
    this.#own = own
    this.call('forgetHelper', own)
  }

  search({ generation, entries, length, first, deepest, isNew }: Help): void {
    if (isNew) this.call('forgetHelper', this.#own)
    this.call('beginHelper', this.#own, generation, length)
    for (let depth = first; depth <= deepest; depth++)
      if (this.call('help', this.#own, entries, length, depth)) return
  }
}

const helpers = new Map<number, Helper>()
let running: Int32Array

onmessage = ({ data }: MessageEvent<HelperOrder>) => {
  switch (data.kind) {
    case 'open':
      running = data.running
      postMessage('ready')
      break
    case 'share':
      helpers.set(data.machine, new Helper(data.shared))
      break
    case 'forget':
      helpers.delete(data.machine)
      break
    case 'help':
      try {
        helpers.get(data.machine)!.search(data.help)
      } finally {
        Atomics.sub(running, 0, 1)
        Atomics.notify(running, 0)
      }
  }
}
