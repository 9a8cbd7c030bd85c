/** Games to look at: annotated games of the engine, fetched when somebody looks for them, and which of them are wanted. */

export const FAMILIES = ['basic', 'standard', 'tournament', 'potentials', 'ultimate', 'matrx'] as const
export type Family = (typeof FAMILIES)[number]
export const KINDS = ['comeback', 'seesaw', 'blunder', 'steady', 'flawless'] as const
export const ENDS = ['no_move', 'gipf_lost', 'repetition', 'quiet'] as const
export const LENGTHS = ['short', 'middle', 'long'] as const
/** A game of so many numbered turns is a short one; of twice as many, not yet a long one. */
export const SHORT = 20

/** A game as it stands in the list. */
export interface GameToLookAt {
  family: Family
  /** Its place in the file of its family, the first being 1. */
  number: number
  variant: string
  result: string
  end: (typeof ENDS)[number]
  turns: number
  kind: (typeof KINDS)[number]
  /** How it ends. */
  position: string
}

export interface LookFilter {
  family: Family | ''
  kind: (typeof KINDS)[number] | ''
  end: (typeof ENDS)[number] | ''
  length: (typeof LENGTHS)[number] | ''
}

export const ANY: LookFilter = { family: '', kind: '', end: '', length: '' }

/** Read a filter from its part of the address. */
export function lookFilterOf(text: string): LookFilter {
  const given = new URLSearchParams(text)
  const among = <Value extends string>(values: readonly Value[], name: string): Value | '' =>
    values.find((value) => value === given.get(name)) ?? ''
  return {
    family: among(FAMILIES, 'family'),
    kind: among(KINDS, 'kind'),
    end: among(ENDS, 'end'),
    length: among(LENGTHS, 'length'),
  }
}

/** Write a filter for the address; what does not matter is left out. */
export function lookQueryOf(filter: LookFilter): string {
  return new URLSearchParams(Object.entries(filter).filter(([, value]) => value)).toString()
}

export function lengthOf({ turns }: Pick<GameToLookAt, 'turns'>): (typeof LENGTHS)[number] {
  if (turns <= SHORT) return 'short'
  return turns <= 2 * SHORT ? 'middle' : 'long'
}

/** Whether a game is wanted. */
export function fits(game: GameToLookAt, { family, kind, end, length }: LookFilter): boolean {
  return (
    (!family || game.family === family) &&
    (!kind || game.kind === kind) &&
    (!end || game.end === end) &&
    (!length || lengthOf(game) === length)
  )
}

/** One game of each family after the other, so that a list of all begins with all. */
export function mixed(games: readonly GameToLookAt[]): GameToLookAt[] {
  return games.toSorted((one, other) => one.number - other.number)
}

const fetched = new Map<string, Promise<string>>()

/** Fetch a file of the collection, once. */
function textOf(name: string): Promise<string> {
  const found = fetched.get(name) ?? fetchText(name)
  fetched.set(name, found)
  found.catch(() => fetched.delete(name))
  return found
}

async function fetchText(name: string): Promise<string> {
  const response = await fetch(new URL(`collection/${name}`, document.baseURI))
  if (!response.ok) throw new Error(name)
  return response.text()
}

/** List the games there are. */
export async function gamesToLookAt(): Promise<GameToLookAt[]> {
  const index = JSON.parse(await textOf('index.json')) as Record<
    Family,
    Omit<GameToLookAt, 'family' | 'number'>[]
  >
  return FAMILIES.flatMap((family) =>
    index[family].map((game, place) => ({ ...game, family, number: place + 1 })),
  )
}

/** Take a file of games apart. */
export function split(text: string): string[] {
  return text.split(/\n(?=\[Event )/)
}

/** Give the text of a game. */
export async function gameToLookAt(family: string, number: number): Promise<string | undefined> {
  if (!FAMILIES.some((each) => each === family)) return undefined
  return split(await textOf(`${family}.gipf`))[number - 1]
}
