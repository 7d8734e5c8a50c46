import type { TicketRowTag } from '@replybay/ui-kit'
import { isOrderNumber } from '../tags/order-number.ts'

/** The first tags of a ticket; an order's number is known by its icon. */
export function firstTags(tags: readonly string[], count: number): TicketRowTag[] {
  return tags.slice(0, count).map((text) => (isOrderNumber(text) ? { text, icon: 'order' } : { text }))
}
