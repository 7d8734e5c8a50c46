import type { QueryClient } from '@tanstack/react-query'
import { loadedLists } from './loaded-lists.ts'

/** How many characters a tag may have. */
export const TAG_LIMIT = 40
/** How many tags a ticket may have. */
export const MOST_TAGS = 20

/** The tags of the tickets that were read, in the order of the alphabet. */
export function tagsInUse(client: QueryClient): string[] {
  const tags = loadedLists(client).flatMap((tickets) => tickets.flatMap((ticket) => ticket.tags ?? []))
  return [...new Set(tags)].toSorted((a, b) => a.localeCompare(b))
}

/** A tag as the team already writes it: "damaged" is "Damaged", not another one. */
export function asWritten(tag: string, tags: readonly string[]): string {
  if (tags.includes(tag)) return tag
  return tags.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag
}
