/** Changing tickets. Every function takes the company whose tickets may be changed. */
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import {
  idempotencyKeys,
  isInScope,
  messages,
  ticketEvents,
  ticketNotes,
  type TicketScope,
  tickets,
  type SnoozeReason,
} from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { publishChange } from './topic.ts'
import { addWords } from './word-index.ts'
import type { EventKind, Transition } from './rules.ts'

export type Actor = Pick<typeof ticketEvents.$inferSelect, 'actor' | 'actorId' | 'actorName'>

/** The customer of a ticket, whose name the history leaves out. */
export const BY_CUSTOMER: Actor = { actor: 'customer', actorId: null, actorName: '' }

type NewMessage = Pick<
  typeof messages.$inferSelect,
  'id' | 'author' | 'authorId' | 'authorName' | 'text' | 'createdAt'
> &
  Partial<Pick<typeof messages.$inferInsert, 'sources' | 'unsupported'>>

/**
 * Holds the ticket until the transaction ends: changes of one ticket come one after another. Rows are locked in one order
 * everywhere: a customer, the customer's tickets by id, then what hangs on them and the company. A transaction that has
 * locked a ticket locks no customer, and so writes the ticket's row once: PostgreSQL locks what a row refers to when the
 * row is written a second time.
 */
export async function lockTicket(queries: Queries, scope: TicketScope, id: string) {
  const [ticket] = await queries
    .select()
    .from(tickets)
    .where(and(eq(tickets.id, id), isInScope(scope)))
    .for('no key update')
  return ticket
}

/**
 * @returns whether the key is new; false when this writing was stored before.
 * @throws Failure `key-reused` when it was another text that was stored under the key.
 */
export async function claimKey(
  queries: Queries,
  claim: Pick<typeof idempotencyKeys.$inferSelect, 'ticketId' | 'writer' | 'key'>,
  text: string,
  now: Date,
): Promise<boolean> {
  const digest = digestOf(text)
  const rows = await queries
    .insert(idempotencyKeys)
    .values({ ...claim, digest, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (rows.length > 0) return true
  const [stored] = await queries
    .select({ digest: idempotencyKeys.digest })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.ticketId, claim.ticketId),
        eq(idempotencyKeys.writer, claim.writer),
        eq(idempotencyKeys.key, claim.key),
      ),
    )
  if (stored?.digest && stored.digest !== digest) throw new Failure('key-reused')
  return false
}

/** What is kept of a text to know another one by. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

export async function insertMessage(
  queries: Queries,
  companyId: string,
  ticketId: string,
  message: NewMessage,
) {
  await queries.insert(messages).values({ companyId, ticketId, ...message })
  await addWords(queries, ticketId, message.text)
}

export async function insertNote(queries: Queries, note: typeof ticketNotes.$inferInsert) {
  await queries.insert(ticketNotes).values(note)
  await addWords(queries, note.ticketId, note.text)
}

/** What a change has set of a ticket, and the ids of the events that it has left. */
export interface Written {
  set: Partial<typeof tickets.$inferInsert>
  events: string[]
}

/** Stores what the rules decided, and its event, if there is one. */
export async function applyTransition(
  queries: Queries,
  companyId: string,
  ticketId: string,
  { state, event }: Transition,
  by: Actor & { at: Date; lastMessageId?: string } & Pick<EventDetail, 'reason'>,
): Promise<Written> {
  const set = {
    ...state,
    updatedAt: by.at,
    ...(by.lastMessageId && { lastMessageId: by.lastMessageId }),
  }
  await updateTicket(queries, companyId, ticketId, set, by)
  return { set, events: event ? [await insertEvent(queries, companyId, ticketId, event, by)] : [] }
}

export async function updateTicket(
  queries: Queries,
  companyId: string,
  id: string,
  change: Partial<typeof tickets.$inferInsert>,
  by: Pick<Actor, 'actorId'>,
) {
  await queries
    .update(tickets)
    .set({ ...change, touchedAt: sql`now()` })
    .where(and(eq(tickets.id, id), eq(tickets.companyId, companyId)))
  await publishChange(queries, id, by.actorId)
}

/** What the history says of an event beside who did it. */
export interface EventDetail {
  detail?: string | undefined
  /** Why the AI agent handed off: a word of the contract. */
  reason?: string | undefined
  /** For what it sleeps; woken, that it has happened. */
  snoozedFor?: SnoozeReason | undefined
  /** Who had the ticket that somebody assigned to themselves. */
  takenFrom?: { id: string; name: string } | undefined
}

/** @returns its id. */
export async function insertEvent(
  queries: Queries,
  companyId: string,
  ticketId: string,
  kind: EventKind,
  {
    actor,
    actorId,
    actorName,
    at,
    detail,
    reason,
    snoozedFor,
    takenFrom,
  }: Actor & { at: Date } & EventDetail,
): Promise<string> {
  const id = newId()
  await queries.insert(ticketEvents).values({
    id,
    companyId,
    ticketId,
    kind,
    actor,
    actorId,
    actorName,
    detail,
    reason,
    snoozedFor,
    takenFromId: takenFrom?.id,
    takenFromName: takenFrom?.name,
    createdAt: at,
  })
  return id
}
