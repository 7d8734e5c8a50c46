import { eq, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../platform/database/database.ts'
import { cutText } from '../../../platform/cut-text.ts'
import { tellOf } from '../topic.ts'
import { pageAddresses, pathOf } from './addresses.ts'
import type { Outcome } from './read-address.ts'
import type { RobotsRequest } from './robots.ts'
import type { RobotsThread } from './robots-thread.ts'
import {
  findRun,
  insertPages,
  isRepeated,
  linksOf,
  type PageRow,
  type Run,
  type WebsiteRow,
} from './store.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

const NOTHING_ASKED = { allowed: new Set<string>() }
/** Links between a page and the first one. */
const MOST_DEPTH = 3
/** Addresses of a website that are looked at, read or not. */
const MOST_FOUND = 1_000
/** Of one path, that differ by their parameters. */
const MOST_OF_PATH = 10

interface Kept {
  page: PageRow
  outcome: Exclude<Outcome, { kind: 'later' }>
  rules: Pick<RobotsRequest, 'origin' | 'text'>
  robots: RobotsThread
}

/**
 * Keeps what was read of a page, and where it leads. Of a reading that is over, nothing.
 *
 * @throws ThreadProblem
 */
export async function keepOutcome(
  database: Database,
  run: Run,
  { page, outcome, rules, robots }: Kept,
): Promise<void> {
  const { depth } = page
  const links = pageAddresses(linksIn(outcome), rules.origin)
  // Before the website is held: this can take its time.
  const { allowed } = links.length > 0 ? await robots.run({ ...rules, addresses: links }) : NOTHING_ASKED
  await database.transaction(async (queries) => {
    const website = await findRun(queries, run, { lock: true })
    if (!website) return
    const change = await changeOf(queries, page, outcome)
    await queries.update(knowledgePages).set(change).where(eq(knowledgePages.id, page.id))
    if (outcome.kind === 'moved') await keepLinks(queries, website, { links, depth, allowed })
    else if (website.isRecursive && !website.chosen && depth < MOST_DEPTH) {
      await keepLinks(queries, website, { links, depth: depth + 1, allowed })
    }
    const isFirst = depth === 0 && outcome.kind === 'read'
    await queries
      .update(knowledgeWebsites)
      .set({
        pagesRead: sql`${knowledgeWebsites.pagesRead} + 1`,
        pagesFound: sql`(select count(*) from ${knowledgePages}
          where ${knowledgePages.websiteId} = ${website.id})`,
        failures: outcome.kind === 'failed' ? sql`${knowledgeWebsites.failures} + 1` : 0,
        ...(isFirst && { title: cutText(outcome.page.siteName, 200) || null }),
      })
      .where(eq(knowledgeWebsites.id, website.id))
    await tellOf(queries, website.companyId, 'sources')
  })
}

/** Where a page leads. */
function linksIn(outcome: Kept['outcome']): readonly string[] {
  if (outcome.kind === 'moved') return [outcome.to]
  if (outcome.kind === 'read') return outcome.page.links
  return (outcome.kind === 'gone' && outcome.links) || []
}

async function changeOf(
  queries: Queries,
  page: PageRow,
  outcome: Kept['outcome'],
): Promise<Partial<PageRow>> {
  switch (outcome.kind) {
    case 'kept':
      return { state: 'kept', problem: null }
    case 'moved':
      return { state: 'gone', problem: 'duplicate', hash: null, content: null }
    case 'gone':
      return { state: 'gone', problem: outcome.problem, hash: null, content: null }
    case 'failed':
      return { state: 'failed', problem: outcome.problem }
    case 'read': {
      const { hash, etag, lastModified } = outcome
      const { title, text: content, words } = outcome.page
      if (await isRepeated(queries, page, hash)) {
        return { state: 'gone', problem: 'duplicate', hash: null, content: null, title, words }
      }
      const isSame = page.hash === hash
      return {
        state: isSame ? 'kept' : 'read',
        problem: null,
        title,
        words,
        hash,
        etag,
        lastModified,
        ...(!isSame && { content }),
      }
    }
  }
}

/** Adds the pages that a page leads to, as far as there is room. */
export async function keepLinks(
  queries: Queries,
  website: WebsiteRow,
  { links, depth, allowed }: { links: readonly string[]; depth: number; allowed: ReadonlySet<string> },
): Promise<void> {
  const known = new Set(await linksOf(queries, website.id))
  const ofPath = new Map<string, number>()
  for (const link of known) ofPath.set(pathOf(link), (ofPath.get(pathOf(link)) ?? 0) + 1)
  const added: string[] = []
  for (const link of links) {
    if (known.has(link) || known.size >= MOST_FOUND) continue
    const times = ofPath.get(pathOf(link)) ?? 0
    if (times >= MOST_OF_PATH) continue
    ofPath.set(pathOf(link), times + 1)
    known.add(link)
    added.push(link)
  }
  await insertPages(
    queries,
    website,
    added.map((link) =>
      allowed.has(link) ? { link, depth, state: 'found' } : { link, depth, state: 'gone', problem: 'robots' },
    ),
  )
}
