import { authMutations, createApi, createQueryClient, userQueries } from '@replybay/api-client'
import { getUserInfo, signIn, signOut } from '@replybay/api-client/operations'
import { customerDataKey } from '@replybay/feature-kit'
import { draftKey, keepText, readKept } from '@replybay/sync'
import { answerWith, aUser, handle, problem } from '@replybay/testing'
import { beforeEach, expect, test } from 'vitest'
import { createBrowserSession } from './browser-session.ts'
import { createServerClock } from './server-clock.ts'
import { createTokenCookie } from './token-cookie.ts'

const cookie = createTokenCookie(document)
const { queryKey: infoKey } = userQueries.info()

/** One tab of this browser, as the shell makes it. */
function openTab(onLeave = () => {}, kept = cookie) {
  const left: string[] = []
  const happened: string[] = []
  const api = createApi({
    token: () => session.token(),
    onToken: (token, used) => session.renew(token, used),
    onUnauthorized: (used) => session.refuse(used),
  })
  const queryClient = createQueryClient({ api })
  const session = createBrowserSession({
    token: kept,
    clock: createServerClock(),
    queryClient,
    leave: (reason) => {
      left.push(reason)
      onLeave()
      return Promise.resolve()
    },
    revive: () => happened.push('revived'),
    startAnew: () => happened.push('begun anew'),
    mountSignedIn: () => Promise.resolve(),
  })
  return { session, queryClient, left, happened, userId: () => queryClient.getQueryData(infoKey)?._id }
}

const comeBack = () => document.dispatchEvent(new Event('visibilitychange'))

/** Each token is of the person whose name it begins with. */
const answerByToken = () =>
  handle(getUserInfo, ({ request }) => {
    const [, name] = /^Bearer (\w+)/.exec(request.headers.get('authorization') ?? '') ?? []
    return name ? { data: { user: aUser({ _id: name }) } } : problem(401, 'unauthorized')
  })

const keepCustomerData = (...userIds: string[]) => {
  for (const userId of userIds) keepText(customerDataKey(userId, 'test'), 'Ada')
}
const customerDataOf = (...userIds: string[]) =>
  userIds.map((userId) => readKept(customerDataKey(userId, 'test')))

beforeEach(() => {
  localStorage.clear()
  cookie.clear()
  answerWith(answerByToken())
})

test('nobody is signed in without a token, and no call is made', async () => {
  answerWith()
  expect(await openTab().session.user()).toBeUndefined()
})

test('fetches the person once, however many ask', async () => {
  let calls = 0
  answerWith(
    handle(getUserInfo, () => {
      calls += 1
      return { data: { user: aUser() } }
    }),
  )
  cookie.write('camille')
  const { session } = openTab()
  await Promise.all([session.user(), session.user(), session.user()])
  expect(calls).toBe(1)
})

test('the end of a session clears token and data here, and is heard in every tab', async () => {
  cookie.write('camille')
  sessionStorage.setItem('kept-by-a-page', 'something')
  const [mine, other] = [openTab(), openTab()]
  await Promise.all([mine.session.user(), other.session.user()])
  void mine.session.end('asked')
  await expect.poll(() => [mine.left, other.left.length > 0]).toEqual([['asked'], true])
  expect(cookie.read()).toBeUndefined()
  expect(sessionStorage.length).toBe(0)
  await expect.poll(() => [mine.userId(), other.userId()]).toEqual([undefined, undefined])
})

test.each(['asked', 'expired'] as const)(
  'customer data in this browser: is deleted at the end of a session (%s), of every person, and drafts stay',
  async (reason) => {
    cookie.write('camille')
    const { session, left } = openTab()
    await session.user()
    keepCustomerData('camille', 'jonas')
    keepText(draftKey('camille', 'test'), 'Dear Ada')
    void session.end(reason)
    expect(customerDataOf('camille', 'jonas')).toEqual([undefined, undefined])
    await expect.poll(() => left).toEqual([reason])
    expect(readKept(draftKey('camille', 'test'))).toBe('Dear Ada')
  },
)

test('customer data in this browser: what comes while the page is left is deleted, too', async () => {
  cookie.write('camille')
  const { session, userId } = openTab(() => keepCustomerData('camille'))
  await session.user()
  void session.end('asked')
  await expect.poll(userId).toBeUndefined()
  expect(customerDataOf('camille')).toEqual([undefined])
})

test('customer data in this browser: is deleted in a browser whose session was ended from elsewhere', async () => {
  answerWith(handle(getUserInfo, () => problem(401, 'unauthorized')))
  keepCustomerData('camille')
  cookie.write('revoked')
  expect(await openTab().session.user()).toBeUndefined()
  expect(customerDataOf('camille')).toEqual([undefined])
})

test('customer data in this browser: stays for the person who comes, and for no one else', async () => {
  keepCustomerData('camille', 'jonas')
  cookie.write('camille')
  await openTab().session.user()
  expect(customerDataOf('camille', 'jonas')).toEqual(['Ada', undefined])
})

test('a tab hears whether a session was ended or has run out', async () => {
  cookie.write('camille')
  const [mine, other] = [openTab(), openTab()]
  void mine.session.end('expired')
  await expect.poll(() => other.left[0]).toBe('expired')
})

test.each([
  { fails: false, heard: 'logout:begun', reason: 'asked' },
  { fails: true, heard: 'logout:failed', reason: 'expired' },
])('a tab that is refused beside one that signs out (it fails: $fails): $reason', async (expected) => {
  answerWith(
    answerByToken(),
    handle(signOut, () => (expected.fails ? problem(500, 'internal') : new Promise(() => {}))),
  )
  cookie.write('camille')
  const [mine, other] = [openTab(), openTab()]
  await Promise.all([mine.session.user(), other.session.user()])
  const heard: unknown[] = []
  new BroadcastChannel('auth').addEventListener('message', ({ data }) => heard.push(data))
  const leaving = mine.queryClient.getMutationCache().build(mine.queryClient, authMutations.signOut())
  void leaving.execute(undefined).catch(() => undefined)
  await expect.poll(() => heard).toContain(expected.heard)
  void other.session.end('expired')
  await expect.poll(() => other.left).toEqual([expected.reason])
})

test('a tab that is told of the end before its process reads the new cookie leaves soon after', async () => {
  cookie.write('camille')
  let isBehind = true
  const mine = openTab()
  const other = openTab(() => {}, { ...cookie, read: () => (isBehind ? 'camille' : cookie.read()) })
  await other.session.user()
  const heard: unknown[] = []
  new BroadcastChannel('auth').addEventListener('message', ({ data }) => heard.push(data))
  void mine.session.end('asked')
  await expect.poll(() => heard).toContain('logout')
  expect(other.left).toEqual([])
  isBehind = false
  await expect.poll(() => other.left).toEqual(['asked'])
})

test('a tab that nobody told of the end learns it when it is looked at again', async () => {
  cookie.write('camille')
  const { session, left, userId } = openTab()
  await session.user()
  cookie.clear()
  comeBack()
  await expect.poll(() => left).toEqual(['asked'])
  await expect.poll(userId).toBeUndefined()
})

test('a call that goes out between the end of a session and the news of it changes nothing about why it ended', async () => {
  cookie.write('camille')
  const { session, queryClient, left } = openTab()
  await session.user()
  cookie.clear()
  const late = queryClient.fetchQuery({ ...userQueries.info(), staleTime: 0 })
  await expect(late).rejects.toThrow()
  expect(left).toEqual([])
  comeBack()
  await expect.poll(() => left).toEqual(['asked'])
})

test('signing in in one tab leads on the others that wait for it', async () => {
  const [mine, other] = [openTab(), openTab()]
  mine.session.start('camille')
  await expect.poll(() => other.happened).toEqual(['revived'])
  expect(mine.happened).toEqual([])
  expect((await other.session.user())?._id).toBe('camille')
})

test('a tab with the data of one person begins anew once another has signed in', async () => {
  cookie.write('camille')
  const [mine, other] = [openTab(), openTab()]
  await Promise.all([mine.session.user(), other.session.user()])
  mine.session.start('jonas')
  await expect.poll(() => other.happened).toEqual(['begun anew'])
})

test('until it begins anew, a tab asks in the name of whom its data is of, and never in another’s', async () => {
  cookie.write('camille')
  const { session, queryClient } = openTab()
  await session.user()
  cookie.write('jonas')
  const asked = await queryClient.fetchQuery({ ...userQueries.info(), staleTime: 0 })
  expect(asked._id).toBe('camille')
})

test('a new token of the same person is taken over, and the page stays as it is', async () => {
  cookie.write('camille')
  const { session, happened, userId } = openTab()
  await session.user()
  cookie.write('camille-renewed')
  comeBack()
  await expect.poll(() => session.token()).toBe('camille-renewed')
  expect(happened).toEqual([])
  expect(userId()).toBe('camille')
})

test('the end of an older session does not end the one that has begun since', async () => {
  cookie.write('camille')
  const { session, left, happened } = openTab()
  await session.user()
  cookie.write('jonas')
  void session.end('asked')
  await expect.poll(() => happened).toEqual(['begun anew'])
  expect([left, cookie.read()]).toEqual([[], 'jonas'])
})

test('a token in an answer takes the place of the one that was asked with, and of no other', () => {
  cookie.write('camille')
  const { session } = openTab()
  session.renew('camille-renewed', 'camille')
  expect([session.token(), cookie.read()]).toEqual(['camille-renewed', 'camille-renewed'])
  session.renew('late', 'camille')
  expect(cookie.read()).toBe('camille-renewed')
  cookie.clear()
  session.renew('revived', 'camille-renewed')
  expect(cookie.read()).toBeUndefined()
})

test('a token in the header of an answer to a call without one: starts a session, and leads on, in every tab', async () => {
  const answer = Response.json({ data: { token: '' } }, { headers: { authorization: 'Bearer camille' } })
  answerWith(
    answerByToken(),
    handle(signIn, () => answer),
  )
  const [mine, other] = [openTab(), openTab()]
  const signingIn = mine.queryClient.getMutationCache().build(mine.queryClient, authMutations.signIn())
  await signingIn.execute({ email: 'camille@maison-lumen.example', password: 'p' }).catch(() => undefined)
  expect([mine.session.token(), cookie.read()]).toEqual(['camille', 'camille'])
  expect(mine.happened).toEqual(['revived'])
  await expect.poll(() => other.happened).toEqual(['revived'])
  expect((await mine.session.user())?._id).toBe('camille')
})

test('a token in an answer to a call without one: changes nothing for who is signed in', async () => {
  cookie.write('camille')
  const { session, happened, userId } = openTab()
  await session.user()
  session.renew('jonas', undefined)
  expect([session.token(), cookie.read(), userId(), happened]).toEqual(['camille', 'camille', 'camille', []])
})

test('a session whose token came in the header, too: begins once', async () => {
  const { session, userId } = openTab()
  session.renew('camille', undefined)
  await session.user()
  session.start('camille')
  expect(userId()).toBe('camille')
})

test('a refused token is nobody once the session has ended', async () => {
  answerWith(handle(getUserInfo, () => problem(401, 'unauthorized')))
  cookie.write('revoked')
  const { session, left } = openTab()
  expect(await session.user()).toBeUndefined()
  await expect.poll(() => left).toEqual(['expired'])
})
