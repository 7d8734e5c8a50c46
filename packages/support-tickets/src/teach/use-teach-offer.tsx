import type { Ticket } from '@replybay/api-client'
import { SlotOutlet, type TeachOffer, ticketTeach } from '@replybay/feature-kit'
import { type ReactNode, useState } from 'react'
import { useTicketChange } from '../acts/use-ticket-change.ts'

/**
 * Who learns from a ticket, if a feature does. The ticket stays in sight: its lesson is written below it.
 * @returns what closes it and opens the lesson, and what asks the features for it
 */
export function useTeachOffer(ticket: Ticket): { teach: (() => void) | undefined; outlet: ReactNode } {
  const [offer, setOffer] = useState<TeachOffer>()
  const change = useTicketChange(ticket)
  return {
    teach:
      offer &&
      (() => {
        offer.open()
        if (ticket.status !== 'closed') change({ status: 'closed' })
      }),
    outlet: <SlotOutlet slot={ticketTeach} ticket={ticket} onOffer={setOffer} />,
  }
}
