import { textLinkClassName } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { Link } from '../links.ts'

/** The way to a ticket, from a page of another feature. */
export function TicketLink({ ticketId, children }: { ticketId: string; children: ReactNode }) {
  return (
    <Link to="/ticket/$id" params={{ id: ticketId }} className={textLinkClassName()}>
      {children}
    </Link>
  )
}
