/** Sentences about the reader and whom they play against: "your turn" instead of "White to move". */

import type { Message, Player, Scene } from '../scene'

/** What is also said about the computer: "the computer begins". */
const ABOUT_BOTH = [
  'prompt-side-game',
  'option-first',
  'option-second',
  'option-won',
  'option-tied',
  'option-lost',
]

/** Let a message speak to the reader where it is about what they play, or the computer does. */
export function addressed(message: Message, reader: Player | null, isAgainstPerson = false): Message {
  const { id, args } = message
  const isAboutBoth = ABOUT_BOTH.includes(id)
  if (reader === null || !(isAboutBoth || id.startsWith('prompt-'))) return message
  if (args.player !== reader && (!isAboutBoth || isAgainstPerson)) return message
  return { ...message, args: { ...args, player: args.player === reader ? 'you' : 'computer' } }
}

/** Let the decisions about a side game speak to the reader. */
export function addressedScene(scene: Scene, reader: Player | null, isAgainstPerson = false): Scene {
  if (reader === null || !['f', 's'].includes(scene.phase)) return scene
  const options = scene.options.map((option) => ({
    ...option,
    label: addressed(option.label, reader, isAgainstPerson),
  }))
  return { ...scene, options }
}
