/** What is done for a shop at the same time: none waits for another that waits for it. */
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isWaitedFor } from '../../../../test/is-waited-for.ts'
import { sharedServer } from '../../../../test/test-server.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { MAISON_LUMEN } from '../../../platform/demo/accounts.ts'
import { createDeliveryStore } from '../hooks/store-deliveries.ts'
import { holdIntegration, lockIntegration } from '../store.ts'
import { integrationDeliveries, integrations, integrationSendings } from '../tables.ts'

const server = sharedServer()
const companyId = MAISON_LUMEN
let count = 0

async function shop() {
  const [row] = await server()
    .database.queries.select()
    .from(integrations)
    .where(and(eq(integrations.companyId, companyId), eq(integrations.kind, 'shopify')))
  if (!row) throw new Error('The demo has one.')
  return row
}
/** What another transaction does once it is asked to. */
function beside(work: (queries: Queries) => Promise<unknown>) {
  const asked = Promise.withResolvers<void>()
  const done = asked.promise.then(() =>
    server().database.transaction(async (queries) => {
      await queries.execute(sql`set local lock_timeout = '3s'`)
      await work(queries)
    }),
  )
  return { begin: () => asked.resolve(), done }
}
const noteSending = (integrationId: string) => (queries: Queries) =>
  queries
    .insert(integrationSendings)
    .values({ companyId, integrationId, orderNumber: `L-${count++}`, shopId: '1', createdAt: new Date() })

test.each<[string, (queries: Queries, id: string) => Promise<unknown>]>([
  ['followed', (queries, id) => lockIntegration(queries, companyId, id)],
  [
    'connected again',
    (queries) => holdIntegration(queries, companyId, 'shopify', { url: null, now: new Date() }),
  ],
])('lock order: an order is sent while its shop is %s', async (_what, hold) => {
  const { id } = await shop()
  const sending = beside(noteSending(id))
  await server().database.transaction(async (queries) => {
    await hold(queries, id)
    sending.begin()
    await sending.done
  })
})

test('lock order: what is told waits while its hook becomes another, and is forgotten then', async () => {
  const { id } = await shop()
  const { database, jobs } = server()
  const store = createDeliveryStore({ database, jobs })
  await database.queries.update(integrations).set({ hookHash: 'one' }).where(eq(integrations.id, id))
  const told = (deliveryId: string) =>
    store({ companyId, integrationId: id, hookHash: 'one', deliveryId, topic: 'other', content: '{}' })
  await told('before')
  const begin = Promise.withResolvers<void>()
  // Asked for outside of the transaction that it waits for.
  const late = begin.promise.then(() => told('late'))
  await database.transaction(async (queries) => {
    await lockIntegration(queries, companyId, id)
    await queries.update(integrations).set({ hookHash: 'another' }).where(eq(integrations.id, id))
    begin.resolve()
    await expect.poll(() => isWaitedFor(queries), { timeout: 2_500 }).toBe(true)
  })
  await late
  const stored = await database.queries
    .select({ deliveryId: integrationDeliveries.deliveryId })
    .from(integrationDeliveries)
    .where(eq(integrationDeliveries.integrationId, id))
  expect(stored).toEqual([{ deliveryId: 'before' }])
})
