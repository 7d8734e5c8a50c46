import { type Ticket, ticketMutations, type User } from '@replybay/api-client'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Tells the server that the newest message was seen, where it keeps such marks. */
export function useMarkRead(ticket: Ticket | undefined, user: User): void {
  const { mutate } = useMutation(ticketMutations.update({ id: ticket?._id ?? '', webId: ticket?.webId ?? '' }))
  const isUnread = ticket?.unread === true && user.capabilities?.includes('ticket-unread') === true
  const newest = ticket?.messages.at(-1)?._id
  useEffect(() => {
    if (isUnread && document.visibilityState === 'visible') mutate({ unread: false })
  }, [isUnread, newest, mutate])
}
