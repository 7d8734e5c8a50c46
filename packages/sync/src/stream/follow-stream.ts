import { pause } from './pause.ts'

/** How long to wait before a stream is asked for again after it broke: at first, and at most; in ms. */
const [SOON_MS, LATE_MS] = [1_000, 30_000]

/** What a stream tells: `ready` once it has begun, `resync` when more happened than it can tell, else what happened. */
export interface StreamEvent {
  kind: string
  /** What the stream tells of, where the event says so; `ready` does. */
  topics?: readonly string[]
  /** The moment of the event by the server's clock, ms since 1970: a later stream can begin there. */
  id: string
}

/** Whether changes are told as they happen, and since when that was last known. */
export interface LiveState {
  isLive: boolean
  /** Of what they are told. */
  topics?: readonly string[] | undefined
  /** When something was heard last, ms since 1970; nothing before that. */
  heardAt: number | undefined
  /** Since when nothing was missed: what was read after that is as it should be; ms since 1970. */
  since?: number | undefined
}

/** Where a stream comes from. */
export interface StreamSource<Event extends StreamEvent> {
  /** Opens a stream that begins with what happened since the event with that id, or with what happens from now on. */
  open: (topics: readonly string[], since: string | undefined, signal: AbortSignal) => AsyncIterable<Event>
  /** Whether asking again for the same topics after this error would not help. */
  isFinal: (error: unknown) => boolean
}

/** How far a stream was followed. */
export interface StreamProgress {
  state: LiveState
  /** The event from which on a later stream has to tell; nothing where none was heard. */
  since: string | undefined
}

interface Following<Event extends StreamEvent> {
  source: StreamSource<Event>
  topics: readonly string[]
  /** Where an earlier follower stopped. */
  from: StreamProgress
  /** Told of each event, and of each change of the state without one. */
  onProgress: (progress: StreamProgress, event?: Event) => void
  signal: AbortSignal
}

/**
 * Follows a stream for as long as it is wanted, through broken connections and sleep. What happened meanwhile is told
 * when it is back. Ends when it is no longer wanted, or when asking again would not help.
 */
export async function followStream<Event extends StreamEvent>(following: Following<Event>): Promise<void> {
  const { source, topics: wanted, from, onProgress, signal } = following
  let { since } = from
  let { topics } = from.state
  let wholeSince = from.state.since
  let delay = SOON_MS
  while (!signal.aborted) {
    try {
      let begun: string | undefined
      for await (const event of source.open(wanted, since, signal)) {
        if (signal.aborted) return
        // What has to be caught up is told after `ready`: a stream that breaks before that has told nothing yet.
        if (event.kind === 'ready' && since !== undefined) begun = event.id
        else since = laterOf(since, event.id)
        delay = SOON_MS
        topics = event.topics ?? topics
        if (wholeSince === undefined || event.kind === 'resync') wholeSince = Date.now()
        onProgress({ state: { isLive: true, topics, heardAt: Date.now(), since: wholeSince }, since }, event)
      }
      if (begun !== undefined) since = laterOf(since, begun)
      // The server ends each stream after a while, or the session ends at this very moment.
      await pause(SOON_MS, signal)
    } catch (error) {
      if (signal.aborted) return
      if (source.isFinal(error)) return onProgress({ state: silent, since })
      onProgress({ state: { ...silent, since: wholeSince }, since })
      await pause(delay, signal)
      delay = Math.min(delay * 2, LATE_MS)
    }
  }
}

/** Nothing is told. */
export const silent: LiveState = { isLive: false, heardAt: undefined }

function laterOf(one: string | undefined, other: string): string {
  return one !== undefined && isLater(one, other) ? one : other
}

/** Whether the one event came after the other. */
export function isLater(one: string, other: string): boolean {
  return Number(one) > Number(other)
}
