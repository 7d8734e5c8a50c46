import { createView, deleteView, listViews, updateView } from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const save = async (name: string, view: object) =>
  (await server().call(createView, { as: name, path: { webId: WEB }, body: view })).data.view
const namesFor = async (person: string) =>
  (await server().call(listViews, { as: person, path: { webId: WEB } })).data.views.map(({ name }) => name)

test('view: a person’s own is theirs alone, one of the team is everybody’s', async () => {
  await save('support', { name: 'Mine', filter: { assignee: 'me' } })
  await save('support', { name: 'Ours', shared: true, filter: { tag: 'Invoice' } })
  expect(await namesFor('support')).toEqual(expect.arrayContaining(['Mine', 'Ours']))
  expect(await namesFor('admin')).toContain('Ours')
  expect(await namesFor('admin')).not.toContain('Mine')
})

test('view: counts the tickets that it holds, with “me” as the person who looks', async () => {
  const { id } = await desk.open('Count me')
  const view = await save('support', {
    name: 'Counted',
    shared: true,
    filter: { assignee: 'me', status: 'open' },
  })
  const countFor = async (person: string) => {
    const { views } = (await server().call(listViews, { as: person, path: { webId: WEB } })).data
    return views.find(({ _id }) => _id === view._id)?.count
  }
  const [mine = 0, theirs = 0] = [await countFor('support'), await countFor('admin')]
  await desk.change(id, { assigneeId: await desk.me() })
  expect([await countFor('support'), await countFor('admin')]).toEqual([mine + 1, theirs])
})

test('view: one of more than 1,000 tickets counts 1,000', async () => {
  const view = await save('support', { name: 'Many', filter: { tag: 'Many' } })
  const { id } = await desk.open('One of many')
  await desk.change(id, { tags: ['Many'] })
  await server().database.queries.execute(sql`
    insert into tickets (id, company_id, web_id, customer_id, channel, status, tags, created_at, updated_at)
    select 'many-' || number, company_id, web_id, customer_id, channel, status, tags, created_at, updated_at
    from tickets, generate_series(1, 1000) as number where id = ${id}`)
  const { views } = (await server().call(listViews, { as: 'support', path: { webId: WEB } })).data
  expect(views.find(({ _id }) => _id === view._id)?.count).toBe(1_000)
})

test('view of the team: is changed by the person who saved it, the owner and admins alone', async () => {
  const view = await save('owner', { name: 'The owner’s', shared: true, filter: {} })
  const bySupport = { as: 'support', path: { id: view._id } }
  expect((await server().call(updateView, { ...bySupport, body: { name: 'Mine now' } })).status).toBe(403)
  expect((await server().call(deleteView, bySupport)).status).toBe(403)
  const renamed = await server().call(updateView, {
    as: 'admin',
    path: { id: view._id },
    body: { name: ' Renamed ' },
  })
  expect(renamed.data.view.name).toBe('Renamed')
  await server().call(deleteView, { as: 'admin', path: { id: view._id } })
  expect(await namesFor('owner')).not.toContain('Renamed')
})

test('view: takes no channel and no status that the list does not', async () => {
  for (const filter of [{ channel: 'fax' }, { status: 'lost' }]) {
    const body = { name: 'Unknown', filter }
    const refused = await server().call(createView, { as: 'owner', path: { webId: WEB }, body })
    expect(refused).toMatchObject({ status: 400, problem: { code: 'invalid-request' } })
  }
  const view = await save('owner', {
    name: 'Known',
    filter: { channel: 'web', status: 'open', tag: 'Invoice' },
  })
  const change = { as: 'owner', path: { id: view._id }, body: { filter: { channel: 'fax' } } }
  expect((await server().call(updateView, change)).status).toBe(400)
})

test('view of the team that another changes meanwhile: the later one is told, and nothing is lost', async () => {
  const filter = { status: 'open', tag: 'Invoice' }
  const { _id } = await save('owner', { name: 'Invoices', shared: true, filter })
  const change = (person: string, body: object) =>
    server().call(updateView, { as: person, path: { id: _id }, body })
  const seen = { name: 'Invoices', filter: { tag: 'Invoice', status: 'open' } }
  const theirs = { status: 'closed', tag: 'Invoice' }
  expect((await change('admin', { filter: theirs, seen })).status).toBe(200)
  expect(await change('owner', { name: 'Bills', filter: { status: 'open' }, seen })).toMatchObject({
    status: 409,
    problem: { code: 'changed-meanwhile', fields: [{ path: '/body/filter' }] },
  })
  const { data } = await change('owner', { name: 'Bills', filter, seen })
  expect(data.view).toMatchObject({ name: 'Bills', filter: theirs })
  expect((await change('owner', { filter: { status: 'open' }, seen: { filter: theirs } })).status).toBe(200)
})

test('view: another person’s own is not found', async () => {
  const view = await save('owner', { name: 'Private', filter: {} })
  expect(
    (await server().call(updateView, { as: 'admin', path: { id: view._id }, body: { name: 'x' } })).status,
  ).toBe(404)
  expect((await server().call(deleteView, { as: 'admin', path: { id: view._id } })).status).toBe(404)
})

test('views: are in the order in which the person put them', async () => {
  const views = []
  for (const name of ['One', 'Two', 'Three']) views.push(await save('admin', { name, filter: {} }))
  await server().call(updateView, { as: 'admin', path: { id: views[2]?._id }, body: { index: 0 } })
  const own = (await server().call(listViews, { as: 'admin', path: { webId: WEB } })).data.views.filter(
    ({ shared }) => !shared,
  )
  expect(own.map(({ name }) => name)).toEqual(['Three', 'One', 'Two'])
})

test('views: the fifty-first of a kind is refused', async () => {
  const saved = (await server().call(listViews, { as: 'owner', path: { webId: WEB } })).data.views.filter(
    ({ shared }) => !shared,
  ).length
  for (let index = saved; index < 50; index++) await save('owner', { name: `View ${index}`, filter: {} })
  const one = await server().call(createView, {
    as: 'owner',
    path: { webId: WEB },
    body: { name: 'One too many', filter: {} },
  })
  expect(one).toMatchObject({
    status: 409,
    problem: { message: 'You’ve reached the limit of 50 views. Delete one first.' },
  })
})
