/** That orders or returns came or were changed, for whoever shows them. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { publish } from '../../platform/stream/publish.ts'
import type { Topic } from '../../platform/stream/topic.ts'

type Changed = 'orders' | 'returns'

const isChanged = (id: string): id is Changed => id === 'orders' || id === 'returns'

/**
 * Tells everybody of the company, whichever of its webs they follow, once the transaction is through.
 *
 * @param orderNumber where one alone was changed
 */
export async function tellOfWarehouse(
  queries: Queries,
  companyId: string,
  changed: Changed,
  orderNumber?: string,
): Promise<void> {
  const id = orderNumber === undefined ? changed : `${changed} ${orderNumber}`
  const rows = sql`select company_id, id as web_id, ${id}::text as id, now() as at from webs
    where company_id = ${companyId}`
  await publish(queries, 'warehouse', rows)
}

export const warehouseTopic: Topic = {
  name: 'warehouse',
  mayFollow: (rights) => rights.has('warehouse'),
  isFor: (_event, { company }) => !company.switchedOff.has('warehouse'),
  // Nothing says when they have: whoever comes again reads what they show.
  since: async (_web, moment) => ['orders', 'returns'].map((id) => ({ id, at: moment.getTime(), by: null })),
  read: async (_web, written) =>
    written.flatMap(({ id }) => {
      const [changed = '', ...number] = id.split(' ')
      const orderNumber = number.join(' ')
      return isChanged(changed)
        ? [{ topic: 'warehouse' as const, id: changed, ...(orderNumber && { orderNumber }) }]
        : []
    }),
}
