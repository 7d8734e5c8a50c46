import type { Ticket, TicketEvent, User } from '@replybay/api-client'

/**
 * What a colleague has done last in a ticket: answered, noted, closed or reopened it. Nothing once the person has
 * answered after that, and nothing of which it is not known who did it.
 */
export function lastColleagueAct(
  { messages, notes = [], events = [] }: Pick<Ticket, 'messages' | 'notes' | 'events'>,
  { _id: userId, name }: Pick<User, '_id' | 'name'>,
): TicketEvent | undefined {
  const isOther = ({ authorId }: { authorId?: string }) => authorId !== undefined && authorId !== userId
  const said = messages.findLast((message) => message.author === 'support' && isOther(message))
  const noted = notes.findLast(isOther)
  // Events name who did them and nothing more.
  const done = events.findLast(
    ({ kind, actor, actorName }) =>
      (kind === 'closed' || kind === 'reopened') && actor === 'support' && actorName && actorName !== name,
  )
  const acts: TicketEvent[] = []
  if (said) acts.push(actOf('answered', said))
  if (noted) acts.push(actOf('noted', noted))
  if (done && name !== undefined) acts.push(done)
  const own = messages.findLast(({ authorId }) => authorId === userId)?.createdAt ?? ''
  return acts
    .filter(({ createdAt }) => createdAt > own)
    .toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))[0]
}

function actOf(
  kind: 'answered' | 'noted',
  { _id, authorName, createdAt }: { _id: string; authorName?: string; createdAt: string },
): TicketEvent {
  return { _id, kind, actor: 'support', createdAt, ...(authorName && { actorName: authorName }) }
}
