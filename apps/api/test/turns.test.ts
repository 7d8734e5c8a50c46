import { expect, test } from 'vitest'
import { createTurns } from '../src/platform/turns.ts'

test('turns: who leaves while it waits makes room, and is not begun', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
  const first = Promise.withResolvers<void>()
  const running = inTurn(() => first.promise)
  const leaving = new AbortController()
  let isBegun = false
  const left = inTurn(async () => void (isBegun = true), leaving.signal)
  await expect(inTurn(async () => 'refused')).rejects.toThrow()
  leaving.abort()
  await expect(left).rejects.toThrow()
  const next = inTurn(async () => 'done')
  first.resolve()
  await running
  expect(await next).toBe('done')
  expect(isBegun).toBe(false)
  await expect(inTurn(async () => 'gone', leaving.signal)).rejects.toThrow()
  expect(await inTurn(async () => 'again')).toBe('again')
})
