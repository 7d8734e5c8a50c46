import type { components } from '@replybay/api-client'
import type { messages } from '../tickets/tables.ts'

type Conversation = components['schemas']['Conversation']

/** What a visitor may see of a ticket: no tags, no history, no surnames. */
export function toConversation(
  status: Conversation['status'],
  id: string,
  said: (typeof messages.$inferSelect)[],
): Conversation {
  return { id, status, messages: said.map(toConversationMessage) }
}

function toConversationMessage(message: typeof messages.$inferSelect): Conversation['messages'][number] {
  const { id, author, text, sources, createdAt } = message
  const firstName = author === 'customer' ? '' : (message.authorName.split(' ', 1)[0] ?? '')
  return {
    id,
    author: author === 'customer' ? 'visitor' : author,
    ...(firstName && { authorName: firstName }),
    text,
    ...(sources && { sources: sources.map(({ title, link }) => ({ title, ...(link && { link }) })) }),
    createdAt: createdAt.toISOString(),
  }
}
