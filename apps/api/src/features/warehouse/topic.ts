/** That orders or returns came or were changed, for whoever shows them. */
import type { Queries } from '../../platform/database/database.ts'
import type { Topic } from '../../platform/stream/topic.ts'
import { publishToCompany } from '../webs/index.ts'

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
  await publishToCompany(queries, 'warehouse', companyId, ids)
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
