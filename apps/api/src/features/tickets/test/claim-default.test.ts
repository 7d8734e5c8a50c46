import { claimTicket, getUserInfo } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { supportDesk } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

test('claim: a company that has chosen nothing wants it', async () => {
  expect((await server().call(getUserInfo, { as: 'owner' })).data.user.claimOnReply).toBe(true)
  const { id } = await desk.open('Who answers?')
  const { data } = await desk.call(claimTicket, { path: { id } })
  expect(data.ticket.assigneeId).toBe(await desk.me())
})
