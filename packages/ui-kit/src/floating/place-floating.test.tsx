import { expect, test } from 'vitest'
import { placeFloating } from './place-floating.ts'

const window = { width: 1000, height: 600 }
const menu = { width: 200, height: 120 }

test('stands below its anchor, in line with its start or end', () => {
  const anchor = { left: 300, top: 100, width: 80, height: 30 }
  expect(placeFloating(anchor, menu, window, 'bottom-start', 4)).toEqual({ left: 300, top: 134 })
  expect(placeFloating(anchor, menu, window, 'bottom-end', 4)).toEqual({ left: 180, top: 134 })
})

test('turns upwards where there is no room below', () => {
  const anchor = { left: 300, top: 560, width: 80, height: 30 }
  expect(placeFloating(anchor, menu, window, 'bottom-start', 4).top).toBe(436)
})

test('turns to the left where there is no room on the right', () => {
  const anchor = { left: 900, top: 100, width: 40, height: 40 }
  expect(placeFloating(anchor, menu, window, 'right-start', 8).left).toBe(692)
})

test('stays inside the window', () => {
  const anchor = { left: 980, top: 100, width: 15, height: 30 }
  expect(placeFloating(anchor, menu, window, 'bottom', 4).left).toBe(788)
})
