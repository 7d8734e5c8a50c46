/** Tells whoever works with a mailbox, in whatever process, that there is something to do. */
import type { Queries } from '../../../platform/database/database.ts'
import { tellProcesses } from '../../../platform/stream/publish.ts'
import { parseTold } from '../../../platform/stream/told.ts'

const WORK = 'mailbox'

/** Once the transaction is through. */
export async function wakeMailbox(queries: Queries, mailboxId: string): Promise<void> {
  await tellProcesses(queries, { work: WORK, id: mailboxId })
}

/** @returns the mailbox that is to be woken; undefined for what is about something else. */
export function wokenBy(payload: string): string | undefined {
  const told = parseTold(payload)
  return told && 'work' in told && told.work === WORK ? told.id : undefined
}
