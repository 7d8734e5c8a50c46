import type { User } from '@replybay/api-client'
import type { TicketNote } from '../model/ticket-note.ts'

/** Who wrote a note may delete it, and the owner and admins any. */
export function mayDeleteNote(
  { authorId }: Pick<TicketNote, 'authorId'>,
  { _id, role }: Pick<User, '_id' | 'role'>,
): boolean {
  return authorId === _id || role === 'owner' || role === 'admin'
}
