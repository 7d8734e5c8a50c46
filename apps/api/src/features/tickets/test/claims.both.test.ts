import {
  answerTicket,
  claimTicket,
  getUserInfo,
  listTickets,
  updateCompanyDetails,
} from '@replybay/api-client/operations'
import { beforeEach, expect, test } from 'vitest'
import { CLAIM_MS, endClaims } from '../claims.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const want = (claimOnReply: boolean) =>
  desk.call(updateCompanyDetails, { as: 'owner', body: { claimOnReply } })
const claim = async (id: string, as = 'support') =>
  (await desk.call(claimTicket, { as, path: { id } })).data.ticket
const someMinutesOn = (minutes: number) => new Date(Date.now() + minutes * 60_000)
const ofNobody = async () => {
  const { data } = await desk.call(listTickets, { path: { webId: WEB }, query: { assignee: 'none' } })
  return data.tickets.map(({ _id }) => _id)
}

beforeEach(() => want(true))

test('claim: a ticket of nobody is theirs who begins to reply, until ten minutes after they said so last', async () => {
  const { id } = await desk.open('Who answers?')
  const first = await claim(id)
  expect(first).toMatchObject({ assigneeId: await desk.me(), claimedAt: expect.any(String) as string })
  expect(await ofNobody()).not.toContain(id)
  const again = await claim(id)
  expect(again.claimedAt).toBe(first.claimedAt)
  await endClaims(server().database, new Date(Date.now() + CLAIM_MS - 10_000))
  expect((await desk.info(id)).assigneeId).toBe(await desk.me())
  await endClaims(server().database, someMinutesOn(11))
  expect(await desk.info(id)).not.toHaveProperty('assigneeId')
  expect(await desk.info(id)).not.toHaveProperty('claimedAt')
  expect(await ofNobody()).toContain(id)
})

test('claim: an answer makes the ticket theirs for good, and the history says so', async () => {
  const { id } = await desk.open('Who answers?')
  await claim(id)
  const answered = await desk.call(answerTicket, { path: { id }, body: { message: 'I do.' } })
  expect(answered.data.ticket).not.toHaveProperty('claimedAt')
  expect(answered.data.ticket.events?.at(-1)).toMatchObject({ kind: 'assigned', detail: 'Inès Moreau' })
  await endClaims(server().database, someMinutesOn(11))
  expect((await desk.info(id)).assigneeId).toBe(await desk.me())
})

test('claim: a ticket that another has stays theirs; taking it over ends the claim', async () => {
  const { id } = await desk.open('Who answers?')
  await claim(id)
  expect((await claim(id, 'owner')).assigneeId).toBe(await desk.me())
  const owner = (await desk.call(getUserInfo, { as: 'owner' })).data.user._id
  const taken = (await desk.change(id, { assigneeId: owner })).data.ticket
  expect(taken).toMatchObject({ assigneeId: owner })
  expect(taken).not.toHaveProperty('claimedAt')
  expect((await claim(id)).assigneeId).toBe(owner)
  await endClaims(server().database, someMinutesOn(11))
  expect((await desk.info(id)).assigneeId).toBe(owner)
})

test('claim: nothing is claimed where the company does not want it', async () => {
  await want(false)
  const { id } = await desk.open('Who answers?')
  expect(await claim(id)).not.toHaveProperty('assigneeId')
})
