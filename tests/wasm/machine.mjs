// The engine's compiled code under Node: reads jobs from stdin, one JSON object to a line, and answers each likewise.
// node machine.mjs BUNDLE FOLDER: the bundle of web/src/engine/machine.ts, and the folder of tools/wasm.py
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [bundle, folder] = process.argv.slice(2)
const { Machine, SideMachine, unpackedWeights } = await import(pathToFileURL(bundle).href)
const constants = JSON.parse(readFileSync(`${folder}/constants.json`, 'utf8'))
const bytes = (name) => {
  const file = readFileSync(`${folder}/${name}`)
  return file.buffer.slice(file.byteOffset, file.byteOffset + file.length)
}
const sideConstants = JSON.parse(readFileSync(`${folder}/side-games.json`, 'utf8'))
const boards = bytes('boards.bin')
const machines = new Map()
const modules = new Map()
const clock = { end: Infinity, isStopped: () => false }

const weightsOf = (family) => unpackedWeights(new Uint8Array(bytes(`${family}.weights`)))

async function machineOf(family, player, memory) {
  const key = `${family} ${player} ${memory}`
  if (!modules.has(family)) {
    modules.set(family, { constants, boards, weights: weightsOf(family), isShared: false, module: await WebAssembly.compile(bytes(`${family}.wasm`)) })
  }
  if (!machines.has(key)) machines.set(key, new Machine(modules.get(family), memory, clock))
  return machines.get(key)
}

async function sideMachineOf(game, memory) {
  const key = `${game} ${memory}`
  if (!machines.has(key)) {
    const module = await WebAssembly.compile(bytes(`${game}.wasm`))
    machines.set(key, new SideMachine(game, { constants: sideConstants, module }, memory, clock))
  }
  return machines.get(key)
}

/** Play a side game by choices among the legal moves; give what is seen at every position. */
function walkSide(machine, { state, choices }) {
  machine.set(state)
  const seen = []
  for (const choice of choices) {
    const moves = machine.moves()
    seen.push({ moves, evaluation: Number(machine.call('evaluate')) })
    if (!moves.length) break
    machine.call('play', moves[choice % moves.length])
  }
  return { seen, state: machine.state.map(String) }
}

/** Play a game by choices among the legal moves; give what is seen at every position. */
function walk(machine, job) {
  machine.set(job)
  const seen = []
  for (const choice of [...job.choices, null]) {
    const moves = machine.moves()
    seen.push({ moves, hash: String(machine.call('hash')), evaluation: Number(machine.call('evaluate')) })
    if (choice === null || !moves.length) break
    machine.call('play', moves[choice % moves.length])
  }
  return { seen, state: machine.state.map(String) }
}

async function answer({ kind, module, ...job }, tell) {
  if (kind === 'weights') return { hash: createHash('sha256').update(Buffer.from(weightsOf(module))).digest('hex') }
  if (kind === 'walk side') return walkSide(await sideMachineOf(module, 1), job)
  if (kind === 'side') return (await sideMachineOf(module, job.memory)).run(job)
  const machine = await machineOf(module, job.player ?? kind, job.memory ?? 1)
  if (kind === 'walk') return walk(machine, job)
  if (kind === 'prove') return machine.prove(job, tell)
  if (job.isNew) machine.renew()
  else if (job.forgets) machine.forget()
  const began = performance.now()
  const found = machine.search(job, job.variant, tell)
  return { ...found, seconds: (performance.now() - began) / 1000 }
}

const isWords = (name) => ['state', 'path', 'drawn'].includes(name)
for await (const line of createInterface({ input: process.stdin })) {
  const job = JSON.parse(line, (name, value) => (isWords(name) ? value.map(BigInt) : value))
  const write = (kind) => (what) => process.stdout.write(JSON.stringify({ kind, what }) + '\n')
  try {
    write('result')(await answer(job, write('progress')))
  } catch (error) {
    write('failed')(String(error?.stack ?? error))
  }
}
