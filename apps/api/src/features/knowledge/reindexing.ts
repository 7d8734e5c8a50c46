/** What is indexed anew: on demand, after a change of the product, and where an instance ended in the middle of it. */
import type { components } from '@replybay/api-client'
import { and, eq, inArray, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Queries } from '../../platform/database/database.ts'
import type { FeatureJob, ServerContext } from '../../platform/server-feature.ts'
import { askForIndex, indexVersion, indexWaiting, RETRIES } from './indexing.ts'
import { lexiconVersion } from './lexicon.ts'
import type { readSettings } from './settings.ts'
import { type countDocuments, type DocumentRow, standing } from './store.ts'
import { knowledgeDocuments } from './tables.ts'
import { tellOf } from './topic.ts'

/** How long after all was indexed anew it may be asked for again; in ms. */
export const FORCED_PAUSE_MS = 10 * 60_000
/** Whoever waits so long, while nothing of the company was indexed, waits for nothing; in ms. */
const STUCK_MS = 15 * 60_000
/** Documents that are asked for again in one transaction. */
const BATCH = 500

/** Asks for documents of a company to be indexed anew: all of them, or some. */
export async function indexAll(
  { jobs }: Pick<ServerContext, 'jobs'>,
  queries: Queries,
  companyId: string,
  some?: SQL,
): Promise<void> {
  await queries
    .update(knowledgeDocuments)
    .set({ ...standing('waiting'), isAskedAgain: false, version: sql`${knowledgeDocuments.version} + 1` })
    .where(and(eq(knowledgeDocuments.companyId, companyId), some))
  await tellOf(queries, companyId, 'sources')
  await jobs.add(queries, indexWaiting, { companyId })
}

/** Indexes anew what was indexed by another version of the product, whose words are no longer those of a question. */
export const indexOutdated: FeatureJob = {
  name: 'knowledge-index-outdated',
  ...RETRIES,
  timeLimit: 600,
  atStart: {},
  async run(_, { database, jobs }) {
    const current = indexVersion(await lexiconVersion())
    const { indexedWith, state, problem } = knowledgeDocuments
    const isOutdated = and(
      or(isNull(indexedWith), ne(indexedWith, current)),
      or(eq(state, 'ready'), eq(problem, 'empty')),
    )
    const companies = await database.queries
      .selectDistinct({ id: knowledgeDocuments.companyId })
      .from(knowledgeDocuments)
      .where(isOutdated)
    for (const { id } of companies) {
      await database.transaction((queries) => indexAll({ jobs }, queries, id, isOutdated))
    }
  },
}

/** Asks once more for what nobody indexes any more; what still is not after that has failed, but for what waits for its turn. */
export const indexStuck: FeatureJob = {
  name: 'knowledge-index-stuck',
  ...RETRIES,
  timeLimit: 60,
  schedule: '*/10 * * * *',
  atStart: {},
  run: (_, { database, jobs }) =>
    database.transaction(async (queries) => {
      const before = new Date(Date.now() - STUCK_MS)
      const isStuck = stuckBefore(before, 'indexing')
      await queries
        .update(knowledgeDocuments)
        .set(standing('failed', 'error'))
        .where(and(isStuck, knowledgeDocuments.isAskedAgain))
      const stuck = queries
        .select({ id: knowledgeDocuments.id })
        .from(knowledgeDocuments)
        .where(isStuck)
        .limit(BATCH)
      const again = await queries
        .update(knowledgeDocuments)
        .set({ ...standing('indexing'), isAskedAgain: true, version: sql`${knowledgeDocuments.version} + 1` })
        .where(inArray(knowledgeDocuments.id, stuck))
        .returning({
          id: knowledgeDocuments.id,
          companyId: knowledgeDocuments.companyId,
          version: knowledgeDocuments.version,
        })
      for (const document of again) await askForIndex({ jobs }, queries, document)
      const waiting = await queries
        .selectDistinct({ companyId: knowledgeDocuments.companyId })
        .from(knowledgeDocuments)
        .where(stuckBefore(before, 'waiting'))
        .limit(BATCH)
      for (const company of waiting) await jobs.add(queries, indexWaiting, company)
    }),
}

function stuckBefore(before: Date, wanted: 'waiting' | 'indexing'): SQL | undefined {
  const { companyId, state, stateAt } = knowledgeDocuments
  return and(
    eq(state, wanted),
    lt(stateAt, before),
    sql`not exists (select from knowledge_documents as other where other.company_id = ${companyId}
      and other.state in ('ready', 'failed') and other.state_at >= ${before.toISOString()}::timestamptz)`,
  )
}

/** Where the indexing of a company stands. */
export function indexingOf(
  { forcedAt }: Pick<Awaited<ReturnType<typeof readSettings>>, 'forcedAt'>,
  counted: Awaited<ReturnType<typeof countDocuments>>,
): components['schemas']['KnowledgeIndexing'] {
  const sum = (states: readonly DocumentRow['state'][]) =>
    counted.filter(({ state }) => states.includes(state)).reduce((all, one) => all + one.count, 0)
  const open = sum(['waiting', 'indexing'])
  const finishedAt = Math.max(0, ...counted.map(({ last }) => last?.getTime() ?? 0))
  return {
    state: open > 0 ? 'running' : 'idle',
    done: sum(['ready', 'failed']),
    total: sum(['ready', 'failed']) + open,
    ...(open === 0 && finishedAt > 0 && { finishedAt: new Date(finishedAt).toISOString() }),
    ...(forcedAt && {
      startedAt: forcedAt.toISOString(),
      allowedAgainAt: new Date(forcedAt.getTime() + FORCED_PAUSE_MS).toISOString(),
    }),
  }
}
