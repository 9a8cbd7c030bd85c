/** The moves of a game file, and what people wrote about them: what stands behind its headers, in one line. */
export function movesOf(file: string): string {
  return file
    .replace(/^(\[[^\n]*\n)+/, '')
    .replace(/\[%(?:"[^"]*"|[^\]"])*\]/g, '')
    .replace(/\{\s*\}/g, '')
    .trim()
    .replace(/\s+/g, ' ')
}
