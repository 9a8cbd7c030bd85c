import { NAMESAKES, potentialsOf, splitName, type Agreement, type Potential } from '../variant'

/** How challenges are settled: outside, by the die, by each potential's own game, or as it is chosen for each. */
export type SideKind = 'free' | 'quick' | 'real' | 'own'

/** The side games of a kind, one for each potential in play. */
export function linked(agreed: Agreement, kind: 'quick' | 'real'): Agreement['side'] {
  const game = (letter: Potential) => (kind === 'quick' ? 'die' : NAMESAKES[letter])
  return Object.fromEntries(potentialsOf(agreed).map((letter) => [letter, game(letter)]))
}

/** How challenges are settled, as far as the games that are linked tell. */
export function kindOf(agreed: Agreement): SideKind {
  const are = (game: (letter: Potential) => string) =>
    potentialsOf(agreed).every((letter) => splitName(agreed.side[letter] ?? '').name === game(letter))
  if (are(() => '')) return 'free'
  if (are(() => 'die')) return 'quick'
  return are((letter) => NAMESAKES[letter]) ? 'real' : 'own'
}

/** Agree on other potentials: those that come are settled as the others are, those that go leave no link behind. */
export function withPotentials(agreed: Agreement, potentials: Agreement['potentials']): Agreement {
  const after = { ...agreed, potentials }
  const inPlay = potentialsOf(after)
  if (!inPlay.length) return { ...after, challenges: 0, side: {} }
  const kind = kindOf(agreed)
  if (agreed.challenges === 0 || kind === 'free') return after
  const usual = linked(after, kind === 'quick' ? 'quick' : 'real')
  const side = Object.fromEntries(
    inPlay.flatMap((letter) => {
      const isNew = !potentialsOf(agreed).includes(letter)
      const game = isNew ? usual[letter] : agreed.side[letter]
      return game ? [[letter, game]] : []
    }),
  )
  return { ...after, side }
}

/** Agree on so many challenges; where there were none, each potential's own game settles them. */
export function withChallenges(agreed: Agreement, challenges: Agreement['challenges']): Agreement {
  if (challenges === 0) return { ...agreed, challenges, side: {} }
  return { ...agreed, challenges, side: agreed.challenges === 0 ? linked(agreed, 'real') : agreed.side }
}
