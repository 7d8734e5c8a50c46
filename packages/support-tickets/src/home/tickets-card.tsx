import { useAccess, useCan } from '@replybay/feature-kit'
import { NextCard } from './next-card.tsx'
import { WaitingCard } from './waiting-card.tsx'

/** The tickets of the home page: what comes next for whoever answers them, who waits longest for who runs the company. */
export function TicketsCard() {
  const hasAssignees = useCan('tickets')
  return useAccess()?.role === 'support' && hasAssignees ? <NextCard /> : <WaitingCard />
}
