import type { components } from '@replybay/api-client'
import { hashToken, newToken } from '../../platform/secrets/tokens.ts'
import type { Queries } from '../../platform/database/database.ts'
import { isUniqueViolation } from '../../platform/database/sql-state.ts'
import { readCursor, writeCursor, type Place } from '../../platform/contract/cursor.ts'
import { Failure } from '../../platform/contract/failure.ts'
import type { Visitor } from '../../platform/contract/handlers.ts'
import { oncePerServer } from '../../platform/once-per-server.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { createRateLimit, type RateLimit } from '../../platform/rate-limits/rate-limit.ts'
import type { EventStream } from '../../platform/stream/event-stream.ts'
import { createVisitorFiles, listSentAttachments } from '../attachments/index.ts'
import { keepTypedAddress } from '../customers/index.ts'
import {
  askForPerson,
  findTicketRow,
  isAnsweredByPerson,
  listNewestMessages,
  openTicket,
  rate,
  receiveMessage,
} from '../tickets/index.ts'
import { findBotSettings, isSignedBy, noteSeen, readWidget, requireWebFor } from '../webs/index.ts'
import { createFollowing } from './follow.ts'
import { toConversation } from './present.ts'
import { findContact, findTokenTicket, insertToken, noteEmail, noteRead, noteUse } from './store.ts'

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

/** Where a call of a visitor comes from. */
interface From {
  /** The page's host, where it is another site's. */
  site: string | undefined
  /** Whom calls count for. */
  sender: string
}

export interface VisitorService {
  /**
   * What the chat window shows.
   *
   * @throws Failure `not-found` without such a web, `forbidden` from a site that is not the web's, `too-many-requests` after
   *   120 in a minute.
   */
  widget(webId: string, language: string | undefined, from: From): Promise<Schemas['Widget']>
  /**
   * Opens a conversation; on the other side it is a ticket of channel `web`.
   *
   * @param key names the conversation; with the same key it is opened once, and each call is given a token for it.
   * @throws Failure `not-found` without such a web, `forbidden` from a site that is not the web's, `invalid-request` for a signature that is not the shop's, `key-reused` when the key names a conversation with another content,
   *   `too-many-requests` after ten in ten minutes.
   */
  open(
    input: Schemas['NewConversation'],
    from: From,
    key: string | undefined,
  ): Promise<{ conversation: Schemas['Conversation']; token: string }>
  /**
   * The newest messages, or those before the cursor; with `seen`, what they say needs no mail any more.
   *
   * @param sender whom reads count for, beside the conversation.
   * @throws Failure `not-found` for any conversation but the visitor's own, `invalid-request` for a cursor that is none,
   *   `too-many-requests` after 120 reads of the conversation or 600 of the sender in a minute.
   */
  read(
    visitor: Visitor,
    id: string,
    page: { limit?: number | undefined; cursor?: string | undefined; seen?: 'true' | undefined },
    sender: string,
  ): Promise<ConversationPage>
  /**
   * @param key names the message; with the same key it is stored once.
   * @throws Failure `not-found`, `invalid-request` without words and files, `key-reused` when the key names another message already, `conversation-full` where
   *   the visitor has written as much as a conversation takes, or `too-many-requests` after twenty in a minute.
   */
  write(
    visitor: Visitor,
    id: string,
    message: Schemas['VisitorMessage'],
    key: string | undefined,
  ): Promise<ConversationPage>
  /** Tells each time that something of the conversation may have changed. @throws Failure `not-found`. */
  follow(visitor: Visitor, id: string, over: AbortSignal): Promise<EventStream>
  /** @throws Failure `not-found`, `invalid-request` for an empty file, `conflict` while ten wait, `too-many-requests` after twenty in ten minutes. */
  addFile(
    visitor: Visitor,
    id: string,
    file: { name: string; file: Uint8Array },
  ): Promise<Schemas['Attachment']>
  /** With the bytes, to be read or destroyed. @throws Failure `not-found`, or `too-many-requests` after 120 in a minute. */
  openFile(visitor: Visitor, id: string, fileId: string): ReturnType<VisitorFiles['open']>
  /** @throws Failure `not-found`, or `too-many-requests` after ten in an hour. */
  askForPerson(visitor: Visitor, id: string): Promise<ConversationPage>
  /** @throws Failure `not-found`, or `too-many-requests` after ten in an hour. */
  leaveContact(visitor: Visitor, id: string, email: string): Promise<ConversationPage>
  /** @throws Failure `not-found`, `conflict` unless the conversation is closed and the web asks for it, or `too-many-requests` after ten in an hour. */
  rate(visitor: Visitor, id: string, rating: Schemas['Rating']): Promise<ConversationPage>
  /** Ends every stream. */
  stop(): void
  /** Who holds the token; undefined when it is unknown or was not used for 90 days. */
  findVisitor(token: string): Promise<Visitor | undefined>
}

type VisitorFiles = ReturnType<typeof createVisitorFiles>

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
  const widgets = createRateLimit(database, { name: 'visitor-widget', attempts: 120, windowMs: MINUTE_MS })
  const uploads = createRateLimit(database, {
    name: 'visitor-files',
    attempts: 20,
    windowMs: 10 * MINUTE_MS,
  })
  const downloads = createRateLimit(database, {
    name: 'visitor-downloads',
    attempts: 120,
    windowMs: MINUTE_MS,
  })
  const stepLimit = (name: string) =>
    createRateLimit(database, { name: `visitor-${name}`, attempts: 10, windowMs: 60 * MINUTE_MS })
  // Each has its own: who corrects a rating can still ask for a person.
  const handOffs = stepLimit('hand-off')
  const contacts = stepLimit('contact')
  const ratings = stepLimit('rating')
  const files = createVisitorFiles(database, context.blobs)
  const following = createFollowing(database)
  /** @returns whether the address is proved. @throws Failure `invalid-request` for a signature that is not the shop's. */
  const requireSigned = async (queries: Queries, { webId, email, signature }: Schemas['NewConversation']) => {
    if (signature === undefined) return false
    if (email && (await isSignedBy(queries, context.vault, webId, { email, signature }))) return true
    const fields = [
      { path: '/body/signature', message: 'doesn’t match: sign the lowercase email with the current secret' },
    ]
    throw new Failure('invalid-request', { fields })
  }
  /** Something that the visitor does in their conversation, and what it is then. */
  const step = async (
    limit: RateLimit,
    visitor: Visitor,
    id: string,
    take: (queries: Queries) => Promise<void>,
  ) => {
    requireOwn(visitor, id)
    await limit.take(id)
    return await database.transaction(async (queries) => {
      await take(queries)
      return await readConversation(queries, visitor.companyId, id)
    })
  }

  return {
    async widget(webId, language, { site, sender }) {
      await widgets.take(sender)
      const web = await requireWebFor(database.queries, webId, site)
      if (site !== undefined) await noteSeen(database.queries, web, new Date())
      return await readWidget(database, web, language)
    },
    async open(input, { site, sender }, key) {
      await openings.take(sender)
      const { companyId } = await requireWebFor(database.queries, input.webId, site)
      const token = newToken('visitor')
      const conversation = await database.transaction(async (queries) => {
        const { webId, message, name, email, language, timeZone } = input
        const content = JSON.stringify([message, name, email, language])
        const isProved = await requireSigned(queries, input)
        const ticketId = await openTicket(context, queries, {
          companyId,
          webId,
          channel: 'web',
          message,
          from: { customer: { name, email, language, timeZone }, isProved },
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
    async read(visitor, id, { limit, cursor, seen }, sender) {
      requireOwn(visitor, id)
      const before = cursor === undefined ? undefined : readCursor('newest', cursor)
      await readsPerSender.take(sender)
      await reads.take(id)
      const page = await readConversation(database.queries, visitor.companyId, id, { limit, before })
      const newest = page.conversation.messages.findLast(({ author }) => author !== 'visitor')
      if (seen && newest) await noteRead(database.queries, id, new Date(newest.createdAt))
      return page
    },
    async write(visitor, id, { message: text, attachments }, key) {
      requireOwn(visitor, id)
      await messages.take(id)
      return await database.transaction(async (queries) => {
        const { companyId, ticketId } = visitor
        await receiveMessage(context, queries, { companyId, ticketId, text, key, files: attachments })
        return await readConversation(queries, companyId, id)
      })
    },
    async follow(visitor, id, over) {
      requireOwn(visitor, id)
      return following.follow(id, over)
    },
    async addFile(visitor, id, file) {
      requireOwn(visitor, id)
      await uploads.take(id)
      return await files.add(visitor, file)
    },
    async openFile(visitor, id, fileId) {
      requireOwn(visitor, id)
      await downloads.take(id)
      return await files.open(visitor, fileId)
    },
    askForPerson: (visitor, id) =>
      step(handOffs, visitor, id, async (queries) => {
        const ticket = await findTicketRow(queries, visitor, id)
        const settings = ticket && (await findBotSettings(queries, visitor.companyId, ticket.webId))
        await askForPerson(queries, visitor, settings?.title ?? '')
      }),
    async leaveContact(visitor, id, email) {
      const leave = () =>
        step(contacts, visitor, id, async (queries) => {
          await keepTypedAddress(context, queries, visitor, email)
          await noteEmail(queries, id, email)
        })
      try {
        return await leave()
      } catch (error) {
        // Somebody else has left it at the same moment: now it is theirs.
        if (isUniqueViolation(error)) return await leave()
        throw error
      }
    },
    rate: (visitor, id, rating) =>
      step(ratings, visitor, id, async (queries) => {
        const ticket = await findTicketRow(queries, visitor, id)
        const settings = ticket && (await findBotSettings(queries, visitor.companyId, ticket.webId))
        if (!settings?.asksRating) throw new Failure('conflict')
        await rate(queries, visitor, rating)
      }),
    stop: () => following.stop(),
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
  const files = await listSentAttachments(
    queries,
    id,
    said.map((message) => message.id),
  )
  const contact = await findContact(queries, ticket)
  // Whether a customer is blocked is not told to whoever typed the customer's address, nor to the customer.
  const settings = await findBotSettings(queries, companyId, ticket.webId)
  const isHidden = ticket.status === 'closed' && contact.isBlocked
  return {
    conversation: toConversation({ ...ticket, status: isHidden ? 'open' : ticket.status }, said, {
      files,
      hasEmail: contact.hasEmail,
      silence: settings?.beforeCloseTime ?? null,
      wasAnswered: await isAnsweredByPerson(queries, companyId, id),
    }),
    nextCursor:
      oldest && found.length > limit
        ? writeCursor('newest', { order: oldest.createdAt.getTime(), id: oldest.id })
        : null,
  }
}
