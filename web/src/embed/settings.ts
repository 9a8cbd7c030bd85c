/** What the attributes of an embed may say. */

const LOOKS = ['study', 'table', 'contrast']
const LEVELS = 10
const USUAL_LEVEL = 3

/** Whether something is on: an attribute that is there switches it on, `off`, `no` or `false` off. */
export function isOn(value: string | undefined, usual: boolean): boolean {
  if (value === undefined) return usual
  return !['off', 'no', 'false'].includes(value.trim().toLowerCase())
}

export function lookOf(value: string | undefined): string {
  return value && LOOKS.includes(value) ? value : 'study'
}

/** The level of the computer one may play against; 0 where nobody plays. */
export function levelOf(value: string | undefined): number {
  if (value === undefined || !isOn(value, true)) return 0
  const level = Number(value.match(/\d+/)?.[0] ?? USUAL_LEVEL)
  return Math.max(1, Math.min(LEVELS, level))
}
