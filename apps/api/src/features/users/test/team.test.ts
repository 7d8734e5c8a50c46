import {
  answerTicket,
  changeMemberRole,
  createInvitationLink,
  createView,
  getTicketInfo,
  getUserInfo,
  getWebInfo,
  handOverOwnership,
  inviteSupport,
  listAssignees,
  listSupports,
  listViews,
  listWarehouses,
  readInvitation,
  register,
  removeMember,
  signIn,
  validateCode,
} from '@replybay/api-client/operations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invitations } from '../../auth/tables.ts'
import { tickets } from '../../tickets/tables.ts'
import { WEB } from '../../../../test/support-desk.ts'
import { TestServer } from '../../../../test/test-server.ts'

let server: TestServer
let ids: Map<string, string>

beforeAll(async () => {
  server = await TestServer.start()
})
afterAll(() => server.stop())
beforeEach(async () => {
  const token = await server.tokenOf('owner')
  const { supports } = (await server.call(listSupports, { token })).data
  const { warehouses } = (await server.call(listWarehouses, { token })).data
  ids = new Map([...supports, ...warehouses].map((one) => [one.email.split('@', 1)[0] ?? '', one._id]))
})

const setRole = (by: string, whose: string, role: string) =>
  server.call(changeMemberRole, { as: by, path: { id: ids.get(whose) }, body: { role } })
const remove = (by: string, whom: string) =>
  server.call(removeMember, { as: by, path: { id: ids.get(whom) } })
const handOver = (to: string, password = 'replybay-demo') =>
  server.call(handOverOwnership, {
    as: 'owner',
    path: { id: ids.get(to) ?? 'no-such-id' },
    body: { password },
  })

const changeRights = (whose: string, role: string, permissions: object) =>
  server.call(changeMemberRole, { as: 'owner', path: { id: ids.get(whose) }, body: { role, permissions } })

/** @returns a new ticket of theirs. */
async function assignTo(whom: string) {
  const ticket = await server.openTicket()
  const assigneeId = ids.get(whom) ?? ''
  await server.database.queries.update(tickets).set({ assigneeId }).where(eq(tickets.id, ticket.id))
  return ticket
}

async function assigneeOf(ticketId: string) {
  const [ticket] = await server.database.queries.select().from(tickets).where(eq(tickets.id, ticketId))
  return ticket?.assigneeId
}

test('team: the list says when each person was last seen', async () => {
  const before = Date.now()
  const body = { email: 'support@maison-lumen.example', password: 'replybay-demo' }
  await server.call(signIn, { body })
  const { supports } = (await server.call(listSupports, { as: 'owner' })).data
  expect(supports.map((one) => one.role)).toEqual(expect.arrayContaining(['owner', 'admin', 'support']))
  const seen = supports.find((one) => one.email === body.email)?.lastSeenAt
  expect(Date.parse(seen ?? '')).toBeGreaterThanOrEqual(before)
})

test('rights: set beside the role, listed as exceptions, and gone with another role', async () => {
  const set = (permissions: object, role = 'support') =>
    server.call(changeMemberRole, {
      as: 'owner',
      path: { id: ids.get('support') },
      body: { role, permissions },
    })
  const ofSupport = async () => {
    const { supports } = (await server.call(listSupports, { as: 'owner' })).data
    return supports.find(({ _id }) => _id === ids.get('support'))?.permissions
  }
  const infoOf = async () => (await server.call(getUserInfo, { as: 'support' })).data.user.permissions

  expect(await infoOf()).toEqual({ main: true, web: true, email: true, discord: true, warehouse: false })
  expect((await set({ warehouse: true, email: false, web: true })).status).toBe(200)
  expect(await ofSupport()).toEqual({ warehouse: true, email: false })
  expect(await infoOf()).toEqual({ main: true, web: true, email: false, discord: true, warehouse: true })
  await set({ discord: false })
  expect(await ofSupport(), 'laid over what there is').toEqual({
    warehouse: true,
    email: false,
    discord: false,
  })
  await setRole('owner', 'support', 'support')
  expect(await ofSupport(), 'the same role changes nothing').toMatchObject({ warehouse: true })
  await set({})
  expect(await ofSupport()).toBeUndefined()
  await set({ web: false })
  const { assignees } = (await server.call(listAssignees, { as: 'owner' })).data
  expect(assignees.map(({ _id }) => _id)).not.toContain(ids.get('support'))
  await setRole('owner', 'support', 'admin')
  expect(await ofSupport()).toBeUndefined()
  await set({ web: false }, 'admin')
  expect(await ofSupport()).toBeUndefined()
  await setRole('owner', 'support', 'support')
  expect((await set({ kitchen: true })).status).toBe(400)
})

test('role: tickets of who becomes warehouse staff are unassigned', async () => {
  const { queries } = server.database
  const support = ids.get('support') ?? ''
  const assigned = () => queries.$count(tickets, eq(tickets.assigneeId, support))
  const [some] = await queries.select({ id: tickets.id }).from(tickets).limit(1)
  await queries
    .update(tickets)
    .set({ assigneeId: support })
    .where(eq(tickets.id, some?.id ?? ''))
  await setRole('owner', 'support', 'admin')
  expect(await assigned()).toBeGreaterThan(0)
  await setRole('owner', 'support', 'warehouse')
  expect(await assigned()).toBe(0)
  await setRole('owner', 'support', 'support')
})

test.each([
  ['who loses the websites', { web: false }],
  ['who loses the main platform', { main: false }],
])('rights: tickets of %s are unassigned', async (_who, permissions) => {
  const { id } = await assignTo('support')
  await changeRights('support', 'support', permissions)
  expect(await assigneeOf(id)).toBeNull()
  await changeRights('support', 'support', {})
})

test('role: warehouse staff who are given what tickets need keep those that are theirs', async () => {
  const { id } = await assignTo('support')
  await changeRights('support', 'warehouse', { main: true, web: true })
  expect(await assigneeOf(id)).toBe(ids.get('support'))
  await setRole('owner', 'support', 'support')
})

test('role: a change counts from the next call of the same session', async () => {
  expect((await server.call(getWebInfo, { as: 'warehouse', path: { id: 'web-maison-lumen' } })).status).toBe(
    403,
  )
  expect((await setRole('admin', 'warehouse', 'support')).status).toBe(200)
  expect((await server.call(getWebInfo, { as: 'warehouse', path: { id: 'web-maison-lumen' } })).status).toBe(
    200,
  )
  expect((await setRole('owner', 'warehouse', 'warehouse')).status).toBe(200)
  expect((await server.call(getWebInfo, { as: 'warehouse', path: { id: 'web-maison-lumen' } })).status).toBe(
    403,
  )
})

test('team: everybody but the owner is refused to make, change and remove admins', async () => {
  const refused = { status: 403, problem: { message: 'Only the account owner can do this' } }
  expect(await setRole('admin', 'support', 'admin')).toMatchObject(refused)
  expect(await setRole('admin', 'admin', 'support')).toMatchObject(refused)
  expect(await remove('admin', 'admin')).toMatchObject(refused)
  expect((await setRole('owner', 'support', 'admin')).status).toBe(200)
  expect((await setRole('owner', 'support', 'support')).status).toBe(200)
})

/** The token of the link to pass on of a new invitation. */
async function linkBy(token: string, email: string, role?: 'admin'): Promise<string> {
  await server.call(inviteSupport, { token, body: { emails: [email], ...(role && { role }) } })
  return await linkTo(token, email)
}

async function linkTo(token: string, email: string): Promise<string> {
  const { supports } = (await server.call(listSupports, { token })).data
  const id = supports.find((one) => one.email === email)?._id
  const { data } = await server.call(createInvitationLink, { token, path: { id } })
  return data.link.split('#invitation=')[1] ?? ''
}

const statusOf = async (invitation: string) =>
  (await server.call(readInvitation, { body: { invitation } })).status

test('who has not proved their address: is none of those who can be assigned tickets, until they have', async () => {
  const email = 'unproved@maison-lumen.example'
  const invitation = await linkBy(await server.tokenOf('owner'), email)
  const body = { email, password: 'seven lamps hang over the sea', name: 'Ines Moreau', invitation }
  const { registration } = (await server.call(register, { body })).data
  const names = async () =>
    (await server.call(listAssignees, { as: 'owner' })).data.assignees.map(({ name }) => name)
  expect(await names()).not.toContain('Ines Moreau')
  await server.call(validateCode, { body: { email, code: await server.codeFor(email), registration } })
  expect(await names()).toContain('Ines Moreau')
})

test.each(['removed', 'made support'])(
  'an admin who is %s: their invitation links open nothing',
  async (how) => {
    const email = `admin${how.length}@maison-lumen.example`
    const password = 'seven lamps hang over the sea'
    const owner = await server.tokenOf('owner')
    const byOwner = await linkBy(owner, `owner-${email}`)
    const invitation = await linkBy(owner, email)
    const { registration } = (await server.call(register, { body: { email, password, invitation } })).data
    const code = { email, code: await server.codeFor(email), registration }
    const { token } = (await server.call(validateCode, { body: code })).data
    const { user } = (await server.call(getUserInfo, { token })).data
    ids.set(email, user._id)
    await setRole('owner', email, 'admin')

    const link = await linkBy(token, `own-${email}`)
    await linkBy(await server.tokenOf('admin'), `other-${email}`)
    const otherLink = await linkTo(token, `other-${email}`)
    const accepted = {
      email: `accepted-${email}`,
      password,
      invitation: await linkBy(token, `accepted-${email}`),
    }
    const back = (await server.call(register, { body: accepted })).data.registration
    expect([await statusOf(link), await statusOf(otherLink)]).toEqual([200, 200])

    const ended = how === 'removed' ? await remove('owner', email) : await setRole('owner', email, 'support')
    expect(ended.status).toBe(200)
    expect([await statusOf(link), await statusOf(otherLink)]).toEqual([410, 410])
    const again = { email: accepted.email, code: await server.codeFor(accepted.email), registration: back }
    expect((await server.call(validateCode, { body: again })).status).toBeGreaterThanOrEqual(400)
    expect(await statusOf(byOwner)).toBe(200)
  },
)

test('team: the last owner is neither removed nor given another role', async () => {
  const refused = {
    status: 409,
    problem: { code: 'last-owner', message: 'The account needs an owner. Transfer ownership first.' },
  }
  expect(await setRole('owner', 'owner', 'admin')).toMatchObject(refused)
  expect(await remove('owner', 'owner')).toMatchObject(refused)
  expect(await remove('admin', 'owner')).toMatchObject(refused)
})

test('team: a person of another company is not found', async () => {
  const token = await server.tokenOf('owner@atelier-nord.example')
  const member = { token, path: { id: ids.get('support') } }
  for (const { status } of [
    await server.call(changeMemberRole, { ...member, body: { role: 'admin' } }),
    await server.call(removeMember, member),
    await server.call(handOverOwnership, { ...member, body: { password: 'replybay-demo' } }),
  ]) {
    expect(status).toBe(404)
  }
})

test('ownership: is transferred by an owner who knows the password, to a teammate', async () => {
  expect((await handOver('admin', 'wrong')).problem).toMatchObject({
    code: 'invalid-password',
    message: 'Invalid password',
  })
  expect((await handOver('nobody')).status).toBe(404)
  expect((await handOver('owner')).status).toBe(404)
  const { data } = await handOver('admin')
  expect(data.user).toMatchObject({ role: 'admin', ownerId: ids.get('admin') })
  expect((await server.call(getUserInfo, { as: 'admin' })).data.user.role).toBe('owner')
  expect((await server.call(listSupports, { as: 'admin' })).data.supports[0]).toMatchObject({ role: 'owner' })
  expect((await handOver('support')).status).toBe(403)
  const back = { password: 'replybay-demo' }
  expect(
    (await server.call(handOverOwnership, { as: 'admin', path: { id: ids.get('owner') }, body: back }))
      .status,
  ).toBe(200)
})

test('handed-over ownership: what both people have open is told that they may do other things', async () => {
  const told: string[] = []
  const listening = server.database.listen({
    notified: (payload) => told.push(String(JSON.parse(payload).userId)),
    missed: () => {},
  })
  await listening.begun
  await handOver('admin')
  await expect.poll(() => told).toEqual(expect.arrayContaining([ids.get('owner'), ids.get('admin')]))
  listening.stop()
  await server.call(handOverOwnership, {
    as: 'admin',
    path: { id: ids.get('owner') ?? '' },
    body: { password: 'replybay-demo' },
  })
})

test('handed-over ownership: invitations of admins by the old owner are over, others and those of the new owner are not', async () => {
  const owner = await server.tokenOf('owner')
  const nextOwner = await server.tokenOf('admin')
  const [boss, colleague] = ['next-boss@maison-lumen.example', 'next-colleague@maison-lumen.example']
  const ofBoss = await linkBy(owner, boss, 'admin')
  const ofColleague = await linkBy(owner, colleague)
  expect((await handOver('admin')).status).toBe(200)
  expect([await statusOf(ofBoss), await statusOf(ofColleague)]).toEqual([410, 200])
  const { supports } = (await server.call(listSupports, { token: nextOwner })).data
  const invited = supports.map(({ email }) => email)
  expect(invited).toContain(colleague)
  expect(invited).not.toContain(boss)
  const again = await linkBy(nextOwner, boss, 'admin')
  expect(await statusOf(again)).toBe(200)
  // As one that the old owner was about to make meanwhile.
  await server.database.queries
    .update(invitations)
    .set({ invitedBy: ids.get('owner') })
    .where(eq(invitations.email, boss))
  expect(await statusOf(again)).toBe(410)
  const back = { password: 'replybay-demo' }
  expect(
    (await server.call(handOverOwnership, { as: 'admin', path: { id: ids.get('owner') }, body: back }))
      .status,
  ).toBe(200)
})

test('teammate who is removed: is signed out at once, and what they wrote stays under their name', async () => {
  const { id } = await server.openTicket()
  await server.call(answerTicket, { as: 'support', path: { id }, body: { message: 'At your service' } })
  await server.call(createView, {
    as: 'support',
    path: { webId: WEB },
    body: { name: 'For the team', shared: true, filter: {} },
  })
  expect((await remove('admin', 'support')).status).toBe(200)
  expect((await server.call(getUserInfo, { as: 'support' })).status).toBe(401)
  const { views } = (await server.call(listViews, { as: 'owner', path: { webId: WEB } })).data
  expect(views.map(({ name, mine }) => [name, mine])).toContainEqual(['For the team', true])
  const ticket = (await server.call(getTicketInfo, { as: 'owner', path: { id } })).data.ticket
  expect(ticket.messages.at(-1)).toMatchObject({ text: 'At your service', authorName: 'Inès Moreau' })
  expect(await remove('admin', 'support')).toMatchObject({
    status: 404,
    problem: { code: 'not-found' },
  })
})
