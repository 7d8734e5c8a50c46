import { asc, eq, sql } from 'drizzle-orm'
import { exported } from '../../platform/account/account-table.ts'
import { defineServerFeature } from '../../platform/server-feature.ts'
import { tickets } from '../tickets/tables.ts'
import { customerHandlers } from './routes.ts'
import { createCustomerService } from './service.ts'
import { backfillCustomerWords } from './word-index.ts'
import { deleteWithoutTickets } from './store.ts'
import { customers } from './tables.ts'
import { deleteTicketsOfWebs } from './web-tickets.ts'

/** Of a customer without any ticket nothing was deleted. */
const hasListedTicket = sql`(
  exists (select from ${tickets} where ${tickets.customerId} = ${customers.id} and ${tickets.status} <> 'deleted')
  or not exists (select from ${tickets} where ${tickets.customerId} = ${customers.id})
)`

/** The people who write to the company. */
export const customersFeature = defineServerFeature({
  id: 'customers',
  tables: [
    exported(customers, customers.companyId, {
      name: 'customers',
      columns: [
        'id',
        'companyId',
        'name',
        'email',
        'phone',
        'handle',
        'language',
        'location',
        'country',
        'timeZone',
        'blockedAt',
        'createdAt',
      ],
      left: ['words'],
      only: hasListedTicket,
    }),
  ],
  backfill: backfillCustomerWords,
  /** Before the tickets. @see lockTicket for the order of the tables. */
  async lockAccount(queries, companyId) {
    await queries
      .select({ id: customers.id })
      .from(customers)
      .where(eq(customers.companyId, companyId))
      .orderBy(asc(customers.id))
      .for('update')
  },
  /** A customer goes with the last of their tickets. */
  async emptyTicket(queries, { customerId }) {
    if (customerId) await deleteWithoutTickets(queries, [customerId])
    return []
  },
  async beforeWebGoes(queries, companyId, webId) {
    await deleteTicketsOfWebs(queries, companyId, [webId])
    return []
  },
  handlers: ({ database }) => customerHandlers(createCustomerService(database)),
})
