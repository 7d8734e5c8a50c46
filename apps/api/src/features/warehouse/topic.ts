/** That orders or returns came or were changed, for whoever shows them. */
import { sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { publish } from '../../platform/stream/publish.ts'
import type { Topic } from '../../platform/stream/topic.ts'

/** Of more orders at once, their readers read lists rather than each. */
const MOST_NAMED = 50

type Changed = 'orders' | 'returns'

const isChanged = (id: string): id is Changed => id === 'orders' || id === 'returns'

/**
 * Tells everybody of the company, whichever of its webs they follow, once the transaction is through.
 *
 * @param orderNumbers of what was changed; none where that is not known. Of more than are read one by one, none is named.
 */
export async function tellOfWarehouse(
  queries: Queries,
  companyId: string,
  changed: Changed,
  ...orderNumbers: readonly string[]
): Promise<void> {
  const areNamed = orderNumbers.length > 0 && orderNumbers.length <= MOST_NAMED
  const ids = areNamed ? orderNumbers.map((number) => `${changed} ${number}`) : [changed]
  const rows = sql`select company_id, webs.id as web_id, told.id, now() as at
    from webs cross join unnest(${sql.param(ids)}::text[]) as told (id)
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
