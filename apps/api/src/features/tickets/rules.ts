/** How a ticket moves from state to state. Pure: no database, no clock. @see specification §4 */
import type { ticketEvents, tickets } from './tables.ts'

type Row = typeof tickets.$inferSelect

export type Status = Row['status']

/** How many tags a ticket may have, as the contract says. */
export const MOST_TAGS = 20

/** What the rules decide about; the rest of a ticket does not depend on them. */
export type TicketState = Pick<Row, 'status' | 'waitingSince' | 'waitedSince' | 'unread'>

/** A state to store; what is not in it stays. */
export type NextState = TicketState & Partial<Pick<Row, 'snoozedUntil' | 'handedOff'>>

export type EventKind = (typeof ticketEvents.$inferSelect)['kind']

export interface Transition {
  state: NextState
  /** What goes into the history; undefined when nothing happened that is worth it. */
  event: EventKind | undefined
}

/** A customer writes: it wakes the ticket. They wait since their first message that nobody has answered. */
export function customerWrites(before: TicketState | undefined, at: Date): Transition {
  const state: NextState = {
    status: 'open',
    waitingSince: before?.waitingSince ?? at,
    waitedSince: null,
    unread: true,
    snoozedUntil: null,
  }
  if (!before) return { state, event: 'opened' }
  return { state, event: before.status === 'open' ? undefined : 'reopened' }
}

/** A colleague or the agent answers, also a closed ticket. */
export function isAnswered(): Transition {
  return {
    state: { status: 'answered', waitingSince: null, waitedSince: null, unread: false, handedOff: false },
    event: 'answered',
  }
}

/** The agent leaves a ticket to people: its customer waits on. */
export function isHandedOff(before: TicketState, at: Date): Transition {
  const state: NextState = {
    status: 'open',
    waitingSince: before.waitingSince ?? at,
    waitedSince: null,
    unread: true,
    handedOff: true,
  }
  return { state, event: 'handed-over' }
}

/** Somebody closes; nobody waits any more, and it sleeps no more. Closing twice is closing once. */
export function isClosed(before: TicketState): Transition {
  if (before.status === 'closed') return { state: before, event: undefined }
  const { waitingSince: waitedSince, unread } = before
  const state: NextState = { status: 'closed', waitingSince: null, waitedSince, unread, snoozedUntil: null }
  return { state, event: 'closed' }
}

/** Somebody deletes; the ticket leaves every list. */
export function isDeleted(before: TicketState): Transition {
  const state: TicketState = {
    status: 'deleted',
    waitingSince: null,
    waitedSince: null,
    unread: before.unread,
  }
  return { state, event: 'deleted' }
}

/**
 * A colleague sets the status by hand.
 *
 * @param waitingSince since when the customer waits, if the ticket becomes open and nobody knows how long they had
 *   waited before it was closed: their first unanswered message, or now when everything was answered.
 */
export function isSetTo(
  status: Exclude<Status, 'deleted'>,
  before: TicketState,
  waitingSince: Date,
): Transition {
  if (before.status === status) return { state: before, event: undefined }
  if (status === 'closed') return isClosed(before)
  if (status === 'open') {
    const since = before.waitedSince ?? waitingSince
    return {
      state: { status, waitingSince: since, waitedSince: null, unread: before.unread },
      event: 'reopened',
    }
  }
  return { state: { status, waitingSince: null, waitedSince: null, unread: before.unread }, event: 'changed' }
}

type Author = 'customer' | 'support' | 'agent'

/** The place of the last answer; -1 where there is none. What the agent says before it hands off leaves the question open. */
export function lastAnswerIndex(messages: readonly { author: Author }[], handedOff: boolean): number {
  return messages.findLastIndex(({ author }) => author === 'support' || (author === 'agent' && !handedOff))
}

/** The time of the first customer message after the last answer; undefined when none is open. */
export function firstUnanswered(
  messages: readonly { author: Author; createdAt: Date }[],
  handedOff: boolean,
): Date | undefined {
  const since = messages.slice(lastAnswerIndex(messages, handedOff) + 1)
  return since.find(({ author }) => author === 'customer')?.createdAt
}

/** Channels that take answers only for so long after the customer has written; in ms. */
const ANSWER_WINDOWS_MS = new Map([
  ['whatsapp', 24 * 3_600_000],
  ['messenger', 24 * 3_600_000],
  ['instagram', 24 * 3_600_000],
])

/** The channels that do. */
export const channelsWithWindow = [...ANSWER_WINDOWS_MS.keys()]

/**
 * Until when the channel takes an answer; undefined when it always does.
 *
 * @param askedAt when the customer wrote last
 */
export function answerBy(channel: string, askedAt: Date | null | undefined): Date | undefined {
  const window = ANSWER_WINDOWS_MS.get(channel)
  return window && askedAt ? new Date(askedAt.getTime() + window) : undefined
}

/**
 * Whether a ticket's customer is known to be who they say: on a website they have typed their address, other channels
 * know who writes. Null where a website's visitor gave no address.
 */
export function isCustomerVerified(channel: string, email: string | null | undefined): boolean | null {
  if (channel !== 'web') return true
  return email ? false : null
}

/** Somebody writes who was blocked: it is kept, and nobody is told. */
export function blockedWrites(before: TicketState | undefined): Transition {
  const state: NextState = {
    status: 'closed',
    waitingSince: null,
    waitedSince: null,
    unread: false,
    snoozedUntil: null,
  }
  return { state, event: before ? undefined : 'opened' }
}
