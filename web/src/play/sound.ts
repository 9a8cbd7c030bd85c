/** Sounds, made here: knocks that die away, and a breath of noise. Every look has wood of its own. */

import { settings } from '../settings/settings.svelte'

export type Sound = 'move' | 'take' | 'low' | 'end'

/** The usual volume. */
const USUAL = 70
/** How high wood sounds, and how long it breathes. */
const WOODS = { study: 1, table: 0.72, contrast: 1.5 }

let context: AudioContext | undefined

function knock(audio: AudioContext, at: number, pitch: number, loud: number): void {
  const tone = audio.createOscillator()
  const fade = audio.createGain()
  tone.type = 'sine'
  tone.frequency.setValueAtTime(pitch, at)
  tone.frequency.exponentialRampToValueAtTime(0.7 * pitch, at + 0.06)
  fade.gain.setValueAtTime(0.0001, at)
  fade.gain.exponentialRampToValueAtTime(loud, at + 0.003)
  fade.gain.exponentialRampToValueAtTime(0.0001, at + 0.09)
  tone.connect(fade).connect(audio.destination)
  tone.start(at)
  tone.stop(at + 0.1)
}

function breath(audio: AudioContext, at: number, loud: number): void {
  const length = Math.floor(0.02 * audio.sampleRate)
  const buffer = audio.createBuffer(1, length, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 2
  const noise = audio.createBufferSource()
  const filter = audio.createBiquadFilter()
  const fade = audio.createGain()
  noise.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = 1800
  filter.Q.value = 0.8
  fade.gain.value = 0.12 * loud
  noise.connect(filter).connect(fade).connect(audio.destination)
  noise.start(at)
}

/** Let something be heard, so many milliseconds from now. */
export function click(delay = 0, sound: Sound = 'move'): void {
  const { volumeMove: move, volumeTake: take, volumeLow: low, volumeEnd: end } = settings
  const loud = { move, take, low, end }[sound] / USUAL
  if (!(loud > 0)) return
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const wood = WOODS[settings.look] ?? 1
    const at = context.currentTime + delay / 1000
    const knocks = { move: [0], take: [0, 0.09, 0.17], low: [0, 0.22], end: [0, 0.16, 0.32] }[sound]
    knocks.forEach((later, index) => {
      if (!context) return
      const tune = { end: [330, 415, 495], low: [660, 660] }
      const pitch = sound === 'end' || sound === 'low' ? tune[sound][index]! : 420 + 60 * Math.random()
      knock(context, at + later, wood * pitch, 0.16 * loud)
      knock(context, at + later, wood * 190, 0.12 * loud)
      breath(context, at + later, loud)
    })
  } catch {
    /* A machine without sound plays in silence. */
  }
}
