import { eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { AgentMessage, Asked } from '../../tickets/index.ts'
import { agentSuggestions } from './tables.ts'

type Ticket = Asked['ticket']

/** Keeps what is suggested to what was said last in a ticket. */
export async function keepSuggestion(
  queries: Queries,
  { id: ticketId, companyId, lastMessageId: messageId }: Ticket,
  { text, sources = [] }: Pick<AgentMessage, 'text' | 'sources'>,
): Promise<void> {
  if (messageId === null) return
  const set = { messageId, text, sources }
  await queries
    .insert(agentSuggestions)
    .values({ id: ticketId, ticketId, companyId, ...set })
    .onConflictDoUpdate({ target: agentSuggestions.id, set })
}

/** What is suggested to what was said last in a ticket, if that is so still. */
export async function findSuggestion(queries: Queries, { id, lastMessageId }: Ticket) {
  const [row] = await queries.select().from(agentSuggestions).where(eq(agentSuggestions.id, id))
  return row?.messageId === lastMessageId ? row : undefined
}

/** Erases what was suggested in a ticket. */
export async function eraseSuggestion(queries: Queries, ticketId: string): Promise<void> {
  await queries.delete(agentSuggestions).where(eq(agentSuggestions.id, ticketId))
}
