import { expect, test } from 'vitest'
import { citedSentences } from '../citations.ts'

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
