import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { LiveState, StreamEvent } from './follow-stream.ts'
import { shareStream, type StreamStart } from './share-stream.ts'

let name = ''
beforeEach(({ task }) => {
  name = `test:${task.id}`
  localStorage.clear()
})
afterEach(() => void vi.useRealTimers())

/** A server that tells of what happens to whoever has a stream open. */
function aServer() {
  const open = new Set<(event: StreamEvent) => void>()
  const asked: (string | undefined)[] = []
  const topics: string[] = []
  let isRefusing = false
  return {
    /** Since when each stream was asked for. */
    asked,
    /** What each stream was asked for. */
    topics,
    /** How many streams are open. */
    count: () => open.size,
    refuse: () => void (isRefusing = true),
    tell: (id: string, kind = 'ticket') => {
      for (const send of open) send({ kind, id })
    },
    source: {
      isFinal: () => isRefusing,
      async *open(
        wanted: readonly string[],
        since: string | undefined,
        signal: AbortSignal,
      ): AsyncGenerator<StreamEvent> {
        asked.push(since)
        topics.push(wanted.join())
        if (isRefusing) throw new Error('refused')
        const events = new ReadableStream<StreamEvent>({
          start(stream) {
            const send = (event: StreamEvent) => stream.enqueue(event)
            open.add(send)
            signal.addEventListener('abort', () => {
              open.delete(send)
              stream.close()
            })
          },
        })
        yield { kind: 'ready', id: '1', topics: wanted }
        yield* events
      },
    },
  }
}

/** What a tab hears of a stream. */
function aTab(
  server: ReturnType<typeof aServer>,
  options: { name?: string; topics?: string[]; hasLocks?: boolean; from?: StreamStart } = {},
) {
  const closing = new AbortController()
  const heard: string[] = []
  const states: LiveState[] = []
  const tab = {
    heard,
    /** How often it has learned that what it read before may lack something, after the stream has begun. */
    missed: () => new Set(states.flatMap(({ since }) => since ?? [])).size - 1,
    isLive: () => states.at(-1)?.isLive ?? false,
    topics: () => states.at(-1)?.topics,
    since: () => states.at(-1)?.since,
    close: () => closing.abort(),
  }
  shareStream({
    name: options.name ?? name,
    topics: options.topics ?? ['tickets'],
    source: server.source,
    from: options.from,
    signal: closing.signal,
    onEvent: ({ kind, id }) => kind !== 'ready' && heard.push(id),
    onState: (state) => states.push(state),
    ...(options.hasLocks === false && { locks: null }),
  })
  onTestFinished(tab.close)
  return tab
}

const tabsOf = (server: ReturnType<typeof aServer>, count: number) =>
  Array.from({ length: count }, () => aTab(server))

test('ten tabs: one stream is open, and each hears what it tells, once', async () => {
  const server = aServer()
  const tabs = tabsOf(server, 10)
  await expect.poll(() => tabs.every((tab) => tab.isLive())).toBe(true)
  expect(server.count()).toBe(1)
  server.tell('2')
  server.tell('3')
  await expect.poll(() => tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => ['2', '3']))
  expect(tabs.map(({ missed }) => missed())).toEqual(tabs.map(() => 0))
})

test('a tab that comes later: it is live at once, and hears what is told from then on', async () => {
  const server = aServer()
  const first = aTab(server)
  await expect.poll(first.isLive).toBe(true)
  server.tell('2')
  await expect.poll(() => first.heard).toEqual(['2'])
  const later = aTab(server)
  await expect.poll(later.isLive).toBe(true)
  server.tell('3')
  await expect.poll(() => later.heard).toEqual(['3'])
  expect(server.asked).toEqual([undefined])
})

test.each([true, false])(
  'a stream from a moment on (locks: %s): it begins there, and nothing was missed since',
  async (hasLocks) => {
    const server = aServer()
    const localTime = Date.now() - 1_000
    const tab = aTab(server, { hasLocks, from: { serverTime: 0, localTime } })
    await expect.poll(tab.isLive).toBe(true)
    expect(server.asked).toEqual(['0'])
    expect([tab.since(), tab.missed()]).toEqual([localTime, 0])
  },
)

test('a tab that comes later: what it has read before it could hear the leading one may lack something', async () => {
  const server = aServer()
  await expect.poll(aTab(server).isLive).toBe(true)
  const localTime = Date.now() - 1_000
  const later = aTab(server, { from: { serverTime: 0, localTime } })
  await expect.poll(later.isLive).toBe(true)
  expect(later.since()).toBeGreaterThan(localTime)
})

test('a tab that wants more: the one stream is asked for it, from where it was, and only that tab has to read anew', async () => {
  const server = aServer()
  const first = aTab(server)
  await expect.poll(first.isLive).toBe(true)
  server.tell('2')
  await expect.poll(() => first.heard).toEqual(['2'])
  const wholeSince = first.since() ?? 0
  // Its clock tells one ms from the next.
  await expect.poll(() => Date.now()).toBeGreaterThan(wholeSince)
  const later = aTab(server, { topics: ['orders'] })
  await expect.poll(later.topics).toEqual(['tickets', 'orders'])
  expect(server.topics).toEqual(['tickets', 'tickets,orders'])
  expect(server.asked).toEqual([undefined, '2'])
  expect(server.count()).toBe(1)
  expect(first.since()).toBe(wholeSince)
  expect(first.missed()).toBe(0)
  expect(later.since()).toBeGreaterThan(wholeSince)
})

test('the tab that asked for more is left alone: it goes on with what it wants', async () => {
  const server = aServer()
  const leader = aTab(server)
  await expect.poll(leader.isLive).toBe(true)
  const [one, other] = [aTab(server, { topics: ['orders'] }), aTab(server, { topics: ['mail'] })]
  await expect.poll(other.topics).toEqual(['tickets', 'orders', 'mail'])
  leader.close()
  await expect.poll(() => [...(one.topics() ?? [])].toSorted()).toEqual(['mail', 'orders'])
  expect(other.topics()).toEqual(one.topics())
  expect(server.count()).toBe(1)
})

test('the leading tab is closed: another goes on from where it was, and nobody has missed anything', async () => {
  const server = aServer()
  const [leader, ...others] = tabsOf(server, 3)
  await expect.poll(() => others.every((tab) => tab.isLive())).toBe(true)
  server.tell('2')
  await expect.poll(() => others.map(({ heard }) => heard)).toEqual([['2'], ['2']])
  leader?.close()
  await expect.poll(() => server.asked).toEqual([undefined, '2'])
  server.tell('3')
  await expect
    .poll(() => others.map(({ heard }) => heard))
    .toEqual([
      ['2', '3'],
      ['2', '3'],
    ])
  expect(others.map(({ missed }) => missed())).toEqual([0, 0])
  expect(leader?.heard).toEqual(['2'])
  expect(server.count()).toBe(1)
})

test('a tab that has not heard all of what the leading tab says: it is told so', async () => {
  const server = aServer()
  const [leader, other] = tabsOf(server, 2)
  await expect.poll(() => other?.isLive()).toBe(true)
  const channel = new BroadcastChannel(name)
  const told = new Promise<{ leader: string; number: number; state: LiveState }>((resolve) => {
    channel.addEventListener('message', ({ data }) => resolve(data), { once: true })
  })
  server.tell('2')
  const last = await told
  channel.postMessage({ ...last, number: last.number + 5 })
  await expect.poll(() => other?.missed()).toBe(1)
  channel.postMessage({ ...last, leader: 'another', number: 1, startedFrom: '99' })
  await expect.poll(() => other?.missed()).toBe(2)
  channel.close()
  leader?.close()
})

test('a stream that the server refuses: no tab asks for it again', async () => {
  const server = aServer()
  server.refuse()
  const tabs = tabsOf(server, 3)
  await expect.poll(() => server.asked.length).toBe(1)
  aTab(server)
  await new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve))
  })
  expect(server.asked).toHaveLength(1)
  expect(tabs.some((tab) => tab.isLive())).toBe(false)
})

test('two persons in one browser: neither hears what is told to the other', async () => {
  const [one, other] = [aServer(), aServer()]
  const camille = aTab(one, { name: `${name}:camille` })
  const ines = aTab(other, { name: `${name}:ines` })
  await expect.poll(() => camille.isLive() && ines.isLive()).toBe(true)
  one.tell('2')
  other.tell('3')
  await expect.poll(() => [camille.heard, ines.heard]).toEqual([['2'], ['3']])
})

test('streams of many names: three are open, and a fourth waits for one to end', async () => {
  const server = aServer()
  const tabs = Array.from({ length: 4 }, (_, index) => aTab(server, { name: `${name}:${index}` }))
  await expect.poll(server.count).toBe(3)
  expect(tabs.filter((tab) => tab.isLive())).toHaveLength(3)
  for (const tab of tabs.filter((each) => each.isLive())) tab.close()
  await expect.poll(() => tabs.at(-1)?.isLive()).toBe(true)
})

test('a browser without locks: three tabs have a stream each, the others ask by themselves', async () => {
  const server = aServer()
  const tabs = Array.from({ length: 5 }, () => aTab(server, { hasLocks: false }))
  await expect.poll(server.count).toBe(3)
  expect(tabs.map((tab) => tab.isLive())).toEqual([true, true, true, false, false])
  tabs[0]?.close()
  const lookAtTabs = () => {
    document.dispatchEvent(new Event('visibilitychange'))
    return tabs[3]?.isLive()
  }
  await expect.poll(lookAtTabs).toBe(true)
  expect(server.count()).toBe(3)
})
