import { addVisitorAttachment } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { formOf } from '../../../../test/form-of.ts'
import { newSender, sharedServer, testLimits } from '../../../../test/test-server.ts'

const server = sharedServer({ limits: { ...testLimits, uploadBytesPerDay: 200 * 1024 } })

test('visitor’s files: one sender uses up a tenth of the day, and another one still sends', async () => {
  const { id, visitorToken: token } = await server().openTicket()
  const [from, other] = [newSender(), newSender()]
  const upload = (sender: string) =>
    server().call(addVisitorAttachment, {
      path: { id },
      token,
      from: sender,
      ...formOf('lamp.txt', 'x'.repeat(15_000)),
    })
  expect((await upload(from)).status).toBe(201)
  expect(await upload(from)).toMatchObject({ status: 429, problem: { code: 'upload-limit' } })
  expect((await upload(other)).status).toBe(201)
})
