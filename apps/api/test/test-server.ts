import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { AnswerOf, components, Operation } from '@replybay/api-client'
import { getTicketInfo, openConversation, register, validateCode } from '@replybay/api-client/operations'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { findUserByEmail, insertReset, insertSession } from '../src/features/auth/store.ts'
import { insertOrderToken } from '../src/features/warehouse/return-page/store.ts'
import { findOrder } from '../src/features/warehouse/store.ts'
import { hashToken, newToken } from '../src/platform/secrets/tokens.ts'
import type { Database } from '../src/platform/database/database.ts'
import { DEMO_WEB_ID, MAISON_LUMEN } from '../src/platform/demo/accounts.ts'
import { listMails } from '../src/platform/mail/store.ts'
import { googleService } from '../src/platform/config/oauth-config.ts'
import { readConfig, type ServerConfig } from '../src/platform/config/config.ts'
import type { Jobs } from '../src/platform/jobs/jobs.ts'
import type { ServerFeature } from '../src/platform/server-feature.ts'
import { createServer, type Server } from '../src/server.ts'
import { checkAgainstContract } from './contract-check.ts'
import { addressOf, type Address, type AnyAddress, type CallArguments } from './operation-call.ts'
import { openTestDatabase } from './test-database.ts'

type Schemas = components['schemas']

/** More at once than any test asks for, but those of the limits. */
export const testLimits: ServerConfig['limits'] = {
  calls: 5_000,
  callsPerSender: 5_000,
  streams: 5_000,
  streamsPerPerson: 1_000,
  visitorStreams: 1_000,
  uploadBytesPerDay: 1024 ** 3,
  knowledgeBytes: 100 * 1024 ** 2,
}

/** Where files of tests are that choose no other place. */
export const testBlobs = { kind: 'folder', folder: join(tmpdir(), 'replybay-test-files') } as const

const testConfig: ServerConfig = {
  ...readConfig({}),
  logLevel: 'trace',
  // Calls of tests come from many addresses, and no test opens a socket for them.
  demo: 'on',
  isLocal: false,
  dashboardOrigin: 'https://desk.example',
  limits: testLimits,
  secretKey: Buffer.alloc(32, 7),
  // No test waits for a page.
  crawlPauseMs: 0,
  blobs: testBlobs,
  // A port that is never asked: what a test connects has a service of its own.
  services: {
    sendcloud: 'https://service.example:9',
    stripe: 'https://service.example:9',
    telegram: 'https://service.example:9',
    meta: 'https://service.example:9',
    discord: 'https://service.example:9',
  },
  // Nothing asks it for tokens: whoever finishes a sign-in has a provider of their own.
  oauth: { google: { ...googleService, clientId: 'replybay', clientSecret: 'a secret' } },
}

export interface ServerChoice extends Partial<ServerConfig> {
  dashboardFolder?: string
  outboxKey?: string
  /** What it is made of; all features if it is not given. */
  features?: readonly ServerFeature[]
  hasBackgroundWork?: boolean
  /** One that servers share; of its own, if it is not given. */
  database?: Database
}

/** What every call may bring. */
export interface RequestParts {
  token?: string | undefined
  /** Whose session it is made in: an address, or the name of a demo account of Maison Lumen. */
  as?: string | undefined
  body?: unknown
  headers?: Record<string, string> | undefined
  /** Network address of the caller. Limits count by it. */
  from?: string | undefined
}

/** A call of one operation. Its body may be any, since tests send wrong ones, too. */
export type CallOptions<Op extends Operation> = RequestParts & Address<Op>

/** The whole answer; of a stream that goes on, what it begins with. */
async function readAnswer(stream: Readable, type: string): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) {
    chunks.push(Buffer.from(chunk))
    if (type.startsWith('text/event-stream')) break
  }
  return Buffer.concat(chunks)
}

export interface CallAnswer<Data = unknown> {
  status: number
  headers: Record<string, unknown>
  text: string
  /** As they were sent. */
  bytes: Uint8Array
  /** Success: what stands under `data`. */
  data: Data
  problem: Schemas['Problem']
}

/** What stands under `data` when the operation succeeds. */
export type DataOf<Op extends Operation> =
  AnswerOf<Op> extends { data?: infer Data } ? NonNullable<Data> : never

let nextSender = 1

/** Another network address each time, so that no limit is met by accident. */
export const newSender = () => `10.0.${(nextSender >> 8) & 255}.${nextSender++ & 255}`

export class TestServer {
  readonly logLines: string[]
  /** What somebody read who watched the server. */
  readonly written: string[]
  readonly app: FastifyInstance
  readonly jobs: Jobs
  readonly database: Database
  readonly #tokens = new Map<string, string>()

  private constructor({ app, jobs }: Server, database: Database, logLines: string[], written: string[]) {
    this.app = app
    this.jobs = jobs
    this.database = database
    this.logLines = logLines
    this.written = written
  }

  static async start({
    dashboardFolder = '/nowhere',
    outboxKey,
    features,
    hasBackgroundWork = false,
    database: shared,
    ...config
  }: ServerChoice = {}): Promise<TestServer> {
    const logLines: string[] = []
    const written: string[] = []
    const database = shared ?? (await openTestDatabase())
    const { app, jobs } = await createServer({
      config: { ...testConfig, ...config },
      database,
      dashboardFolder,
      ...(outboxKey && { outboxKey }),
      ...(features && { features }),
      hasBackgroundWork,
      logStream: { write: (line) => logLines.push(line) },
      write: (text) => written.push(text),
    }).catch(async (error: unknown) => {
      await database.close()
      throw error
    })
    await app.ready()
    return new TestServer({ app, jobs }, database, logLines, written)
  }

  async stop(): Promise<void> {
    await this.app.close()
    await this.database.close()
  }

  /** Calls an operation and holds its answer to the contract. */
  async call<Op extends Operation>(
    operation: Op,
    ...[options]: CallArguments<CallOptions<Op>>
  ): Promise<CallAnswer<DataOf<Op>>> {
    const { path, query, ...parts }: RequestParts & AnyAddress = options ?? {}
    const address = addressOf(operation, { path, query })
    const answer = await this.request(operation.method.toUpperCase(), address, parts)
    // Sound: the contract's check has just read it; a test asks for data where the call succeeds.
    return answer as CallAnswer<DataOf<Op>>
  }

  /** Calls an address below the API's base, also one that is none of an operation. */
  async request(method: string, path: string, parts: RequestParts = {}): Promise<CallAnswer> {
    const { as, token = as === undefined ? undefined : await this.tokenOf(as), body, headers, from } = parts
    const request: InjectOptions = {
      method,
      url: `/api/v1${path}`,
      remoteAddress: from ?? newSender(),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    }
    const response = await this.app.inject({ ...request, payloadAsStream: true })
    const type = response.headers['content-type'] ?? ''
    const bytes = await readAnswer(response.stream(), type)
    const text = bytes.toString()
    checkAgainstContract(method, `/api/v1${path}`, { status: response.statusCode, type, body: text })
    const answer: unknown = type.startsWith('application/json') ? JSON.parse(text) : undefined
    // Sound: the contract's check has just read it.
    const { data } = (answer ?? {}) as { data: unknown }
    return {
      status: response.statusCode,
      text,
      bytes,
      headers: response.headers,
      data,
      problem: answer as Schemas['Problem'],
    }
  }

  /** The token of a demo account: "owner", "admin", "support" or "warehouse" of Maison Lumen. */
  async tokenOf(name: string): Promise<string> {
    const email = name.includes('@') ? name : `${name}@maison-lumen.example`
    const known = this.#tokens.get(email)
    if (known) return known
    const token = await this.newSession(email)
    this.#tokens.set(email, token)
    return token
  }

  /** A session of its own, without the time that checking a password takes. */
  async newSession(email: string): Promise<string> {
    const user = await findUserByEmail(this.database.queries, email)
    if (!user) throw new Error(`There is nobody with the address ${email}.`)
    const token = newToken('session')
    await insertSession(this.database.queries, {
      tokenHash: hashToken(token),
      userId: user.id,
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 3_600_000),
    })
    return token
  }

  /** A token with which the support colleague of Maison Lumen may set a new password. */
  async newReset(): Promise<string> {
    const user = await findUserByEmail(this.database.queries, 'support@maison-lumen.example')
    if (!user) throw new Error('The support colleague is not there.')
    const token = newToken('reset')
    const expiresAt = new Date(Date.now() + 3_600_000)
    await insertReset(this.database.queries, { tokenHash: hashToken(token), userId: user.id, expiresAt })
    return token
  }

  /** A token of an order of Maison Lumen, as its customer gets one on the return page. */
  async newOrderToken(number = 'ML-10420'): Promise<string> {
    const order = await findOrder(this.database.queries, MAISON_LUMEN, number)
    if (!order) throw new Error(`There is no order ${number}.`)
    const token = newToken('order')
    const now = new Date()
    const { id: orderId, companyId } = order
    const row = { companyId, orderId, webId: DEMO_WEB_ID, createdAt: now, lastUsedAt: now }
    await insertOrderToken(this.database.queries, { ...row, tokenHash: hashToken(token) })
    return token
  }

  /** What was mailed to an address, newest first. */
  mailsTo(address: string) {
    return listMails(this.database.queries, address, 20)
  }

  /** The newest code that was mailed to an address. */
  async codeFor(address: string): Promise<string> {
    for (const { text } of await this.mailsTo(address)) {
      const code = /^ {4}(\d{6})$/m.exec(text)?.[1]
      if (code) return code
    }
    throw new Error(`No code was mailed to ${address}.`)
  }

  /** Registers a company, and proves the address of its owner. @returns the token of a session. */
  async openAccount(body: {
    email: string
    password: string
    companyName: string
    name?: string
    locale?: 'fr-FR'
  }) {
    const { registration } = (await this.call(register, { body })).data
    const code = { email: body.email, code: await this.codeFor(body.email), registration }
    return (await this.call(validateCode, { body: code })).data.token
  }

  /** Opens a ticket, as a visitor does. */
  async openTicket(message = 'Hello', webId: string = DEMO_WEB_ID) {
    const { data } = await this.call(openConversation, { body: { webId, message } })
    return { id: data.conversation.id, visitorToken: data.token }
  }

  async ticket(id: string): Promise<Schemas['Ticket']> {
    const { data } = await this.call(getTicketInfo, { as: 'support', path: { id } })
    return data.ticket
  }
}

/** One server for all tests of a file. */
export function sharedServer(choice?: ServerChoice): () => TestServer {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await TestServer.start(choice)
  })
  afterAll(async () => {
    await server?.stop()
  })
  return () => {
    if (!server) throw new Error('The server has not started.')
    return server
  }
}
