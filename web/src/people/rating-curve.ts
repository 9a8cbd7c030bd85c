/** A rating over the games as a line, with round values to read it by. */

/** Draw a line through values, and name the round ones beside it. */
export function curveOf(
  values: readonly number[],
  width: number,
  height: number,
): { path: string; marks: { y: number; text: string }[] } {
  if (values.length < 2) return { path: '', marks: [] }
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const span = Math.max(50, high - low)
  const [bottom, top] = [(low + high - span) / 2, (low + high + span) / 2]
  const y = (value: number) => Math.round((height - 8) * (1 - (value - bottom) / (top - bottom))) + 4
  const points = values.map((value, at) => `${Math.round((width * at) / (values.length - 1))} ${y(value)}`)
  const step = [25, 50, 100, 200, 500, 1000].find((each) => span / each <= 3) ?? 2000
  const marks = []
  for (let value = Math.ceil(bottom / step) * step; value <= top; value += step) {
    marks.push({ y: y(value), text: String(value) })
  }
  return { path: `M${points.join('L')}`, marks }
}
