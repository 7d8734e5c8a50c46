import {
  followStream,
  isLater,
  type LiveState,
  silent,
  type StreamEvent,
  type StreamProgress,
  type StreamSource,
} from './follow-stream.ts'
import { inLockedSlot, inStoredSlot } from './stream-slots.ts'

interface SharedStream<Event extends StreamEvent> {
  /** What is told, and to which person: tabs that give the same name share a stream. */
  name: string
  /** What this tab wants to be told of. */
  topics: readonly string[]
  source: StreamSource<Event>
  /** From where on to be told; from the moment on at which the stream begins where it is not given. */
  from?: StreamStart | undefined
  onEvent: (event: Event) => void
  onState: (state: LiveState) => void
  signal: AbortSignal
  /** Null where there are none: each tab has a stream of its own then, at most three of them. @default the browser's */
  locks?: LockManager | null
}

/** A moment, by both clocks, before which nothing was read that the stream keeps up to date; ms since 1970. */
export interface StreamStart {
  /** By the server's. */
  serverTime: number
  /** By this machine's. */
  localTime: number
}

/** What the leading tab says to the others. */
interface Told<Event> extends StreamProgress {
  kind: 'told'
  leader: string
  /** What the stream is asked for. */
  wanted: readonly string[]
  /** Counted by the leader from 1: a tab that misses one can tell. */
  number: number
  /** The event from which on the leader was told. */
  startedFrom: string | undefined
  event?: Event | undefined
}

type Message<Event> = Told<Event> | { kind: 'hello'; topics: readonly string[] }

/**
 * Follows a stream that all tabs with the same name share: a browser opens few connections to a server. One tab leads:
 * it holds the stream of all that any of them wants, and tells the others. When it is closed, the next one goes on from
 * where it was.
 */
export function shareStream<Event extends StreamEvent>(shared: SharedStream<Event>): void {
  const { signal, locks = browserLocks() } = shared
  const following = locks ? followTogether(shared, locks) : followAlone(shared)
  // What a tab no longer wants, it need not wait for.
  following.catch((error: unknown) => {
    if (!signal.aborted) throw error
  })
}

/** None where the page did not come over a secure connection, whatever the type says. */
function browserLocks(): LockManager | null {
  return 'locks' in navigator ? navigator.locks : null
}

function followAlone<Event extends StreamEvent>(shared: SharedStream<Event>): Promise<void> {
  const { source, topics, onEvent, onState, signal } = shared
  const from = progressAt(shared.from)
  const onProgress = ({ state }: StreamProgress, event?: Event) => {
    onState(state)
    if (event) onEvent(event)
  }
  return inStoredSlot(signal, async () => {
    await untilEnded(followStream({ source, topics, from, onProgress, signal }), signal)
  })
}

async function followTogether<Event extends StreamEvent>(
  shared: SharedStream<Event>,
  locks: LockManager,
): Promise<void> {
  const { name, signal } = shared
  const channel = new BroadcastChannel(name)
  signal.addEventListener('abort', () => channel.close())
  const progress = listen(shared, channel)
  const lead = () => inLockedSlot(locks, signal, () => leadOthers(shared, channel, progress()))
  await locks.request(name, { signal }, lead)
}

/** Hears what the leading tab says. @returns how far this tab has heard it. */
function listen<Event extends StreamEvent>(
  { topics, from, onEvent, onState }: SharedStream<Event>,
  channel: BroadcastChannel,
): () => StreamProgress {
  const hello: Message<Event> = { kind: 'hello', topics }
  let last: Told<Event> | undefined
  /** From when on everything was heard, ms since 1970. */
  let wholeFrom = Date.now()
  let progress = progressAt(from)
  channel.addEventListener('message', ({ data }: MessageEvent<Message<Event>>) => {
    if (data.kind !== 'told') return
    if (topics.some((topic) => !data.wanted.includes(topic))) channel.postMessage(hello)
    if (last && hasMissed(last, data)) wholeFrom = Date.now()
    last = data
    const { since } = data.state
    const state = { ...data.state, since: since === undefined ? since : Math.max(since, wholeFrom) }
    progress = { state, since: data.since }
    onState(state)
    if (data.event) onEvent(data.event)
  })
  channel.postMessage(hello)
  return () => progress
}

function progressAt(start: StreamStart | undefined): StreamProgress {
  if (!start) return { state: silent, since: undefined }
  return { state: { ...silent, since: start.localTime }, since: String(start.serverTime) }
}

/** Whether something was told between the two that this tab has not heard. */
function hasMissed<Event>(last: Told<Event>, next: Told<Event>): boolean {
  if (next.leader === last.leader) return next.number !== last.number + 1
  if (next.startedFrom === undefined) return false
  return last.since === undefined || isLater(next.startedFrom, last.since)
}

/** Holds the stream, and tells the others; ends when this tab no longer wants it. */
async function leadOthers<Event extends StreamEvent>(
  { topics, source, onEvent, onState, signal }: SharedStream<Event>,
  channel: BroadcastChannel,
  from: StreamProgress,
): Promise<void> {
  if (signal.aborted) return
  const leader = `${Date.now()}-${Math.random()}`
  const wanted = new Set(topics)
  let number = 0
  let progress: StreamProgress = { ...from, state: { ...silent, since: from.state.since } }
  let more = new AbortController()
  const tell = (event?: Event) => {
    if (signal.aborted) return
    number += 1
    const { since: startedFrom } = from
    channel.postMessage({
      kind: 'told',
      leader,
      wanted: [...wanted],
      number,
      startedFrom,
      ...progress,
      event,
    })
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Message<Event>>) => {
    if (data.kind !== 'hello') return
    const known = wanted.size
    for (const topic of data.topics) wanted.add(topic)
    if (wanted.size > known) more.abort()
    tell()
  })
  tell()
  onState(progress.state)
  const onProgress = (next: StreamProgress, event?: Event) => {
    progress = next
    tell(event)
    onState(next.state)
    if (event) onEvent(event)
  }
  while (!signal.aborted) {
    more = new AbortController()
    const until = AbortSignal.any([signal, more.signal])
    const following = { source, topics: [...wanted], from: progress, onProgress, signal: until }
    await untilEnded(followStream(following), until)
    // It goes on from where it was: only who asked for more has read what nobody kept up to date.
    progress = { ...progress, state: { ...silent, since: progress.state.since } }
  }
}

/**
 * Keeps what this tab holds for as long as it wants the stream, and no longer: a connection may take its time to end,
 * and where the server has refused the stream once, the other tabs need not ask.
 */
async function untilEnded(following: Promise<void>, signal: AbortSignal): Promise<void> {
  await Promise.race([following, ended(signal)])
  await ended(signal)
}

function ended(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })
}
