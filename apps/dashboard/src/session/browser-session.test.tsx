import { createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { answer, answerWith, aUser, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { createBrowserSession } from './browser-session.ts'
import { createServerClock } from './server-clock.ts'
import { createTokenCookie } from './token-cookie.ts'

const token = createTokenCookie(document)

/** One tab of this browser. */
function openTab() {
  const left: string[] = []
  const revived: boolean[] = []
  const ignore = () => undefined
  const api = createApi({ token: token.read, onToken: ignore, onUnauthorized: ignore })
  const queryClient = createQueryClient({ api })
  const session = createBrowserSession({
    token,
    clock: createServerClock(),
    queryClient,
    leave: (reason) => {
      left.push(reason)
      return Promise.resolve()
    },
    revive: () => revived.push(true),
  })
  return { session, queryClient, left, revived }
}

beforeEach(() => {
  token.clear()
  answerWith(answer('get', '/users/info', () => ({ data: { user: aUser() } })))
})

test('nobody is signed in without a token, and no call is made', async () => {
  answerWith()
  expect(await openTab().session.user()).toBeUndefined()
})

test('fetches the person once, however many ask', async () => {
  let calls = 0
  answerWith(
    answer('get', '/users/info', () => {
      calls += 1
      return { data: { user: aUser() } }
    }),
  )
  token.write('mine')
  const { session } = openTab()
  await Promise.all([session.user(), session.user(), session.user()])
  expect(calls).toBe(1)
})

test('the end of a session clears token and data here, and is heard in every tab', async () => {
  token.write('mine')
  const [mine, other] = [openTab(), openTab()]
  await mine.session.user()
  mine.session.end('asked')
  await expect.poll(() => [mine.left, other.left.length > 0]).toEqual([['asked'], true])
  expect(token.read()).toBeUndefined()
  await expect.poll(() => mine.queryClient.getQueryData(userQueries.info().queryKey)).toBeUndefined()
})

test('the end of an older session does not end the one that has begun since, whose data is read anew', async () => {
  token.write('older')
  const [mine, other] = [openTab(), openTab()]
  mine.session.end('asked')
  token.write('newer')
  const heard = Promise.withResolvers<void>()
  new BroadcastChannel('auth').addEventListener('message', () => heard.resolve())
  new BroadcastChannel('auth').postMessage('logout')
  await heard.promise
  expect(other.left).toEqual([])
  await expect.poll(() => other.revived.length).toBeGreaterThan(0)
  expect(other.queryClient.getQueryData(userQueries.info().queryKey)).toBeUndefined()
  expect(token.read()).toBe('newer')
})

test('a refused token is nobody once the session has ended', async () => {
  answerWith(
    answer('get', '/users/info', () => {
      token.clear()
      return problem(401, 'unauthorized')
    }),
  )
  token.write('revoked')
  expect(await openTab().session.user()).toBeUndefined()
})
