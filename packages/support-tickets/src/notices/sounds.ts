import type { NoticeSettings } from './notice-settings.ts'

type Sound = Exclude<NoticeSettings['sound'], 'none'>

/** Tones one after another: Hz, and when they begin, in seconds. */
const tones: Record<Sound, readonly (readonly [frequency: number, at: number])[]> = {
  chime: [
    [880, 0],
    [1_320, 0.12],
  ],
  drop: [
    [740, 0],
    [520, 0.08],
  ],
  knock: [
    [180, 0],
    [180, 0.14],
  ],
}
const LOUDNESS = 0.12
const FADE_S = 0.25

let audio: AudioContext | undefined

/** Plays a sound, where the browser lets it: before anybody has touched the page, none does. */
export function playSound(sound: NoticeSettings['sound']): void {
  if (sound === 'none') return
  audio ??= new AudioContext()
  void audio.resume()
  for (const [frequency, at] of tones[sound]) playTone(audio, frequency, audio.currentTime + at)
}

function playTone(context: AudioContext, frequency: number, begin: number): void {
  const [tone, loudness] = [context.createOscillator(), context.createGain()]
  tone.frequency.value = frequency
  loudness.gain.setValueAtTime(LOUDNESS, begin)
  loudness.gain.exponentialRampToValueAtTime(0.0001, begin + FADE_S)
  tone.connect(loudness).connect(context.destination)
  tone.start(begin)
  tone.stop(begin + FADE_S)
}
