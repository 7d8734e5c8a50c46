import { expect, test } from 'vitest'
import { commandCodes } from '../scans/read-code.ts'
import { barsOf } from './bars-of.ts'

/** The modules of a code, black as 1. */
function modules(text: string): string {
  const { bars, width } = barsOf(text)
  const black = new Set(
    bars.flatMap(({ from, width: of }) => Array.from({ length: of }, (_, at) => from + at)),
  )
  return Array.from({ length: width }, (_, at) => (black.has(at) ? '1' : '0')).join('')
}

test('a code begins, holds its characters and its check, and ends as Code 128 has it', () => {
  // Start B, R (50), B (34), the check of them, stop.
  expect(modules('RB')).toBe(
    ['11010010000', '11000101110', '10001011000', '10011101100', '1100011101011'].join(''),
  )
})

test('every command has bars of its own', () => {
  const drawn = Object.values(commandCodes).map(modules)
  expect(new Set(drawn).size).toBe(drawn.length)
})
