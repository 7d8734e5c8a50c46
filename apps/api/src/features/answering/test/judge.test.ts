import { expect, test } from 'vitest'
import { isPassed } from '../test-questions/judge.ts'

test.each([
  ['answered', null, 'An E27.', true],
  ['answered', null, null, false],
  ['answered', ' e27 ', 'An E27.', true],
  ['answered', '30 days', 'Within 30\n days of delivery.', true],
  ['answered', 'E14', 'An E27.', false],
  ['answered', 'E27', null, false],
  ['handed-off', null, null, true],
  ['handed-off', null, 'An E27.', false],
  ['handed-off', 'E27', null, true],
  ['handed-off', null, 'silent', false],
  ['answered', null, 'silent', false],
] as const)('expected %s with %j, said %j: passed is %s', (expected, mustContain, said, passed) => {
  const outcome = said === 'silent' ? said : said === null ? 'handed-off' : 'answered'
  const text = said === 'silent' ? null : said
  expect(isPassed({ expected, mustContain }, { outcome, text })).toBe(passed)
})
