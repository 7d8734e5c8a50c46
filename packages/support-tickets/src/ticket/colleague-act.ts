import type { Ticket, TicketEvent, User } from '@replybay/api-client'

/**
 * The last time that a colleague closed or reopened a ticket. Nothing once the person has answered after that, and
 * nothing of which it is not known who did it.
 */
export function lastColleagueAct(
  { messages, events = [] }: Pick<Ticket, 'messages' | 'events'>,
  { _id: userId, name }: Pick<User, '_id' | 'name'>,
): TicketEvent | undefined {
  // Events name who did them and nothing more.
  if (name === undefined) return undefined
  const own = messages.findLast(({ authorId }) => authorId === userId)?.createdAt ?? ''
  return events.findLast(
    ({ kind, actor, actorName, createdAt }) =>
      (kind === 'closed' || kind === 'reopened') &&
      actor === 'support' &&
      actorName &&
      actorName !== name &&
      createdAt > own,
  )
}
