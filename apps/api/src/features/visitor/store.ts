import { eq } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { visitorTokens } from './tables.ts'

export async function insertToken(queries: Queries, token: typeof visitorTokens.$inferInsert) {
  await queries.insert(visitorTokens).values(token)
}

export async function findTokenTicket(queries: Queries, tokenHash: string) {
  const [row] = await queries
    .select({
      companyId: visitorTokens.companyId,
      ticketId: visitorTokens.ticketId,
      lastUsedAt: visitorTokens.lastUsedAt,
    })
    .from(visitorTokens)
    .where(eq(visitorTokens.tokenHash, tokenHash))
  return row
}

export async function noteUse(queries: Queries, tokenHash: string, lastUsedAt: Date) {
  await queries.update(visitorTokens).set({ lastUsedAt }).where(eq(visitorTokens.tokenHash, tokenHash))
}
