import { expect, test } from 'vitest'
import { stationScale } from './station-scale.ts'

test('sizes grow with the side of the window that has less room, in steps of a twentieth', () => {
  expect(stationScale(1280, 800)).toBe(1)
  expect(stationScale(1440, 900)).toBe(1.1)
  expect(stationScale(1920, 1080)).toBe(1.35)
  expect(stationScale(2560, 880)).toBe(1.1)
})

test('sizes never fall below four fifths', () => {
  expect(stationScale(1024, 768)).toBe(0.8)
  expect(stationScale(390, 844)).toBe(0.8)
})
