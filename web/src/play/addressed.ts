/** Sentences about the reader and whom they play against: "your turn" instead of "White to move". */

import { other } from '../game'
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

/** What names the reader's opponent: the computer, or a person by colour. */
const ABOUT_OPPONENT = ['prompt-clear-before', 'prompt-answer', 'prompt-who-begins', 'option-second']
/** What the reader has done, while a person decides about it. */
const ABOUT_WAITING = ['prompt-answer', 'prompt-who-begins']

/** Let a message speak to the reader where it is about what they play, or the computer does. */
export function addressed(message: Message, reader: Player | null, isAgainstPerson = false): Message {
  const { id, args } = message
  const isAboutBoth = ABOUT_BOTH.includes(id)
  if (reader === null || !(isAboutBoth || id.startsWith('prompt-'))) return message
  if (isAgainstPerson) return amongPeople(message, reader)
  if (args.player !== reader && !isAboutBoth) return message
  return { ...message, args: { ...args, player: args.player === reader ? 'you' : 'computer' } }
}

/** Let a message speak to the reader whose opponent is a person. */
function amongPeople(message: Message, reader: Player): Message {
  const { id, args } = message
  const told = (player: string) => ({ ...message, args: { ...args, player } })
  if (args.player === reader) return told(ABOUT_OPPONENT.includes(id) ? `you-${reader}` : 'you')
  return ABOUT_WAITING.includes(id) ? told(`wait-${other(reader)}`) : message
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
