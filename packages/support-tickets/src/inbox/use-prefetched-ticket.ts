import { ticketQueries } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetTickets } from '../ticket/forget-tickets.ts'

/**
 * Reads what is open while the code that shows it may still be on its way, and once it is there the next ticket: who
 * goes on to that does not wait.
 */
export function usePrefetchedTicket(
  openId: string | undefined,
  nextId: string | undefined,
  isReady: boolean,
): void {
  const client = useQueryClient()
  useEffect(() => {
    if (openId !== undefined) void client.prefetchQuery(ticketQueries.detail(openId))
  }, [client, openId])
  useEffect(() => {
    if (!isReady || nextId === undefined) return
    void client.prefetchQuery(ticketQueries.detail(nextId))
    forgetTickets(client)
  }, [client, nextId, isReady])
}
