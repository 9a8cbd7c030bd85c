/** Why a turn was good or bad, put into words: the engine gives the causes, the sentences are the page's. */

import { language, t } from '../locales/language.svelte'
import type { Player } from '../scene'
import { POTENTIAL_NAMES, type Potential } from '../variant'

type Things = Record<string, number>

interface Ending {
  end: string
  loser: Player | null
}

interface Feat {
  does: string
  things: Things
  turns: number
  ending: Ending | null
}

/** A reason as `gipf.analysis.causes` has it. */
export interface Cause {
  why: string
  turn: string
  later: string
  player: Player | null
  things: Things
  feat: Feat | null
  ending: Ending | null
}

/** Put what is to be said about a turn into one sentence; nothing where there is nothing. */
export function reasonText(causes: readonly Cause[]): string {
  const [first, ...others] = causes
  if (!first) return ''
  const text =
    first.why === 'only' && others.length
      ? t('reason-only-because', {
          only: causeText(first),
          turn: first.turn,
          why: others.map(causeText).join(t('reason-besides')),
        })
      : causes.map(causeText).join(t('reason-besides'))
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1) + '.'
}

function causeText(cause: Cause): string {
  return t('reason', {
    why: keyOf(cause.why),
    turn: cause.turn ?? '',
    later: cause.later ?? '',
    player: cause.player ?? 'w',
    things: thingsText(cause.things),
    feat: cause.feat ? featText(cause.feat) : '',
    ending: endingText(cause.ending),
  })
}

/** A name as a text's selector has it: without blanks. */
function keyOf(name: string): string {
  return name.replaceAll(' ', '-')
}

function featText({ does, things, turns, ending }: Feat): string {
  return t('reason-feat', {
    does: keyOf(does),
    things: thingsText(things),
    turns,
    ending: endingText(ending),
  })
}

function endingText(ending: Ending | null): string {
  return ending ? t('reason-ending', { end: keyOf(ending.end), loser: ending.loser ?? 'w' }) : ''
}

function thingsText(things: Things): string {
  const listed = Object.entries(things).map(([kind, count]) => {
    const name = POTENTIAL_NAMES[kind as Potential]
    return name
      ? t('reason-thing', { kind: 'named', count, name })
      : t('reason-thing', { kind, count, name: '' })
  })
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(listed)
}
