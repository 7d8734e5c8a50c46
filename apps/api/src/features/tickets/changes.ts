import { isDeepStrictEqual } from 'node:util'
import type { components } from '@replybay/api-client'
import type { Queries } from '../../platform/database/database.ts'
import type { tickets } from './tables.ts'
import { LAST_MOMENT_MS } from '../../platform/contract/date-time.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { unclaimed } from './claims.ts'
import { firstUnanswered, isAnswered, isSetTo, MOST_TAGS, type EventKind } from './rules.ts'
import { findColleague, listMessages } from './store.ts'
import { addWords } from './word-index.ts'
import { insertEvent, updateTicket, type Actor, type EventDetail, type Written } from './writing.ts'

type Change = components['schemas']['TicketChange']
type Answer = components['schemas']['Answer']
type TicketRow = typeof tickets.$inferSelect

interface By extends Actor {
  at: Date
}

/** Nobody sets a ticket aside until a later moment, but until its customer writes; in ms. */
const LONGEST_SNOOZE_MS = 366 * 24 * 3_600_000
/** Stands for: until the customer writes. */
const UNTIL_REPLY_MS = LAST_MOMENT_MS

/**
 * Changes the fields that are named. What is as it was already leaves no trace in the history, and reading a ticket is
 * no change of it: `unread` alone leaves history and last change as they are.
 *
 * @throws Failure `invalid-request` for a colleague who can't answer tickets, or a moment that is not to come.
 */
export async function applyChange(
  queries: Queries,
  ticket: TicketRow,
  { status, subject, unread, assigneeId, tags, snoozedUntil, snoozedFor, ...others }: Change,
  by: By,
): Promise<Written> {
  requireNone(others)
  const steps: Step[] = []
  if (status && status !== ticket.status) steps.push(await setStatus(queries, ticket, status, by))
  if (subject !== undefined && subject !== ticket.subject) {
    steps.push({ set: { subject }, kind: 'changed', words: [subject] })
  }
  if (assigneeId !== undefined && (assigneeId !== ticket.assigneeId || ticket.claimedUntil)) {
    const detail = assigneeId === null ? undefined : await nameOf(queries, ticket.companyId, assigneeId)
    const takenFrom = assigneeId === by.actorId ? await otherAssignee(queries, ticket, by) : undefined
    steps.push({ set: { assigneeId, ...unclaimed }, kind: 'assigned', detail, takenFrom })
  }
  if (tags !== undefined) steps.push(...setTags(ticket, tags))
  if (snoozedUntil !== undefined) steps.push(...snooze(ticket, snoozedUntil, by, snoozedFor))
  return await applySteps(queries, ticket, steps, unread, by)
}

/**
 * Appends an answer to the ticket's history, with what else the person wanted to become of the ticket. Whose claim it
 * was has the ticket for good.
 *
 * @throws Failure `invalid-request` for a moment that is more than a year away.
 */
export async function applyAnswer(
  queries: Queries,
  ticket: TicketRow,
  { addTags = [], snoozedUntil }: Pick<Answer, 'addTags' | 'snoozedUntil'>,
  lastMessageId: string,
  by: By,
): Promise<void> {
  const { state, event } = isAnswered()
  const tags = [...new Set([...ticket.tags, ...addTags])]
  const isToCome = snoozedUntil !== undefined && new Date(snoozedUntil) > by.at
  const isClaimed = ticket.claimedUntil !== null && ticket.assigneeId === by.actorId
  const steps: Step[] = [
    { set: { ...state, lastMessageId }, kind: event },
    ...(isClaimed ? [{ set: unclaimed, kind: 'assigned' as const, detail: by.actorName }] : []),
    ...(tags.length <= MOST_TAGS ? setTags(ticket, tags) : []),
    ...(isToCome ? snooze(ticket, snoozedUntil, by) : []),
  ]
  await applySteps(queries, ticket, steps, undefined, by)
}

/** Neither the contract of one change nor that of many has a field that is silently left out: it does not compile, or fails. */
function requireNone(others: Record<string, never>): void {
  const [field] = Object.keys(others)
  if (field !== undefined) throw new Error(`How a ticket's ${field} changes is not known.`)
}

/** One field's part of a change, and what the history says of it. */
interface Step extends EventDetail {
  set: Partial<TicketRow>
  kind: EventKind | undefined
  /** To find the ticket by. */
  words?: string[]
}

/**
 * Writes the ticket's row once, whatever is changed: the second time in a transaction, PostgreSQL would look whether its
 * customer is still there, and lock the customer behind the ticket.
 */
async function applySteps(
  queries: Queries,
  { companyId, id }: TicketRow,
  steps: Step[],
  unread: boolean | undefined,
  by: By,
): Promise<Written> {
  const set: Partial<TicketRow> = Object.assign({}, ...steps.map((step) => step.set))
  if (steps.length > 0) set.updatedAt = by.at
  if (unread !== undefined) set.unread = unread
  if (Object.keys(set).length > 0) await updateTicket(queries, companyId, id, set, by)
  const events: string[] = []
  for (const { kind, detail, snoozedFor, takenFrom, words = [] } of steps) {
    const told = { ...by, detail, snoozedFor, takenFrom }
    if (kind) events.push(await insertEvent(queries, companyId, id, kind, told))
    await addWords(queries, id, ...words)
  }
  return { set, events }
}

async function setStatus(
  queries: Queries,
  ticket: TicketRow,
  status: NonNullable<Change['status']>,
  by: By,
): Promise<Step> {
  const said = status === 'open' ? await listMessages(queries, ticket.companyId, ticket.id) : []
  const { state, event } = isSetTo(status, ticket, firstUnanswered(said, ticket.handedOff) ?? by.at)
  return { set: state, kind: event }
}

function setTags(ticket: TicketRow, tags: string[]): Step[] {
  const came = tags.filter((tag) => !ticket.tags.includes(tag))
  const went = ticket.tags.filter((tag) => !tags.includes(tag))
  if (came.length + went.length === 0) return []
  const detail = [...came.map((tag) => `+${tag}`), ...went.map((tag) => `-${tag}`)].join(' ')
  return [{ set: { tags }, kind: 'tagged', detail, words: came }]
}

/** @param reason for what it sleeps; until its customer writes, at most */
function snooze(ticket: TicketRow, until: string | null, by: By, reason?: Change['snoozedFor']): Step[] {
  const snoozedUntil = until === null ? null : new Date(until)
  const isSame = isDeepStrictEqual(reason ?? null, ticket.snoozedFor)
  if (snoozedUntil?.getTime() === ticket.snoozedUntil?.getTime() && isSame) return []
  const lasts = snoozedUntil ? snoozedUntil.getTime() - by.at.getTime() : 0
  const isUntilReply = snoozedUntil?.getTime() === UNTIL_REPLY_MS
  if (snoozedUntil && !isUntilReply && (lasts <= 0 || lasts > LONGEST_SNOOZE_MS)) {
    throw invalid('snoozedUntil', 'must be a moment to come, within a year')
  }
  const snoozedFor = isUntilReply ? reason : undefined
  const detail = snoozedUntil?.toISOString()
  return [{ set: { snoozedUntil, snoozedFor: snoozedFor ?? null }, kind: 'snoozed', detail, snoozedFor }]
}

/** Who has the ticket, where that is somebody else. */
async function otherAssignee(queries: Queries, { companyId, assigneeId }: TicketRow, by: By) {
  if (!assigneeId || assigneeId === by.actorId) return undefined
  const name = (await findColleague(queries, companyId, assigneeId))?.name
  return name === undefined ? undefined : { id: assigneeId, name }
}

async function nameOf(queries: Queries, companyId: string, userId: string): Promise<string> {
  const colleague = await findColleague(queries, companyId, userId)
  if (!colleague) throw invalid('assigneeId', 'is not a colleague who answers tickets')
  return colleague.name
}

function invalid(field: keyof Change, message: string): Failure {
  return new Failure('invalid-request', { fields: [{ path: `/body/${field}`, message }] })
}
