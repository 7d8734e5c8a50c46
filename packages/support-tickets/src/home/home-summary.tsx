import type { ReactNode } from 'react'
import { supportPart } from './support-part.ts'
import { useIsSupport } from './use-is-support.ts'

const OwnTickets = supportPart(
  async () => (await import(/* chunk: support-home */ './support/own-tickets.tsx')).OwnTickets,
)

/** What waits for whoever answers tickets; for who runs the company, what else stands there. */
export function HomeSummary({ children }: { children: ReactNode }) {
  return useIsSupport() ? <OwnTickets>{children}</OwnTickets> : children
}
