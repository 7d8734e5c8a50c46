import { endSession, getUserInfo, listSessions, signIn } from '@replybay/api-client/operations'
import { expect, test } from 'vitest'
import { sessions } from '../tables.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const email = 'owner@maison-lumen.example'
const newSession = async (userAgent: string) => {
  const body = { email, password: 'replybay-demo' }
  const headers = { 'user-agent': userAgent }
  return (await server().call(signIn, { body, headers })).data.token
}
const list = async (token: string) => (await server().call(listSessions, { token })).data.sessions

test('sessions: a person sees all of theirs, and ends another one', async () => {
  const here = await newSession('Firefox on a desk')
  const there = await newSession('Safari on a phone')
  const phone = (await list(here)).find((session) => session.userAgent === 'Safari on a phone')
  expect(phone).toMatchObject({ current: false })
  expect((await list(here)).filter((session) => session.current)).toEqual([
    expect.objectContaining({ userAgent: 'Firefox on a desk' }),
  ])
  const end = () => server().call(endSession, { token: here, path: { id: phone?._id } })
  expect((await end()).status).toBe(200)
  expect((await server().call(getUserInfo, { token: there })).status).toBe(401)
  expect((await server().call(getUserInfo, { token: here })).status).toBe(200)
  expect(await end()).toMatchObject({ status: 404, problem: { message: 'This session has already ended' } })
})

test('sessions: those of another person are not listed and can’t be ended', async () => {
  const mine = await newSession('Mine')
  const [session] = await list(mine)
  const token = await server().tokenOf('admin')
  expect((await list(token)).map((one) => one._id)).not.toContain(session?._id)
  expect((await server().call(endSession, { token, path: { id: session?._id } })).status).toBe(404)
  expect((await list(mine)).length).toBeGreaterThan(0)
})

test('sessions: no id of the list is a token', async () => {
  const token = await newSession('Somewhere')
  for (const { _id } of await list(token)) {
    expect((await server().call(getUserInfo, { token: _id })).status).toBe(401)
  }
})

test('sessions: a hundred are listed, the ones used last, however many there are', async () => {
  const token = await newSession('The newest')
  const { _id: userId } = (await server().call(getUserInfo, { token })).data.user
  const createdAt = new Date(Date.now() - 60_000)
  const times = { createdAt, lastSeenAt: createdAt, expiresAt: new Date(Date.now() + 60_000) }
  await server()
    .database.queries.insert(sessions)
    .values(
      Array.from({ length: 120 }, (_, number) => ({
        tokenHash: `listed-${number}`,
        userId,
        userAgent: 'An older one',
        ...times,
      })),
    )
  const listed = await list(token)
  expect(listed).toHaveLength(100)
  expect(listed.filter(({ current }) => current)).toHaveLength(1)
})

test('session: its last use is noted, but not with each call', async () => {
  const token = await newSession('Long ago')
  const seen = async () => (await list(token)).find((session) => session.current)?.lastSeenAt
  const first = await seen()
  expect(await seen()).toBe(first)
  const lastSeenAt = new Date(Date.now() - 3_600_000)
  await server().database.queries.update(sessions).set({ lastSeenAt })
  expect(Date.parse((await seen()) ?? '')).toBeGreaterThan(lastSeenAt.getTime() + 3_000_000)
})
