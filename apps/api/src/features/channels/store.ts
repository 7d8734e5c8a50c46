import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { channelMessages, channelPeople } from './tables.ts'

/** What an account that is disconnected knew people and messages by. Its tickets stay, and where they came from. */
export async function forgetAccount(queries: Queries, accountId: string): Promise<void> {
  await queries.delete(channelMessages).where(eq(channelMessages.accountId, accountId))
  await queries.delete(channelPeople).where(eq(channelPeople.accountId, accountId))
}
