import type { TicketSummary } from '@replybay/api-client'
import { useEffect, useRef, useState } from 'react'
import { nextTicketId } from './next-ticket.ts'

/** Where one goes when done with the open ticket. */
export function useNextTicket(tickets: readonly TicketSummary[], openId: string | undefined) {
  const place = useRef(0)
  const [isFollowing, setFollowing] = useState(false)
  useEffect(() => {
    const index = tickets.findIndex((ticket) => ticket._id === openId)
    if (index !== -1) place.current = index
  }, [tickets, openId])

  return {
    /** Whether the open ticket was come to in this way, so that the focus has to come along. */
    isFollowing,
    /** The id of the next ticket, if there is one. */
    follow: (): string | undefined => {
      setFollowing(true)
      return openId === undefined ? undefined : nextTicketId(tickets, openId, place.current)
    },
  }
}
