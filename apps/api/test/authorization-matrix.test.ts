/**
 * The authorization matrix of the API, for every operation of the contract, also for those to come: who may not
 * call is refused, who may is not, and another company's objects can be neither read nor changed.
 */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { operationsById, type Caller, type Right, type Role } from '../src/platform/contract/contract.ts'
import { companies } from '../src/features/users/tables.ts'
import { ATELIER_NORD, MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { missingHandlers } from '../src/platform/contract/missing-handlers.ts'
import { fingerprintOf, marksOf, tablesWithIds } from './company-rows.ts'
import { compileSchema, routes, type Route } from './contract-check.ts'
import { callAs, nameOf } from './call-as.ts'
import { addNamedObjects, kindAt } from './named-objects.ts'
import { idsOf, mediaOf, parametersOf, sampleRequest } from './sample.ts'
import { type CallAnswer, sharedServer, TestServer } from './test-server.ts'

/** They end the session or the account that calls, so every walk takes them last, in this order. */
const LAST = ['signOut', 'changePassword', 'deleteAccount']

const OTHER_OWNER = 'owner@atelier-nord.example'
const isMissing = (route: Route) => missingHandlers.some((id) => id === route.operation.operationId)
const rightsOf = (route: Route) => operationsById.get(nameOf(route))?.rights ?? []
const callersOf = (route: Route): readonly Caller[] => operationsById.get(nameOf(route))?.callers ?? []
const mayCall = (route: Route, caller: Caller) => callersOf(route).includes(caller)
const inOrder = routes.toSorted((a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)))
const open = inOrder.filter((route) => mayCall(route, 'anonymous'))
const guarded = inOrder.filter((route) => !mayCall(route, 'anonymous'))
const forVisitors = guarded.filter((route) => mayCall(route, 'visitor'))
const forResets = guarded.filter((route) => mayCall(route, 'reset'))
const forCustomers = guarded.filter((route) => mayCall(route, 'customer'))
const forPeople = guarded.filter(
  (route) => !(['visitor', 'customer', 'reset'] as const).some((kind) => mayCall(route, kind)),
)

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

test('contract: its examples fit its descriptions', () => {
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

test('contract: security and x-roles say the same of every operation', () => {
  const said = routes.map((route) => [nameOf(route), schemesOf(route)])
  const expected = routes.map((route) => {
    if (mayCall(route, 'anonymous')) return [nameOf(route), []]
    const kind = (['visitor', 'customer', 'reset'] as const).find((one) => mayCall(route, one))
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

test('anonymous caller: is refused wherever a session is needed, and changes nothing', async () => {
  const before = await fingerprintOf(shared().database, MAISON_LUMEN)
  for (const token of [undefined, 'rb_s_guess', 'rb_v_guess', 'rb_o_guess']) {
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

test('visitor: may read and continue their own conversation, and call nothing else', async () => {
  const { id, visitorToken } = await shared().openTicket()
  for (const route of [...forPeople, ...forCustomers, ...forResets]) {
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

test('customer: may read their own order, return it and write about it, and call nothing else', async () => {
  const token = await shared().newOrderToken()
  for (const route of [...forPeople, ...forVisitors, ...forResets]) {
    expect([nameOf(route), (await callAs(shared(), token, route)).status]).toEqual([nameOf(route), 401])
  }
  for (const route of forCustomers) {
    const { status } = await callAs(shared(), token, route)
    expect([401, 403], nameOf(route)).not.toContain(status)
  }
})

test('reset token: may set a password, and call nothing else', async () => {
  await walk(async (server) => {
    const token = await server.newReset()
    for (const route of [...forPeople, ...forVisitors, ...forCustomers]) {
      expect([nameOf(route), (await callAs(server, token, route)).status]).toEqual([nameOf(route), 401])
    }
    for (const route of forResets) {
      const { status } = await callAs(server, await server.newReset(), route)
      expect([401, 403], nameOf(route)).not.toContain(status)
    }
  })
})

/** What each role allows, as the contract says it in words. */
const roleLacks: Readonly<Record<Role, readonly Right[]>> = {
  owner: [],
  admin: [],
  support: ['warehouse'],
  warehouse: ['main', 'web', 'email', 'discord'],
}

const hasOneOf = (needed: readonly Right[], lacked: readonly Right[]) =>
  needed.length === 0 || needed.some((right) => !lacked.includes(right))

test.each(['owner', 'admin', 'support', 'warehouse'] as const)(
  '%s: may call what the contract says, and nothing else',
  async (role) => {
    await walk(async (server) => {
      const email = `${role}@maison-lumen.example`
      const token = await server.tokenOf(email)
      const isAllowed = (route: Route) => mayCall(route, role) && hasOneOf(rightsOf(route), roleLacks[role])
      const forbidden = forPeople.filter((route) => !isAllowed(route))
      const allowed = forPeople.filter(isAllowed)

      const before = await fingerprintOf(server.database, MAISON_LUMEN)
      for (const route of forbidden) {
        expect([nameOf(route), (await callAs(server, token, route)).status]).toEqual([nameOf(route), 403])
      }
      for (const route of [...forVisitors, ...forCustomers, ...forResets]) {
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

test('ids: each one that an operation names says what it names, in its feature’s test/named-objects.ts', () => {
  const unknown = guarded
    .filter((route) => !isMissing(route))
    .flatMap((route) =>
      idsOf(route)
        .filter((place) => !kindAt(nameOf(route), place))
        .map((place) => `${nameOf(route)}: ${place}`),
    )
  expect(unknown).toEqual([])
})

test('owner of another account: reads and changes nothing by naming ids of this one', async () => {
  await walk(async (server) => {
    const foreign = await addNamedObjects({
      server,
      companyId: MAISON_LUMEN,
      owner: 'owner@maison-lumen.example',
    })
    const own = await addOwnObjects(server)
    const marks = await marksOf(server.database, MAISON_LUMEN)
    const before = await fingerprintOf(server.database, MAISON_LUMEN)
    expect(tablesWithIds.filter((table) => !before[table]?.rows)).toEqual([])
    const tried = forPeople.filter((route) => mayCall(route, 'owner'))
    const faults: string[] = []
    for (const route of tried) {
      for (const places of waysToName(route)) {
        const idOf = (place: string) =>
          (places.includes(place) ? foreign : own).get(kindAt(nameOf(route), place) ?? 'ticket')
        const answer = await callAs(server, await server.newSession(OTHER_OWNER), route, idOf)
        const what = `${nameOf(route)} with another’s ${places.join(' and ')} answered ${answer.status}`
        if (places.length > 0 && !isRefused(answer, places) && !saysTaken(route, answer)) faults.push(what)
        const read = marks.find((mark) => answer.text.includes(mark))
        if (read) faults.push(`${what} with ${read}`)
      }
    }
    expect(faults).toEqual([])
    expect(await fingerprintOf(server.database, MAISON_LUMEN)).toEqual(before)
  })
})

/** As of an object that is not there, or that may not be named in this place. */
function isRefused({ status, problem }: CallAnswer, places: readonly string[]): boolean {
  const [field] = status === 400 ? (problem.fields ?? []) : []
  return (
    [403, 404, 501].includes(status) ||
    places.some((place) => /^\/body\/(?:\w+\/\d+\/)?(\w+)$/.exec(field?.path ?? '')?.[1] === place)
  )
}

/** A web that is to be added by its id: of another company’s, the specification lets the caller know. */
function saysTaken(route: Route, { status, problem }: CallAnswer): boolean {
  return nameOf(route) === 'addWeb' && status === 409 && problem.code === 'conflict'
}

/** Every id at once, and each beside ids of the caller's own: the places where another's id is tried. */
function waysToName(route: Route): string[][] {
  const places = idsOf(route)
  return places.length > 1 ? [places, ...places.map((place) => [place])] : [places]
}

/** What the owner of another account may name. Nothing but authorization is in the way: no trial that has ended. */
async function addOwnObjects(server: TestServer): Promise<ReadonlyMap<string, string>> {
  const paying = { subscriptionStatus: 'active', currentPeriodEnd: new Date(Date.now() + 9e8) } as const
  await server.database.queries.update(companies).set(paying).where(eq(companies.id, ATELIER_NORD))
  return addNamedObjects({ server, companyId: ATELIER_NORD, owner: OTHER_OWNER })
}

test('ids of the same kinds: lead their own owner to the objects', async () => {
  const own = await addOwnObjects(shared())
  // Nothing is looked for after it was deleted.
  const naming = forPeople
    .filter((route) => !isMissing(route) && mayCall(route, 'owner') && idsOf(route).length > 0)
    .toSorted((a, b) => Number(a.method === 'DELETE') - Number(b.method === 'DELETE'))
  const faults: string[] = []
  for (const route of naming) {
    const idOf = (place: string) => own.get(kindAt(nameOf(route), place) ?? '')
    const answer = await callAs(shared(), await shared().newSession(OTHER_OWNER), route, idOf)
    if (answer.status === 401 || isRefused(answer, idsOf(route)))
      faults.push(`${nameOf(route)} answered ${answer.status}`)
  }
  expect(faults).toEqual([])
})
