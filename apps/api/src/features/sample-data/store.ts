import { and, asc, eq, exists, inArray, type SQL } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { deleteWithoutTickets } from '../customers/index.ts'
import { customers } from '../customers/tables.ts'
import { deleteTickets } from '../tickets/index.ts'
import { tickets } from '../tickets/tables.ts'
import { companies } from '../users/tables.ts'
import { deleteSampleWebs } from '../webs/index.ts'
import { guilds, webs } from '../webs/tables.ts'

/** Two who add sample data at the same time come one after the other. */
export async function lockCompany(queries: Queries, companyId: string) {
  await queries
    .select({ id: companies.id })
    .from(companies)
    .where(eq(companies.id, companyId))
    .for('no key update')
}

/** Whether the company has anywhere that tickets could come from. */
export async function hasPlaces(queries: Queries, companyId: string): Promise<boolean> {
  const [web] = await queries.select({ id: webs.id }).from(webs).where(eq(webs.companyId, companyId)).limit(1)
  const [guild] = await queries
    .select({ id: guilds.id })
    .from(guilds)
    .where(eq(guilds.companyId, companyId))
    .limit(1)
  return web !== undefined || guild !== undefined
}

/** Holds rows until the transaction ends. @see lockTicket for the order of the tables. */
async function lockInOrder(
  queries: Queries,
  table: typeof customers | typeof tickets,
  which: SQL | undefined,
) {
  await queries.select({ id: table.id }).from(table).where(which).orderBy(asc(table.id)).for('update')
}

/** Customers whom the company knows from elsewhere too stay. */
export async function deleteSampleData(queries: Queries, companyId: string) {
  const sampleWebs = queries
    .select({ id: webs.id })
    .from(webs)
    .where(and(eq(webs.companyId, companyId), eq(webs.isSample, true)))
  const writers = await queries
    .select({ id: customers.id })
    .from(customers)
    .where(
      and(
        eq(customers.companyId, companyId),
        exists(
          queries
            .select({ id: tickets.id })
            .from(tickets)
            .where(and(eq(tickets.customerId, customers.id), inArray(tickets.webId, sampleWebs))),
        ),
      ),
    )
  const ids = writers.map((writer) => writer.id)
  await lockInOrder(queries, customers, inArray(customers.id, ids))
  const ofSample = and(eq(tickets.companyId, companyId), inArray(tickets.webId, sampleWebs))
  await lockInOrder(queries, tickets, ofSample)
  await deleteTickets(queries, ofSample)
  await deleteWithoutTickets(queries, ids)
  await deleteSampleWebs(queries, companyId)
}
