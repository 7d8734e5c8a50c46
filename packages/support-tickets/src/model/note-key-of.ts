import { draftKey } from '@replybay/sync'

/** Under which a note to a ticket is kept while it is written. */
export const noteKeyOf = (userId: string, ticketId: string) => draftKey(userId, `note:${ticketId}`)
