/** A soft wooden click, made here: a short knock that dies away, and a breath of noise. */

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

function breath(audio: AudioContext, at: number): void {
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
  fade.gain.value = 0.12
  noise.connect(filter).connect(fade).connect(audio.destination)
  noise.start(at)
}

/** Let pieces click, so many milliseconds from now. */
export function click(delay = 0): void {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const at = context.currentTime + delay / 1000
    knock(context, at, 420 + 60 * Math.random(), 0.16)
    knock(context, at, 190, 0.12)
    breath(context, at)
  } catch {
    /* A machine without sound plays in silence. */
  }
}
