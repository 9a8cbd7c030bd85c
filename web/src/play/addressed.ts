/** Sentences about the reader: "your turn" instead of "White to move". */

import type { Message, Player } from '../scene'

/** Let a prompt speak to the reader where it is about what they play. */
export function addressed(prompt: Message, reader: Player | null): Message {
  if (reader === null || prompt.args.player !== reader || !prompt.id.startsWith('prompt-')) return prompt
  return { ...prompt, args: { ...prompt.args, player: 'you' } }
}
