import { PGlite } from '@electric-sql/pglite'
import { auto_explain } from '@electric-sql/pglite/contrib/auto_explain'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'

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

/** A database that tells the plan of every statement that anybody runs on it. */
export class RecordedDatabase {
  readonly #database: PGlite
  readonly #socket: PGLiteSocketServer
  readonly #statements: Statement[]

  private constructor(database: PGlite, socket: PGLiteSocketServer, statements: Statement[]) {
    this.#database = database
    this.#socket = socket
    this.#statements = statements
  }

  static async open(): Promise<RecordedDatabase> {
    const statements: Statement[] = []
    const database = await PGlite.create({ extensions: { auto_explain } })
    // All connections share one session, so this holds for all of them.
    await database.exec(`
      load 'auto_explain';
      set auto_explain.log_min_duration = 0;
      set auto_explain.log_analyze = on;
      set auto_explain.log_timing = off;
      set auto_explain.log_format = json;
      set client_min_messages = log;`)
    const run = database.execProtocolRawStream.bind(database)
    database.execProtocolRawStream = async (message, options) => {
      const parts: Uint8Array[] = []
      await run(message, {
        ...options,
        onRawData(part) {
          parts.push(part.slice())
          options?.onRawData(part)
        },
      })
      statements.push(...readPlans(Buffer.concat(parts).toString()))
    }
    const socket = new PGLiteSocketServer({ db: database, host: '127.0.0.1', port: 0, maxConnections: 20 })
    await socket.start()
    return new RecordedDatabase(database, socket, statements)
  }

  get url(): string {
    return `postgres://postgres@${this.#socket.getServerConn()}/postgres`
  }

  async execute(statements: string): Promise<void> {
    await this.#database.exec(statements)
  }

  /** What is run on it during some work. */
  async during(work: () => Promise<unknown>): Promise<Statement[]> {
    this.#statements.length = 0
    await work()
    return [...this.#statements]
  }

  async close(): Promise<void> {
    await this.#socket.stop()
    await this.#database.close()
  }
}

/** The notices in an answer of the server: each plan ends its field with a zero byte. */
function readPlans(answer: string): Statement[] {
  return [...answer.matchAll(/plan:\n(\{[^\0]*\})\0/g)].map(([, json = '']) => {
    // Sound: auto_explain was told to write JSON of this shape.
    const { 'Query Text': text, Plan: plan } = JSON.parse(json) as { 'Query Text': string; Plan: PlanNode }
    return { text, plan }
  })
}
