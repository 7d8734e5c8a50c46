import { Failure } from '../../../platform/contract/failure.ts'
import type { Database } from '../../../platform/database/database.ts'
import { lockOrder, type OrderRow, saveOrder } from '../store.ts'
import { tellOfWarehouse } from '../topic.ts'

/** Orders labels, and notes at the order why none was made. @throws what `ask` throws */
export async function notingProblem<Answer>(
  database: Database,
  { companyId, number }: OrderRow,
  ask: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Failure) await noteProblem(database, { companyId, number }, error.kind)
    throw error
  }
}

async function noteProblem(
  database: Database,
  { companyId, number }: Pick<OrderRow, 'companyId' | 'number'>,
  { code, message }: { code: string; message: string },
): Promise<void> {
  const at = new Date().toISOString()
  await database.transaction(async (queries) => {
    const row = await lockOrder(queries, companyId, number)
    // Another table has made one meanwhile.
    if (row.labels.length > 0) return
    await saveOrder(queries, { ...row, labelProblem: { code, message, at } })
    await tellOfWarehouse(queries, companyId, 'orders', number)
  })
}
