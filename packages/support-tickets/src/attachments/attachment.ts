import { ticketQueries, type TicketMessage } from '@replybay/api-client'

/** A file of a message. */
export type Attachment = NonNullable<TicketMessage['attachments']>[number]

/** How long bytes are kept that nobody looks at, in ms: hundreds of pictures a day must not add up. */
const KEPT_MS = 30_000

const pictures = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'])

/** Whether it is shown rather than offered: pictures that can't hold a script. */
export const isPicture = ({ type }: Pick<Attachment, 'type'>): boolean => pictures.has(type)

/** Its bytes. They never change. */
export const attachmentQuery = (ticketId: string, { _id }: Pick<Attachment, '_id'>) => ({
  ...ticketQueries.attachment(ticketId, _id),
  staleTime: 'static' as const,
  gcTime: KEPT_MS,
})
