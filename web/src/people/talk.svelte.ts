/** The talk at the game that is shown, for the button that opens it. */

export interface OfferedTalk {
  room: 'players' | 'spectators'
  /** How much has been said that was not read. */
  unread: number
  open: () => void
}

let offered = $state.raw<OfferedTalk | null>(null)

/** What can be opened; nothing where nobody would hear. */
export function offeredTalk(): OfferedTalk | null {
  return offered
}

/** Say what can be opened from now on. */
export function offerTalk(talk: OfferedTalk | null): void {
  offered = talk
}
