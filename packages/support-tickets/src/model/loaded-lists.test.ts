import { ticketQueries } from '@replybay/api-client'
import { aTicketSummary } from '@replybay/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { neighboursOf } from './loaded-lists.ts'

const ticket = (_id: string) => aTicketSummary({ _id })

function load(client: QueryClient, ids: string[]) {
  const { queryKey } = ticketQueries.list('web-1', { status: 'open' })
  client.setQueryData(queryKey, { pages: [{ tickets: ids.map(ticket) }], pageParams: [undefined] })
}

test('neighbours of a ticket: stay when it leaves its list, until another one is asked for', () => {
  const client = new QueryClient()
  load(client, ['ada', 'ben', 'cleo'])
  expect(neighboursOf(client, 'ben')).toEqual({ before: 'ada', after: 'cleo' })
  load(client, ['ada', 'cleo'])
  expect(neighboursOf(client, 'ben')).toEqual({ before: 'ada', after: 'cleo' })
  expect(neighboursOf(client, 'ada')).toEqual({ after: 'cleo' })
  expect(neighboursOf(client, 'ben')).toEqual({})
})
