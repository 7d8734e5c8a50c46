/**
 * Reads websites in the background: some pages a job, which asks for the next, so that it goes on wherever it was stopped.
 * What is read becomes known all at once, when all of it is read: a website that fails half-way leaves no half behind.
 */
import { eq, sql } from 'drizzle-orm'
import { knowledgePageWorkerFile } from '../../../paths.ts'
import type { Queries } from '../../../platform/database/database.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { openThread } from '../../../platform/threads/thread.ts'
import { firstAddress } from './addresses.ts'
import { begin } from './begin.ts'
import { keepOutcome } from './keep-outcome.ts'
import { publishWebsite } from './publish.ts'
import { type PageThread, problemOf, readAddress } from './read-address.ts'
import { readRules } from './rules.ts'
import { countRead, findRun, insertPages, nextPage, oldWebsites, type Run, type WebsiteRow } from './store.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

/** Pages of a website that are known. */
const MOST_PAGES = 200
/** After so many in a row that could not be had, a website is left alone. */
const MOST_FAILURES = 5
/** For all pages of a website, and for those of one job; in ms. */
const WEBSITE_MS = 3_600_000
const JOB_MS = 8_000
const PAGE_THREAD = { timeLimitMs: 5_000, memoryMb: 256 }

const DAY_MS = 24 * 3_600_000
/** Websites that are read again by the time alone, of those that are due. */
const BATCH = 50

export const readWebsite: FeatureJob<Run> = {
  name: 'knowledge-read-website',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  timeLimit: 180,
  async run(run, context) {
    const website = await findRun(context.database.queries, run)
    if (!website) return
    const thread: PageThread = openThread(knowledgePageWorkerFile, PAGE_THREAD)
    try {
      await readOn(context, website, thread)
    } finally {
      await thread.stop()
    }
  },
  onGivenUp: (run, { database }) => failRun(database.queries, run, 'error'),
}

/** Once a week each website is looked at for what has changed. */
export const rereadWebsites: FeatureJob = {
  name: 'knowledge-reread-websites',
  schedule: '37 * * * *',
  retries: 0,
  retryDelay: 0,
  retryDelayMax: 0,
  timeLimit: 60,
  run: (_data, context) =>
    context.database.transaction(async (queries) => {
      const old = await oldWebsites(queries, new Date(Date.now() - 7 * DAY_MS), BATCH)
      for (const website of old) await startReading(context, queries, website)
    }),
}

/** Asks for a website to be read from its beginning, in the transaction that causes it. */
export async function startReading(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  website: WebsiteRow,
): Promise<void> {
  const { id, run, link, isRecursive } = website
  if (!isRecursive) await queries.delete(knowledgePages).where(eq(knowledgePages.websiteId, id))
  await insertPages(queries, website, [{ link: firstAddress(new URL(link)), depth: 0, state: 'found' }])
  const again = await queries
    .update(knowledgePages)
    .set({ state: 'found', problem: null })
    .where(sql`${knowledgePages.websiteId} = ${id} and ${knowledgePages.isChosen}`)
    .returning({ id: knowledgePages.id })
  await queries
    .update(knowledgeWebsites)
    .set({
      reading: 'waiting',
      problem: null,
      run: run + 1,
      pagesFound: again.length,
      pagesRead: 0,
      failures: 0,
      startedAt: new Date(),
    })
    .where(eq(knowledgeWebsites.id, id))
  await jobs.add(queries, readWebsite, { websiteId: id, run: run + 1 })
}

async function readOn(context: ServerContext, found: WebsiteRow, thread: PageThread): Promise<void> {
  const { database, outbound } = context
  const { queries } = database
  const run = { websiteId: found.id, run: found.run }
  const tools = { outbound, thread }
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
    if (!website) return
    if (website.failures >= MOST_FAILURES) return await failRun(queries, run, 'unreachable')
    const isOver =
      Date.now() > website.startedAt.getTime() + WEBSITE_MS ||
      (await countRead(queries, website.id)) >= MOST_PAGES
    const page = isOver ? undefined : await nextPage(queries, website.id)
    if (!page) return await publishWebsite(context, run)
    const rules = readRules(website.origin, website.rules)
    const outcome = rules.mayRead(page.link)
      ? await readAddress(tools, page)
      : ({ kind: 'gone', problem: 'robots' } as const)
    await keepOutcome(database, run, { page, outcome, rules })
    if (rules.pauseMs > 0 || Date.now() > until) {
      const dueAt = new Date(Date.now() + rules.pauseMs)
      return await context.jobs.add(queries, readWebsite, run, { dueAt })
    }
  }
}

async function failRun(
  queries: Queries,
  { websiteId, run }: Run,
  problem: NonNullable<WebsiteRow['problem']>,
): Promise<void> {
  await queries
    .update(knowledgeWebsites)
    .set({ reading: 'failed', problem, updatedAt: new Date() })
    .where(sql`${knowledgeWebsites.id} = ${websiteId} and ${knowledgeWebsites.run} = ${run}`)
}
