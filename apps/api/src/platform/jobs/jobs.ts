import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { fromDrizzle, PgBoss, type Db, type JobWithMetadata } from 'pg-boss'
import { afterCommit, type Database, type Queries } from '../database/database.ts'
import type { Job, JobData } from './job.ts'
import { Shares } from './shares.ts'

/** How often to look for jobs of other instances, in seconds; one's own are begun at once. */
const POLL_S = { embedded: 5, postgres: 2 }
/** Jobs of one kind that run at the same time in a process. */
const AT_ONCE = 4
/** What is done stays visible for so long, in seconds. */
const KEEP_DONE_S = 24 * 3_600
/** How long the process waits for what runs when it stops; in ms. */
const STOP_MS = 10_000

const NO_ID = '00000000-0000-0000-0000-000000000000'

interface AddOptions {
  /** Not before; at once without it. */
  dueAt?: Date
  /** Whose it is, for a job of which each company has a share. */
  companyId?: string
}

/** Background work, kept in the database until it is done. */
export interface Jobs {
  /** Asks for a job in the transaction that causes it: either both are kept, or none. */
  add<Data extends JobData>(
    queries: Queries,
    job: Job<Data, never>,
    data: Data,
    options?: AddOptions,
  ): Promise<void>
  /**
   * The same for a job that does all that there is to do: one of the same data that has not begun does this, too. It does
   * not begin before the transaction is through.
   */
  addUnlessWaiting<Data extends JobData>(
    queries: Queries,
    job: Job<Data, never>,
    data: Data,
    options?: Omit<AddOptions, 'dueAt'>,
  ): Promise<void>
  /**
   * The same in place of one of the same data that waits, for its time or for its next try: what it waited for is mended, and
   * it has all its tries before it.
   */
  addInPlace<Data extends JobData>(
    queries: Queries,
    job: Job<Data, never>,
    data: Data,
    options?: AddOptions,
  ): Promise<void>
  /** The same for many, in as many statements. */
  addAllInPlace<Data extends JobData>(
    queries: Queries,
    job: Job<Data, never>,
    all: readonly Data[],
    options?: AddOptions,
  ): Promise<void>
  /** Jobs of a company that wait for their next try have it now: what they failed for may be mended. */
  tryAgain(queries: Queries, job: { name: string }, companyId: string): Promise<void>
  /** Begins to run jobs, here beside other instances. */
  start(): Promise<void>
  /** Runs no more; resolves when what is under way is done. */
  stop(): Promise<void>
  /** Runs what waits, also for its time; resolves when nothing waits. For tests, in place of `start`. */
  runWaiting(): Promise<void>
}

interface Parts {
  database: Database
  jobs: readonly Job[]
  log: FastifyBaseLogger
}

type Attempt = JobWithMetadata<JobData>

/**
 * Opens the job queue of a database, whose tables it makes where they are missing.
 *
 * @throws for two jobs of one name.
 */
export async function openJobs({ database, jobs, log }: Parts): Promise<Jobs> {
  requireOwnNames(jobs)
  const boss = new PgBoss({
    db: outsideTransactions(database),
    backend: database.kind === 'embedded' ? 'pglite' : 'postgres',
    // What one process does is enough on a database that is its own.
    reindex: database.kind === 'postgres',
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.warn({ err: error }, 'The job queue failed'))
  /** The ids of those that run jobs, by the name of the job. */
  const workers = new Map<string, readonly string[]>()
  const shares = new Shares()
  await boss.start()
  for (const job of jobs) await openQueue(boss, job)

  async function attempt(job: Job, { id, data, retryCount }: Attempt): Promise<void> {
    try {
      await job.run(data)
    } catch (error) {
      const facts = { err: error, job: job.name, id, data, attempt: retryCount + 1 }
      if (retryCount < job.retries) log.warn(facts, 'A job failed, and is tried again later')
      else {
        log.error(facts, 'A job failed, and is given up')
        await job.onGivenUp?.(data)
      }
      throw error
    }
  }

  /** One of those that run jobs of a kind. @returns its id. */
  async function work(job: Job): Promise<string> {
    const options = {
      includeMetadata: true as const,
      pollingIntervalSeconds: POLL_S[database.kind],
      ...(job.atOncePerCompany && { groupConcurrency: job.atOncePerCompany }),
    }
    let id: string | undefined
    id = await boss.work<JobData, void, typeof options>(job.name, options, async ([one]) => {
      if (!one) return
      const giveBack = shares.take(job, one.groupId)
      try {
        await attempt(job, one)
      } finally {
        giveBack()
        // Where there was one there may be another: it looks at once, not when it is time to look.
        if (id !== undefined) boss.notifyWorker(id)
      }
    })
    return id
  }

  /**
   * Each of those that run a job: who is at work looks again only when done. Where the share of its company is at work here,
   * nobody could begin it: whoever is done first looks.
   */
  function lookNow({ name }: { name: string }, companyId?: string): void {
    if (companyId !== undefined && shares.areTaken(name, companyId)) return
    for (const worker of workers.get(name) ?? []) boss.notifyWorker(worker)
  }

  async function runOne(job: Job): Promise<boolean> {
    const [one] = await boss.fetch<JobData>(job.name, { includeMetadata: true, ignoreStartAfter: true })
    if (!one) return false
    try {
      await attempt(job, one)
      await boss.complete(job.name, one.id)
    } catch (error) {
      await boss.fail(job.name, one.id, { message: String(error) })
    }
    return true
  }

  const lookOnceCommitted = (queries: Queries, job: { name: string }, { dueAt, companyId }: AddOptions) => {
    if (!dueAt || dueAt.getTime() <= Date.now()) afterCommit(queries, () => lookNow(job, companyId))
  }

  const add: Jobs['add'] = async (queries, job, data, options = {}) => {
    await boss.send(job.name, data, { db: fromDrizzle(queries, sql), ...asQueued(options) })
    lookOnceCommitted(queries, job, options)
  }

  const addAllInPlace: Jobs['addAllInPlace'] = async (queries, job, all, options = {}) => {
    if (all.length === 0) return
    await queries.execute(sql`
      delete from pgboss.job
      where name = ${job.name} and state in ('created', 'retry')
        and data in (select jsonb_array_elements(${JSON.stringify(all)}::jsonb))`)
    const queued = all.map((data) => ({ data, ...asQueued(options) }))
    await boss.insert(job.name, queued, { db: fromDrizzle(queries, sql) })
    lookOnceCommitted(queries, job, options)
  }

  return {
    add,
    async addUnlessWaiting(queries, job, data, options) {
      // Whoever looks for jobs passes by one that is held.
      const { rows } = await queries.execute(sql`
        select from pgboss.job
        where name = ${job.name} and state = 'created' and start_after <= now()
          and data = ${JSON.stringify(data)}::jsonb
        limit 1 for share`)
      if (rows.length === 0) return await add(queries, job, data, options)
      afterCommit(queries, () => lookNow(job, options?.companyId))
    },
    addInPlace: (queries, job, data, options) => addAllInPlace(queries, job, [data], options),
    addAllInPlace,
    async tryAgain(queries, job, companyId) {
      await queries.execute(sql`
        update pgboss.job set start_after = now()
        where name = ${job.name} and state = 'retry' and group_id = ${companyId}`)
      afterCommit(queries, () => lookNow(job, companyId))
    },
    async start() {
      for (const job of jobs) {
        if (job.schedule) await boss.schedule(job.name, job.schedule, {})
        if (job.atStart) await boss.send(job.name, job.atStart)
        const ids = await Promise.all(Array.from({ length: job.atOnce ?? AT_ONCE }, () => work(job)))
        workers.set(job.name, ids)
      }
    },
    stop: () => boss.stop({ graceful: true, timeout: STOP_MS }),
    async runWaiting() {
      // One may ask for another.
      let hasRun = true
      while (hasRun) {
        hasRun = false
        for (const job of jobs) while (await runOne(job)) hasRun = true
      }
    },
  }
}

const asQueued = ({ dueAt, companyId }: AddOptions) => ({
  ...(dueAt && { startAfter: dueAt }),
  ...(companyId && { group: { id: companyId } }),
})

function requireOwnNames(jobs: readonly Job[]): void {
  const names = jobs.map(({ name }) => name)
  const twice = names.find((name, place) => names.indexOf(name) !== place)
  if (twice !== undefined) throw new Error(`Two jobs are named ${twice}.`)
}

async function openQueue(boss: PgBoss, job: Job): Promise<void> {
  const { name, retries, retryDelay, retryDelayMax, timeLimit } = job
  const options = {
    retryLimit: retries,
    retryDelay,
    retryBackoff: true,
    retryDelayMax,
    expireInSeconds: timeLimit,
    deleteAfterSeconds: KEEP_DONE_S,
  }
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
  // What the queue is like is read with the first question about it. Inside a transaction that could not be asked.
  await boss.findJobs(name, { id: NO_ID })
}

/** What the queue asks outside of transactions; inside one it would wait for ever for the only connection. */
function outsideTransactions(database: Database): Db {
  return { executeSql: (text, values) => fromDrizzle(database.queries, sql).executeSql(text, values) }
}
