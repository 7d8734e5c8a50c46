import { ticketQueries, type TicketSummary } from '@replybay/api-client'
import type { QueryClient } from '@tanstack/react-query'
import { findKnown } from '../live/find-known.ts'
import { type BeforeStep, withBefore } from '../change/ticket-step.ts'
import { changedTicket } from '../model/bulk-change.ts'
import type { TicketCounts } from '../model/count-tickets.ts'
import { type ExpectedChange, shiftCounts } from './shift-counts.ts'
import type { OnItsWay } from '../bulk/use-expected-changes.ts'

interface Tracked {
  /** Of which change it is. */
  of: string
  ticketId: string
  change: ExpectedChange
  dueAt: number
  /** The server knows it. */
  isSent?: boolean
}

/** A change of a ticket that its person has undone, which the server does not know yet. */
export interface Undone {
  /** Of the change, as it was named among those on their way. */
  of: string
  ticketId: string
  before: BeforeStep
  /** When it was undone, in ms since 1970. */
  queuedAt: number
}

/**
 * Keeps the counts ahead of the server: what is on its way is counted where it will be, in every menu and figure, and
 * what was undone where it was.
 */
export function trackExpectedCounts(client: QueryClient, userId: string) {
  const countsKey = [...ticketQueries.all, 'counts']
  /** What the server said last, by the query's hash. */
  const told = new Map<string, TicketCounts>()
  /** When it was asked for that, and when it was asked last; ms. */
  const toldOf = new Map<unknown, number>()
  const askedAt = new Map<string, number>()
  let tracked: Tracked[] = []
  /** What was undone before the server has counted it: then it is counted as if it had not been. */
  const takenBack = new Set<string>()
  let isShifting = false
  const queries = () => client.getQueryCache().findAll({ queryKey: countsKey })

  function shift() {
    isShifting = true
    for (const query of queries()) {
      const counts = told.get(query.queryHash)
      if (!counts) continue
      const webId = query.queryKey.at(-1)
      const changes = tracked.map(({ change }) => change).filter(({ before }) => before.webId === webId)
      client.setQueryData(
        query.queryKey,
        changes.length > 0 ? shiftCounts(counts, changes, userId) : counts,
        { updatedAt: query.state.dataUpdatedAt },
      )
    }
    isShifting = false
  }

  /** Whether the counts were asked for after it went. */
  const isCounted = ({ dueAt, change }: Tracked) => (toldOf.get(change.before.webId) ?? 0) >= dueAt

  /** A ticket as it will be after what is on its way already. */
  function foreseen(ticketId: string) {
    const last = tracked.findLast((one) => one.ticketId === ticketId)
    return last ? last.change.after : findKnown(client, ticketId)
  }

  function expect(changes: readonly OnItsWay[], undone: readonly Undone[] = []) {
    const now = Date.now()
    const kept: Tracked[] = []
    for (const one of tracked) if (undone.some(({ of }) => of === one.of)) takenBack.add(one.of)
    const coming = [...changes.map(asComing), ...undone.filter(({ of }) => !takenBack.has(of)).map(asReturn)]
    for (const one of tracked) {
      if (takenBack.has(one.of)) continue
      const current = coming.find(({ key }) => key === one.of)
      if (current?.ids.includes(one.ticketId)) kept.push({ ...one, dueAt: current.dueAt })
      // What went before its time was undone. What the server was asked for since may hold it.
      else if (one.isSent || current || (one.dueAt <= now && !isCounted(one)))
        kept.push({ ...one, isSent: true })
    }
    tracked = kept
    for (const { key, ids, dueAt, apply } of coming) {
      const known = new Set(tracked.filter(({ of }) => of === key).map(({ ticketId }) => ticketId))
      for (const ticketId of ids) {
        const before = known.has(ticketId) ? undefined : foreseen(ticketId)
        if (!before) continue
        tracked.push({ of: key, ticketId, dueAt, change: { before, after: apply(before) } })
      }
    }
    shift()
  }

  function start() {
    for (const { queryHash, state } of queries()) {
      // Sound: only `ticketQueries.counts` makes keys that begin so.
      if (state.data) told.set(queryHash, state.data as TicketCounts)
    }
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || isShifting) return
      const { query, action } = event
      if (query.queryKey[0] !== countsKey[0] || query.queryKey[1] !== countsKey[1]) return
      if (action.type === 'fetch') askedAt.set(query.queryHash, Date.now())
      if (action.type !== 'success') return
      // Sound, as above.
      told.set(query.queryHash, query.state.data as TicketCounts)
      toldOf.set(query.queryKey.at(-1), askedAt.get(query.queryHash) ?? 0)
      tracked = tracked.filter((one) => !one.isSent || !isCounted(one))
      if (tracked.length > 0) shift()
    })
  }
  return { expect, start }
}

/** What becomes of tickets. */
interface Coming extends Omit<OnItsWay, 'change'> {
  apply: (ticket: TicketSummary) => TicketSummary | undefined
}

const asComing = ({ change, ...one }: OnItsWay): Coming => ({
  ...one,
  apply: (ticket) => changedTicket(ticket, change),
})

/** The server has counted what was undone: it is counted back. */
const asReturn = ({ of, ticketId, before, queuedAt }: Undone): Coming => ({
  key: `undoing ${of}`,
  ids: [ticketId],
  dueAt: queuedAt,
  apply: (ticket) => withBefore(ticket, before),
})
