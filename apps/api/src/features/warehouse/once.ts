import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { Failure } from '../../platform/contract/failure.ts'
import type { Person } from '../../platform/contract/handlers.ts'
import type { Queries } from '../../platform/database/database.ts'
import { warehouseKeys } from './tables.ts'

/** A call that is carried out once, however often it is sent. */
export interface KeyedCall {
  /** Who makes it: nobody can use up another's key. */
  person: Pick<Person, 'companyId' | 'userId'>
  /** Without one, each call is another one. */
  key: string | undefined
  operation: string
  body: object
}

/**
 * Inside the transaction that does the work, with what it changes locked.
 *
 * @param work does it. @returns what it made, a number or an id.
 * @returns what this call made, or the one before under the same key.
 * @throws Failure `key-reused` where the key was used for something else.
 */
export async function once(
  queries: Queries,
  { person, key, operation, body }: KeyedCall,
  work: () => Promise<string>,
): Promise<string> {
  if (key === undefined) return await work()
  const { companyId, userId: writer } = person
  const digest = createHash('sha256')
    .update(JSON.stringify([operation, body]))
    .digest('base64url')
  const isIt = and(
    eq(warehouseKeys.companyId, companyId),
    eq(warehouseKeys.writer, writer),
    eq(warehouseKeys.key, key),
  )
  // A second call waits here for the first one, and then reads what that has made.
  const claimed = await queries
    .insert(warehouseKeys)
    .values({ companyId, writer, key, digest, made: '', createdAt: new Date() })
    .onConflictDoNothing()
    .returning({ key: warehouseKeys.key })
  if (claimed.length === 0) {
    const [known] = await queries.select().from(warehouseKeys).where(isIt)
    if (!known || known.digest !== digest) throw new Failure('key-reused')
    return known.made
  }
  const made = await work()
  await queries.update(warehouseKeys).set({ made }).where(isIt)
  return made
}
