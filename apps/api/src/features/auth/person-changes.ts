import type { Queries } from '../../platform/database/database.ts'
import { tellProcesses } from '../../platform/stream/publish.ts'

/** Tells every instance that a session of a person has ended, or that they may do other things from now on. */
export async function tellPersonChanged(queries: Queries, userId: string): Promise<void> {
  await tellProcesses(queries, { userId })
}
