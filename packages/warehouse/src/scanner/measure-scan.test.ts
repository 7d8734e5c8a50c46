import { expect, test } from 'vitest'
import { limitFor, measureScan } from './measure-scan.ts'

const typed = (keys: readonly string[], every: number) =>
  keys.map((key, place) => ({ key, at: 1_000 + place * every }))

test('a quick scanner keeps the usual limit', () => {
  expect(measureScan(typed([...Array.from('ML-10491'), 'Enter'], 8))).toEqual({
    code: 'ML-10491',
    keysPerSecond: 125,
    slowestMs: 8,
    end: 'enter',
  })
  expect(limitFor(8)).toBe(35)
})

test('a slow scanner has a limit above its slowest key', () => {
  const measure = measureScan(typed(Array.from('ML-10491'), 50))
  expect(measure).toMatchObject({ keysPerSecond: 20, slowestMs: 50, end: undefined })
  expect(limitFor(50)).toBe(70)
})

test('an end that comes late makes no scanner slow', () => {
  const presses = [...typed(Array.from('ML-10491'), 8), { key: 'Tab', at: 1_300 }]
  expect(measureScan(presses)).toMatchObject({ slowestMs: 8, end: 'tab' })
})

test('the shift of a capital letter is no character', () => {
  expect(measureScan(typed(['Shift', 'M', 'Shift', 'L', '1', '0', 'Enter'], 8))?.code).toBe('ML10')
})

test('all keys at once are counted', () => {
  expect(measureScan(typed(Array.from('ML-10491'), 0))?.keysPerSecond).toBe(7_000)
})

test('somebody who types is no scanner', () => {
  expect(measureScan(typed([...Array.from('ML-10491'), 'Enter'], 160))).toBeUndefined()
  expect(measureScan(typed(['a', 'b', 'c', 'Enter'], 8))).toBeUndefined()
  expect(measureScan([])).toBeUndefined()
})
