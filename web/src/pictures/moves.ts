/** The moves of a game file: what stands behind its headers, in one line. */
export function movesOf(file: string): string {
  return file
    .replace(/^(\[[^\n]*\n)+/, '')
    .trim()
    .replace(/\s+/g, ' ')
}
