/** By which ids a platform knows messages that are here. */
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { OfMessage } from '../tickets/index.ts'
import { messages } from '../tickets/tables.ts'
import type { ChannelAccount } from './incoming.ts'
import { channelMessages, channelThreads } from './tables.ts'

/** Of a message that came from the account, or was sent by it. */
export async function findMessage(
  queries: Queries,
  { id: accountId, companyId }: ChannelAccount,
  externalId: string,
): Promise<OfMessage | undefined> {
  const [row] = await queries
    .select({ ticketId: channelMessages.ticketId, messageId: channelMessages.messageId })
    .from(channelMessages)
    .where(
      and(
        eq(channelMessages.accountId, accountId),
        eq(channelMessages.externalId, externalId),
        eq(channelMessages.companyId, companyId),
      ),
    )
  if (!row?.ticketId || !row.messageId) return undefined
  return { companyId, ticketId: row.ticketId, messageId: row.messageId }
}

/** Of what was sent, where the platform tells of it before it has answered, or its answer was lost. */
export async function findSent(
  queries: Queries,
  { id: accountId, companyId }: ChannelAccount,
  { externalId, messageId }: { externalId: string; messageId: string },
): Promise<OfMessage | undefined> {
  const [row] = await queries
    .select({ ticketId: messages.ticketId })
    .from(messages)
    .innerJoin(channelThreads, eq(channelThreads.ticketId, messages.ticketId))
    .where(
      and(
        eq(messages.id, messageId),
        eq(messages.companyId, companyId),
        isNotNull(messages.delivery),
        eq(channelThreads.accountId, accountId),
      ),
    )
  if (!row) return undefined
  const of = { companyId, ticketId: row.ticketId, messageId }
  await queries
    .insert(channelMessages)
    .values({ ...of, accountId, externalId, createdAt: new Date() })
    .onConflictDoNothing()
  return of
}

/** The tickets that have come of a conversation, or go on in it. */
export async function listThreads(
  queries: Queries,
  { id: accountId, companyId }: ChannelAccount,
  address: string,
): Promise<string[]> {
  const rows = await queries
    .select({ ticketId: channelThreads.ticketId })
    .from(channelThreads)
    .where(
      and(
        eq(channelThreads.accountId, accountId),
        eq(channelThreads.address, address),
        eq(channelThreads.companyId, companyId),
      ),
    )
    .orderBy(asc(channelThreads.ticketId))
  return rows.map(({ ticketId }) => ticketId)
}
