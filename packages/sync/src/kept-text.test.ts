import { beforeEach, expect, test } from 'vitest'
import { forgetText, keepText, keptUnder } from './kept-text.ts'

beforeEach(() => localStorage.clear())

test('kept texts: whoever follows a beginning hears of what changes under it, and of nothing else', () => {
  let heard = 0
  const stop = keptUnder('replybay:draft:ines:')(() => heard++)
  keepText('replybay:draft:ines:ticket', 'Hello')
  forgetText('replybay:draft:ines:ticket')
  expect(heard).toBe(2)
  keepText('replybay:draft:camille:ticket', 'Hello')
  expect(heard).toBe(2)
  dispatchEvent(new StorageEvent('storage', { key: 'replybay:draft:ines:other' }))
  dispatchEvent(new StorageEvent('storage', { key: 'replybay:pending:ines:other' }))
  expect(heard).toBe(3)
  // Another tab has cleared all of them.
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(heard).toBe(4)
  stop()
  keepText('replybay:draft:ines:ticket', 'Hello')
  expect(heard).toBe(4)
})
