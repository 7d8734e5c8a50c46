import { expect, test } from 'vitest'
import { isRail } from './sidebar-choice.ts'

const laptop = { choice: 'auto', railPreferred: false, isLarge: true, isExtraLarge: false } as const

test('is a rail below lg, whatever was chosen', () => {
  expect(isRail({ ...laptop, isLarge: false, choice: 'pinned' })).toBe(true)
})

test('is a sidebar from lg on, until it is collapsed', () => {
  expect(isRail(laptop)).toBe(false)
  expect(isRail({ ...laptop, choice: 'collapsed' })).toBe(true)
})

test('makes room for three panes below xl, unless it is pinned', () => {
  expect(isRail({ ...laptop, railPreferred: true })).toBe(true)
  expect(isRail({ ...laptop, railPreferred: true, choice: 'pinned' })).toBe(false)
  expect(isRail({ ...laptop, railPreferred: true, isExtraLarge: true })).toBe(false)
})
