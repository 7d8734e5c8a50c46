import { listTicketIds, listTickets } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

test('list: of several tags, tickets that have all of them', async () => {
  const [both, one] = [await desk.open('Both'), await desk.open('One')]
  await desk.change(both.id, { tags: ['Rhenium', 'Hafnium', 'Other'] })
  await desk.change(one.id, { tags: ['Rhenium'] })
  const path = { webId: WEB }
  const found = async (tags: string[]) =>
    (await desk.call(listTickets, { path, query: { tags, limit: 50 } })).data.tickets.map(({ _id }) => _id)
  expect(await found(['Rhenium', 'Hafnium'])).toEqual([both.id])
  expect((await found(['Rhenium'])).toSorted()).toEqual([both.id, one.id].toSorted())
  const { data } = await desk.call(listTicketIds, { path, query: { tag: 'Rhenium', tags: ['Other'] } })
  expect(data.ids).toEqual([both.id])
})
