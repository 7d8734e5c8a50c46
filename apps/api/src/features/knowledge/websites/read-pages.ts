/** Reads the pages of a website, one after another and no faster than the website likes. */
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'
import { hasRoom } from '../room.ts'
import { tellOf } from '../topic.ts'
import { begin } from './begin.ts'
import { keepOutcome } from './keep-outcome.ts'
import { publishWebsite } from './publish.ts'
import { type PageThread, problemOf, readAddress } from './read-address.ts'
import type { RobotsThread } from './robots-thread.ts'
import {
  countRead,
  countUnpublished,
  findRun,
  forgetContents,
  nextPage,
  type Run,
  type WebsiteRow,
} from './store.ts'
import { knowledgeWebsites } from './tables.ts'

/** Pages of a website that are known. */
const MOST_PAGES = 200
/** After so many in a row that could not be had, a website is left alone. */
const MOST_FAILURES = 5
/** For all pages of a website, and for those of one job; in ms. */
const WEBSITE_MS = 3_600_000
const JOB_MS = 8_000
/** A website that wants to be asked again later than that is left alone; in ms. */
const LONGEST_WAIT_MS = 600_000

/**
 * @returns when to go on; undefined where the reading is over.
 * @throws ThreadProblem where the website's robots.txt can't be read.
 */
export async function readPages(
  context: ServerContext,
  found: WebsiteRow,
  { thread, robots }: { thread: PageThread; robots: RobotsThread },
): Promise<Date | undefined> {
  const { database, outbound, config } = context
  const { queries } = database
  const run = { websiteId: found.id, run: found.run }
  const tools = { outbound, thread, robots }
  // A job that goes on was put off for as long as is asked.
  let isRested = found.reading !== 'waiting'
  if (found.reading === 'waiting') {
    const begun = await begin(database, tools, found).catch((error: unknown) => {
      if (error instanceof OutboundProblem) return { problem: problemOf(error.code) }
      throw error
    })
    if (begun.problem) return await failRun(queries, run, begun.problem)
  }
  const until = Date.now() + JOB_MS
  for (;;) {
    const website = await findRun(queries, run)
    if (website?.step !== found.step) return undefined
    const { companyId } = website
    const bytes = await countUnpublished(queries, companyId)
    const isRoom = await hasRoom(queries, { companyId, bytes, mostBytes: config.limits.knowledgeBytes })
    if (!isRoom) return await failRun(queries, run, 'too-large')
    if (website.failures >= MOST_FAILURES) return await failRun(queries, run, 'unreachable')
    const isOver =
      Date.now() > website.startedAt.getTime() + WEBSITE_MS ||
      (await countRead(queries, website.id)) >= MOST_PAGES
    const page = isOver ? undefined : await nextPage(queries, website.id)
    if (!page) {
      await publishWebsite(context, run)
      return undefined
    }
    const rules = { origin: website.origin, text: website.rules }
    const { allowed, pauseMs } = await robots.run({ ...rules, addresses: [page.link] })
    const mayRead = allowed.has(page.link)
    if (mayRead && !isRested) {
      const goOnAt = Date.now() + Math.max(pauseMs, config.crawlPauseMs)
      if (goOnAt > until) return new Date(goOnAt)
      await wait(goOnAt - Date.now())
    }
    // Only what was asked for is rested from.
    isRested = !mayRead
    const outcome = mayRead ? await readAddress(tools, page) : ({ kind: 'gone', problem: 'robots' } as const)
    if (outcome.kind === 'later') {
      const isLeft = outcome.waitMs > LONGEST_WAIT_MS || website.failures + 1 >= MOST_FAILURES
      if (isLeft) return await failRun(queries, run, 'refused')
      await countFailure(queries, run)
      return new Date(Date.now() + outcome.waitMs)
    }
    await keepOutcome(database, run, { page, outcome, rules, robots })
  }
}

async function countFailure(queries: Queries, { websiteId }: Run): Promise<void> {
  await queries
    .update(knowledgeWebsites)
    .set({ failures: sql`${knowledgeWebsites.failures} + 1` })
    .where(eq(knowledgeWebsites.id, websiteId))
}

export async function failRun(
  queries: Queries,
  { websiteId, run }: Run,
  problem: NonNullable<WebsiteRow['problem']>,
): Promise<undefined> {
  const [failed] = await queries
    .update(knowledgeWebsites)
    .set({ reading: 'failed', problem, updatedAt: new Date() })
    .where(and(eq(knowledgeWebsites.id, websiteId), eq(knowledgeWebsites.run, run)))
    .returning({ companyId: knowledgeWebsites.companyId })
  if (!failed) return
  await forgetContents(queries, websiteId, { hash: null })
  await tellOf(queries, failed.companyId, 'sources')
}
