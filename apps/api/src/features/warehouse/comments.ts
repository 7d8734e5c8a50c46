import type { components } from '@replybay/api-client'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Database } from '../../platform/database/database.ts'
import { newId } from '../../platform/database/ids.ts'
import { once } from './once.ts'
import { findOrder, findReturn, lockOrder, lockReturn, saveOrder, saveReturn } from './store.ts'
import type { WarehouseComment } from './tables.ts'
import { tellOfWarehouse } from './topic.ts'

/** Of one order or return. */
const MOST = 500

/** What a colleague says. @param at when */
export function commentBy({ role, name }: Person, comment: string, at = new Date()): WarehouseComment {
  return {
    _id: newId(),
    comment,
    author: role === 'warehouse' ? 'warehouse' : 'support',
    authorName: name,
    createdAt: at.toISOString(),
  }
}

/** @throws Failure `limit-reached` */
export function withComment(comments: readonly WarehouseComment[], comment: WarehouseComment) {
  if (comments.length >= MOST) throw new Failure('limit-reached')
  return [...comments, comment]
}

/**
 * Comments on an order; once it was sent and something comes back, on its return.
 *
 * @throws Failure `not-found`, `limit-reached`
 */
export async function addComment(
  database: Database,
  person: Person,
  body: components['schemas']['NewWarehouseComment'],
  key: string | undefined,
): Promise<WarehouseComment> {
  const { companyId } = person
  const { orderNumber } = body
  return await database.transaction(async (queries) => {
    const returned = await findReturn(queries, companyId, orderNumber)
    const order = await findOrder(queries, companyId, orderNumber)
    if (!returned && !order) throw new Failure('not-found')
    const added = commentBy(person, body.comment)
    // Whichever is open; the order where both are.
    const isOnReturn = returned && (!order || order.status === 'sent')
    const held = isOnReturn
      ? await lockReturn(queries, companyId, orderNumber)
      : await lockOrder(queries, companyId, orderNumber)
    const call = { person, key, operation: 'addComment', body }
    const id = await once(queries, call, async () => {
      const comments = withComment(held.comments, added)
      if ('orderNumber' in held) await saveReturn(queries, { ...held, comments })
      else await saveOrder(queries, { ...held, comments })
      await tellOfWarehouse(queries, companyId, isOnReturn ? 'returns' : 'orders', orderNumber)
      return added._id
    })
    return held.comments.find(({ _id }) => _id === id) ?? added
  })
}
