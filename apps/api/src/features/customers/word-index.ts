import { eq, isNull } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import { customerWords } from '../tickets/index.ts'
import { customers } from './tables.ts'

/** Customers that are read at a time. */
const BATCH = 100

/** Makes the words of customers that have none; of all of them, in steps. */
export async function backfillCustomerWords(queries: Queries): Promise<void> {
  while ((await nameSome(queries)) === BATCH);
}

async function nameSome(queries: Queries): Promise<number> {
  const known = await queries.select().from(customers).where(isNull(customers.words)).limit(BATCH)
  for (const customer of known) {
    const words = customerWords(customer)
    await queries.update(customers).set({ words }).where(eq(customers.id, customer.id))
  }
  return known.length
}
