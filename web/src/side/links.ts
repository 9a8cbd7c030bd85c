/** How challenges are settled: outside, by the die, by each potential's own game, or as it is chosen for each. */
export type SideKind = 'free' | 'quick' | 'real' | 'own'
