/** What the AI agent would have said, beside what a person said then. */
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { areUnchangedSince } from '../../knowledge/index.ts'
import type { Asked } from '../../tickets/index.ts'
import { saysTheSame } from './same-answer.ts'
import { agentReplies } from './tables.ts'

type Ticket = Pick<Asked['ticket'], 'id' | 'companyId' | 'lastMessageId'>

/** What is suggested to what was said last in a ticket. */
export async function findSuggestion(queries: Queries, { id, companyId, lastMessageId }: Ticket) {
  const draft = await findDraft(queries, { companyId, ticketId: id })
  if (draft?.mode !== 'suggest' || draft.messageId !== lastMessageId) return undefined
  const documentIds = (draft.sources ?? []).map(({ documentId }) => documentId)
  const isCurrent = await areUnchangedSince(queries, companyId, documentIds, draft.createdAt)
  return isCurrent ? draft : undefined
}

/** Whether the agent has worked out already what to say to a message, and how many messages of a ticket since a time. */
export async function countWorkedOut(
  queries: Queries,
  { ticket: { id, lastMessageId } }: Pick<Asked, 'ticket'>,
  since: Date,
): Promise<{ isWorkedOut: boolean; lately: number }> {
  const rows = await queries
    .select({ messageId: agentReplies.messageId, createdAt: agentReplies.createdAt })
    .from(agentReplies)
    .where(eq(agentReplies.ticketId, id))
  return {
    isWorkedOut: rows.some(({ messageId }) => messageId !== null && messageId === lastMessageId),
    lately: rows.filter(({ createdAt }) => createdAt > since).length,
  }
}

/** Notes whether a person answers as the agent would have. */
export async function compareDraft(
  queries: Queries,
  { text, ...of }: { companyId: string; ticketId: string; text: string },
): Promise<void> {
  const row = await findDraft(queries, of)
  if (!row?.draft) return
  const answered = saysTheSame(text, row.draft) ? 'same' : 'other'
  await queries.update(agentReplies).set({ answered }).where(eq(agentReplies.id, row.id))
  // With those before it, which nobody answers any more.
  await eraseDrafts(queries, of.ticketId)
}

/** Erases what the agent would have said in a ticket. */
export async function eraseDrafts(queries: Queries, ticketId: string): Promise<void> {
  await queries
    .update(agentReplies)
    .set({ draft: null, sources: null })
    .where(eq(agentReplies.ticketId, ticketId))
}

async function findDraft(queries: Queries, { companyId, ticketId }: { companyId: string; ticketId: string }) {
  const [row] = await queries
    .select()
    .from(agentReplies)
    .where(
      and(
        eq(agentReplies.ticketId, ticketId),
        eq(agentReplies.companyId, companyId),
        isNotNull(agentReplies.draft),
      ),
    )
    .orderBy(desc(agentReplies.createdAt))
    .limit(1)
  return row
}
