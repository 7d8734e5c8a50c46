import { type Ticket, ticketMutations } from '@replybay/api-client'
import { useCan } from '@replybay/feature-kit'
import { refusalIn } from '@replybay/sync'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useIsVisible } from '../model/use-is-visible.ts'

/** Each comes later than the one before: the last after some minutes. */
const MOST_RETRIES = 10

/** Tells the server, once for each new message, that it was seen, where the server keeps such marks. */
export function useMarkRead(ticket: Ticket | undefined): void {
  const { mutate } = useMutation({
    ...ticketMutations.markRead({ id: ticket?._id ?? '', webId: ticket?.webId ?? '' }),
    // Nobody sees that it did not get through, and the ticket would stay unread for the team.
    networkMode: 'online',
    retry: (failures, error) => failures < MOST_RETRIES && !refusalIn(error),
  })
  const canMark = useCan('tickets')
  const isVisible = useIsVisible()
  const seen = useRef<string>(undefined)
  useEffect(() => {
    const newest = ticket?.messages.at(-1)?._id
    if (!isVisible || !newest || seen.current === newest) return
    // What was seen once stays as it is: somebody may mark it as unread again.
    seen.current = newest
    if (canMark && ticket?.unread) mutate()
  }, [ticket, canMark, isVisible, mutate])
}
