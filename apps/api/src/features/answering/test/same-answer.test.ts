import { expect, test } from 'vitest'
import { saysTheSame } from '../replies/same-answer.ts'

const DRAFT = 'We deliver to Iceland in 9 days for 24.50 euros.'

test.each([
  ['as it is', DRAFT, true],
  ['with a greeting and a signature', `Hello Rosa,\n\n${DRAFT}\n\nKind regards, Inès`, true],
  ['with other signs', 'we deliver to Iceland, in 9 days, for 24.50 euros', true],
  ['with a word more', 'We deliver to all of Iceland in 9 days for 24.50 euros.', true],
  ['with another figure', 'We deliver to Iceland in 8 days for 24.50 euros.', false],
  ['in words of its own', 'Iceland takes us a bit longer, sorry: count on a week and a half.', false],
  ['without words', '', false],
])('an answer %s', (_name, answer, isSame) => {
  expect(saysTheSame(answer, DRAFT)).toBe(isSame)
})
