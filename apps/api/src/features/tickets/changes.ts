import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import type { tickets } from './tables.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { firstUnanswered, isSetTo } from './rules.ts'
import { findColleague, listMessages } from './store.ts'
import { addWords } from './word-index.ts'
import { applyTransition, insertEvent, updateTicket, type Actor } from './writing.ts'

type Change = components['schemas']['TicketChange']
type TicketRow = typeof tickets.$inferSelect

interface By extends Actor {
  at: Date
}

/** Nobody sets a ticket aside for longer; in ms. */
const LONGEST_SNOOZE_MS = 366 * 24 * 3_600_000

/**
 * Changes the fields that are named. What is as it was already leaves no trace in the history, and reading a ticket is
 * no change of it: `unread` alone leaves history and last change as they are.
 *
 * @throws Failure `invalid-request` for a colleague who can't answer tickets, or a moment that is not to come.
 */
export async function applyChange(
  queries: Queries,
  ticket: TicketRow,
  { status, subject, unread, assigneeId, tags, snoozedUntil }: Change,
  by: By,
): Promise<void> {
  if (status && status !== ticket.status) await setStatus(queries, ticket, status, by)
  if (subject !== undefined && subject !== ticket.subject) {
    await change(queries, ticket, { subject }, 'changed', by)
    await addWords(queries, ticket.id, subject)
  }
  if (assigneeId !== undefined && assigneeId !== ticket.assigneeId) {
    const detail = assigneeId === null ? undefined : await nameOf(queries, ticket.companyId, assigneeId)
    await change(queries, ticket, { assigneeId }, 'assigned', { ...by, detail })
  }
  if (tags !== undefined) await setTags(queries, ticket, tags, by)
  if (snoozedUntil !== undefined) await snooze(queries, ticket, snoozedUntil, by)
  if (unread !== undefined) await updateTicket(queries, ticket.companyId, ticket.id, { unread }, by)
}

async function setStatus(queries: Queries, ticket: TicketRow, status: NonNullable<Change['status']>, by: By) {
  const { companyId, id } = ticket
  const said = status === 'open' ? await listMessages(queries, companyId, id) : []
  const transition = isSetTo(status, ticket, firstUnanswered(said) ?? by.at)
  await applyTransition(queries, companyId, id, transition, by)
}

async function setTags(queries: Queries, ticket: TicketRow, tags: string[], by: By) {
  const came = tags.filter((tag) => !ticket.tags.includes(tag))
  const went = ticket.tags.filter((tag) => !tags.includes(tag))
  if (came.length + went.length === 0) return
  const detail = [...came.map((tag) => `+${tag}`), ...went.map((tag) => `-${tag}`)].join(' ')
  await change(queries, ticket, { tags }, 'tagged', { ...by, detail })
  await addWords(queries, ticket.id, ...came)
}

async function snooze(queries: Queries, ticket: TicketRow, until: string | null, by: By) {
  const snoozedUntil = until === null ? null : new Date(until)
  if (snoozedUntil?.getTime() === ticket.snoozedUntil?.getTime()) return
  const lasts = snoozedUntil ? snoozedUntil.getTime() - by.at.getTime() : 0
  if (snoozedUntil && (lasts <= 0 || lasts > LONGEST_SNOOZE_MS)) {
    throw invalid('snoozedUntil', 'must be a moment to come, within a year')
  }
  const detail = snoozedUntil?.toISOString()
  await change(queries, ticket, { snoozedUntil }, 'snoozed', { ...by, detail })
}

async function change(
  queries: Queries,
  { companyId, id }: TicketRow,
  set: Partial<TicketRow>,
  kind: Parameters<typeof insertEvent>[3],
  by: By & { detail?: string | undefined },
) {
  await updateTicket(queries, companyId, id, { ...set, updatedAt: by.at }, by)
  await insertEvent(queries, companyId, id, kind, by)
}

async function nameOf(queries: Queries, companyId: string, userId: string): Promise<string> {
  const colleague = await findColleague(queries, companyId, userId)
  if (!colleague) throw invalid('assigneeId', 'is not a colleague who answers tickets')
  return colleague.name
}

function invalid(field: keyof Change, message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path: `/body/${field}`, message }] })
}
