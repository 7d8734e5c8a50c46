import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { supportDesk, WEB } from './support-desk.ts'
import { sharedServer } from './test-server.ts'

const server = sharedServer()
const desk = supportDesk(server)

const as = async (name: string, method: string, path: string, body?: unknown) =>
  server().call(method, path, { token: await server().tokenOf(name), body })
const save = async (name: string, view: object) => (await as(name, 'POST', `/views/${WEB}`, view)).data.view
const namesFor = async (person: string) =>
  (await as(person, 'GET', `/views/${WEB}`)).data.views.map(({ name }) => name)

test('a view of one’s own is for oneself, one of the team for everybody', async () => {
  await save('support', { name: 'Mine', filter: { assignee: 'me' } })
  await save('support', { name: 'Ours', shared: true, filter: { tag: 'Invoice' } })
  expect(await namesFor('support')).toEqual(expect.arrayContaining(['Mine', 'Ours']))
  expect(await namesFor('admin')).toContain('Ours')
  expect(await namesFor('admin')).not.toContain('Mine')
})

test('a view counts what it holds, “me” being whoever looks', async () => {
  const { id } = await desk.open('Count me')
  const view = await save('support', {
    name: 'Counted',
    shared: true,
    filter: { assignee: 'me', status: 'open' },
  })
  const countFor = async (person: string) => {
    const { views } = (await as(person, 'GET', `/views/${WEB}`)).data
    return views.find(({ _id }) => _id === view._id)?.count
  }
  const [mine = 0, theirs = 0] = [await countFor('support'), await countFor('admin')]
  await desk.change(id, { assigneeId: await desk.me() })
  expect([await countFor('support'), await countFor('admin')]).toEqual([mine + 1, theirs])
})

test('a view that holds more than 1,000 tickets counts 1,000', async () => {
  const view = await save('support', { name: 'Many', filter: { tag: 'Many' } })
  const { id } = await desk.open('One of many')
  await desk.change(id, { tags: ['Many'] })
  await server().database.queries.execute(sql`
    insert into tickets (id, company_id, web_id, customer_id, channel, status, tags, created_at, updated_at)
    select 'many-' || number, company_id, web_id, customer_id, channel, status, tags, created_at, updated_at
    from tickets, generate_series(1, 1000) as number where id = ${id}`)
  const { views } = (await as('support', 'GET', `/views/${WEB}`)).data
  expect(views.find(({ _id }) => _id === view._id)?.count).toBe(1_000)
})

test('only who saved a view of the team, the owner and admins change it', async () => {
  const view = await save('owner', { name: 'The owner’s', shared: true, filter: {} })
  for (const [method, body] of [
    ['PATCH', { name: 'Mine now' }],
    ['DELETE', undefined],
  ] as const) {
    expect((await as('support', method, `/views/view/${view._id}`, body)).status).toBe(403)
  }
  const renamed = await as('admin', 'PATCH', `/views/view/${view._id}`, { name: ' Renamed ' })
  expect(renamed.data.view.name).toBe('Renamed')
  await as('admin', 'DELETE', `/views/view/${view._id}`)
  expect(await namesFor('owner')).not.toContain('Renamed')
})

test('view of the team that another changes meanwhile: the later one is told, and nothing is lost', async () => {
  const filter = { status: 'open', tag: 'Invoice' }
  const { _id } = await save('owner', { name: 'Invoices', shared: true, filter })
  const change = (person: string, body: object) => as(person, 'PATCH', `/views/view/${_id}`, body)
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

test('another person’s own view is as if it were not there', async () => {
  const view = await save('owner', { name: 'Private', filter: {} })
  expect((await as('admin', 'PATCH', `/views/view/${view._id}`, { name: 'x' })).status).toBe(404)
  expect((await as('admin', 'DELETE', `/views/view/${view._id}`)).status).toBe(404)
})

test('views stand in the order in which people put them', async () => {
  const views = []
  for (const name of ['One', 'Two', 'Three']) views.push(await save('admin', { name, filter: {} }))
  await as('admin', 'PATCH', `/views/view/${views[2]?._id}`, { index: 0 })
  const own = (await as('admin', 'GET', `/views/${WEB}`)).data.views.filter(({ shared }) => !shared)
  expect(own.map(({ name }) => name)).toEqual(['Three', 'One', 'Two'])
})

test('there are at most fifty of a kind', async () => {
  const saved = (await as('owner', 'GET', `/views/${WEB}`)).data.views.filter(({ shared }) => !shared).length
  for (let index = saved; index < 50; index++) await save('owner', { name: `View ${index}`, filter: {} })
  const one = await as('owner', 'POST', `/views/${WEB}`, { name: 'One too many', filter: {} })
  expect(one).toMatchObject({ status: 409, problem: { message: 'There are 50 views already' } })
})
