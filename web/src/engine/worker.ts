/** An engine's worker: searches one position at a time, by compiled code alone. */
import type { Clock } from './compiled'
import { Helpers } from './search_threads'
import { Machine, MOST_HELPERS, type Parts } from './machine'
import type { Order, Report, Searching } from './messages'
import { SideMachine, type SideParts } from './side_machine'

const KEPT = 2

const parts = new Map<string, Parts>()
const sideParts = new Map<string, SideParts>()
const machines = new Map<string, Machine>()
let sideMachine: [key: string, SideMachine] | undefined
const helpers = globalThis.crossOriginIsolated ? new Helpers() : undefined
let flag: Int32Array | undefined
const clock: Clock = { end: Infinity, isStopped: () => !!flag && Atomics.load(flag, 0) !== 0 }

function report(what: Report): void {
  postMessage(what)
}

/** Give the machine of a player, one that was used lately or a new one. */
function machineOf(family: string, { player, memory }: Pick<Searching, 'player' | 'memory'>): Machine {
  const key = `${family} ${player} ${memory}`
  let machine = machines.get(key)
  machines.delete(key)
  if (!machine) {
    for (const [old, { id }] of [...machines].slice(0, Math.max(0, machines.size - KEPT + 1))) {
      machines.delete(old)
      helpers?.forget(id)
    }
    machine = new Machine(parts.get(family)!, memory, clock, helpers)
  }
  machines.set(key, machine)
  return machine
}

/** Give the machine of a side game; only that of the last one is kept. */
function sideMachineOf(game: string, memory: number): SideMachine {
  const key = `${game} ${memory}`
  if (sideMachine?.[0] !== key) {
    sideMachine = undefined // its memory may go before there is another
    sideMachine = [key, new SideMachine(game, sideParts.get(game)!, memory, clock)]
  }
  return sideMachine[1]
}

async function obey(order: Order): Promise<void> {
  switch (order.kind) {
    case 'load':
      parts.set(order.name, order.parts)
      break
    case 'load side':
      sideParts.set(order.name, order.parts)
      break
    case 'flag':
      flag = order.flag
      break
    case 'search': {
      const { job, name } = order
      const wanted = Math.min((job.threads ?? 1) - 1, MOST_HELPERS)
      if (helpers && wanted > helpers.number) await helpers.start(wanted)
      const machine = machineOf(name, job)
      if (job.isNew) machine.renew()
      else if (job.forgets) machine.forget()
      const found = machine.search(job, job.variant, (what) => report({ kind: 'progress', what }))
      report({ kind: 'result', what: found })
      break
    }
    case 'prove': {
      const machine = machineOf(order.name, { player: 'prove', memory: 1 })
      const proved = machine.prove(order.job, (what) => report({ kind: 'progress', what }))
      report({ kind: 'result', what: proved })
      break
    }
    case 'side':
      report({ kind: 'result', what: sideMachineOf(order.name, order.job.memory).run(order.job) })
  }
}

onmessage = ({ data }: MessageEvent<Order>) => {
  obey(data).catch((error: unknown) => report({ kind: 'failed', why: String(error) }))
}
