import type { TicketSummary } from '@replybay/api-client'
import { useEffect, useRef, useState } from 'react'
import { nextTicketId } from './next-ticket.ts'

/** Where one goes from the open ticket: when done with it, or in passing. */
export function useNextTicket(tickets: readonly TicketSummary[], openId: string | undefined) {
  const place = useRef(0)
  const [isFollowing, setFollowing] = useState(false)
  const index = tickets.findIndex((ticket) => ticket._id === openId)
  useEffect(() => {
    if (index !== -1) place.current = index
  }, [index])
  // One that has left the list has left its place to the one below.
  const below = () => tickets[index === -1 ? place.current : index + 1]?._id
  const above = () => tickets[(index === -1 ? place.current : index) - 1]?._id

  return {
    /** Whether the open ticket was come to in this way, so that the focus has to come along. */
    isFollowing,
    /** The id of the one below, as far as that is loaded. */
    belowId: openId === undefined || index === -1 ? undefined : tickets[index + 1]?._id,
    /** The id of the next ticket, if there is one. */
    follow: (): string | undefined => {
      setFollowing(true)
      return openId === undefined ? undefined : nextTicketId(tickets, openId, place.current)
    },
    /** The id of the neighbour, if there is one. */
    move: (step: 1 | -1): string | undefined => {
      setFollowing(true)
      return step === 1 ? below() : above()
    },
  }
}
