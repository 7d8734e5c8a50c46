/** How a change of a ticket reaches everybody who looks at its list: in this process and in every other. */
import { and, asc, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../platform/database/database.ts'
import { CHANNEL, type Subscription } from '../../platform/database/notifications.ts'
import { tickets } from './tables.ts'
import { findSummaries } from './store.ts'
import { toSummary } from './present.ts'
import { parseTold, type TicketTold } from './told.ts'
import type { components } from '@replybay/api-client'

type Summary = components['schemas']['TicketSummary']

/** What a reader of a web's stream is sent. */
export type Signal =
  | { kind: 'ticket'; at: number; id: string; by: string | undefined; ticket: Summary | null }
  /** More has changed than is known: read anew. */
  | { kind: 'resync'; at: number }

/** Changes are gathered for so long, so that many of one ticket are read once; in ms. */
const GATHER_MS = 40
/** More than that at once, and it is faster to read the list anew. */
const MOST_AT_ONCE = 100
/** A change counts from the begin of its transaction, and is seen at its end: so much later, at most. In ms. */
const LATE_MS = 20_000

/** Tells everybody that something of the ticket was written, and by whom, once the transaction is through. */
export async function publishChange(
  queries: Queries,
  ticketId: string,
  by: string | null = null,
): Promise<void> {
  await queries.execute(sql`
    select pg_notify(${CHANNEL}, json_build_object(
      'companyId', company_id, 'webId', web_id, 'id', id, 'at', floor(extract(epoch from touched_at) * 1000),
      'by', ${by}::text
    )::text) from tickets where id = ${ticketId}`)
}

/** Tells everybody that something of a customer was written, in the tickets that were changed last. */
export async function tellOfCustomer(queries: Queries, customerId: string): Promise<void> {
  const theirs = queries
    .select({ id: tickets.id })
    .from(tickets)
    .where(and(eq(tickets.customerId, customerId), ne(tickets.status, 'deleted')))
    .orderBy(desc(tickets.updatedAt))
    .limit(MOST_AT_ONCE)
  const told = await queries
    .update(tickets)
    .set({ touchedAt: sql`now()` })
    .where(inArray(tickets.id, theirs))
    .returning({ id: tickets.id })
  for (const { id } of told) await publishChange(queries, id)
}

type Reader = (signal: Signal) => void

/** The changes that are still to be told, by the tickets' ids. */
type Gathered = Map<string, Pick<TicketTold, 'at' | 'by'>>

interface Web {
  companyId: string
  webId: string
}

/** The changes of tickets, for whoever follows a web. */
export function createSignals(database: Database) {
  const readers = new Map<string, { web: Web; each: Set<Reader>; gathered: Gathered }>()
  const people = new Map<string, Set<() => void>>()
  let listening: Subscription | undefined

  const notified = (payload: string) => {
    const change = parseTold(payload)
    if (!change) return missed()
    if ('userId' in change) {
      for (const tell of people.get(change.userId) ?? []) tell()
      return
    }
    const followed = readers.get(change.webId)
    if (!followed || followed.web.companyId !== change.companyId) return
    if (followed.gathered.size === 0) setTimeout(() => void sendGathered(followed), GATHER_MS)
    followed.gathered.set(change.id, change)
  }
  const missed = () => {
    for (const { each } of readers.values()) send(each, { kind: 'resync', at: Date.now() })
    for (const each of people.values()) for (const tell of each) tell()
  }
  async function sendGathered({ web, each, gathered }: { web: Web; each: Set<Reader>; gathered: Gathered }) {
    const changed = new Map(gathered)
    gathered.clear()
    for (const signal of await signalsOf(database, web, changed)) send(each, signal)
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
    follow(web: Web, reader: Reader): Subscription {
      const followed = readers.get(web.webId) ?? { web, each: new Set(), gathered: new Map() }
      readers.set(web.webId, followed)
      followed.each.add(reader)
      listening ??= database.listen({ notified, missed })
      const stop = () => {
        followed.each.delete(reader)
        if (followed.each.size === 0) readers.delete(web.webId)
        if (readers.size > 0) return
        listening?.stop()
        listening = undefined
      }
      return { begun: listening.begun, stop }
    },
    /** What has changed since; some of it may have been told already. */
    async since({ companyId, webId }: Web, since: number): Promise<Signal[]> {
      const rows = await database.queries
        .select({ id: tickets.id, touchedAt: tickets.touchedAt })
        .from(tickets)
        .where(
          and(
            eq(tickets.companyId, companyId),
            eq(tickets.webId, webId),
            gt(tickets.touchedAt, new Date(since - LATE_MS)),
          ),
        )
        .orderBy(asc(tickets.touchedAt))
        .limit(MOST_AT_ONCE + 1)
      const changed = new Map(rows.map(({ id, touchedAt }) => [id, { at: touchedAt.getTime(), by: null }]))
      return signalsOf(database, { companyId, webId }, changed)
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

export type Signals = ReturnType<typeof createSignals>

async function signalsOf({ queries }: Database, web: Web, changed: Gathered): Promise<Signal[]> {
  const latest = Math.max(0, ...Array.from(changed.values(), ({ at }) => at))
  if (changed.size > MOST_AT_ONCE) return [{ kind: 'resync', at: latest }]
  try {
    const rows = await findSummaries(queries, web.companyId, inArray(tickets.id, [...changed.keys()]))
    const summaries = new Map(rows.map((row) => [row.ticket.id, toSummary(row, row.lastMessage)]))
    return Array.from(changed, ([id, { at, by }]) => {
      const found = summaries.get(id)
      const ticket = found && found.status !== 'deleted' ? found : null
      return { kind: 'ticket', at, id, by: by ?? undefined, ticket }
    })
  } catch {
    // The database is gone for now: who reads the list anew finds out what has changed.
    return [{ kind: 'resync', at: latest }]
  }
}

function send(each: ReadonlySet<Reader>, signal: Signal): void {
  for (const reader of each) reader(signal)
}
