import type { components } from '@replybay/api-client'
import type { attachments } from '../attachments/tables.ts'
import { toAttachment } from '../attachments/index.ts'
import { closesAt, isWithTeam } from '../tickets/index.ts'
import type { messages, tickets } from '../tickets/tables.ts'

type Conversation = components['schemas']['Conversation']
type FileRow = typeof attachments.$inferSelect

/**
 * What a visitor may see of a ticket: no tags, no history, no surnames.
 *
 * @param silence after which the web closes it, in minutes
 * @param wasAnswered by a person
 */
export function toConversation(
  ticket: typeof tickets.$inferSelect,
  said: (typeof messages.$inferSelect)[],
  {
    files,
    hasEmail,
    silence,
    wasAnswered,
  }: { files: readonly FileRow[]; hasEmail: boolean; silence?: number | null; wasAnswered: boolean },
): Conversation {
  const { id, status, rating } = ticket
  const closing = closesAt(ticket, silence)
  const byMessage = Map.groupBy(files, ({ messageId }) => messageId)
  return {
    id,
    status,
    isWithTeam: isWithTeam(ticket, wasAnswered),
    hasEmail,
    ...(closing && { closesAt: closing.toISOString() }),
    ...(rating && { rating }),
    messages: said.map((message) => toConversationMessage(message, byMessage.get(message.id))),
  }
}

function toConversationMessage(
  message: typeof messages.$inferSelect,
  files: readonly FileRow[] | undefined,
): Conversation['messages'][number] {
  const { id, author, text, sources, createdAt } = message
  const firstName = author === 'customer' ? '' : (message.authorName.split(' ', 1)[0] ?? '')
  return {
    id,
    author: author === 'customer' ? 'visitor' : author,
    ...(firstName && { authorName: firstName }),
    text,
    ...(sources && { sources: sources.map(({ title, link }) => ({ title, ...(link && { link }) })) }),
    ...(files && { attachments: files.map(toAttachment) }),
    createdAt: createdAt.toISOString(),
  }
}
