import { expect, test } from 'vitest'
import { schedule } from './play-sound.ts'
import { type Sound, sounds } from './sounds.ts'

const RATE = 8_000

/** The tones of a signal as they are heard: how long each is, and how often it swings in a second. */
async function heard(sound: Sound): Promise<{ ms: number; pitch: number }[]> {
  const context = new OfflineAudioContext(1, RATE, RATE)
  schedule(context, sounds[sound], 0.6)
  const samples = (await context.startRendering()).getChannelData(0)
  const rising = samples.reduce<number[]>((places, value, place) => {
    if (value >= 0.05 && (samples[place - 1] ?? 0) < 0.05) places.push(place)
    return places
  }, [])
  const tones: number[][] = []
  for (const place of rising) {
    const last = tones.at(-1)
    if (last && place - (last.at(-1) ?? 0) < RATE * 0.03) last.push(place)
    else tones.push([place])
  }
  return tones.map((places) => {
    const seconds = ((places.at(-1) ?? 0) - (places[0] ?? 0)) / RATE
    return { ms: seconds * 1_000, pitch: (places.length - 1) / seconds }
  })
}

test('a right one is one high tone', async () => {
  const tones = await heard('right')
  expect(tones).toHaveLength(1)
  expect(tones[0]?.pitch).toBeCloseTo(880, -2)
  expect(tones[0]?.ms).toBeGreaterThan(55)
  expect(tones[0]?.ms).toBeLessThan(75)
})

test('a wrong one is two low tones with a rest between them', async () => {
  const tones = await heard('wrong')
  expect(tones).toHaveLength(2)
  for (const { pitch } of tones) expect(pitch).toBeCloseTo(196, -1)
})

test('one too many is three tones', async () => {
  expect(await heard('tooMany')).toHaveLength(3)
})

test('no two kinds sound alike', () => {
  const all = Object.values(sounds).map((notes) => JSON.stringify(notes))
  expect(new Set(all).size).toBe(all.length)
})
