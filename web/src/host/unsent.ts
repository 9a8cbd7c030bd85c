/**
 * What has to be done even if the last tab is closed meanwhile: its worker ends with it, so it is noted here first, and
 * done when the page is opened again.
 */

export interface Unsent {
  method: string
  path: string
  body?: string
}

export class UnsentRequests {
  constructor(
    /** What their names in the browser's storage begin with. */
    private readonly prefix: string,
    private readonly storage: Storage | undefined,
  ) {}

  /** Note a request until it is done; of two for the same place the later one counts. */
  note({ method, path, body }: Unsent): void {
    try {
      this.storage?.setItem(this.prefix + path, JSON.stringify({ method, path, body }))
    } catch {
      /* There is no room: it is done as long as the tab stays open. */
    }
  }

  /** Forget one that is done, unless there is a later one for the same place. */
  done({ path, body }: Unsent): void {
    const noted = this.read(this.prefix + path)
    if (noted?.body === body) this.storage?.removeItem(this.prefix + path)
  }

  /** Give those that were not done. */
  all(): Unsent[] {
    const names = Object.keys(this.storage ?? {}).filter((name) => name.startsWith(this.prefix))
    return names.map((name) => this.read(name)).filter((noted) => noted !== null)
  }

  private read(name: string): Unsent | null {
    try {
      return JSON.parse(this.storage?.getItem(name) ?? 'null') as Unsent | null
    } catch {
      return null
    }
  }
}
