import { and, eq, notLike } from 'drizzle-orm'
import type { Database } from '../../../platform/database/database.ts'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { firstAddress, isSameSite, pageAddresses } from './addresses.ts'
import { keepOutcome, keepLinks } from './keep-outcome.ts'
import { type PageThread, type Problem, readAddress } from './read-address.ts'
import { type RobotsThread } from './robots-thread.ts'
import { fetchRules, readSitemaps } from './rules.ts'
import { findRun, insertPages, type WebsiteRow } from './store.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

/** A website may lead on so often before it shows its first page. */
export const MOST_MOVES = 5
/** Addresses that are taken from the lists of a website. */
export const MOST_LISTED = 500

interface Tools {
  outbound: Outbound
  thread: PageThread
  robots: RobotsThread
}

interface Begun {
  /** Why there is nothing to read on. */
  problem?: NonNullable<WebsiteRow['problem']>
}

/**
 * Reads the page that a website was named by, wherever it leads, and what the website says of itself.
 *
 * @throws OutboundProblem, or ThreadProblem where its robots.txt can't be read.
 */
export async function begin(database: Database, tools: Tools, website: WebsiteRow): Promise<Begun> {
  const { outbound, robots } = tools
  let start = new URL(website.link)
  for (let moves = 0; moves <= MOST_MOVES; moves++) {
    const { origin } = start
    const text = await fetchRules(outbound, origin)
    if (text === undefined) return { problem: 'unreachable' }
    const rules = await robots.run({ origin, text, addresses: [start.href] })
    if (!rules.allowed.has(start.href)) return { problem: 'refused' }
    const page = await addFirstPage(database, website, { start, rules: text })
    if (!page) return {}
    const outcome = await readAddress(tools, page)
    if (outcome.kind === 'moved') {
      await database.queries.delete(knowledgePages).where(eq(knowledgePages.id, page.id))
      start = new URL(outcome.to)
      continue
    }
    const problem = 'problem' in outcome ? fatal(outcome.problem) : undefined
    if (problem) return { problem }
    if (outcome.kind === 'later') return { problem: 'refused' }
    const run = { websiteId: website.id, run: website.run }
    await keepOutcome(database, run, { page, outcome, rules: { origin, text }, robots })
    if (website.isRecursive && !website.chosen) {
      const isOwn = (url: URL) => isSameSite(url, start)
      const listed = await readSitemaps(outbound, {
        origin,
        sitemaps: rules.sitemaps,
        isOwn,
        most: MOST_LISTED,
      })
      const links = pageAddresses(listed, origin)
      const { allowed } = await robots.run({ origin, text, addresses: links })
      await database.transaction(async (queries) => {
        const held = await findRun(queries, run, { lock: true })
        if (held) await keepLinks(queries, held, { links, depth: 1, allowed })
      })
    }
    return {}
  }
  return { problem: 'unreachable' }
}

/** What is no reason to leave the other pages unread. */
export function fatal(problem: Problem): Begun['problem'] {
  return problem === 'empty' || problem === 'robots' || problem === 'duplicate' ? undefined : problem
}

async function addFirstPage(
  database: Database,
  { id, run }: WebsiteRow,
  { start, rules }: { start: URL; rules: string },
) {
  return await database.transaction(async (queries) => {
    const held = await findRun(queries, { websiteId: id, run }, { lock: true })
    if (!held) return undefined
    const link = firstAddress(start)
    await queries
      .delete(knowledgePages)
      .where(and(eq(knowledgePages.websiteId, id), notLike(knowledgePages.link, `${start.origin}/%`)))
    await insertPages(queries, held, [{ link, depth: 0, state: 'found' }])
    await queries
      .update(knowledgeWebsites)
      .set({ reading: 'reading', origin: start.origin, rules })
      .where(eq(knowledgeWebsites.id, id))
    const [page] = await queries
      .select()
      .from(knowledgePages)
      .where(and(eq(knowledgePages.websiteId, id), eq(knowledgePages.link, link)))
    return page
  })
}
