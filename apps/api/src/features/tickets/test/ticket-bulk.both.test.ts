import { changeTickets, deleteTicket, listTicketIds } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { changeEach } from '../bulk.ts'
import type { Person } from '../../../platform/contract/handlers.ts'
import { companyState, rightsOf } from '../../../platform/contract/rights.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const openMany = (count: number, message: string) =>
  Promise.all(Array.from({ length: count }, async () => (await desk.open(message)).id))

test('ticket ids: those of all that match are answered', async () => {
  const ids = await openMany(3, 'Wolframite question')
  const { data } = await desk.call(listTicketIds, { path: { webId: WEB }, query: { search: 'wolframite' } })
  expect(data.hasMore).toBe(false)
  expect(data.ids.toSorted()).toEqual(ids.toSorted())
})

test('bulk change: many tickets are changed in one way, each with its history', async () => {
  const ids = await openMany(4, 'Please close')
  const assigneeId = await desk.me()
  const { data } = await desk.bulk({ ids, status: 'closed', assigneeId, addTags: ['Bulk'] })
  expect(data).toEqual({ changed: ids, failed: [] })
  for (const id of ids) {
    const ticket = await desk.info(id)
    expect(ticket).toMatchObject({ status: 'closed', assigneeId, tags: ['Bulk'] })
    expect(ticket.events?.map(({ kind }) => kind)).toEqual(['opened', 'closed', 'assigned', 'tagged'])
  }
  await desk.bulk({ ids, removeTags: ['Bulk'], status: 'open' })
  expect((await desk.list({ tag: 'Bulk' })).length).toBe(0)
})

test('bulk change: a ticket that is gone is named, and the others are changed', async () => {
  const [first = '', second = '', third = ''] = await openMany(3, 'One of three')
  await desk.call(deleteTicket, { path: { id: second } })
  const { data } = await desk.bulk({ ids: [first, second, third], unread: false })
  expect(data).toEqual({ changed: [first, third], failed: [second] })
})

test('bulk change: a ticket with as many tags as it can have keeps those, and gets no other', async () => {
  const [id = ''] = await openMany(1, 'Full of tags')
  const tags = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${name} ${index}`)
  await desk.bulk({ ids: [id], addTags: tags('First', 20) })
  const [other = ''] = await openMany(1, 'Without tags')
  const { data } = await desk.bulk({ ids: [id, other], addTags: ['One more'] })
  expect(data).toEqual({ changed: [other], failed: [id] })
  expect((await desk.info(id)).tags).toEqual(tags('First', 20))
})

test('bulk change: the same one again changes nothing', async () => {
  const ids = await openMany(2, 'Twice')
  await desk.bulk({ ids, status: 'closed' })
  const before = await desk.info(ids[0] ?? '')
  await desk.bulk({ ids, status: 'closed' })
  expect(await desk.info(ids[0] ?? '')).toEqual(before)
})

test('bulk change: many tickets are deleted at once', async () => {
  const ids = await openMany(3, 'Cadmium lamp')
  await desk.bulk({ ids, delete: true })
  expect(await desk.list({ search: 'cadmium' })).toEqual([])
})

test.each([{ ids: [] }, { ids: ['x'] }, { ids: ['x', 'x'], unread: true }, { ids: ['x'], delete: false }])(
  'bulk change: refuses %j',
  async (body) => {
    expect((await desk.call(changeTickets, { path: { webId: WEB }, body })).status).toBe(400)
  },
)

test('a field that the contract gets and no rule knows: the change fails, and is not done without it', async () => {
  const ids = await openMany(1, 'Of high priority')
  const change = { ids, status: 'closed', priority: 'high' } as const
  const person: Person = {
    kind: 'person',
    userId: await desk.me(),
    companyId: MAISON_LUMEN,
    name: 'Inès Moreau',
    role: 'support',
    rights: rightsOf('support', null),
    company: companyState(null, null),
    tokenHash: '',
  }
  await expect(changeEach(server().database, person, WEB, change)).rejects.toThrow('priority')
  expect((await desk.info(ids[0] ?? '')).status).toBe('open')
})
