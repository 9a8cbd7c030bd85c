// What the embeds read of texts: a line of JSON for each that comes in, `{"position": …}` or `{"game": …}`.
import { createInterface } from 'node:readline'
import { createServer } from 'vite'

const vite = await createServer({
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, watch: null },
})
const { readPosition, Unreadable } = await vite.ssrLoadModule('/src/embed/reading.ts')
const { readGame } = await vite.ssrLoadModule('/src/embed/file.ts')
const { happened } = await vite.ssrLoadModule('/src/embed/moves.ts')
const { boardOf } = await vite.ssrLoadModule('/src/board/geometry.ts')

function answer({ position, game, before, move, later }) {
  try {
    if (game !== undefined) return { game: readGame(game) }
    if (position !== undefined) return { reading: readPosition(position) }
    const [from, to] = [readPosition(before), readPosition(later)]
    return { happened: happened(boardOf(to.scene.board, false), from, move, to) }
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error
    return { why: error.why }
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(JSON.stringify(answer(JSON.parse(line))) + '\n')
}
await vite.close()
