/** How a clock shows what is left. */

const SOON = 20

/** Write seconds as on a clock: `1:02:03`, `4:05`, and with tenths when there is little left. */
export function timeText(seconds: number): string {
  const left = Math.max(0, seconds)
  if (left < SOON) return `0:${(Math.floor(left * 10) / 10).toFixed(1).padStart(4, '0')}`
  const whole = Math.ceil(left)
  const two = (number: number) => String(number).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

export function isLow(seconds: number): boolean {
  return seconds < SOON
}
