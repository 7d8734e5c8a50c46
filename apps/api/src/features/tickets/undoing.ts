/** Changes of tickets that can be undone: by whoever made them, as long as nobody has changed the same since. */
import { isDeepStrictEqual } from 'node:util'
import { and, eq, gte, inArray, notInArray } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { MOST_TAGS } from './rules.ts'
import { findColleague } from './store.ts'
import { idempotencyKeys, ticketEvents, type tickets, type Undo } from './tables.ts'
import { claimKey, updateTicket, type Actor, type Written } from './writing.ts'

type Kept = Undo['before']
type TicketRow = typeof tickets.$inferSelect

interface By extends Actor {
  at: Date
}

interface NamedChange {
  /** Under the same key it is done once. */
  key: string | undefined
  /** What is changed, to know another change under the same key by. */
  content: object
  by: By
}

/** Fields that are times: they are kept as texts. */
const times = new Set<string>([
  'waitingSince',
  'waitedSince',
  'claimedAt',
  'claimedUntil',
  'snoozedUntil',
  'updatedAt',
] satisfies (keyof TicketRow)[])

/** What a message of the customer makes another thing: none of it comes back over one. */
const ofConversation = ['status', 'snoozedUntil', 'snoozedFor', 'unread'] satisfies (keyof TicketRow)[]

/**
 * Does a change once for its key, and keeps what undoes it.
 *
 * @throws Failure `key-reused` when the key names another change already.
 */
export async function undoable(
  queries: Queries,
  ticket: TicketRow,
  { key, content, by }: NamedChange,
  change: () => Promise<Written | undefined>,
): Promise<void> {
  if (key === undefined) {
    await change()
    return
  }
  const claim = claimOf(ticket, key)
  if (!(await claimKey(queries, claim, JSON.stringify(content), by.at))) return
  const written = await change()
  const after = kept(written?.set ?? {})
  const before = kept(ticket)
  const fields = Object.keys(after).filter((field) => !isDeepStrictEqual(before[field], after[field]))
  if (!written || by.actorId === null || fields.length === 0) return
  const undo: Undo = {
    by: by.actorId,
    at: by.at.toISOString(),
    before: only(fields, before),
    after: only(fields, after),
    lastMessageId: ticket.lastMessageId,
    events: written.events,
  }
  await queries.update(idempotencyKeys).set({ undo }).where(ofClaim(claim))
}

/**
 * Brings back what the ticket was before a change of the same person; nothing is left of it in the history. One that was
 * undone already, or has changed nothing, stays so; one that has not arrived is not done any more when it does.
 *
 * @throws Failure `changed-meanwhile` where somebody has changed the same since, `not-found` for a change of another
 *   person.
 */
export async function undoChange(queries: Queries, ticket: TicketRow, key: string, by: By): Promise<void> {
  const claim = claimOf(ticket, key)
  const [stored] = await queries
    .select({ undo: idempotencyKeys.undo })
    .from(idempotencyKeys)
    .where(ofClaim(claim))
  if (!stored) {
    await queries.insert(idempotencyKeys).values({ ...claim, createdAt: by.at })
    return
  }
  const { undo } = stored
  if (!undo) return
  if (undo.by !== by.actorId) throw new Failure('not-found')
  if (!(await isAsLeft(queries, ticket, undo))) throw new Failure('changed-meanwhile')
  await updateTicket(queries, ticket.companyId, ticket.id, await restored(queries, ticket, undo, by.at), by)
  if (undo.events.length > 0) {
    await queries.delete(ticketEvents).where(inArray(ticketEvents.id, undo.events))
  }
  await queries.update(idempotencyKeys).set({ undo: null }).where(ofClaim(claim))
}

/** Keys of changes stand apart from those of answers and notes. */
function claimOf({ id }: TicketRow, key: string) {
  return { ticketId: id, writer: 'support' as const, key: `change ${key}` }
}

function ofClaim({ ticketId, writer, key }: ReturnType<typeof claimOf>) {
  return and(
    eq(idempotencyKeys.ticketId, ticketId),
    eq(idempotencyKeys.writer, writer),
    eq(idempotencyKeys.key, key),
  )
}

/** Whether the ticket is as the change has left it, in what the change has set; tags apart, which come and go one by one. */
async function isAsLeft(
  queries: Queries,
  ticket: TicketRow,
  { at, before, after, lastMessageId, events }: Undo,
): Promise<boolean> {
  const fields = Object.keys(after)
  const now = kept(ticket)
  const isSame = fields.every(
    (field) =>
      field === 'tags' || field === 'updatedAt' || [before[field], after[field]].includes(now[field]),
  )
  const hasNews = ticket.lastMessageId !== lastMessageId
  if (!isSame || (hasNews && ofConversation.some((field) => fields.includes(field)))) return false
  return !(await hasLater(queries, ticket.id, at, events))
}

/** Whether the same kind of thing has happened since: what was closed, opened and closed again was closed by another. */
async function hasLater(queries: Queries, ticketId: string, at: string, events: string[]): Promise<boolean> {
  if (events.length === 0) return false
  const own = await queries
    .select({ kind: ticketEvents.kind })
    .from(ticketEvents)
    .where(inArray(ticketEvents.id, events))
  const kinds = own.map(({ kind }) => kind).filter((kind) => kind !== 'tagged')
  if (kinds.length === 0) return false
  const later = and(
    eq(ticketEvents.ticketId, ticketId),
    gte(ticketEvents.createdAt, new Date(at)),
    inArray(ticketEvents.kind, kinds),
    notInArray(ticketEvents.id, events),
  )
  return (await queries.$count(ticketEvents, later)) > 0
}

/** What to store so that the ticket is what it was. */
async function restored(
  queries: Queries,
  ticket: TicketRow,
  { at, before, after }: Undo,
  now: Date,
): Promise<Partial<TicketRow>> {
  const set: Partial<TicketRow> = Object.fromEntries(
    Object.entries(before).map(([field, was]) => [
      field,
      times.has(field) && typeof was === 'string' ? new Date(was) : was,
    ]),
  )
  // Where something else was changed since, it has not been as long as that without a change.
  if (ticket.updatedAt.toISOString() !== at) delete set.updatedAt
  if (set.tags) set.tags = tagsWithout(ticket.tags, set.tags, after)
  // What would be awake by now comes back awake.
  if (set.snoozedUntil && set.snoozedUntil <= now) set.snoozedUntil = null
  if (set.assigneeId && !(await findColleague(queries, ticket.companyId, set.assigneeId)))
    set.assigneeId = null
  return set
}

/** Those of now, but for what the change has put on it and taken off; of that, as much as there is room for. */
function tagsWithout(now: readonly string[], before: readonly string[], { tags }: Kept): string[] {
  const after = Array.isArray(tags) ? tags : []
  const came = new Set(after.filter((tag) => !before.includes(tag)))
  const went = before.filter((tag) => !after.includes(tag))
  const stay = now.filter((tag) => !came.has(tag))
  return [...new Set([...stay, ...went])].slice(0, Math.max(MOST_TAGS, stay.length))
}

/** As it is kept: times are texts. */
function kept(row: object): Kept {
  return Object.fromEntries(
    Object.entries(row).map(([field, is]) => [
      field,
      is instanceof Date ? is.toISOString() : (is as unknown),
    ]),
  )
}

const only = (fields: readonly string[], of: Kept): Kept =>
  Object.fromEntries(fields.map((field) => [field, of[field]]))
