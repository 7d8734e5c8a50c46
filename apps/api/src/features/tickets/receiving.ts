import type { Queries } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import type { SaidMessage, ServerContext } from '../../platform/server-feature.ts'
import { Failure } from '../../platform/contract/failure.ts'
import { requireRoom } from './conversation-limits.ts'
import { giveFiles, requireContent } from './content.ts'
import { isCustomerBlocked } from './customer-rows.ts'
import { blockedWrites, customerWrites } from './rules.ts'
import { applyTransition, BY_CUSTOMER, claimKey, insertMessage, lockTicket } from './writing.ts'

/** What a customer writes into a ticket, on any channel. */
export interface ReceivedMessage extends Omit<SaidMessage, 'author' | 'messageId'> {
  /** Names the message: under the same key it is stored once. */
  key?: string | undefined
  /** Ids of files that the customer has uploaded. @default none */
  files?: string[] | undefined
  /** What it is by its channel's word, where it has neither words nor files. */
  unsupported?: string | undefined
}

/**
 * Stores it, and has what follows done; it opens the ticket again, unless the customer is blocked.
 *
 * @returns the message's id; undefined where it was stored before.
 * @throws Failure `invalid-request` without words and files, or for files that are not there, `not-found`, `key-reused` when the key names another message already, or `conversation-full`.
 */
export async function receiveMessage(
  { tellSaid }: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  message: ReceivedMessage,
): Promise<string | undefined> {
  const { companyId, ticketId, text, key, files = [], unsupported } = message
  if (unsupported === undefined) requireContent('/body/message', text, files)
  const ticket = await lockTicket(queries, { companyId }, ticketId)
  // Only now: what was said while this message waited was said before it.
  const at = new Date()
  if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
  if (
    key &&
    !(await claimKey(queries, { ticketId, writer: 'visitor', key }, [text, ...files].join('\n'), at))
  )
    return undefined
  await requireRoom(queries, ticketId, 'visitor', text)
  const lastMessageId = newId()
  await insertMessage(queries, companyId, ticketId, {
    id: lastMessageId,
    author: 'customer',
    authorId: null,
    authorName: '',
    text,
    unsupported,
    createdAt: at,
  })
  if (files.length > 0)
    await giveFiles(queries, ticketId, files, { messageId: lastMessageId, isVisitors: true })
  const isBlocked = await isCustomerBlocked(queries, ticket.customerId)
  const written = isBlocked ? blockedWrites(ticket) : customerWrites(ticket, at)
  await applyTransition(queries, companyId, ticketId, written, { ...BY_CUSTOMER, at, lastMessageId })
  if (!isBlocked) {
    await tellSaid(queries, { author: 'customer', companyId, ticketId, messageId: lastMessageId, text })
  }
  return lastMessageId
}
