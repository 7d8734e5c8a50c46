import {
  addAttachment,
  addNote,
  answerTicket,
  changeTickets,
  claimTicket,
  closeTicket,
  countTickets,
  createView,
  deleteTicket,
  getAttachment,
  getCustomer,
  getTicketInfo,
  listMentions,
  listTicketIds,
  listTickets,
  proposeLesson,
  listCustomers,
  skipTicket,
  suggestAnswer,
  tellPresence,
  undoTicket,
  updateTicket,
} from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedServer } from '../../../../test/test-server.ts'
import { followServer } from '../../../../test/follower.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { companies, users } from '../../users/tables.ts'

const server = sharedServer()
const path = { webId: WEB }

/** Without Discord: support has no right to it; to the admin it is closed while the company has it switched off. */
const closedTo = ['support', 'admin'] as const

let ids: string[]
let customerId: string

// Fetch keeps connections ready on which nothing was asked yet; closing would wait for them.
afterAll(() => server().app.server.closeAllConnections())

beforeAll(async () => {
  const { queries } = server().database
  await queries
    .update(users)
    .set({ permissions: { discord: false } })
    .where(eq(users.email, 'support@maison-lumen.example'))
  const { tickets } = await list('owner', { channel: 'discord' })
  ids = tickets.map(({ _id }) => _id)
  customerId = tickets[0]?.customer._id ?? ''
})

const list = async (as: string, query: { channel?: 'discord'; search?: string; limit?: number } = {}) =>
  (await server().call(listTickets, { as, path, query })).data

/** As the person sees it, once with Discord and once without. */
async function without<Seen>(as: (typeof closedTo)[number], see: (as: string) => Promise<Seen>) {
  const { queries } = server().database
  const features = (discord: boolean) => queries.update(companies).set({ features: { discord } })
  if (as === 'admin') await features(false)
  try {
    return await see(as)
  } finally {
    if (as === 'admin') await features(true)
  }
}

/** @returns the id of a file of the ticket. */
async function attach(id: string) {
  const part = (rest: string) => `--part\r\nContent-Disposition: form-data; ${rest}\r\n`
  const body = `${part('name="name"\r\n\r\na.txt')}${part('name="file"; filename="a.txt"\r\n\r\nx')}--part--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const { data } = await server().call(addAttachment, { as: 'owner', path: { id }, body, headers })
  return data.attachment._id
}

test('who may use Discord finds its tickets', async () => {
  expect(ids.length).toBeGreaterThan(0)
})

test.each(closedTo)('lists, ids, counts and views of %s leave Discord out', async (name) => {
  const all = (await list('owner')).tickets
  const others = all.filter(({ channel }) => channel !== 'discord').map(({ _id }) => _id)
  const word = 'the'
  const found = (await list('owner', { search: word })).tickets
  await without(name, async (as) => {
    expect((await list(as)).tickets.map(({ _id }) => _id)).toEqual(others)
    expect((await list(as, { channel: 'discord' })).tickets).toEqual([])
    expect((await list(as, { channel: 'discord', limit: 10 })).tickets).toEqual([])
    expect((await list(as, { search: word })).tickets.map(({ _id }) => _id)).toEqual(
      found.filter(({ channel }) => channel !== 'discord').map(({ _id }) => _id),
    )
    const ticketIds = (await server().call(listTicketIds, { as, path, query: {} })).data.ids
    expect(ticketIds.toSorted()).toEqual(others.toSorted())
    expect(JSON.stringify((await server().call(countTickets, { as, path })).data)).not.toContain('discord')
    const body = { name: `Discord of ${as}`, shared: false, filter: { channel: 'discord' as const } }
    expect((await server().call(createView, { as, path, body })).data.view.count).toBe(0)
  })
  expect(JSON.stringify((await server().call(countTickets, { as: 'owner', path })).data)).toContain('discord')
})

test.each(closedTo)('a ticket of Discord is as unknown to %s as none', async (name) => {
  const [id = ''] = ids
  const one = { id }
  await without(name, async (as) => {
    const answers = await Promise.all([
      server().call(getTicketInfo, { as, path: one }),
      server().call(answerTicket, { as, path: one, body: { message: 'Hello' } }),
      server().call(addNote, { as, path: one, body: { text: 'A note' } }),
      server().call(closeTicket, { as, path: one }),
      server().call(claimTicket, { as, path: one }),
      server().call(undoTicket, { as, path: one, body: { key: 'a-key-of-this-test' } }),
      server().call(deleteTicket, { as, path: one }),
      server().call(updateTicket, { as, path: { id, id2: WEB }, body: { tags: ['a'] } }),
      server().call(changeTickets, { as, path, body: { ids: [id], delete: true } }),
      server().call(tellPresence, { as, path: one, body: { tab: 'tab-of-test', doing: 'looking' } }),
      server().call(suggestAnswer, { as, path: one }),
      server().call(proposeLesson, { as, path: one }),
      server().call(skipTicket, { as, body: { ticketId: id, skipped_indexation: true } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  })
  const attachmentId = await attach(id)
  const read = (as: string) => server().call(getAttachment, { as, path: { id, attachmentId } })
  expect((await read('owner')).status).toBe(200)
  await without(name, async (as) => expect((await read(as)).status).toBe(404))
  expect((await server().call(getTicketInfo, { as: 'owner', path: one })).data.ticket.status).not.toBe(
    'deleted',
  )
})

test.each(closedTo)(
  'a customer of Discord: %s sees neither the tickets nor how many there are',
  async (name) => {
    const customer = (as: string) => server().call(getCustomer, { as, path: { id: customerId } })
    const { customer: known } = (await customer('owner')).data
    expect(known.channels).toContain('discord')
    await without(name, async (as) => {
      const { data } = await customer(as)
      expect(data.tickets.filter(({ channel }) => channel === 'discord')).toEqual([])
      expect(data.customer.channels).not.toContain('discord')
      expect(data.customer.ticketCount).toBe(data.tickets.length)
      const query = { search: known.name }
      const { customers } = (await server().call(listCustomers, { as, query })).data
      expect(customers.find(({ _id }) => _id === customerId)?.channels ?? []).not.toContain('discord')
    })
  },
)

test('a mention in a ticket of Discord is not told to whom it is closed', async () => {
  const [id = ''] = ids
  const colleague = (await server().call(listMentions, { as: 'admin' })).data.count
  const { queries } = server().database
  const [person] = await queries.select().from(users).where(eq(users.email, 'admin@maison-lumen.example'))
  const mentions = [{ _id: person?.id ?? '', name: person?.name ?? '' }]
  const body = { text: `@${person?.name} look`, mentions }
  expect((await server().call(addNote, { as: 'owner', path: { id }, body })).status).toBe(200)
  expect((await server().call(listMentions, { as: 'admin' })).data.count).toBe(colleague + 1)
  await without('admin', async (as) => {
    expect((await server().call(listMentions, { as })).data.count).toBe(colleague)
    expect((await server().call(countTickets, { as, path })).data.mentions).toBe(colleague)
  })
})

test('stream: what changes in a ticket of Discord is not told to whom it is closed', async () => {
  await server().app.listen({ port: 0, host: '127.0.0.1' })
  await server().database.queries.execute(sql`update tickets set touched_at = created_at`)
  const follow = async (as: string) => {
    const { follower } = await followServer(server(), {}, await server().tokenOf(as))
    if (!follower) throw new Error('Nobody may follow.')
    return follower
  }
  const [support, owner] = [await follow('support'), await follow('owner')]
  const change = async (id: string) =>
    server().call(updateTicket, { as: 'owner', path: { id, id2: WEB }, body: { tags: ['told'] } })
  const [id = ''] = ids
  const other = (await list('owner')).tickets.find(({ channel }) => channel === 'web')?._id ?? ''
  await change(id)
  expect((await owner.next()).data.id).toBe(id)
  await change(other)
  expect((await support.next()).data.id).toBe(other)
  await Promise.all([support.leave(), owner.leave()])
})
