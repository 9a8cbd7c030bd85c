/** Trying again: the position before a mistake, another turn from there, and what the engine thinks of it. */

import { sentenceOf } from '../api'
import type { Last } from '../game'
import type { GameSocket, ServerEvent } from '../socket'
import { turnName } from '../play/plies'
import { sentenceFor } from '../refusals'
import type { Player, Scene } from '../scene'
import { chanceAtEnd } from './chances'
import { acceptedBy } from './reasons'
import type { Study } from './study.svelte'
import { endOf, isMain, mainLine, MISTAKES, movesTo, nodeAt, parentOf, samePath } from './tree'
import type { Path, Place, VariationNode, VariationTree } from './tree'

/** What the engine says about a try. */
export type Verdict = 'best' | 'good' | 'better' | 'same' | 'bad'

export interface Mistake {
  path: Path
  node: VariationNode
  /** Who made it: whose turn it was, or who accepted there what should have been challenged. */
  player: Player
  isAnswer: boolean
  /** White's chance after the best turn the engine knows. */
  best: number
  /** That turn. */
  better: Better | null
}

/** A turn that was better, and what would follow it where that is known. */
export type Better = Pick<VariationNode, 'turn' | 'eval'> & Partial<Pick<VariationNode, 'children'>>

/** Seconds for a try. */
const SECONDS = 1.5
/** A try that gives away less than this is good, and one that wins back at least that much is better. */
const LITTLE = 0.15
/** Milliseconds for which a decision of the answer is looked at before the next one. */
const LOOK = 700

/** List the mistakes of the main line. */
export function mistakesOf(tree: VariationTree): Mistake[] {
  return mainLine(tree)
    .map((path) => ({ path, node: nodeAt(tree, path) }))
    .filter(({ node }) => MISTAKES.includes(node.marks))
    .map(({ path, node }) => {
      const answerer = acceptedBy(node.says)
      const player = answerer ?? node.player ?? 'w'
      const sign = player === 'w' ? 1 : -1
      const others = parentOf(tree, path).children.slice(1)
      const judged = others.filter((other) => other.eval !== undefined)
      const better = judged.sort((one, other) => sign * ((other.eval ?? 0) - (one.eval ?? 0)))[0] ?? null
      return { path, node, player, isAnswer: answerer !== null, better, best: better?.eval ?? node.eval ?? 0 }
    })
}

/** Tell of a turn of the main line beside which another was better: a mistake, or one that gave away a little. */
export function betterAt(tree: VariationTree, path: Path): Mistake | null {
  const mistake = mistakesOf(tree).find((each) => samePath(each.path, path))
  if (mistake) return mistake
  const node = nodeAt(tree, path)
  if (!isMain(path) || !node.best?.length) return null
  const best = parentOf(tree, path).eval ?? node.eval ?? 0
  return {
    path,
    node,
    player: node.player ?? 'w',
    isAnswer: false,
    better: { turn: node.best, eval: best },
    best,
  }
}

/** List the turns that follow a better one. */
function turnsAfter({ children = [] }: Better): string[][] {
  const [next] = children
  return next ? [next.turn, ...turnsAfter(next)] : []
}

/** Whether a judging said of each turn which one was better: older ones did so of mistakes only. */
export function namesTheBest(tree: VariationTree): boolean {
  return mainLine(tree).some((path) => nodeAt(tree, path).best?.length)
}

/** Judge a try by White's chances; `best` and `played` are those of the best and of the played turn. */
export function verdictOf(player: Player, white: number, best: number, played: number): Verdict {
  const sign = player === 'w' ? 1 : -1
  if (sign * (best - white) < LITTLE) return 'good'
  return sign * (white - played) >= LITTLE ? 'better' : 'bad'
}

/** Where one was when one left: at which mistake, and whether one was done with it. */
export interface Left {
  path: Path
  isDone: boolean
}

/** The mistake to go on with: the one that was left, the next once one was done with it; else the first. */
export function mistakeToTry(mistakes: readonly Mistake[], left: Left | null): Mistake | null {
  const at = left ? mistakes.findIndex(({ path }) => samePath(path, left.path)) : -1
  return mistakes[at >= 0 && left?.isDone ? at + 1 : Math.max(0, at)] ?? mistakes[0] ?? null
}

/** How many decisions the turn that was a mistake has in common with the better one. */
export function sharedWithBetter({ node, better }: Mistake): number {
  const at = node.turn.findIndex((move, index) => move !== better?.turn[index])
  return Math.max(0, at)
}

/** Where a mistake was made: before its first decision that the better turn does not have. */
export function placeBefore(tree: VariationTree, mistake: Mistake): Place {
  const ply = sharedWithBetter(mistake)
  return ply ? { path: mistake.path, ply } : endOf(tree, mistake.path.slice(0, -1))
}

/** The mistake that comes after a path in the game; after the last one the first again. */
export function mistakeAfter(mistakes: readonly Mistake[], path: Path): Mistake | null {
  const branch = path.findIndex((index) => index > 0)
  const turns = branch < 0 ? path.length : branch
  return mistakes.find((mistake) => mistake.path.length > turns) ?? mistakes[0] ?? null
}

export class Retry {
  mistake = $state.raw<Mistake | null>(null)
  scene = $state.raw<Scene | null>(null)
  last = $state.raw<Last>({ moves: [], effects: [], labels: [] })
  verdict = $state<Verdict | null>(null)
  isThinking = $state(false)
  /** Whether what stands on the board is the answer. */
  isShown = $state(false)
  /** The turns that would follow the answer, as far as the engine has seen. */
  following = $state.raw<readonly (readonly string[])[]>([])
  left: Left | null = null

  private moves: string[] = []
  private tried = $state.raw<string[]>([])
  private isReady = false
  private isWhole = false
  private target: string | number | null = null
  private wanted = 0
  private readonly unlisten: () => void

  constructor(
    private readonly socket: GameSocket,
    private readonly study: Study,
    private readonly onrefused: (sentence: string) => void,
  ) {
    this.unlisten = socket.listen((event) => this.hear(event))
  }

  /** Whether something can be tried now. */
  readonly isOpen = $derived(!this.isThinking && !this.verdict && !this.isShown)
  /** The turn that was tried, as people read it. */
  readonly text = $derived.by(() => turnName(this.tried, this.mistake?.node.turn))

  close(): void {
    this.leave()
    this.unlisten()
  }

  /** Begin at a mistake, or begin again there. */
  async begin(mistake: Mistake): Promise<void> {
    const shown = this.scene
    this.stop()
    this.scene = shown // until the other is there
    this.mistake = mistake
    this.moves = movesTo(this.study.tree, endOf(this.study.tree, mistake.path.slice(0, -1)))
    await this.show([])
    this.isReady = this.scene !== null
  }

  /** Leave; where one was is remembered. */
  leave(): void {
    const { mistake, verdict, isShown } = this
    const isDone = isShown || verdict === 'best' || verdict === 'good'
    if (mistake) this.left = { path: mistake.path, isDone }
    this.stop()
  }

  private stop(): void {
    this.wanted++
    if (this.target !== null) this.socket.ask('stop', { target: this.target }).catch(() => {})
    this.target = null
    this.mistake = this.scene = this.verdict = null
    this.isReady = this.isShown = this.isThinking = false
    this.tried = []
    this.following = []
  }

  /** Show what would have been better, decision by decision; where that is not known, the engine looks for it. */
  async answer(mistake: Mistake): Promise<void> {
    await this.begin(mistake)
    this.isReady = false
    if (mistake.better) await this.demonstrate(mistake.better.turn, turnsAfter(mistake.better))
    else if (this.scene) await this.ask([])
  }

  private async demonstrate(
    turn: readonly string[],
    following: readonly (readonly string[])[],
  ): Promise<void> {
    this.isShown = true
    for (const [index, move] of turn.entries()) {
      const request = this.wanted
      if (index) await new Promise((go) => setTimeout(go, LOOK))
      if (request !== this.wanted) return
      await this.show([...this.tried, move])
      if (this.isWhole) break
    }
    if (this.isWhole) this.following = following
  }

  /** Decide something; a turn that is whole is judged. */
  async play(move: string): Promise<void> {
    const { mistake } = this
    if (!mistake || !this.isReady || this.isThinking || this.verdict) return
    await this.show([...this.tried, move])
    if (!this.scene || !this.isWhole) return
    const isTried = (turn: readonly string[] | undefined) => this.tried.join(';') === turn?.join(';')
    if (isTried(mistake.node.turn)) this.verdict = 'same'
    else if (isTried(mistake.better?.turn)) this.verdict = 'best'
    else if (this.scene.outcome) this.judge(chanceAtEnd(this.scene.outcome))
    else await this.ask(this.tried)
  }

  private async show(tried: string[]): Promise<void> {
    const request = ++this.wanted
    const { scene, last, complete } = await this.study.sceneAfter([...this.moves, ...tried])
    if (request !== this.wanted) return
    const made = tried.length ? [...tried.slice(0, -1), last.moves[0] ?? tried.at(-1) ?? ''] : []
    this.tried = made
    this.scene = scene
    this.last = last
    this.isWhole = complete
  }

  /** Let the engine look at what follows a try; at the position before the mistake where nothing was tried. */
  private async ask(tried: readonly string[]): Promise<void> {
    this.isThinking = true
    const request = this.wanted
    const moves = [...this.moves, ...tried]
    const asked = { start: this.study.tree.start, moves, lines: 1, seconds: SECONDS }
    try {
      const { id } = await this.socket.ask('analyse', asked)
      if (request === this.wanted) this.target = id
      else this.socket.ask('stop', { target: id }).catch(() => {})
    } catch (error) {
      this.isThinking = false
      this.onrefused(sentenceOf(error))
    }
  }

  private hear(event: ServerEvent): void {
    if (event.event !== 'analysis' || event.id !== this.target || !event.done) return
    this.target = null
    this.isThinking = false
    if ('error' in event) return void sentenceFor(event).then((sentence) => this.onrefused(sentence ?? ''))
    const [line] = event.lines
    if (!line) return
    if (this.tried.length) this.judge(line.white)
    else {
      const following = line.texts.slice(1).map((text) => text.split(';'))
      const shown = this.demonstrate(line.moves, following)
      void shown.catch((error: unknown) => this.onrefused(sentenceOf(error)))
    }
  }

  private judge(white: number): void {
    const { mistake } = this
    if (!mistake) return
    const played = mistake.node.eval ?? 0
    this.verdict = verdictOf(mistake.player, white, mistake.best, played)
  }
}
