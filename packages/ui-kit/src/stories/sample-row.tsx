import { TicketRow, type TicketRowChoice } from '../ticket-row/ticket-row.tsx'
import { now } from './sample.ts'
import type { SampleTicket } from './sample-tickets.ts'

interface SampleRowProps {
  ticket: SampleTicket
  selected?: boolean
  tabIndex?: number
  choice?: TicketRowChoice
  assignee?: string
}

/** A sample ticket as a row. */
export function SampleRow({ ticket, selected = false, tabIndex, choice, assignee }: SampleRowProps) {
  const { key, ...rest } = ticket
  const isWaiting = ticket.status === 'open'
  return (
    <TicketRow
      {...rest}
      waitingSince={isWaiting ? ticket.waitingSince : undefined}
      lastAt={ticket.waitingSince}
      supportName="You"
      now={now}
      selected={selected}
      choice={choice}
      assignee={assignee}
      renderLink={(link) => (
        <a {...link} href={`#${key}`} tabIndex={tabIndex}>
          {link.children}
        </a>
      )}
    />
  )
}
