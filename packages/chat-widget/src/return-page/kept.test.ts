import { beforeEach, expect, test } from 'vitest'
import { createKeeper } from './kept.ts'

const HOUR_MS = 3_600_000
beforeEach(() => localStorage.clear())

test('what was chosen: is kept on the device for a day', () => {
  let now = 0
  const choice = { A: { quantity: 1, photos: [] } }
  createKeeper('web', () => now).write({ orderNumber: 'ML-1', choice })
  const later = createKeeper('web', () => now)
  now = 23 * HOUR_MS
  expect(later.read()).toMatchObject({ orderNumber: 'ML-1', choice })
  now = 24 * HOUR_MS
  expect(later.read()).toEqual({})
  expect(localStorage).toHaveLength(0)
})

test('what is kept: is another shop’s for each shop, and nothing where somebody else wrote there', () => {
  createKeeper('web').write({ orderNumber: 'ML-1' })
  expect(createKeeper('other').read()).toEqual({})
  localStorage.setItem('replybay-return:broken', '{"at":"soon"')
  expect(createKeeper('broken').read()).toEqual({})
})
