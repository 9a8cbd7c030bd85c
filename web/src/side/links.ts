import { NAMESAKES, potentialsOf, type Agreement, type Potential } from '../variant'

/** How challenges are settled: outside, by the die, by each potential's own game, or as it is chosen for each. */
export type SideKind = 'free' | 'quick' | 'real' | 'own'

/** The side games of a kind, one for each potential in play. */
export function linked(agreed: Agreement, kind: 'quick' | 'real'): Agreement['side'] {
  const game = (letter: Potential) => (kind === 'quick' ? 'die' : NAMESAKES[letter])
  return Object.fromEntries(potentialsOf(agreed).map((letter) => [letter, game(letter)]))
}

/** Agree on so many challenges; where there were none, each potential's own game settles them. */
export function withChallenges(agreed: Agreement, challenges: Agreement['challenges']): Agreement {
  if (challenges === 0) return { ...agreed, challenges, side: {} }
  return { ...agreed, challenges, side: agreed.challenges === 0 ? linked(agreed, 'real') : agreed.side }
}
