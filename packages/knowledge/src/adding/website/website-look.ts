/** What is seen of a website before it is added: the pages that were found, and what each holds as far as it was read. */
import type { LookedAtPage } from '@replybay/api-client'

/** As the crawler has it. */
const [MOST_READ, MOST_FOUND, MOST_DEPTH] = [200, 1_000, 3]

export interface FoundPage extends Omit<LookedAtPage, 'links'> {
  /** Links between it and the first page. */
  depth: number
  isRead: boolean
}

export interface WebsiteLook {
  /** Of the first page, where it is found. */
  link: string
  /** By their addresses. */
  pages: ReadonlyMap<string, FoundPage>
}

export function beginLook(link: string, read: readonly LookedAtPage[]): WebsiteLook {
  return addRead({ link, pages: new Map([[link, { link, depth: 0, isRead: false }]]) }, read)
}

/** What was read of some pages, and the pages that they lead to. */
export function addRead(look: WebsiteLook, read: readonly LookedAtPage[]): WebsiteLook {
  const pages = new Map(look.pages)
  for (const { links, ...page } of read) {
    const depth = pages.get(page.link)?.depth ?? 0
    pages.set(page.link, { ...page, ...repeated(page, pages), depth, isRead: true })
    const next = page.problem === 'duplicate' ? depth : depth + 1
    for (const link of next > MOST_DEPTH ? [] : links) {
      if (!pages.has(link) && pages.size < MOST_FOUND) pages.set(link, { link, depth: next, isRead: false })
    }
  }
  return { ...look, pages }
}

/** Another page that says the same is known by that one. */
function repeated({ link, digest }: LookedAtPage | Omit<LookedAtPage, 'links'>, pages: WebsiteLook['pages']) {
  const isSaid = [...pages.values()].some((one) => digest && one.link !== link && one.digest === digest)
  return isSaid ? { problem: 'duplicate' as const } : {}
}

/** Which pages to read next, those nearest to the first one before the others; none once enough are read. */
export function nextPages({ pages }: WebsiteLook, count: number): string[] {
  const all = [...pages.values()]
  const room = MOST_READ - all.filter(canChoose).filter(({ isRead }) => isRead).length
  return all
    .filter(({ isRead }) => !isRead)
    .toSorted((one, other) => one.depth - other.depth)
    .slice(0, Math.min(count, room))
    .map(({ link }) => link)
}

/** Whether a page can be added, as far as is known. */
export function canChoose({ problem }: FoundPage): boolean {
  return problem === undefined
}

/** The pages that are added: at most as many as are read. */
export function chosenPages({ pages }: WebsiteLook, left: ReadonlySet<string>): FoundPage[] {
  return [...pages.values()].filter((page) => canChoose(page) && !left.has(page.link)).slice(0, MOST_READ)
}

export interface TreeRow {
  page: FoundPage
  /** Pages above it by their paths. */
  level: number
  /** Its address below the host. */
  path: string
  /** The addresses of the pages below it. */
  below: readonly string[]
}

/** The pages in the order of their paths, each below the one whose path it goes on; without those that only lead on. */
export function treeOf({ pages }: WebsiteLook): TreeRow[] {
  const sorted = [...pages.values()]
    .filter(({ problem, title }) => problem !== 'duplicate' || title)
    .map((page) => {
      const path = page.link.replace(/^https?:\/\/[^/]+/, '') || '/'
      return { page, path, place: placeOf(path), below: [] as string[] }
    })
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
  const above: typeof sorted = []
  return sorted.map((row) => {
    while (above.length > 0 && !row.place.startsWith(above.at(-1)?.place ?? '')) above.pop()
    const level = above.length
    for (const { below } of above) below.push(row.page.link)
    above.push(row)
    return { page: row.page, path: row.path, level, below: row.below }
  })
}

/** Ends a name in a path: it sorts before all that names are made of. */
const END = '\u0001'

/** A path so that it begins those of all pages below it, and sorts before them. */
function placeOf(path: string): string {
  const names = path.replace(/\?.*/, '').split('/').filter(Boolean)
  return [...names, ...(path.includes('?') ? [path] : [])].map((name) => `${name}${END}`).join('')
}
