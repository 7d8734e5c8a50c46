import type { components } from '@replybay/api-client'
import { hashToken, newToken } from '../auth/tokens.ts'
import type { Database, Queries } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { Failure } from '../failure.ts'
import type { Visitor } from '../handlers.ts'
import { createRateLimit } from '../rate-limits/rate-limit.ts'
import { blockedWrites, customerWrites } from '../tickets/rules.ts'
import { findTicket } from '../tickets/store.ts'
import { insertWords } from '../tickets/word-index.ts'
import { applyTransition, claimKey, insertMessage, lockTicket } from '../tickets/writing.ts'
import { findWebOwner } from '../webs/store.ts'
import { toConversation } from './present.ts'
import {
  findOrInsertCustomer,
  findTokenTicket,
  insertOpened,
  insertTicket,
  insertToken,
  isCustomerBlocked,
} from './store.ts'

type Conversation = components['schemas']['Conversation']

export interface VisitorService {
  /**
   * Opens a conversation; on the other side it is a ticket of channel `web`.
   *
   * @param sender whom openings count for.
   * @throws Failure `not-found` without such a web, `too-many-requests` after ten in ten minutes.
   */
  open(
    conversation: components['schemas']['NewConversation'],
    sender: string,
  ): Promise<{ conversation: Conversation; token: string }>
  /** @throws Failure `not-found` for any conversation but the visitor's own. */
  read(visitor: Visitor, id: string): Promise<Conversation>
  /**
   * @param key names the message; with the same key it is stored once.
   * @throws Failure `not-found`, `key-reused` when the key names another message already, or `too-many-requests`
   *   after twenty in a minute.
   */
  write(visitor: Visitor, id: string, text: string, key: string | undefined): Promise<Conversation>
  /** Who holds the token; undefined when it is unknown. */
  findVisitor(token: string): Promise<Visitor | undefined>
}

export function createVisitorService(database: Database): VisitorService {
  const openings = createRateLimit(database, {
    name: 'visitor-open',
    attempts: 10,
    windowMs: 10 * 60_000,
  })
  const messages = createRateLimit(database, {
    name: 'visitor-write',
    attempts: 20,
    windowMs: 60_000,
  })

  return {
    async open(wish, sender) {
      await openings.take(sender)
      const companyId = await findWebOwner(database.queries, wish.webId)
      if (!companyId) throw new Failure('not-found')
      const token = newToken('visitor')
      const conversation = await database.transaction(async (queries) => {
        const ticketId = await openTicket(queries, companyId, wish)
        const createdAt = new Date()
        await insertToken(queries, { tokenHash: hashToken(token), companyId, ticketId, createdAt })
        return await readConversation(queries, companyId, ticketId)
      })
      return { conversation, token }
    },
    async read(visitor, id) {
      requireOwn(visitor, id)
      return await readConversation(database.queries, visitor.companyId, id)
    },
    async write(visitor, id, text, key) {
      requireOwn(visitor, id)
      await messages.take(id)
      return await database.transaction(async (queries) => {
        await appendMessage(queries, visitor, text, key)
        return await readConversation(queries, visitor.companyId, id)
      })
    },
    async findVisitor(token) {
      const found = await findTokenTicket(database.queries, hashToken(token))
      return found && { kind: 'visitor', ...found }
    },
  }
}

async function openTicket(
  queries: Queries,
  companyId: string,
  wish: components['schemas']['NewConversation'],
): Promise<string> {
  const createdAt = new Date()
  const [ticketId, lastMessageId] = [newId(), newId()]
  const customerId = await findOrInsertCustomer(queries, {
    companyId,
    name: wish.name?.trim() ?? '',
    email: wish.email?.toLowerCase() ?? null,
    language: wish.language ?? null,
    createdAt,
  })
  const isBlocked = await isCustomerBlocked(queries, customerId)
  const written = isBlocked ? blockedWrites(undefined) : customerWrites(undefined, createdAt)
  await insertTicket(queries, {
    id: ticketId,
    companyId,
    webId: wish.webId,
    customerId,
    channel: 'web',
    ...written.state,
    lastMessageId,
    createdAt,
    updatedAt: createdAt,
  })
  await insertMessage(queries, companyId, ticketId, {
    id: lastMessageId,
    author: 'customer',
    authorId: null,
    authorName: '',
    text: wish.message,
    createdAt,
  })
  await insertOpened(queries, { companyId, ticketId, createdAt })
  await insertWords(queries, { companyId, ticketId }, wish.name, wish.email, wish.message)
  return ticketId
}

async function appendMessage(
  queries: Queries,
  { companyId, ticketId }: Visitor,
  text: string,
  key: string | undefined,
): Promise<void> {
  const ticket = await lockTicket(queries, companyId, ticketId)
  // Only now: what was said while this message waited was said before it.
  const at = new Date()
  if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
  if (key && !(await claimKey(queries, { ticketId, writer: 'visitor', key }, text, at))) return
  const lastMessageId = newId()
  await insertMessage(queries, companyId, ticketId, {
    id: lastMessageId,
    author: 'customer',
    authorId: null,
    authorName: '',
    text,
    createdAt: at,
  })
  const by = { actor: 'customer' as const, actorId: null, actorName: '', at, lastMessageId }
  const isBlocked = await isCustomerBlocked(queries, ticket.customerId)
  const written = isBlocked ? blockedWrites(ticket) : customerWrites(ticket, at)
  await applyTransition(queries, companyId, ticketId, written, by)
}

/** Another conversation is as unknown to this visitor as one that does not exist. */
function requireOwn(visitor: Visitor, id: string): void {
  if (visitor.ticketId !== id) throw new Failure('not-found')
}

async function readConversation(queries: Queries, companyId: string, id: string) {
  const row = await findTicket(queries, companyId, id)
  if (!row || row.ticket.status === 'deleted') throw new Failure('not-found')
  return toConversation(row.ticket, row.messages)
}
