import { createApi, createQueryClient, ticketQueries } from '@replybay/api-client'
import { aTicket } from '@replybay/testing'
import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { forgetTickets } from './forget-tickets.ts'

const nothing = () => undefined

test('the ticket that is open and the fifty that were read last are kept', () => {
  const client = createQueryClient({
    api: createApi({ token: nothing, onToken: nothing, onUnauthorized: nothing }),
  })
  const ids = Array.from({ length: 200 }, (_, index) => `ticket-${index}`)
  for (const [updatedAt, id] of ids.entries()) {
    client.setQueryData(ticketQueries.detail(id).queryKey, aTicket({ _id: id }), { updatedAt: updatedAt + 1 })
  }
  const close = new QueryObserver(client, { ...ticketQueries.detail('ticket-0'), enabled: false }).subscribe(
    nothing,
  )
  forgetTickets(client)
  const kept = client.getQueryCache().findAll({ queryKey: [...ticketQueries.all, 'detail'] })
  expect(kept.map(({ queryKey }) => queryKey[2])).toEqual(['ticket-0', ...ids.slice(150)])
  close()
})
