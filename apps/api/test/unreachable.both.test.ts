import { getUserInfo } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { TestServer } from './test-server.ts'

test('server whose database is closed: says that it is unavailable, and when to try again', async () => {
  const server = await TestServer.start()
  const token = await server.tokenOf('owner')
  expect((await server.app.inject('/healthz')).statusCode).toBe(200)

  await server.database.close()
  const answer = await server.call(getUserInfo, { token })
  expect(answer).toMatchObject({ status: 503, problem: { code: 'unavailable' } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  expect((await server.app.inject('/healthz')).statusCode).toBe(503)
  await server.app.close()
})
