import { expect, test } from 'vitest'
import { limitChoices, withWarning } from './limit-choices.ts'

test('what is set can be chosen, however unusual it is', () => {
  expect(limitChoices(7)).toContain(7)
})

test('too long is longer than long', () => {
  expect(limitChoices(240, 60).every((minutes) => minutes > 60)).toBe(true)
  expect(withWarning({ warning: 60, danger: 240 }, 30)).toEqual({ warning: 30, danger: 240 })
  expect(withWarning({ warning: 60, danger: 240 }, 480)).toEqual({ warning: 480, danger: 1_440 })
  expect(withWarning({ warning: 60, danger: 240 }, 20_000)).toEqual({ warning: 20_000, danger: 40_000 })
})
