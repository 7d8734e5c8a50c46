import { type Ticket, ticketMutations, type User } from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

/** Tells the server, once for each new message, that it was seen, where the server keeps such marks. */
export function useMarkRead(ticket: Ticket | undefined, user: User): void {
  const { mutate } = useMutation(
    ticketMutations.update({ id: ticket?._id ?? '', webId: ticket?.webId ?? '' }),
  )
  const canMark = user.capabilities?.includes('ticket-unread') === true
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const newest = ticket?.messages.at(-1)?._id
    if (!canMark || !ticket?.unread || seen.current === newest || document.visibilityState !== 'visible')
      return
    seen.current = newest
    mutate({ unread: false })
  }, [ticket, canMark, mutate])
}
