import type { components } from '@replybay/api-client'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import type { Queries } from '../../platform/database/database.ts'
import { readCursor, writeCursor, type Place } from '../../platform/contract/cursor.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Visitor } from '../../platform/contract/handlers.ts'
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { createRateLimit } from '../../platform/rate-limits/rate-limit.ts'
import {
  findTicketRow,
  isCustomerBlocked,
  listNewestMessages,
  openTicket,
  receiveMessage,
} from '../tickets/index.ts'
import { findWebOwner } from '../webs/index.ts'
import { toConversation } from './present.ts'
import { findTokenTicket, insertToken, noteUse } from './store.ts'

type Schemas = components['schemas']

/** A token that was not used for so long has expired; in ms. */
export const TOKEN_LIFE_MS = 90 * 24 * 3_600_000
/** The use of a token is noted no more often; in ms. */
const NOTE_EVERY_MS = 3_600_000
/** Messages of a page, unless fewer are asked for. */
const PAGE = 200
const MINUTE_MS = 60_000

interface ConversationPage {
  conversation: Schemas['Conversation']
  /** Where the messages before these begin; null where there are none. */
  nextCursor: string | null
}

export interface VisitorService {
  /**
   * Opens a conversation; on the other side it is a ticket of channel `web`.
   *
   * @param sender whom openings count for.
   * @param key names the conversation; with the same key it is opened once, and each call is given a token for it.
   * @throws Failure `not-found` without such a web, `key-reused` when the key names a conversation with another content,
   *   `too-many-requests` after ten in ten minutes.
   */
  open(
    input: Schemas['NewConversation'],
    sender: string,
    key: string | undefined,
  ): Promise<{ conversation: Schemas['Conversation']; token: string }>
  /**
   * The newest messages, or those before the cursor.
   *
   * @param sender whom reads count for, beside the conversation.
   * @throws Failure `not-found` for any conversation but the visitor's own, `invalid-request` for a cursor that is none,
   *   `too-many-requests` after 120 reads of the conversation or 600 of the sender in a minute.
   */
  read(
    visitor: Visitor,
    id: string,
    page: { limit?: number | undefined; cursor?: string | undefined },
    sender: string,
  ): Promise<ConversationPage>
  /**
   * @param key names the message; with the same key it is stored once.
   * @throws Failure `not-found`, `key-reused` when the key names another message already, `conversation-full` where
   *   the visitor has written as much as a conversation takes, or `too-many-requests` after twenty in a minute.
   */
  write(visitor: Visitor, id: string, text: string, key: string | undefined): Promise<ConversationPage>
  /** Who holds the token; undefined when it is unknown or was not used for 90 days. */
  findVisitor(token: string): Promise<Visitor | undefined>
}

export const visitorService = oncePerServer(createVisitorService)

function createVisitorService(context: ServerContext): VisitorService {
  const { database } = context
  const openings = createRateLimit(database, {
    name: 'visitor-open',
    attempts: 10,
    windowMs: 10 * 60_000,
  })
  const messages = createRateLimit(database, {
    name: 'visitor-write',
    attempts: 20,
    windowMs: MINUTE_MS,
  })
  const reads = createRateLimit(database, { name: 'visitor-read', attempts: 120, windowMs: MINUTE_MS })
  const readsPerSender = createRateLimit(database, {
    name: 'visitor-read-sender',
    attempts: 600,
    windowMs: MINUTE_MS,
  })

  return {
    async open(input, sender, key) {
      await openings.take(sender)
      const companyId = await findWebOwner(database.queries, input.webId)
      if (!companyId) throw new Failure('not-found')
      const token = newToken('visitor')
      const conversation = await database.transaction(async (queries) => {
        const { webId, message, name, email, language, timeZone } = input
        const content = JSON.stringify([message, name, email, language])
        const ticketId = await openTicket(context, queries, {
          companyId,
          webId,
          channel: 'web',
          message,
          from: { customer: { name, email, language, timeZone } },
          key: key ? { sender: `visitor ${webId}`, key, content } : undefined,
        })
        const usedAt = new Date()
        await insertToken(queries, {
          tokenHash: hashToken(token),
          companyId,
          ticketId,
          createdAt: usedAt,
          lastUsedAt: usedAt,
        })
        return (await readConversation(queries, companyId, ticketId)).conversation
      })
      return { conversation, token }
    },
    async read(visitor, id, { limit, cursor }, sender) {
      requireOwn(visitor, id)
      const before = cursor === undefined ? undefined : readCursor('newest', cursor)
      await readsPerSender.take(sender)
      await reads.take(id)
      return await readConversation(database.queries, visitor.companyId, id, { limit, before })
    },
    async write(visitor, id, text, key) {
      requireOwn(visitor, id)
      await messages.take(id)
      return await database.transaction(async (queries) => {
        const { companyId, ticketId } = visitor
        await receiveMessage(context, queries, { companyId, ticketId, text, key })
        return await readConversation(queries, companyId, id)
      })
    },
    async findVisitor(token) {
      const tokenHash = hashToken(token)
      const found = await findTokenTicket(database.queries, tokenHash)
      if (!found) return undefined
      const { lastUsedAt, ...visitor } = found
      const now = new Date()
      const unusedMs = now.getTime() - lastUsedAt.getTime()
      if (unusedMs >= TOKEN_LIFE_MS) return undefined
      if (unusedMs >= NOTE_EVERY_MS) await noteUse(database.queries, tokenHash, now)
      return { kind: 'visitor', ...visitor }
    },
  }
}

/** Another conversation is as unknown to this visitor as one that does not exist. */
function requireOwn(visitor: Visitor, id: string): void {
  if (visitor.ticketId !== id) throw new Failure('not-found')
}

async function readConversation(
  queries: Queries,
  companyId: string,
  id: string,
  { limit = PAGE, before }: { limit?: number | undefined; before?: Place | undefined } = {},
): Promise<ConversationPage> {
  const ticket = await findTicketRow(queries, { companyId }, id)
  if (!ticket || ticket.status === 'deleted') throw new Failure('not-found')
  const found = await listNewestMessages(queries, companyId, id, { limit: limit + 1, before })
  const said = found.slice(0, limit).toReversed()
  const [oldest] = said
  // Whether a customer is blocked is not told to whoever typed the customer's address, nor to the customer.
  const isHidden = ticket.status === 'closed' && (await isCustomerBlocked(queries, ticket.customerId))
  return {
    conversation: toConversation(isHidden ? 'open' : ticket.status, id, said),
    nextCursor:
      oldest && found.length > limit
        ? writeCursor('newest', { order: oldest.createdAt.getTime(), id: oldest.id })
        : null,
  }
}
