import { runMutation, type Ticket, ticketMutations, ticketQueries } from '@replybay/api-client'
import { type PendingAttempt, pendingQueue } from '@replybay/sync'
import { hasArrived, newestOwnId, hasConflict } from './conflict.ts'
import { snoozeOf } from '../model/afterwards.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { replies, type ReplyOutcome } from './replies.ts'

type Attempt = PendingAttempt<OutboxEntry, ReplyOutcome>

/** Brings replies to the server, each once, and closes its ticket where that is wanted. */
export const sendReplies = pendingQueue<OutboxEntry, ReplyOutcome>(replies, {
  goes: ({ state }) => state === 'waiting' || state === 'answered',
  attempt: sendReply,
  refuse(entry, error, { tell }) {
    if (entry.state === 'answered') {
      tell({ kind: 'close-failed', error })
      return undefined
    }
    if (error.isNotFound) return { ...entry, state: 'gone' }
    const { status, code } = error
    return { ...entry, state: 'refused', ...(status && { refusal: { status, code } }) }
  },
})

async function sendReply(entry: OutboxEntry, attempt: Attempt): Promise<OutboxEntry | undefined> {
  const { client, userId, can, keep, tell } = attempt
  const { ticketId, text, attachments, key } = entry
  const ticket = await client.fetchQuery({ ...ticketQueries.detail(ticketId), staleTime: 0 })
  const isThere = hasArrived(entry, ticket, userId)
  if (!isThere) {
    if (hasConflict(ticket, entry.seen, userId)) return { ...entry, state: 'asking' }
    keep({ ...entry, ownBefore: entry.ownBefore ?? newestOwnId(ticket, userId) })
    if (entry.claims && can('tickets') && !ticket.assigneeId) await claim(attempt, ticketId)
    const ids = attachments.map(({ _id }) => _id)
    const answer = {
      message: text,
      ...(ids.length > 0 && { attachments: ids }),
      ...(can('tickets') && {
        key,
        addTags: entry.tags,
        snoozedUntil: entry.closes ? undefined : snoozeOf(entry.afterwards, new Date())?.toISOString(),
      }),
    }
    await runMutation(client, ticketMutations.answer(ticketId), answer)
    if (await isMissing(attempt, ticket)) return { ...entry, state: 'refused' }
  }
  // Time has passed since it arrived: nobody's question is closed unread.
  const isAsked = isThere && ticket.messages.at(-1)?.author === 'customer'
  if (entry.closes && isAsked) tell({ kind: 'left-open', ticket })
  else if (entry.closes) {
    keep({ ...entry, state: 'answered' })
    await close(attempt, entry)
  }
  return undefined
}

/** Takes a ticket that nobody has, where the company wants that of who replies. The reply goes, whatever comes of it. */
async function claim({ client }: Attempt, ticketId: string): Promise<void> {
  await runMutation(client, ticketMutations.claim(ticketId)).catch(() => undefined)
}

/** Whether a backend that answered no ticket has not stored the reply either: the thread holds no more replies than before. */
async function isMissing({ client }: Attempt, { _id: id, messages: before }: Ticket): Promise<boolean> {
  const options = ticketQueries.detail(id)
  if (!client.getQueryState(options.queryKey)?.isInvalidated) return false
  const { messages } = await client.fetchQuery({ ...options, staleTime: 0 })
  return fromTeam(messages) <= fromTeam(before)
}

function fromTeam(messages: Ticket['messages']): number {
  return messages.filter(({ author }) => author !== 'customer').length
}

async function close(
  { client, can, tell }: Attempt,
  { ticketId, key: replyKey, queuedAt: at }: OutboxEntry,
): Promise<void> {
  const { queryKey } = ticketQueries.detail(ticketId)
  const ticket = client.getQueryData(queryKey)
  const key = `close ${replyKey}`
  await runMutation(client, ticketMutations.close(ticketId, can('tickets') ? { key } : {}))
  if (ticket) tell({ kind: 'closed', ticket, key, at })
}
