/** The engine's worker: searches one position at a time, by compiled code alone. */
import { Machine, type Clock, type Parts } from './machine'
import type { Order, Report, Searching } from './messages'

const KEPT = 2

const parts = new Map<string, Parts>()
const machines = new Map<string, Machine>()
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
    for (const old of [...machines.keys()].slice(0, Math.max(0, machines.size - KEPT + 1)))
      machines.delete(old)
    machine = new Machine(parts.get(family)!, memory, clock)
  }
  machines.set(key, machine)
  return machine
}

function obey(order: Order): void {
  switch (order.kind) {
    case 'load':
      parts.set(order.family, order.parts)
      break
    case 'flag':
      flag = order.flag
      break
    case 'search': {
      const { job, family } = order
      const machine = machineOf(family, job)
      if (job.isNew) machine.renew()
      else if (job.forgets) machine.forget()
      const found = machine.search(job, job.variant, (what) => report({ kind: 'progress', what }))
      report({ kind: 'result', what: found })
      break
    }
    case 'prove': {
      const machine = machineOf(order.family, { player: 'prove', memory: 1 })
      const proved = machine.prove(order.job, (what) => report({ kind: 'progress', what }))
      report({ kind: 'result', what: proved })
    }
  }
}

onmessage = ({ data }: MessageEvent<Order>) => {
  try {
    obey(data)
  } catch (error) {
    report({ kind: 'failed', why: String(error) })
  }
}
