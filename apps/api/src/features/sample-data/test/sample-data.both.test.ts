import {
  addSampleData,
  answerTicket,
  getUserInfo,
  getWebInfo,
  listTickets,
  openConversation,
  removeSampleData,
} from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { ATELIER_NORD, MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { fingerprintOf } from '../../../../test/company-rows.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
/** Its shop has neither a website nor a chat-community server. */
const EMPTY = 'owner@atelier-nord.example'
const FULL = 'owner'

const sampleOf = async (email: string) => {
  const { user } = (await server().call(getUserInfo, { as: email })).data
  return { webs: user.owner_webs, samples: user.sample_webs }
}
const listOf = async (email: string, webId: string, query: { search?: unknown } = {}) =>
  (await server().call(listTickets, { as: email, path: { webId }, query })).data.tickets

test('sample data: an empty account gets tickets to try, and removing leaves it as it was', async () => {
  await server().call(getUserInfo, { as: EMPTY })
  const before = await fingerprintOf(server().database, ATELIER_NORD)
  const added = await server().call(addSampleData, { as: EMPTY })
  const [webId = ''] = added.data.user.owner_webs
  expect(added).toMatchObject({ status: 200, data: { user: { sample_webs: [webId] } } })

  const tickets = await listOf(EMPTY, webId)
  expect(tickets).toHaveLength(20)
  expect(new Set(tickets.map(({ status }) => status))).toEqual(new Set(['open', 'answered', 'closed']))
  expect(new Set(tickets.map(({ channel }) => channel)).size).toBe(6)
  // Nobody is there who could be written to.
  expect(tickets.filter(({ customer }) => customer.email ?? customer.phone)).toEqual([])
  const [first] = tickets
  expect(await listOf(EMPTY, webId, { search: first?.customer.name })).toContainEqual(first)

  await server().call(answerTicket, {
    as: EMPTY,
    path: { id: first?._id },
    body: { message: 'Trying it out' },
  })
  const removed = await server().call(removeSampleData, { as: EMPTY })
  expect(removed.data.user.owner_webs).toEqual([])
  expect(removed.data.user).not.toHaveProperty('sample_webs')
  expect(await fingerprintOf(server().database, ATELIER_NORD)).toEqual(before)
})

test('sample data: can be added again once it was removed, and removed where there is none', async () => {
  expect((await server().call(removeSampleData, { as: EMPTY })).status).toBe(200)
  expect((await server().call(addSampleData, { as: EMPTY })).status).toBe(200)
  expect((await server().call(removeSampleData, { as: EMPTY })).status).toBe(200)
  expect(await sampleOf(EMPTY)).toEqual({ webs: [], samples: undefined })
})

test('sample data: is refused where the account holds something, also when it was added at the same moment', async () => {
  expect(await server().call(addSampleData, { as: FULL })).toMatchObject({
    status: 409,
    problem: { code: 'not-empty', message: 'Sample data can only be added to an empty account' },
  })
  const twice = await Promise.all([
    server().call(addSampleData, { as: EMPTY }),
    server().call(addSampleData, { as: EMPTY }),
  ])
  expect(twice.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  await server().call(removeSampleData, { as: EMPTY })
})

test('sample data: two accounts see each their own', async () => {
  const email = 'lou@verre-et-vent.example'
  const password = 'seven lamps hang over the sea'
  await server().openAccount({ email, password, companyName: 'Verre et Vent' })
  const mine = (await server().call(addSampleData, { as: email })).data.user.owner_webs[0] ?? ''
  const theirs = (await server().call(addSampleData, { as: EMPTY })).data.user.owner_webs[0] ?? ''
  await server().call(removeSampleData, { as: EMPTY })
  expect(await listOf(email, mine)).toHaveLength(20)
  expect((await server().call(getWebInfo, { as: email, path: { id: theirs } })).status).toBe(404)
})

test('sample data: no visitor can write to its website', async () => {
  const webId = (await server().call(addSampleData, { as: EMPTY })).data.user.owner_webs[0]
  const body = { webId, message: 'Is this real?' }
  expect((await server().call(openConversation, { body })).status).toBe(404)
  await server().call(removeSampleData, { as: EMPTY })
})

test('sample data: removing it leaves what else is in the account', async () => {
  await server().call(getUserInfo, { as: FULL })
  const before = await fingerprintOf(server().database, MAISON_LUMEN)
  expect((await server().call(removeSampleData, { as: FULL })).status).toBe(200)
  expect(await fingerprintOf(server().database, MAISON_LUMEN)).toEqual(before)
})

test('user info: without a subscription, names none and still says who owns the account', async () => {
  const email = 'ada@never-paid.example'
  const password = 'seven lamps hang over the sea'
  const registration = { email, password, companyName: 'Never Paid', name: 'Ada Ames' }
  await server().openAccount(registration)
  const { user } = (await server().call(getUserInfo, { as: email })).data
  expect(user).not.toHaveProperty('subscription')
  expect(user.ownerName).toBe('Ada Ames')
})
