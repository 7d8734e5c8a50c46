import { expect, test } from 'vitest'
import { Burst, type KeyMeaning } from './burst.ts'

function press(burst: Burst, keys: readonly string[], { from = 0, every = 5 } = {}): KeyMeaning[] {
  return keys.map((key, place) => burst.press(key, from + place * every))
}

test('a code that comes at once and ends with Enter is a scan', () => {
  expect(press(new Burst(35), [...Array.from('ML-10491'), 'Enter']).at(-1)).toEqual({
    kind: 'scan',
    code: 'ML-10491',
  })
})

test('a code that ends with Tab is a scan', () => {
  expect(press(new Burst(35), [...Array.from('ALB-W-LA'), 'Tab']).at(-1)).toEqual({
    kind: 'scan',
    code: 'ALB-W-LA',
  })
})

test('a code without an end is a scan once nothing more comes', () => {
  const burst = new Burst(35)
  press(burst, Array.from('3560070462339'))
  expect(burst.end()).toBe('3560070462339')
  expect(burst.isBegun).toBe(false)
})

test('the fourth key in a row tells that it is a scan, once', () => {
  expect(press(new Burst(35), Array.from('ABCDE')).map(({ kind }) => kind)).toEqual([
    'held',
    'held',
    'held',
    'scanning',
    'scanning',
  ])
  expect(press(new Burst(35), Array.from('ABCDE'))[3]).toEqual({ kind: 'scanning', isRecognized: true })
  expect(press(new Burst(35), Array.from('ABCDE'))[4]).toEqual({ kind: 'scanning', isRecognized: false })
})

test('what somebody types is no scan, however long', () => {
  const burst = new Burst(35)
  const meanings = press(burst, [...Array.from('Hello there'), 'Enter'], { every: 90 })
  expect(meanings.map(({ kind }) => kind)).not.toContain('scan')
  expect(meanings.map(({ kind }) => kind)).not.toContain('scanning')
})

test('three keys at once are no scan', () => {
  const burst = new Burst(35)
  press(burst, Array.from('abc'))
  expect(burst.end()).toBeUndefined()
  expect(press(new Burst(35), [...Array.from('abc'), 'Enter']).at(-1)).toEqual({ kind: 'typed' })
})

test('the shift of a capital letter does not end a scan', () => {
  expect(press(new Burst(35), ['Shift', 'A', 'Shift', 'B', '1', '2', 'Enter']).at(-1)).toEqual({
    kind: 'scan',
    code: 'AB12',
  })
})

test('a slower scanner has a limit of its own', () => {
  expect(press(new Burst(35), [...Array.from('ML-10491'), 'Enter'], { every: 60 }).at(-1)).toEqual({
    kind: 'typed',
  })
  expect(press(new Burst(70), [...Array.from('ML-10491'), 'Enter'], { every: 60 }).at(-1)).toEqual({
    kind: 'scan',
    code: 'ML-10491',
  })
})

test('two scans one after the other are two', () => {
  const burst = new Burst(35)
  press(burst, [...Array.from('ML-10491'), 'Enter'])
  expect(press(burst, [...Array.from('OPA-30-BR'), 'Enter'], { from: 60 }).at(-1)).toEqual({
    kind: 'scan',
    code: 'OPA-30-BR',
  })
})

test('a space that is pressed alone is left to the button that has the focus', () => {
  expect(new Burst(35).press(' ', 0)).toEqual({ kind: 'typed' })
})
