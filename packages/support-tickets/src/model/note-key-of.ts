import { draftKey } from '@replybay/sync'

/** Under which a note to a ticket is kept while it is written. */
export const noteKeyOf = (userId: string, ticketId: string) => draftKey(userId, `note:${ticketId}`)

/** Under which the change of a note is kept while it is written. */
export const noteChangeKeyOf = (userId: string, noteId: string) => draftKey(userId, `note-change:${noteId}`)
