/** Asking for something that may be refused: busy meanwhile, and then why not, beside what was asked. */

import { sentenceOf } from '../api'
import { t } from '../locales/language.svelte'

export class Asking {
  busy = $state(false)
  /** Why it was not done. */
  problem = $state('')
  /** What was done. */
  said = $state('')

  /** Do something; gives whether it was done. */
  async run(work: () => Promise<string | void>): Promise<boolean> {
    this.busy = true
    this.problem = this.said = ''
    try {
      this.said = (await work()) ?? ''
      return true
    } catch (error) {
      this.problem = error instanceof DOMException ? t('passkey-cancelled') : sentenceOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
