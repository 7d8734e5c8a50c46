/**
 * Reads websites in the background: some pages a job, which asks for the next, so that it goes on wherever it was stopped.
 * What is read becomes known all at once, when all of it is read: a website that fails half-way leaves no half behind.
 */
import { and, eq, notInArray } from 'drizzle-orm'
import { knowledgePageWorkerFile } from '../../../paths.ts'
import type { Queries } from '../../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../../platform/server-feature.ts'
import { openThread, ThreadProblem } from '../../../platform/threads/thread.ts'
import { mayUse } from '../../users/index.ts'
import { tellOf } from '../topic.ts'
import { firstAddress } from './addresses.ts'
import type { PageThread } from './read-address.ts'
import { failRun, readPages } from './read-pages.ts'
import { openRobotsThread } from './robots-thread.ts'
import { endStep, findRun, insertPages, oldWebsites, type Step, type WebsiteRow } from './store.ts'
import { knowledgePages, knowledgeWebsites } from './tables.ts'

export const PAGE_THREAD = { timeLimitMs: 5_000, memoryMb: 256 }

const DAY_MS = 24 * 3_600_000
/** Websites that are read again by the time alone, of those that are due. */
const BATCH = 50

export const readWebsite: FeatureJob<Step> = {
  name: 'knowledge-read-website',
  retries: 3,
  retryDelay: 5,
  retryDelayMax: 60,
  // As long as a slow website takes to begin.
  timeLimit: 600,
  atOncePerCompany: 2,
  async run({ websiteId, run: number, step }, context) {
    const run = { websiteId, run: number }
    const website = await findRun(context.database.queries, run)
    if (website?.step !== step) return
    if (!(await mayUse(context.database.queries, website.companyId, 'knowledge'))) {
      return await failRun(context.database.queries, run, 'error')
    }
    const thread: PageThread = openThread(knowledgePageWorkerFile, PAGE_THREAD)
    const robots = openRobotsThread()
    try {
      const dueAt = await readPages(context, website, { thread, robots })
      if (!dueAt) return
      await context.database.transaction(async (queries) => {
        if (!(await endStep(queries, { ...run, step }))) return
        const { companyId } = website
        await context.jobs.add(queries, readWebsite, { ...run, step: step + 1 }, { dueAt, companyId })
      })
    } catch (error) {
      // Pages that break their thread are told by themselves: this is its robots.txt.
      if (!(error instanceof ThreadProblem)) throw error
      await failRun(context.database.queries, run, 'refused')
    } finally {
      await Promise.all([thread.stop(), robots.stop()])
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
  const { id, run, link, isRecursive, chosen } = website
  if (!isRecursive || chosen) await queries.delete(knowledgePages).where(isLeft(website))
  const others = (chosen ?? []).map((page) => ({ link: page, depth: 1, state: 'found' as const }))
  await insertPages(queries, website, [
    { link: firstAddress(new URL(link)), depth: 0, state: 'found' },
    ...others,
  ])
  const again = await queries
    .update(knowledgePages)
    .set({ state: 'found', problem: null })
    .where(eq(knowledgePages.websiteId, id))
    .returning({ id: knowledgePages.id })
  await queries
    .update(knowledgeWebsites)
    .set({
      reading: 'waiting',
      problem: null,
      run: run + 1,
      step: 0,
      pagesFound: again.length,
      pagesRead: 0,
      failures: 0,
      startedAt: new Date(),
    })
    .where(eq(knowledgeWebsites.id, id))
  await tellOf(queries, website.companyId, 'sources')
  const { companyId } = website
  await jobs.add(queries, readWebsite, { websiteId: id, run: run + 1, step: 0 }, { companyId })
}

/** The pages that are read no more: of a website with chosen ones, all others. */
function isLeft({ id, chosen }: WebsiteRow) {
  const isIts = eq(knowledgePages.websiteId, id)
  return chosen ? and(isIts, notInArray(knowledgePages.link, chosen)) : isIts
}
