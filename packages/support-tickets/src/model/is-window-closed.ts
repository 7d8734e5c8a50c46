import type { TicketSummary } from '@replybay/api-client'

/** Whether a customer waits to whom their channel lets nobody reply until they write again. */
export function isWindowClosed(
  { waitingSince, answerBy }: Pick<TicketSummary, 'waitingSince' | 'answerBy'>,
  now: Date,
): boolean {
  return Boolean(waitingSince && answerBy && Date.parse(answerBy) <= now.getTime())
}

/** In their order, but those to whom nobody can reply come last. */
export function answerableFirst<Ticket extends TicketSummary>(
  tickets: readonly Ticket[],
  now: Date,
): Ticket[] {
  return tickets.toSorted(
    (one, other) => Number(isWindowClosed(one, now)) - Number(isWindowClosed(other, now)),
  )
}
