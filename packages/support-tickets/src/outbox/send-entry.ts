import { ApiError, ticketMutations, ticketQueries, type Ticket } from '@replybay/api-client'
import { isCancelledError, MutationObserver, type QueryClient } from '@tanstack/react-query'
import { hasArrived, newestOwnId, saidMeanwhile } from './meanwhile.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { forgetEntry, keepEntry, readEntry } from './outbox-store.ts'

/** How long until the next attempt after one has failed: at first, and at most; in ms. */
const [SOON_MS, LATE_MS] = [2_000, 30_000]

/** Whom an outbox belongs to, and what it speaks through. */
export interface OutboxOwner {
  client: QueryClient
  userId: string
  /** Whether the backend stores an answer once for each key. */
  knowsKeys: boolean
  onClosed: (ticket: Ticket) => void
  /** The answer is on the server, but the ticket can't be closed. */
  onCloseFailed: (error: unknown) => void
  /** The answer is on the server, but its customer has written since: the ticket is not closed. */
  onLeftOpen: (ticket: Ticket) => void
}

/** Makes one attempt to bring an entry to the server, and keeps what came of it. To be called one at a time. */
export async function sendEntry(owner: OutboxOwner, key: string): Promise<void> {
  const entry = readEntry(owner.userId, key)
  // Another tab may have been faster, or its writer has taken it back.
  if (!entry || entry.dueAt > Date.now()) return
  if (entry.state !== 'waiting' && entry.state !== 'answered') return
  try {
    await attempt(owner, entry)
  } catch (error) {
    const kept = readEntry(owner.userId, key)
    if (kept) afterFailure(owner, kept, error)
  }
}

async function attempt(owner: OutboxOwner, entry: OutboxEntry): Promise<void> {
  const { client, userId, knowsKeys } = owner
  const { ticketId, text, attachments, key } = entry
  const ticket = await client.fetchQuery({ ...ticketQueries.detail(ticketId), staleTime: 0 })
  const isThere = hasArrived(entry, ticket, userId)
  if (!isThere) {
    if (saidMeanwhile(ticket, entry.seen, userId)) return keepEntry(userId, { ...entry, state: 'asking' })
    keepEntry(userId, { ...entry, ownBefore: entry.ownBefore ?? newestOwnId(ticket, userId) })
    const ids = attachments.map(({ _id }) => _id)
    const answer = { message: text, ...(ids.length > 0 && { attachments: ids }), ...(knowsKeys && { key }) }
    await new MutationObserver(client, ticketMutations.answer(ticketId)).mutate(answer)
  }
  // Time has passed since it arrived: nobody's question is closed unread.
  const isAsked = isThere && ticket.messages.at(-1)?.author === 'customer'
  if (entry.closes && isAsked) owner.onLeftOpen(ticket)
  else if (entry.closes) {
    keepEntry(userId, { ...entry, state: 'answered' })
    await close(owner, ticketId)
  }
  forgetEntry(userId, key)
}

async function close({ client, onClosed }: OutboxOwner, ticketId: string): Promise<void> {
  const { queryKey } = ticketQueries.detail(ticketId)
  const before = client.getQueryData(queryKey)
  await new MutationObserver(client, ticketMutations.close(ticketId)).mutate()
  if (before) onClosed(before)
}

function afterFailure(owner: OutboxOwner, entry: OutboxEntry, error: unknown): void {
  const { userId } = owner
  // Another change of the ticket has stopped the look at it: the next attempt follows at once.
  if (isCancelledError(error)) return
  if (!(error instanceof ApiError) || isPassing(error)) {
    const failures = entry.failures + 1
    const dueAt = Date.now() + Math.min(LATE_MS, SOON_MS * 2 ** (failures - 1))
    return keepEntry(userId, { ...entry, failures, dueAt })
  }
  if (entry.state === 'answered') {
    forgetEntry(userId, entry.key)
    owner.onCloseFailed(error)
    return
  }
  if (error.isNotFound) return keepEntry(userId, { ...entry, state: 'gone' })
  const { status, code } = error
  keepEntry(userId, { ...entry, state: 'refused', ...(status && { refusal: { status, code } }) })
}

/** Signed out is nobody's refusal: it goes when the person is back. */
const isPassing = ({ isTransient, status }: ApiError) => isTransient || status === 401 || status === 429
