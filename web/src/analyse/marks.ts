/** What the marks behind turns mean, in words. */

import { t } from '../locales/language.svelte'

/** The mark of a turn that was the best by far. */
export const GOOD = '!'

const NAMES: Record<string, string> = {
  '!': 'good',
  '!!': 'brilliant',
  '!?': 'interesting',
  '?!': 'doubtful',
  '?': 'mistake',
  '??': 'blunder',
}

/** Say what a mark means; nothing where there is none. */
export function markText(mark: string): string {
  const name = NAMES[mark]
  return name ? t('mark', { mark: name }) : ''
}
