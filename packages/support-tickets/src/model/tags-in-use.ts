import type { QueryClient } from '@tanstack/react-query'
import { loadedLists } from './loaded-lists.ts'

/** How many characters a tag may have. */
export const TAG_LIMIT = 40
/** How many tags a ticket may have. */
export const MOST_TAGS = 20

/** The tags of the tickets that were read, those first that most of them have. */
export function tagsInUse(client: QueryClient): string[] {
  const uses = new Map<string, Set<string>>()
  for (const { _id, tags = [] } of loadedLists(client).flat()) {
    for (const tag of tags) uses.set(tag, (uses.get(tag) ?? new Set()).add(_id))
  }
  const count = (tag: string) => uses.get(tag)?.size ?? 0
  return [...uses.keys()].toSorted((a, b) => count(b) - count(a) || a.localeCompare(b))
}

/** A tag as the team already writes it: "damaged" is "Damaged", not another one. */
export function asWritten(tag: string, tags: readonly string[]): string {
  if (tags.includes(tag)) return tag
  return tags.find((each) => each.toLowerCase() === tag.toLowerCase()) ?? tag
}
