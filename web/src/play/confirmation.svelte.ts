/** What is asked before a move is made: whether it is meant although it ends something for good, or the coach doubts it. */

import type { Message, Scene } from '../scene'
import { settings } from '../settings/settings.svelte'

/** A question about a move, until it is answered. */
export interface Doubt {
  move: string
  /** What the move ends for good. */
  ends: Message | null
  /** What the coach has to say. */
  says: Message | null
  answer: (isMeant: boolean) => void
}

/** Lets the coach look at a move, where that is wished. */
export type Coach = (position: string, move: string) => Promise<Message | null> | null

export class Confirmation {
  /** What is asked now. */
  doubt = $state.raw<Doubt | null>(null)
  /** Whether the coach has a move before him: until he has spoken there is no other. */
  isWeighed = $state(false)
  /** What was asked about: by the coach each move of a position once, what ends something once confirmed in a game. */
  #asked = new Set<string>()
  #scene: () => Scene | null
  #coach: Coach

  /** Given what gives the scene on the board, and the coach. */
  constructor(scene: () => Scene | null, coach: Coach) {
    this.#scene = scene
    this.#coach = coach
  }

  /** Ask before a blunder and before what ends something for good, where that is wished; gives whether it is meant. */
  async isMeant(move: string): Promise<boolean> {
    const scene = this.#scene()
    if (!scene) return true
    const key = `${scene.position} ${move}`
    const option = scene.options.find((option) => option.move === move)
    const ending = `${scene.player} ${option?.ends?.id}`
    const ends = settings.endings && !this.#asked.has(ending) ? (option?.ends ?? null) : null
    const says = this.#asked.has(key) ? null : await this.#weighed(scene.position, move)
    if (!(ends || says) || this.#scene()?.position !== scene.position) return true
    if (says) this.#asked.add(key)
    return new Promise<boolean>((resolve) => {
      const answer = (isMeant: boolean) => {
        this.doubt = null
        if (isMeant && ends) this.#asked.add(ending)
        resolve(isMeant)
      }
      this.doubt = { move, ends, says, answer }
    })
  }

  async #weighed(position: string, move: string): Promise<Message | null> {
    const asked = this.#coach(position, move)
    if (!asked) return null
    this.isWeighed = true
    return asked.catch(() => null).finally(() => (this.isWeighed = false))
  }
}
