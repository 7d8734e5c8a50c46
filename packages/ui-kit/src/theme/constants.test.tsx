import { expect, test } from 'vitest'
import { renderKit } from '../../test/render-kit.tsx'
import { constants } from './constants.ts'

test('the figures are those of the specification', () => {
  expect(constants).toEqual({
    menuOpenDelayMs: 300,
    menuCloseDelayMs: 250,
    shakeScale: 1.03,
    shakeMs: 150,
    overlayZIndex: 2000,
    viewportMarginPx: 12,
    calendarYearsBack: 100,
    calendarYearsAhead: 52,
    calendarGridDays: 42,
    errorsShown: 1,
  })
})

test('style sheets lay what floats on the same level', async () => {
  await renderKit(null)
  const level = getComputedStyle(document.documentElement).getPropertyValue('--rb-overlay-z')
  expect(Number(level)).toBe(constants.overlayZIndex)
})
