/** How a change reaches everybody who looks at it: in this process and in every other. */
import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Subscription } from '../database/notifications.ts'
import { parseTold } from './told.ts'
import type { Allowed, ChangeEvent, Topic, TopicName, Web, Written } from './topic.ts'

/** What a reader of a stream is sent: a change, or that more of a topic has changed than is known. */
export interface Signal {
  kind: 'change' | 'resync'
  /** By the database's clock, ms since 1970. */
  at: number
  /** As JSON, written once for all readers. */
  data: string
  /** Whether a person may be sent it. */
  isFor: (person: Allowed) => boolean
}

/** Changes are gathered for so long, so that many of one thing are read once; in ms. */
const GATHER_MS = 40
/** More than that at once, and it is faster to read the whole anew. */
const MOST_AT_ONCE = 100
/** A change counts from the begin of its transaction, and is seen at its end: so much later, at most. In ms. */
const LATE_MS = 20_000

type Reader = (signal: Signal) => void

/** A topic of a web that somebody follows. */
interface Followed {
  topic: Topic
  web: Web
  each: Set<Reader>
  /** What is still to be told, by ids. */
  gathered: Map<string, Written>
}

export type Signals = ReturnType<typeof createSignals>

/** What is written, for whoever follows it. */
export function createSignals(database: Database) {
  const followed = new Map<string, Followed>()
  const people = new Map<string, Set<() => void>>()
  let listening: Subscription | undefined

  const notified = (payload: string) => {
    const told = parseTold(payload)
    if (!told) return missed()
    if ('userId' in told) {
      for (const tell of people.get(told.userId) ?? []) tell()
      return
    }
    if ('work' in told) return
    const one = followed.get(keyOf(told.topic, told.webId))
    if (!one || one.web.companyId !== told.companyId) return
    const { momentary } = one.topic
    for (const written of momentary ? momentary.heard(one.web, told, told.said) : [told]) {
      if (one.gathered.size === 0) setTimeout(() => void sendGathered(one), GATHER_MS)
      one.gathered.set(written.id, written)
    }
  }
  const missed = () => {
    for (const { topic, web, each } of followed.values()) {
      if (topic.momentary) {
        topic.momentary.missed(web)
        continue
      }
      // At no moment, since the database can't be asked for its own now: who comes again is told from where they were.
      send(each, resync(topic, 0))
    }
    for (const each of people.values()) for (const tell of each) tell()
  }
  async function sendGathered({ topic, web, each, gathered }: Followed) {
    const written = [...gathered.values()]
    gathered.clear()
    for (const signal of await signalsOf(topic, web, written)) send(each, signal)
  }
  function leave(key: string, reader: Reader) {
    const one = followed.get(key)
    one?.each.delete(reader)
    if (one?.each.size === 0) followed.delete(key)
  }

  return {
    /** Tells that a person may do other things, or may: for whoever follows something. @returns the way to stop. */
    onPersonChange(userId: string, tell: () => void): () => void {
      people.set(userId, (people.get(userId) ?? new Set()).add(tell))
      return () => {
        people.get(userId)?.delete(tell)
        if (people.get(userId)?.size === 0) people.delete(userId)
      }
    },
    follow(web: Web, topics: readonly Topic[], reader: Reader): Subscription {
      for (const topic of topics) {
        const key = keyOf(topic.name, web.webId)
        const one = followed.get(key) ?? { topic, web, each: new Set(), gathered: new Map() }
        followed.set(key, one)
        one.each.add(reader)
      }
      listening ??= database.listen({ notified, missed })
      const stop = () => {
        for (const { name } of topics) leave(keyOf(name, web.webId), reader)
        if (followed.size > 0) return
        listening?.stop()
        listening = undefined
      }
      return { begun: listening.begun, stop }
    },
    /** What has changed since, or what holds now; some of it may have been told already. */
    async since(web: Web, topic: Topic, since: number | undefined): Promise<Signal[]> {
      if (topic.momentary) {
        const at = await this.now()
        return topic.momentary.current(web).map((event) => changeSignal(topic, event, at))
      }
      if (since === undefined) return []
      const written = await topic.since(web, new Date(since - LATE_MS), MOST_AT_ONCE + 1)
      return signalsOf(topic, web, written)
    },
    /** The database's clock, ms since 1970. */
    async now(): Promise<number> {
      const { rows } = await database.queries.execute<{ now: string }>(
        sql`select floor(extract(epoch from now()) * 1000)::text as now`,
      )
      return Number(rows[0]?.now)
    },
  }
}

const keyOf = (topic: TopicName, webId: string) => `${topic} ${webId}`

async function signalsOf(topic: Topic, web: Web, written: readonly Written[]): Promise<Signal[]> {
  const latest = Math.max(0, ...written.map(({ at }) => at))
  if (written.length > MOST_AT_ONCE) return [resync(topic, latest)]
  try {
    const events = await topic.read(web, written)
    return events.map((event, place) => changeSignal(topic, event, written[place]?.at ?? latest))
  } catch {
    // The database is gone for now: who reads the whole anew finds out what has changed.
    return [resync(topic, latest)]
  }
}

function changeSignal({ isFor = () => true }: Topic, event: ChangeEvent, at: number): Signal {
  return { kind: 'change', at, data: JSON.stringify(event), isFor: (person) => isFor(event, person) }
}

function resync({ name }: Topic, at: number): Signal {
  return { kind: 'resync', at, data: JSON.stringify({ topic: name }), isFor: () => true }
}

function send(each: ReadonlySet<Reader>, signal: Signal): void {
  for (const reader of each) reader(signal)
}
