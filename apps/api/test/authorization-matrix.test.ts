/**
 * The authorization matrix of the API, for every operation of the contract, also for those to come: who may not
 * call is refused, who may is not, and another company's objects can be neither read nor changed.
 */
import { addAttachment, addNote, generateCode } from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operationsById, type Caller } from '../src/platform/contract/contract.ts'
import { newId } from '../src/platform/database/ids.ts'
import { companies } from '../src/features/users/tables.ts'
import { webs } from '../src/features/webs/tables.ts'
import { mails } from '../src/platform/mail/tables.ts'
import { ATELIER_NORD, MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { missingHandlers } from '../src/platform/contract/missing-handlers.ts'
import { fingerprintOf, marksOf, oneIdOfEach, tablesWithIds } from './company-rows.ts'
import { compileSchema, routes, type Route } from './contract-check.ts'
import { idsOf, mediaOf, parametersOf, pathIdsOf, sampleRequest, type IdOf } from './sample.ts'
import { sharedServer, TestServer } from './test-server.ts'

/** They end the session or the account that calls, so every walk takes them last, in this order. */
const LAST = ['signOut', 'changePassword', 'deleteAccount']

const OTHER_OWNER = 'owner@atelier-nord.example'
const OTHER_WEB = 'web-atelier-nord'
/** What the other owner may name, by the names that ids have in the contract. */
const ownIds = new Map([
  ['companyId', ATELIER_NORD],
  ['webId', OTHER_WEB],
])

const isMissing = (route: Route) => missingHandlers.some((id) => id === route.operation.operationId)
const nameOf = (route: Route) => route.operation.operationId
const callersOf = (route: Route): readonly Caller[] => operationsById.get(nameOf(route))?.callers ?? []
const mayCall = (route: Route, caller: Caller) => callersOf(route).includes(caller)
const inOrder = routes.toSorted((a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)))
const open = inOrder.filter((route) => mayCall(route, 'stranger'))
const guarded = inOrder.filter((route) => !mayCall(route, 'stranger'))
const forVisitors = guarded.filter((route) => mayCall(route, 'visitor'))
const forResets = guarded.filter((route) => mayCall(route, 'reset'))
const forPeople = guarded.filter((route) => !mayCall(route, 'visitor') && !mayCall(route, 'reset'))

/** For those who are not expected to change anything of anybody. */
const shared = sharedServer()

/** A server and a database of its own, for a walk that may change anything. */
async function walk(onTheWay: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await TestServer.start()
  try {
    await onTheWay(server)
  } finally {
    await server.stop()
  }
}

async function callAs(server: TestServer, token: string | undefined, route: Route, idOf?: IdOf) {
  const { url, ...rest } = sampleRequest(route, idOf)
  return server.request(route.method, url, { token, ...rest })
}

/** Calls each operation once, with a session of its own, and answers what each was answered. */
async function statusesFor(server: TestServer, email: string, some: readonly Route[]) {
  const statuses: Record<string, number> = {}
  for (const route of some) {
    const token = await server.newSession(email)
    statuses[nameOf(route)] = (await callAs(server, token, route)).status
  }
  return statuses
}

const all = (some: readonly Route[], status: number) =>
  Object.fromEntries(some.map((route) => [nameOf(route), status]))

test('what the contract gives as examples fits its descriptions', () => {
  const faults = routes.flatMap((route) => {
    const media = mediaOf(route)
    const { body, headers } = sampleRequest(route)
    const parts: { schema: object; value: unknown; name: string }[] = parametersOf(route).flatMap((one) =>
      one.example === undefined ? [] : [{ schema: one.schema, value: one.example, name: one.name }],
    )
    if (media && !headers) {
      parts.push({ schema: media[1].schema, value: body, name: 'body' })
    }
    return parts.flatMap(({ schema, value, name }) => {
      const validate = compileSchema(schema)
      return validate(value) ? [] : [`${nameOf(route)} ${name}: ${JSON.stringify(validate.errors)}`]
    })
  })
  expect(faults).toEqual([])
})

test('security and x-roles say the same of every operation', () => {
  const said = routes.map((route) => [nameOf(route), schemesOf(route)])
  const expected = routes.map((route) => {
    if (mayCall(route, 'stranger')) return [nameOf(route), []]
    const kind = (['visitor', 'reset'] as const).find((one) => mayCall(route, one))
    return [nameOf(route), [kind ?? 'session']]
  })
  expect(said).toEqual(expected)
})

function schemesOf(route: Route): string[] {
  const security = route.operation.security ?? [{ session: [] }]
  // An empty requirement among them: a call without a token is one, too.
  if (security.some((one) => Object.keys(one).length === 0)) return []
  return security.flatMap((one) => Object.keys(one))
}

test('strangers are refused wherever somebody has to be known, and change nothing', async () => {
  const before = await fingerprintOf(shared().database, MAISON_LUMEN)
  for (const token of [undefined, 'rb_s_guess', 'rb_v_guess']) {
    const statuses: Record<string, number> = {}
    for (const route of guarded) statuses[nameOf(route)] = (await callAs(shared(), token, route)).status
    expect(statuses).toEqual(all(guarded, 401))
  }
  expect(await fingerprintOf(shared().database, MAISON_LUMEN)).toEqual(before)
  for (const route of open) {
    const { status } = await callAs(shared(), undefined, route)
    expect([401, 403], nameOf(route)).not.toContain(status)
    if (isMissing(route)) expect([nameOf(route), status]).toEqual([nameOf(route), 501])
  }
})

test('a visitor may read and continue their own conversation, and call nothing else', async () => {
  const { id, visitorToken } = await shared().openTicket()
  for (const route of [...forPeople, ...forResets]) {
    expect([nameOf(route), (await callAs(shared(), visitorToken, route)).status]).toEqual([
      nameOf(route),
      401,
    ])
  }
  for (const route of forVisitors) {
    const { status } = await callAs(shared(), visitorToken, route, () => id)
    expect([401, 403], nameOf(route)).not.toContain(status)
  }
})

test('who resets a password may do that, and nothing else', async () => {
  await walk(async (server) => {
    const token = await server.newReset()
    for (const route of [...forPeople, ...forVisitors]) {
      expect([nameOf(route), (await callAs(server, token, route)).status]).toEqual([nameOf(route), 401])
    }
    for (const route of forResets) {
      const { status } = await callAs(server, await server.newReset(), route)
      expect([401, 403], nameOf(route)).not.toContain(status)
    }
  })
})

test.each(['owner', 'admin', 'support', 'warehouse'] as const)(
  '%s may call what the contract says, and nothing else',
  async (role) => {
    await walk(async (server) => {
      const email = `${role}@maison-lumen.example`
      const token = await server.tokenOf(email)
      const forbidden = forPeople.filter((route) => !mayCall(route, role))
      const allowed = forPeople.filter((route) => mayCall(route, role))

      const before = await fingerprintOf(server.database, MAISON_LUMEN)
      for (const route of forbidden) {
        expect([nameOf(route), (await callAs(server, token, route)).status]).toEqual([nameOf(route), 403])
      }
      for (const route of [...forVisitors, ...forResets]) {
        expect([nameOf(route), (await callAs(server, token, route)).status]).toEqual([nameOf(route), 401])
      }
      expect(await fingerprintOf(server.database, MAISON_LUMEN)).toEqual(before)

      for (const [id, status] of Object.entries(await statusesFor(server, email, allowed))) {
        expect([401, 403], `${id} for ${role}`).not.toContain(status)
        if (missingHandlers.some((one) => one === id)) expect([id, status]).toEqual([id, 501])
      }
    })
  },
)

test('the owner of another account reads and changes nothing by naming its ids', async () => {
  await walk(async (server) => {
    const { queries } = server.database
    // Nothing but authorization may be in the way: neither a trial that has ended nor a missing web.
    const paying = { subscriptionStatus: 'active', currentPeriodEnd: new Date(Date.now() + 9e8) } as const
    await queries.update(companies).set(paying).where(eq(companies.id, ATELIER_NORD))
    await queries.insert(webs).values({ id: OTHER_WEB, companyId: ATELIER_NORD, createdAt: new Date() })

    await fillTables(server)
    const ids = await oneIdOfEach(server.database, MAISON_LUMEN)
    expect([...ids.keys()].toSorted()).toEqual(tablesWithIds.toSorted())
    const marks = await marksOf(server.database, MAISON_LUMEN)
    const before = await fingerprintOf(server.database, MAISON_LUMEN)
    const tried = forPeople.filter((route) => mayCall(route, 'owner'))
    const faults: string[] = []
    for (const route of tried) {
      for (const idOf of isMissing(route) ? [aTicket(ids)] : waysToName(route, ids)) {
        const answer = await callAs(server, await server.newSession(OTHER_OWNER), route, idOf)
        const named = idsOf(route).map((name) => `${name}=${idOf(name)}`)
        const what = `${nameOf(route)} ${named.join(' ')} answered ${answer.status}`
        if (named.length > 0 && ![403, 404, 501].includes(answer.status)) faults.push(what)
        const read = marks.find((mark) => answer.text.includes(mark))
        if (read) faults.push(`${what} with ${read}`)
      }
    }
    expect(faults).toEqual([])
    expect(await fingerprintOf(server.database, MAISON_LUMEN)).toEqual(before)
  })
})

test('the same names find the objects for their own owner', async () => {
  await fillTables(shared())
  const ids = await oneIdOfEach(shared().database, MAISON_LUMEN)
  const token = await shared().tokenOf('owner')
  const found = new Set<string>()
  for (const route of forPeople.filter((one) => one.method === 'GET' && !isMissing(one))) {
    for (const idOf of pathIdsOf(route).length > 0 ? waysToName(route, ids) : []) {
      if ((await callAs(shared(), token, route, idOf)).status === 200) found.add(nameOf(route))
    }
  }
  expect([...found]).toEqual(
    expect.arrayContaining(['getTicketInfo', 'listTickets', 'countTickets', 'getWebInfo', 'getAttachment']),
  )
})

/** Adds what the demo has none of: a note and a file of the ticket whose id is tried, a code and a mail. */
async function fillTables(server: TestServer): Promise<void> {
  const ticketId = (await oneIdOfEach(server.database, MAISON_LUMEN)).get('tickets')
  const token = await server.tokenOf('owner')
  await server.call(addNote, { token, path: { id: ticketId }, body: { text: 'For colleagues alone' } })
  const form = ['name="name"\r\n\r\nx.txt', 'name="file"; filename="x.txt"\r\n\r\nx']
  const parts = form.map((part) => `--part\r\nContent-Disposition: form-data; ${part}\r\n`)
  const headers = { 'content-type': 'multipart/form-data; boundary=part' }
  const body = `${parts.join('')}--part--\r\n`
  await server.call(addAttachment, { token, path: { id: ticketId }, body, headers })
  const createdAt = new Date()
  const content = { recipient: 'lou@shop.example', subject: 'Hello', text: 'A mail to Lou', html: '' }
  await server.database.queries
    .insert(mails)
    .values({ id: newId(), companyId: MAISON_LUMEN, ...content, createdAt })
  await server.call(generateCode, { body: { email: 'owner@maison-lumen.example' } })
}

/**
 * Each id of the company in every place at once, in each place alone beside ids of the caller's own, and in the other
 * places of a path that names one of its tickets or webs.
 */
function waysToName(route: Route, ids: ReadonlyMap<string, string>): IdOf[] {
  const names = idsOf(route)
  if (names.length === 0) return [() => undefined]
  const values = [...ids.values()]
  const everywhere = values.map((id) => () => id)
  if (names.length === 1) return everywhere
  const beside = (other: IdOf, places: readonly string[]) =>
    places.flatMap((place) =>
      values.map(
        (id): IdOf =>
          (name) =>
            name === place ? id : other(name),
      ),
    )
  const alone = beside((name) => ownIds.get(name), names)
  const parents = pathIdsOf(route).length > 1 ? [ids.get('tickets'), ids.get('webs')] : []
  return [...everywhere, ...alone, ...parents.flatMap((parent) => beside(() => parent, pathIdsOf(route)))]
}

const aTicket =
  (ids: ReadonlyMap<string, string>): IdOf =>
  () =>
    ids.get('tickets')
