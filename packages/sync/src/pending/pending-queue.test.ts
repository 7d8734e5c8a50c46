import { ApiError } from '@replybay/api-client'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { createSync } from './create-sync.ts'
import { definePending } from './define-pending.ts'
import { pendingFields } from './pending-change.ts'
import { pendingQueue } from './pending-queue.ts'
import { heldFor } from './held-for.ts'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({
    toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => void vi.useRealTimers())

const forward = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const refusedWith = (status: number) => new ApiError('deleteTicket', { kind: 'status', status })
const tab = (userId = 'me') => createSync({ client: new QueryClient(), userId, capabilities: ['tickets'] })

const note = v.object({ ...pendingFields, about: v.string() })

let kinds = 0

/** A kind of change of its own, and a server that says what it was sent. */
function notes() {
  const server = { sent: [] as string[], answer: (_key: string) => Promise.resolve() }
  const pending = definePending<v.InferOutput<typeof note>, string>({
    kind: `notes-${++kinds}`,
    schema: note,
    subject: ({ about }) => about,
  })
  const queue = pendingQueue(pending, {
    earlierList: (userId) => `earlier:${userId}`,
    attempt: async ({ key }, { can }) => {
      server.sent.push(can('tickets') ? key : `slowly ${key}`)
      await server.answer(key)
      return undefined
    },
    refuse: ({ key }, { status }, { tell }) => {
      tell(`${key}: ${status}`)
      return undefined
    },
  })
  const run = () => onTestFinished(tab().run([queue]))
  const keep = (key: string, { about = key, undoMs = 0 } = {}) =>
    pending.keep('me', { key, about, ...heldFor(undoMs) })
  const left = () => pending.parse(pending.snapshot('me')).map(({ key }) => key)
  return { pending, queue, server, run, keep, left }
}

test('a change: it goes when it can’t be undone any more, once, though two tabs look after it', async () => {
  const { server, run, keep, left } = notes()
  run()
  run()
  keep('one', { undoMs: 8_000 })
  await forward(7_900)
  expect(server.sent).toEqual([])
  const answer = Promise.withResolvers<void>()
  server.answer = () => answer.promise
  await forward(200)
  await expect.poll(() => server.sent).toEqual(['one'])
  answer.resolve()
  await expect.poll(left).toEqual([])
  expect(server.sent).toEqual(['one'])
})

test('an attempt that fails: another tab that waited for its turn does not try again at once', async () => {
  const { pending, server, run, keep, left } = notes()
  const answer = Promise.withResolvers<void>()
  server.answer = () => answer.promise
  run()
  run()
  keep('one')
  await expect.poll(() => server.sent).toEqual(['one'])
  server.answer = () => Promise.resolve()
  answer.reject(refusedWith(503))
  await expect.poll(() => pending.find('me', 'one')?.failures).toBe(1)
  expect(await pending.locked('me', 'one', () => server.sent)).toEqual(['one'])
  await forward(2_100)
  await expect.poll(left).toEqual([])
  expect(server.sent).toEqual(['one', 'one'])
})

test('a change of which a closed tab left nothing but what it kept: it goes when it is due', async () => {
  const { server, run, keep } = notes()
  keep('one', { undoMs: 8_000 })
  await forward(5_000)
  run()
  await forward(3_100)
  await expect.poll(() => server.sent).toEqual(['one'])
})

test('a change that is taken back: it never leaves, and what was sent can’t be taken back', async () => {
  const { pending, server, run, keep, left } = notes()
  run()
  keep('one', { undoMs: 8_000 })
  expect(await pending.takeBack('me', 'one')).toMatchObject({ key: 'one' })
  await forward(9_000)
  expect(server.sent).toEqual([])
  keep('two')
  await expect.poll(left).toEqual([])
  expect(await pending.takeBack('me', 'two')).toBeUndefined()
})

test('taking back what is on its way: it waits for the answer, and then says that it was sent', async () => {
  const { pending, server, run, keep } = notes()
  const answer = Promise.withResolvers<void>()
  server.answer = () => answer.promise
  run()
  keep('one')
  await expect.poll(() => server.sent).toEqual(['one'])
  const back = pending.takeBack('me', 'one')
  answer.resolve()
  expect(await back).toBeUndefined()
})

test('a change that does not get through: it holds up those of its subject, and no others', async () => {
  const { server, run, keep, left } = notes()
  server.answer = (key) => (key === 'one' ? Promise.reject(refusedWith(503)) : Promise.resolve())
  run()
  keep('one', { about: 'lamp' })
  await forward(1)
  keep('two', { about: 'lamp' })
  keep('other', { about: 'globe' })
  await expect.poll(left).toEqual(['one', 'two'])
  server.answer = () => Promise.resolve()
  await forward(2_100)
  await expect.poll(left).toEqual([])
  expect(server.sent).toEqual(['one', 'other', 'one', 'two'])
})

test('being online again: what could not be sent goes at once', async () => {
  const { pending, run, left } = notes()
  const now = Date.now()
  pending.keep('me', { key: 'one', about: 'one', queuedAt: now, dueAt: now + 30_000, failures: 8 })
  run()
  dispatchEvent(new Event('online'))
  await expect.poll(left).toEqual([])
})

test('a refusal: it is not tried again, and told to the first screen that listens, of its person alone', async () => {
  const { pending, server, run, keep, left } = notes()
  server.answer = () => Promise.reject(refusedWith(403))
  run()
  keep('one')
  await expect.poll(left).toEqual([])
  const heard: string[] = []
  onTestFinished(pending.listen('another', (outcome) => heard.push(`another ${outcome}`)))
  onTestFinished(pending.listen('me', (outcome) => heard.push(outcome)))
  expect(heard).toEqual(['one: 403'])
  expect(server.sent).toEqual(['one'])
})

test('a screen that shows the way to undo: the change waits for it, a minute at most', async () => {
  const { pending, server, run, keep } = notes()
  run()
  keep('one', { undoMs: 8_000 })
  const release = pending.hold('me', 'one')
  keep('two', { undoMs: 8_000 })
  pending.hold('me', 'two')
  await forward(20_000)
  expect(server.sent).toEqual([])
  release()
  await expect.poll(() => server.sent).toEqual(['one'])
  await forward(45_000)
  await expect.poll(() => server.sent).toEqual(['one', 'two'])
})

test('what an earlier version has kept in a list: it is sent', async () => {
  const { server, run, left } = notes()
  const old = ['one', 'two'].map((key) => ({ key, about: key, queuedAt: 0, dueAt: 0, failures: 0 }))
  localStorage.setItem('earlier:me', JSON.stringify(old))
  run()
  await expect.poll(left).toEqual([])
  expect(server.sent.toSorted()).toEqual(['one', 'two'])
  expect(localStorage).toHaveLength(0)
})

test('who leaves: all that waits is sent in its order, and what fails stays', async () => {
  const { queue, server, keep, left } = notes()
  server.answer = (key) => (key === 'lost' ? Promise.reject(refusedWith(500)) : Promise.resolve())
  keep('one', { about: 'lamp', undoMs: 8_000 })
  await forward(1)
  keep('two', { about: 'lamp', undoMs: 8_000 })
  keep('lost', { about: 'globe', undoMs: 8_000 })
  await forward(1)
  keep('behind', { about: 'globe', undoMs: 8_000 })
  await tab().flush([queue])
  expect(server.sent.filter((key) => key !== 'lost')).toEqual(['one', 'two'])
  expect(left()).toEqual(['lost', 'behind'])
})

test('who leaves and waits no longer: what has not begun by then stays kept', async () => {
  const { queue, server, keep, left } = notes()
  const answer = Promise.withResolvers<void>()
  server.answer = () => answer.promise
  keep('one', { about: 'globe' })
  await forward(1)
  keep('two', { about: 'globe' })
  const leaving = new AbortController()
  const flushed = tab().flush([queue], leaving.signal)
  await expect.poll(() => server.sent).toEqual(['one'])
  leaving.abort()
  answer.resolve()
  await flushed
  expect(server.sent).toEqual(['one'])
  expect(left()).toEqual(['two'])
})

test('another person in the same browser: nothing of theirs is sent', async () => {
  const { queue, server, keep, left } = notes()
  onTestFinished(tab('m').run([queue]))
  keep('one')
  await forward(1_000)
  expect(server.sent).toEqual([])
  expect(left()).toEqual(['one'])
})

test('a queue that fails: it is reported, what it was to send goes later, and at once when one is online again', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  onTestFinished(() => reported.mockRestore())
  const { queue, server, keep, left } = notes()
  let failures = 2
  const send: typeof queue.send = async (...sent) => {
    if (failures-- > 0) throw new Error('No lock')
    await queue.send(...sent)
  }
  keep('one')
  onTestFinished(tab().run([{ ...queue, send }]))
  await expect.poll(() => reported.mock.calls).toHaveLength(1)
  await forward(5_000)
  expect(reported).toHaveBeenCalledOnce()
  await forward(5_100)
  await expect.poll(() => reported.mock.calls).toHaveLength(2)
  expect(server.sent).toEqual([])
  dispatchEvent(new Event('online'))
  await expect.poll(left).toEqual([])
  expect(server.sent).toEqual(['one'])
})
