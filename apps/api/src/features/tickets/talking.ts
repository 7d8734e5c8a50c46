/** What colleagues say to the customer, and what answers and notes have in common. */
import type { components } from '@replybay/api-client'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ServerContext } from '../../platform/server-feature.ts'
import { newId } from '../../platform/database/ids.ts'
import { applyAnswer } from './changes.ts'
import { giveFiles, requireContent } from './content.ts'
import { requireRoom } from './conversation-limits.ts'
import type { tickets } from './tables.ts'
import { type Actor, claimKey, insertMessage } from './writing.ts'

type Schemas = components['schemas']
type TicketRow = typeof tickets.$inferSelect

interface By extends Actor {
  at: Date
}

interface NewAnswer {
  person: Person
  answer: Schemas['Answer']
  /** Names it; under the same key it is stored once. */
  key: string | undefined
}

/**
 * @throws Failure `invalid-request` without words and files, `key-reused` when the key names another answer already,
 *   `conversation-full` where the ticket takes no more.
 */
export async function writeAnswer(
  { tellSaid }: Pick<ServerContext, 'tellSaid'>,
  queries: Queries,
  ticket: TicketRow,
  { person, answer: { message: text, attachments = [], ...others }, key }: NewAnswer,
  by: By,
): Promise<void> {
  const { id, companyId } = ticket
  requireContent('/body/message', text, attachments)
  if (!(await isNew(queries, id, key && `answer ${key}`, [text, ...attachments], by))) return
  await requireRoom(queries, id, 'team', text)
  const lastMessageId = newId()
  await insertMessage(queries, companyId, id, {
    id: lastMessageId,
    author: 'support',
    authorId: person.userId,
    authorName: person.name,
    text,
    createdAt: by.at,
  })
  await giveFiles(queries, id, attachments, { messageId: lastMessageId, isVisitors: false })
  await applyAnswer(queries, ticket, others, lastMessageId, by)
  await tellSaid(queries, { author: 'support', companyId, ticketId: id, messageId: lastMessageId, text })
}

/** Whether it was not stored before under its key. */
export async function isNew(
  queries: Queries,
  ticketId: string,
  key: string | undefined,
  content: readonly string[],
  by: By,
): Promise<boolean> {
  if (!key) return true
  return await claimKey(queries, { ticketId, writer: 'support', key }, JSON.stringify(content), by.at)
}
