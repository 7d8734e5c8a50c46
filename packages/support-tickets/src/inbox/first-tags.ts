import type { TicketRowTag } from '@replybay/ui-kit'

const ROOM_FOR = 2
const orderNumber = /^[A-Z]{2,}-\d+$/

/** The first tags of a ticket; an order's number is known by its icon. */
export function firstTags(tags: readonly string[]): TicketRowTag[] {
  return tags.slice(0, ROOM_FOR).map((text) => (orderNumber.test(text) ? { text, icon: 'order' } : { text }))
}
