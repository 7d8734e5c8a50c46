import type { Ticket, TicketEvent } from '@replybay/api-client'

/** The AI agent's last handing off, where nobody has replied since. */
export function unansweredHandOff({
  status,
  events = [],
  messages,
}: Pick<Ticket, 'status' | 'events' | 'messages'>): TicketEvent | undefined {
  if (status !== 'open') return undefined
  const handOff = events.findLast(({ kind }) => kind === 'handed-over')
  const isAnswered = messages.some(
    ({ author, createdAt }) =>
      author !== 'customer' && handOff !== undefined && createdAt > handOff.createdAt,
  )
  return isAnswered ? undefined : handOff
}
