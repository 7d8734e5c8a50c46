import { NextCard } from './next-card.tsx'
import { useIsSupport } from './use-is-support.ts'
import { WaitingCard } from './waiting-card.tsx'

/** The tickets of the home page: what comes next for whoever answers them, who waits longest for who runs the company. */
export function TicketsCard() {
  return useIsSupport() ? <NextCard /> : <WaitingCard />
}
