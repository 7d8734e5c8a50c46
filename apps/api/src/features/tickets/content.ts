/** What is said in a ticket: words, files, or both. */
import { Failure } from '../../platform/contract/failure.ts'
import type { Queries } from '../../platform/database/database.ts'
import { giveToMessage } from '../attachments/index.ts'

/** @throws Failure `invalid-request` where there is neither. */
export function requireContent(path: string, text: string, files: readonly string[]): void {
  if (text.trim() !== '' || files.length > 0) return
  throw new Failure('invalid-request', { fields: [{ path, message: 'is empty' }] })
}

/** Files of the ticket become those of a message or a note. @throws Failure `invalid-request` where one is not there. */
export async function giveFiles(
  queries: Queries,
  ticketId: string,
  ids: string[],
  to: { messageId: string; isVisitors: boolean },
): Promise<void> {
  if ((await giveToMessage(queries, ticketId, ids, to)) === ids.length) return
  const fields = [{ path: '/body/attachments', message: 'names a file that is not there' }]
  throw new Failure('invalid-request', { fields })
}
