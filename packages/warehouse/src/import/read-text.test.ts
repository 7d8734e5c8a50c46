import { expect, test } from 'vitest'
import { readText } from './read-text.ts'

test.each([
  ['UTF-8 with a mark of its order', [0xef, 0xbb, 0xbf, 0xc3, 0xa9], 'é'],
  ['Windows', [0xe9], 'é'],
])('table of a spreadsheet: is read as it was written, %s', async (_name, bytes, text) => {
  expect(await readText(new File([new Uint8Array(bytes)], 'orders.csv'))).toBe(text)
})
