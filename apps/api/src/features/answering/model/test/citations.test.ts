import { expect, test } from 'vitest'
import { citedSentences, settledPart } from '../citations.ts'

test.each([
  [
    'The lamp takes an E27 bulb [1]. It hangs for 2 m [2][3].',
    [
      ['The lamp takes an E27 bulb.', [1]],
      ['It hangs for 2 m.', [2, 3]],
    ],
  ],
  [
    'It takes an E27 bulb. [1] It hangs. [2, 3]',
    [
      ['It takes an E27 bulb.', [1]],
      ['It hangs.', [2, 3]],
    ],
  ],
  [
    'It takes an E27. It hangs. [1]',
    [
      ['It takes an E27.', [1]],
      ['It hangs.', [1]],
    ],
  ],
  [
    'It takes an E27 [1]. It is free.',
    [
      ['It takes an E27.', [1]],
      ['It is free.', []],
    ],
  ],
  ['Nothing at all', [['Nothing at all', []]]],
  ['[1] [2]', []],
])('citations: %s', (answer, sentences) => {
  expect(citedSentences(answer, 'en-US').map(({ text, sources }) => [text, sources])).toEqual(sentences)
})

test.each([
  ['It takes an E27 bulb', ''],
  ['It takes an E27 bulb [1]', ''],
  ['It takes an E27 bulb [1].', ''],
  ['It takes an E27 bulb [1]. [', ''],
  ['It takes an E27 bulb [1]. I', 'It takes an E27 bulb [1]. '],
  ['It takes an E27 bulb [1][2] and h', 'It takes an E27 bulb [1][2] '],
  ['It is called [Opaline] in the shop', ''],
  ['It hangs [1]. It takes an E27 [2]. It is', 'It hangs [1]. It takes an E27 [2]. '],
])('settled: of %s', (answer, settled) => {
  expect(settledPart(answer)).toBe(settled)
})
