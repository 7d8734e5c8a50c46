import { tellPresence } from '@replybay/api-client/operations'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Follower, followServer, type Told } from './follower.ts'
import { supportDesk, WEB } from './support-desk.ts'
import { sharedServer, TestServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)
/** Another process on the same database. */
let other: TestServer
const opened: Follower[] = []

beforeAll(async () => {
  other = await TestServer.start({ database: server().database })
  for (const each of [server(), other]) await each.app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((one) => one.leave()))
})
afterAll(async () => {
  for (const each of [server(), other]) each.app.server.closeAllConnections()
  await other.app.close()
})

async function follow(who: string, at = server()) {
  const { follower } = await followServer(at, { topics: ['presence'] }, await at.tokenOf(who))
  if (!follower) throw new Error('Nobody may follow.')
  opened.push(follower)
  return follower
}

/** Resolves when what is told of a ticket or the web is as it should be; what holds already may be told again before. */
async function until(follower: Follower, id: string, isSo: (people: string) => boolean): Promise<void> {
  while (!isSo(wordsOf(await follower.about(id))));
}

const wordsOf = ({ data }: Told) =>
  (data.people ?? [])
    .map(({ name, doing }) => [name.split(' ')[0], doing].filter(Boolean).join(' '))
    .join(', ')

const does = (who: string, id: string, doing: 'looking' | 'replying' | 'noting' | 'left', at = server()) =>
  at.call(tellPresence, { as: who, path: { id }, body: { tab: who.replaceAll(/\W/g, '-'), doing } })

test('presence: colleagues are told who looks at a ticket, who writes in it and who has left it, also over another process', async () => {
  const { id } = await desk.open('Who answers me?')
  const ines = await follow('support')
  await follow('admin', other)
  await until(ines, WEB, (people) => people.includes('Thomas') && people.includes('Inès'))
  for (const [doing, at] of [
    ['looking', server()],
    ['replying', other],
    ['noting', server()],
  ] as const) {
    expect((await does('admin', id, doing, at)).status).toBe(200)
    await until(ines, id, (people) => people === `Thomas ${doing}`)
  }
  await does('admin', id, 'left')
  await until(ines, id, (people) => people === '')
})

test('presence: a page shows one ticket, and what it showed before is left', async () => {
  const [one, next] = [await desk.open('The one'), await desk.open('The next')]
  const ines = await follow('support')
  await does('support', one.id, 'replying')
  await until(ines, one.id, (people) => people === 'Inès replying')
  await does('support', next.id, 'looking')
  await until(ines, one.id, (people) => people === '')
})

test('presence: who begins to follow is told what holds, also in a process that has heard nothing of it', async () => {
  const { id } = await desk.open('Since when?')
  const ines = await follow('support')
  await does('support', id, 'replying')
  await ines.about(id)
  const [here, there] = [await follow('owner'), await follow('admin', other)]
  expect(await here.next()).toMatchObject({ data: { id: WEB, begins: true } })
  for (const one of [here, there]) await until(one, id, (people) => people === 'Inès replying')
})

test(
  'presence: ends with the stream, and not while the person comes again',
  { timeout: 20_000 },
  async () => {
    const { id } = await desk.open('Are you still there?')
    const thomas = await follow('admin')
    const ines = await follow('support', other)
    await until(thomas, WEB, (people) => people.includes('Inès'))
    await does('support', id, 'looking')
    await until(thomas, id, (people) => people === 'Inès looking')
    await ines.leave()
    const again = await follow('support')
    await until(again, id, (people) => people === 'Inès looking')
    await again.leave()
    await until(thomas, id, (people) => people === '')
  },
)

test('presence: nobody is told of who does not follow, and no stranger can tell or follow', async () => {
  const { id } = await desk.open('For the team alone')
  const ines = await follow('support')
  await does('owner', id, 'looking')
  await does('support', id, 'looking')
  expect(wordsOf(await ines.about(id))).toBe('Inès looking')
  expect((await does('warehouse', id, 'looking')).status).toBe(403)
  expect((await does('owner@atelier-nord.example', id, 'looking')).status).toBe(404)
})
