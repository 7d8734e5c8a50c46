import { setTimeout as wait } from 'node:timers/promises'
import { PostgresCluster } from '@replybay/postgres'
import { Client } from 'pg'

const POLL_MS = 200

/** A step of a plan, as PostgreSQL explains it after it was run. */
export interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: PlanNode[]
}

/** A statement that was run. */
export interface Statement {
  text: string
  plan: PlanNode
}

/** Each new connection tells the plan of every statement that it runs, in the log. */
const RECORDING = `
  load 'auto_explain';
  alter system set session_preload_libraries = 'auto_explain';
  alter system set auto_explain.log_min_duration = 0;
  alter system set auto_explain.log_analyze = on;
  alter system set auto_explain.log_timing = off;
  alter system set auto_explain.log_format = json;
  alter system set log_line_prefix = '';
  select pg_reload_conf()`

/** A database that tells the plan of every statement that anybody runs on it. */
export class RecordedDatabase {
  readonly #cluster: PostgresCluster

  private constructor(cluster: PostgresCluster) {
    this.#cluster = cluster
  }

  static async open(): Promise<RecordedDatabase> {
    // Written at once: a page whose rows wait for the disk is not yet one that an index alone can speak for.
    const cluster = await PostgresCluster.create({ durable: true })
    const database = new RecordedDatabase(cluster)
    // Each setting by itself: several statements are one transaction, which may change none.
    await database.execute(...RECORDING.split(';'))
    return database
  }

  get url(): string {
    return this.#cluster.url
  }

  async execute(...statements: string[]): Promise<void> {
    const client = new Client({ connectionString: this.url })
    await client.connect()
    try {
      for (const statement of statements) await client.query(statement)
    } finally {
      await client.end()
    }
  }

  /** From now on nothing begins by the clock: what else is run is what somebody asked for. */
  async stopSchedules(): Promise<void> {
    // Nor what the clock has begun already, and waits.
    await this.execute(
      "delete from pgboss.job where state < 'active' and name in (select name from pgboss.schedule)",
      'delete from pgboss.schedule',
    )
  }

  /** What waits is done no more, and what is under way is waited for: none of it is told among what is asked for. */
  async dropJobs(): Promise<void> {
    const client = new Client({ connectionString: this.url })
    await client.connect()
    try {
      for (;;) {
        await client.query("delete from pgboss.job where state < 'active'")
        const { rows } = await client.query("select 1 from pgboss.job where state = 'active' limit 1")
        if (rows.length === 0) return
        await wait(POLL_MS)
      }
    } finally {
      await client.end()
    }
  }

  /** What is run on it during some work, but for what the job queue asks by itself. */
  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    const before = await this.#cluster.readLog()
    await work()
    const log = await this.#cluster.readLog()
    return readPlans(log.slice(before.length)).filter(({ text }) => !text.includes('pgboss'))
  }

  async close(): Promise<void> {
    await this.#cluster.remove()
  }
}

/** The plans in a log: each line of one begins with a tab, the last one is a brace; one that is still being written has none yet. */
function readPlans(log: string): Statement[] {
  return [...log.matchAll(/ plan:\n((?:\t.*\n)+?\t}\n)/g)].map(([, json = '']) => {
    // Sound: auto_explain was told to write JSON of this shape.
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
    return { text, plan }
  })
}
