import type { Source } from './source.ts'

const sorts = ['title', 'kind', 'state', 'replies', 'updated'] as const

/** What the sources can be ordered by. */
export type SourceSort = (typeof sorts)[number]

/** What the sources are ordered by. It lives in the address. */
export interface SourceOrder {
  sort: SourceSort
  direction: 'ascending' | 'descending'
}

/** Where an address says nothing. */
const newestFirst: SourceOrder = { sort: 'updated', direction: 'descending' }

/** What an address says of an order, without what this build does not know. */
export function sourceOrder({ sort, order }: Readonly<Record<string, string | undefined>>): SourceOrder {
  const known = sorts.find((one) => one === sort)
  if (!known) return newestFirst
  return { sort: known, direction: order === 'descending' ? 'descending' : 'ascending' }
}

/** An order as the address says it: nothing where it is the usual one. */
export function addressOfOrder({ sort, direction }: SourceOrder) {
  const isUsual = sort === newestFirst.sort && direction === newestFirst.direction
  return {
    sort: isUsual ? undefined : sort,
    order: direction === 'descending' && !isUsual ? direction : undefined,
  }
}

/** As the server orders them: what needs a person first. */
const states: readonly unknown[] = ['failed', 'indexing', 'waiting', 'ready']
const kinds: readonly unknown[] = ['email', 'file', 'qa', 'text', 'ticket', 'website']

/** Compares sources as the server does; those that are the same in that stand with the last changed first. */
export function compareSources({ sort, direction }: SourceOrder): (one: Source, other: Source) => number {
  const turned = direction === 'descending' ? -1 : 1
  return (one, other) => turned * compareBy[sort](one, other) || -compareBy.updated(one, other)
}

const compareBy: Readonly<Record<SourceSort, (one: Source, other: Source) => number>> = {
  title: (one, other) => compareText(bareTitle(one), bareTitle(other)),
  kind: (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind),
  state: (one, other) => placeOfState(one) - placeOfState(other),
  replies: (one, other) => (one.replies ?? 0) - (other.replies ?? 0),
  updated: (one, other) => compareText(one.updatedAt ?? '', other.updatedAt ?? ''),
}

function placeOfState({ state }: Source): number {
  const place = states.indexOf(state)
  return place === -1 ? states.length : place
}

/** As the server has it: without accents and what begins a question, in lower case. */
function bareTitle({ title }: Source): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replace(/^[\s¿¡«"“‘([]+/u, '')
    .toLowerCase()
}

/** By code points, as the server compares. */
function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/**
 * Websites among documents that come in pages, both in an order. What may come before documents that are not loaded yet
 * comes with them.
 */
export function mergeSources(
  documents: readonly Source[],
  websites: readonly Source[],
  { order, isWhole }: { order: SourceOrder; isWhole: boolean },
): Source[] {
  const compare = compareSources(order)
  const merged = [...documents]
  for (const website of websites.toSorted(compare)) {
    const place = merged.findIndex((source) => compare(website, source) < 0)
    if (place >= 0) merged.splice(place, 0, website)
    else if (isWhole) merged.push(website)
  }
  return merged
}
