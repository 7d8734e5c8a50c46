import {
  archiveEmail,
  deleteEmail,
  listEmailHeaders,
  removeEmailSettings,
  updateEmail,
} from '@replybay/api-client/operations'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { emailCounts } from '../tables.ts'
import { emailLines, mailDesk } from './mail-desk.ts'

const server = sharedServer()
const desk = mailDesk(server)

const filters = ['all', 'unread', 'unanswered', 'attachments'] as const

/** What is told of the inbox with each filter, and of each folder. */
async function told() {
  const totals: Record<string, number> = {}
  const folders: Record<string, [number, number]> = {}
  for (const filter of filters) {
    const { data } = await server().call(listEmailHeaders, { as: 'support', body: { filter } })
    totals[filter] = data.total ?? 0
    for (const { folder, unread = 0, total = 0 } of data.folders ?? []) folders[folder] = [total, unread]
  }
  return { totals, folders }
}

async function expectRight() {
  const { totals, folders } = await told()
  const { rows } = await server().database.queries.execute<Record<string, number> & { name: string }>(sql`
    select f.name, f.kind = 'inbox' as inbox, count(e.id)::int as "all",
      count(*) filter (where not seen)::int as unread,
      count(e.id) filter (where answered_by is null)::int as unanswered,
      count(*) filter (where has_attachments)::int as attachments
    from mailbox_folders f left join emails e on e.folder_id = f.id group by f.id`)
  for (const row of rows) {
    if (row['inbox']) expect(totals).toEqual(Object.fromEntries(filters.map((name) => [name, row[name]])))
    expect(folders[row.name]).toEqual([row['all'], row['unread']])
  }
}

const receive = (id: string) => desk.receive(emailLines({ 'Message-ID': `<${id}@customer.example>` }))

test('counts of folders: are right after each way in which emails come, change and go', async () => {
  await desk.connectAnew()
  await expectRight()
  const [one, two, three] = [await receive('one'), await receive('two'), await receive('three')]
  await expectRight()
  const as = 'support'
  await server().call(updateEmail, { as, path: { id: one._id }, body: { seen: true } })
  await server().call(archiveEmail, { as, body: { header_id: two._id } })
  await server().call(deleteEmail, { as, body: { header_id: three._id } })
  await desk.answer({ header_id: one._id, text: 'An E27.' })
  await expectRight()
  const { totals } = await told()
  expect(totals).toMatchObject({ all: 1, unread: 0, attachments: 0 })
})

test('counts of folders: stay the same when their rows are folded, also by two at once', async () => {
  await desk.connectAnew()
  const { _id } = await receive('again')
  const { queries } = server().database
  await queries.execute(sql`
    insert into email_counts (company_id, folder_id, total, unread, unanswered, attachments)
    select company_id, folder_id, change, -change, change, 0
    from emails, generate_series(1, 600) as n, lateral (select case when n % 2 = 0 then 1 else -1 end as change) as c
    where id = ${_id}`)
  const before = await told()
  expect(await queries.$count(emailCounts)).toBeGreaterThan(600)
  const fold = () => keepHouse(server().database, new Date())
  await Promise.all([fold(), fold()])
  expect(await queries.$count(emailCounts)).toBeLessThan(100)
  expect(await told()).toEqual(before)
  await expectRight()
})

test('counts of folders: go with their mailbox', async () => {
  await desk.connectAnew()
  await receive('gone')
  await server().call(removeEmailSettings, { as: 'owner' })
  expect(await server().database.queries.$count(emailCounts)).toBe(0)
})
