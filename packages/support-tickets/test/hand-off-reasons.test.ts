import { expect, test } from 'vitest'
import { handOffReasons } from '../src/ticket/hand-off-reasons.ts'

const texts = import.meta.glob<string>('../../../apps/api/src/features/tickets/demo/texts/**/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})

test('hand-off: each reason that the demo company gives has words', () => {
  const given = Object.values(texts).flatMap((text) =>
    [...text.matchAll(/"reason": "([^"]*)"/g)].map(([, reason]) => reason),
  )
  expect(given.length).toBeGreaterThan(0)
  expect([...new Set(given)].filter((reason) => !handOffReasons.has(reason))).toEqual([])
})
