import { TicketRow, type TicketRowChoice, type TicketRowMenu } from '../ticket-row/ticket-row.tsx'
import { now } from './sample.ts'
import type { SampleTicket } from './sample-tickets.ts'

interface SampleRowProps {
  ticket: SampleTicket
  selected?: boolean
  tabIndex?: number
  choice?: TicketRowChoice
  menu?: TicketRowMenu
  assignee?: string
}

/** A sample ticket as a row. */
export function SampleRow({ ticket, selected = false, tabIndex, choice, menu, assignee }: SampleRowProps) {
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
      menu={menu}
      assignee={assignee}
      renderLink={(link) => (
        <a {...link} href={`#${key}`} tabIndex={tabIndex}>
          {link.children}
        </a>
      )}
    />
  )
}
