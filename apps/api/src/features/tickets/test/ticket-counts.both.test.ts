import { countTickets, deleteTicket } from '@replybay/api-client/operations'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '../../../../test/house.ts'
import { supportDesk, WEB } from '../../../../test/support-desk.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { ticketCounts, tickets } from '../tables.ts'

const server = sharedServer()
const desk = supportDesk(server)

async function answered() {
  const { counts, openGroups = {} } = (await desk.call(countTickets, { path: { webId: WEB } })).data
  return { counts, openGroups }
}

/** Of each status, the number that is answered and the number of tickets that there are. */
async function bothNumbers() {
  const { counts } = await answered()
  const { rows } = await server().database.queries.execute<{ status: string; count: number }>(sql`
    select status, count(*)::int as count from ${tickets}
    where web_id = ${WEB} and status <> 'deleted' group by status`)
  const sum = (channels: object = {}) => Object.values(channels).reduce((all, count) => all + count, 0)
  const told = Object.fromEntries(Object.entries(counts).map(([status, channels]) => [status, sum(channels)]))
  return [told, Object.fromEntries(rows.map(({ status, count }) => [status, count]))]
}

async function expectRight() {
  const [told, real] = await bothNumbers()
  expect(told).toEqual(real)
}

test('ticket counts: are right after each way in which tickets come, change and go', async () => {
  await expectRight()
  const ids: string[] = []
  for (let nth = 0; nth < 5; nth++) ids.push((await desk.open('To be counted')).id)
  await expectRight()
  const before = (await answered()).openGroups
  const me = await desk.me()
  await desk.bulk({ ids, assigneeId: me, unread: false })
  const after = (await answered()).openGroups
  expect(after.mine?.['web']).toBe((before.mine?.['web'] ?? 0) + 5)
  expect(after.unread?.['web'] ?? 0).toBe((before.unread?.['web'] ?? 0) - 5)
  await desk.bulk({ ids: ids.slice(0, 2), snoozedUntil: new Date(Date.now() + 60_000).toISOString() })
  const slept = (await answered()).openGroups
  expect(slept.mine?.['web']).toBe((after.mine?.['web'] ?? 0) - 2)
  expect(slept.snoozed?.['web']).toBe((after.snoozed?.['web'] ?? 0) + 2)
  await desk.bulk({ ids: ids.slice(0, 3), status: 'closed' })
  await desk.call(deleteTicket, { path: { id: ids[4] ?? '' } })
  await expectRight()
})

test('ticket counts: stay the same when their rows are folded, also by two at once', async () => {
  const { queries } = server().database
  await queries.execute(sql`
    insert into ticket_counts (company_id, web_id, status, channel, unread, count)
    select ${MAISON_LUMEN}, ${WEB}, 'open', 'web', false, case when n % 2 = 0 then 1 else -1 end
    from generate_series(1, 600) as n`)
  const rows = () => queries.$count(ticketCounts, eq(ticketCounts.webId, WEB))
  const before = await answered()
  expect(await rows()).toBeGreaterThan(600)
  const fold = () => keepHouse(server().database, new Date())
  await Promise.all([fold(), fold()])
  expect(await rows()).toBeLessThan(200)
  expect(await answered()).toEqual(before)
  await expectRight()
})
