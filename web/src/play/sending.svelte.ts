/** The move that has been made here and has not arrived: the coach looks at it, the server is away, or it still loads. */

/** Milliseconds after which it is spoken of. */
const UNDER_WAY = 500

export class Sending {
  move = $state<string | null>(null)
  /** Whether it has been under way so long that it has to be said. */
  isLong = $state(false)

  /** Keep a move in sight while something is done with it. */
  async while<T>(move: string, task: () => Promise<T>): Promise<T> {
    this.move = move
    const timer = setTimeout(() => (this.isLong = true), UNDER_WAY)
    try {
      return await task()
    } finally {
      clearTimeout(timer)
      this.isLong = false
      this.move = null
    }
  }
}
