import { expect, test } from 'vitest'
import { dateLimits } from './date-limits.ts'
import { parseDate } from './parse-date.ts'

test.each([
  ['03/04/2026', 'en-US', '2026-03-04'],
  ['3/4/26', 'en-US', '2026-03-04'],
  ['03/04/2026', 'fr-FR', '2026-04-03'],
  ['3.4.2026', 'fr-FR', '2026-04-03'],
  [' 31-12-2026 ', 'es-ES', '2026-12-31'],
  ['2026-12-31', 'en-US', '2026-12-31'],
])('%s in %s is %s', (typed, locale, day) => {
  expect(parseDate(typed, locale)).toBe(day)
})

test.each(['', 'tomorrow', '31/31/2026', '02/30/2026'])('"%s" is no day', (typed) => {
  expect(parseDate(typed, 'en-US')).toBeNull()
})

test('one can choose from 100 years back to 52 ahead', () => {
  expect(dateLimits(new Date(2026, 5, 1))).toEqual({ min: '1926-01-01', max: '2078-12-31' })
})
