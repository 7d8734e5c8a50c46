import { ticketQueries } from '@replybay/api-client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { forgetTickets } from '../ticket/forget-tickets.ts'

/** Reads a ticket ahead, once what is open is there: who goes on to it does not wait. */
export function usePrefetchedTicket(nextId: string | undefined, isReady: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!isReady || nextId === undefined) return
    void client.prefetchQuery(ticketQueries.detail(nextId))
    forgetTickets(client)
  }, [client, nextId, isReady])
}
