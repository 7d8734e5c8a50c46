import { type Note, type Sound, sounds, vibrations } from './sounds.ts'

/** So long a tone takes to be there and to go: without, it clicks. In seconds. */
const EDGE_S = 0.004

let device: AudioContext | undefined

/**
 * Plays the signal of a scan at once.
 *
 * @param volume from 0 to 1; 0 plays nothing.
 */
export function playSound(sound: Sound, volume: number): void {
  const pattern = vibrations[sound]
  if (pattern) navigator.vibrate?.([...pattern])
  if (volume <= 0) return
  device ??= new AudioContext()
  // Before anything was pressed the browser keeps it silent, and says nothing of it.
  if (device.state === 'suspended') void device.resume()
  schedule(device, sounds[sound], volume)
}

/** @returns when the last tone ends; in seconds. */
export function schedule(context: BaseAudioContext, notes: readonly Note[], volume: number): number {
  let at = context.currentTime
  for (const { pitch, ms, rest = 0, wave = 'sine' } of notes) {
    const end = at + ms / 1_000
    const gain = context.createGain()
    gain.gain.setValueAtTime(0, at)
    gain.gain.linearRampToValueAtTime(volume, at + EDGE_S)
    gain.gain.setValueAtTime(volume, end - EDGE_S)
    gain.gain.linearRampToValueAtTime(0, end)
    const tone = context.createOscillator()
    tone.type = wave
    tone.frequency.value = pitch
    tone.connect(gain).connect(context.destination)
    tone.start(at)
    tone.stop(end)
    at = end + rest / 1_000
  }
  return at
}
