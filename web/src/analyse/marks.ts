/** What the marks behind turns mean, in words. */

import { t } from '../locales/language.svelte'

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
