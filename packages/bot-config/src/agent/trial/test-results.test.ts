import { expect, test } from 'vitest'
import { hasChanged, passRate, passRates } from './test-results.ts'

const question = { testQuestionId: 't', question: 'Q?', expected: 'answered' } as const
const run = (text: string, isPassed = true) => ({
  outcome: 'answered' as const,
  text,
  isPassed,
  ranAt: '2026-11-20T08:02:00.000Z',
})

test('pass rate: of those that were run', () => {
  const questions = [question, { ...question, lastRun: run('A') }, { ...question, lastRun: run('B', false) }]
  expect(passRate(questions)).toEqual({ passed: 1, ran: 2 })
})

test('pass rates: of each language, in the order of the questions', () => {
  const questions = [
    { ...question, lang: 'fr-FR', lastRun: run('A') },
    { ...question, lastRun: run('B', false) },
    { ...question, lang: 'fr-FR', lastRun: run('C', false) },
    { ...question, lang: 'es-ES' },
  ]
  expect(passRates(questions)).toEqual([
    { lang: 'fr-FR', passed: 1, ran: 2 },
    { lang: undefined, passed: 0, ran: 1 },
    { lang: 'es-ES', passed: 0, ran: 0 },
  ])
})

test('changed: another text or outcome than the time before', () => {
  expect(hasChanged({ ...question, lastRun: run('A') })).toBe(false)
  expect(hasChanged({ ...question, lastRun: run('A'), previousRun: run('A', false) })).toBe(false)
  expect(hasChanged({ ...question, lastRun: run('A'), previousRun: run('B') })).toBe(true)
  const handedOff = { ...run('A'), outcome: 'handed-off' as const }
  expect(hasChanged({ ...question, lastRun: run('A'), previousRun: handedOff })).toBe(true)
})
