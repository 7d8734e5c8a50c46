import { expect, test } from 'vitest'
import { barsOf } from './bars-of.ts'

/** Widths of bars and spaces in turn, as the standard writes a code. */
function widths(text: string): string {
  const { bars } = barsOf(text)
  return bars
    .flatMap(({ at, width }, place) => {
      const before = bars[place - 1]
      return before ? [at - before.at - before.width, width] : [width]
    })
    .join('')
}

/** Of the standard's table: start of set B, R, -, 1, A, the check digit of them, the stop. */
const [START_B, R, DASH, ONE, A, V, STOP] = [
  '211214',
  '231131',
  '122132',
  '123221',
  '111323',
  '311123',
  '2331112',
]

test('a code: its bars are those of Code 128, from its start to its stop', () => {
  // 104 + 50 × 1 + 13 × 2 + 17 × 3 + 33 × 4 = 363, of which 103 leaves 54: V.
  expect(widths('R-1A')).toBe([START_B, R, DASH, ONE, A, V, STOP].join(''))
})

test('a code of four letters: it is 79 modules wide', () => {
  expect(barsOf('RB-U').modules).toBe(79)
})
