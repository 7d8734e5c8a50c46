import {
  answerTicket,
  closeTicket,
  countTickets,
  deleteTicket,
  getTicketInfo,
  getUserInfo,
  getWebInfo,
  listTickets,
  updateTicket,
} from '@replybay/api-client/operations'
import { beforeAll, expect, test } from 'vitest'
import { webs } from '../src/features/webs/tables.ts'
import { ATELIER_NORD } from '../src/platform/demo/accounts.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const OTHER = 'web-atelier-nord'
const OURS = 'web-maison-lumen'
let ticketId = ''

beforeAll(async () => {
  const web = { id: OTHER, companyId: ATELIER_NORD, name: 'Atelier Nord', createdAt: new Date() }
  await server().database.queries.insert(webs).values(web)
  ticketId = (await server().openTicket('Only for Atelier Nord', OTHER)).id
})

const theirTicket = async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  return (await server().call(getTicketInfo, { token, path: { id: ticketId } })).data.ticket
}

const ofOurOwner =
  (
    operation: typeof getTicketInfo | typeof answerTicket | typeof closeTicket | typeof deleteTicket,
    body?: object,
  ) =>
  (id: string) =>
    server().call(operation, { as: 'owner', path: { id }, body })
const changeBy = (id2: string, body: object) => (id: string) =>
  server().call(updateTicket, { as: 'owner', path: { id, id2 }, body })

test.each([
  ['reading', ofOurOwner(getTicketInfo)],
  ['answering', ofOurOwner(answerTicket, { message: 'Hello' })],
  ['closing', ofOurOwner(closeTicket)],
  ['changing by its website', changeBy(OTHER, { status: 'closed' })],
  ['changing by our website', changeBy(OURS, { subject: 'Mine' })],
  ['deleting', ofOurOwner(deleteTicket)],
])('another company’s ticket: %s is like of none, and changes nothing', async (_what, callWith) => {
  const before = await theirTicket()
  const theirs = await callWith(ticketId)
  const none = await callWith('no-such-id')
  expect(theirs.status).toBe(404)
  expect(theirs.problem).toEqual(none.problem)
  expect(await theirTicket()).toEqual(before)
})

test.each([
  [getWebInfo.id, (id: string) => server().call(getWebInfo, { as: 'owner', path: { id } })],
  [listTickets.id, (webId: string) => server().call(listTickets, { as: 'owner', path: { webId } })],
  [countTickets.id, (webId: string) => server().call(countTickets, { as: 'owner', path: { webId } })],
])('%s: another company’s website is like none', async (_id, callWith) => {
  const theirs = await callWith(OTHER)
  const none = await callWith('no-such-id')
  expect(theirs.status).toBe(404)
  expect(theirs.problem).toEqual(none.problem)
})

test('ticket list: holds the tickets of its company alone', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const { data } = await server().call(listTickets, { token, path: { webId: OTHER } })
  expect(data.tickets.map((ticket) => ticket._id)).toEqual([ticketId])
  const ours = await server().call(listTickets, { as: 'owner', path: { webId: OURS } })
  expect(JSON.stringify(ours.data)).not.toContain(ticketId)
})

test('company whose trial has ended: the user info says so', async () => {
  const token = await server().tokenOf('owner@atelier-nord.example')
  const { user } = (await server().call(getUserInfo, { token })).data
  expect(user.subscription).toMatchObject({ status: 'trialing', trialUsed: true })
  expect(Date.parse(user.subscription?.trialEndsAt ?? '')).toBeLessThan(Date.now())
})
