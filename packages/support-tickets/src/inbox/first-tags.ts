import { isOrderNumber } from '@replybay/feature-kit/order-links'
import type { TicketRowTag } from '@replybay/ui-kit'

/** The orders among the tags of a ticket, and the others: the one that its list is narrowed to first. */
export function tagOrder(tags: readonly string[], first: string | undefined): [string[], string[]] {
  const others = tags.filter((tag) => !isOrderNumber(tag))
  const isFirst = (tag: string) => tag.toLowerCase() === first?.toLowerCase()
  return [tags.filter(isOrderNumber), others.toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)))]
}

/** The first tags of a ticket; an order's number is known by its icon. */
export function firstTags(tags: readonly string[], count: number): TicketRowTag[] {
  return tags.slice(0, count).map((text) => (isOrderNumber(text) ? { text, icon: 'order' } : { text }))
}
