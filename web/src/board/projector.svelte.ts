/** Shows films of moves; it can be stopped at any moment, and what follows is there at once. */

import { spritesAt, tableAt, type Film } from './animation'

export class Projector {
  private film = $state.raw<Film | null>(null)
  private time = $state(0)
  private request = 0

  get isPlaying(): boolean {
    return this.film !== null
  }

  /** What lies still and what moves now; null when nothing is shown. */
  get picture() {
    return this.film && { table: tableAt(this.film, this.time), sprites: spritesAt(this.film, this.time) }
  }

  /** Show a film, so many times as fast as it was made. */
  play(film: Film, pace = 1): void {
    this.stop()
    if (!film.length) return
    this.film = film
    this.time = 0
    let start: number | undefined
    const step = (now: number) => {
      start ??= now
      this.time = (now - start) * pace
      if (this.time < film.length) this.request = requestAnimationFrame(step)
      else this.film = null
    }
    this.request = requestAnimationFrame(step)
  }

  /** Come to the end at once. */
  stop(): void {
    cancelAnimationFrame(this.request)
    this.film = null
  }
}
