import { expect, test } from 'vitest'
import { refuseLogo } from './logo-rules.ts'

test.each([
  ['image/png', 1_048_576, undefined],
  ['image/webp', 10, undefined],
  ['image/png', 1_048_577, 'size'],
  ['image/svg+xml', 10, 'type'],
  ['', 10, 'type'],
  ['image/png', 0, 'empty'],
] as const)('a logo of %s, %d bytes: %s', (type, size, refusal) => {
  expect(refuseLogo({ type, size })).toBe(refusal)
})
