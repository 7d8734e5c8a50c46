import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../../../apps/api/dist/main.js', import.meta.url))
const DEMO_PASSWORD = 'replybay-demo'

/** The built product as `start` runs it, on a data folder and a port of its own. */
export class ReplybayServer {
  /** Where its data lies. */
  readonly folder: string
  readonly #port: number
  readonly #settings: NodeJS.ProcessEnv
  #process: ChildProcess | undefined
  #outboxKey = ''

  private constructor(folder: string, port: number, settings: NodeJS.ProcessEnv) {
    this.folder = folder
    this.#port = port
    this.#settings = settings
  }

  /**
   * Its data begins as that of the server that `REPLYBAY_SERVER_TEMPLATE` names by its folder, if it does: making a
   * database takes three seconds, copying it a tenth of that.
   *
   * @param settings environment variables beside its own folder and port
   */
  static async create(settings: NodeJS.ProcessEnv = {}, port?: number): Promise<ReplybayServer> {
    const folder = await mkdtemp(join(tmpdir(), 'replybay-server-'))
    const template = process.env['REPLYBAY_SERVER_TEMPLATE']
    if (template) cpSync(template, folder, { recursive: true })
    return new ReplybayServer(folder, port ?? (await ReplybayServer.freePort()), settings)
  }

  /** A port that nobody listens on now. */
  static async freePort(): Promise<number> {
    const probe = createServer().listen(0, '127.0.0.1')
    await once(probe, 'listening')
    const address = probe.address()
    probe.close()
    if (address === null || typeof address === 'string') throw new Error('No port is free.')
    return address.port
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  /** What opens its `/dev/outbox`; another one after each start. */
  get outboxKey(): string {
    return this.#outboxKey
  }

  /** Undefined while it is stopped. */
  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** @throws with what the server said, when it ends before it serves. */
  async start(): Promise<void> {
    const own = { REPLYBAY_DATA: this.folder, PORT: String(this.#port), LOG_LEVEL: 'error' }
    const server = spawn(process.execPath, [entry], {
      env: { ...process.env, DATABASE_URL: undefined, ...this.#settings, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    let said = ''
    const ready = Promise.withResolvers<void>()
    // Read to the end: a server whose words nobody reads breaks at its next one.
    server.stdout.on('data', (words: Buffer) => {
      said += words
      this.#outboxKey = /outbox\?key=(\w+)/.exec(said)?.[1] ?? this.#outboxKey
      if (said.includes('Replybay is ready')) ready.resolve()
    })
    server.once('close', () => ready.reject(new Error(`The server stopped before it was ready. ${said}`)))
    await ready.promise
  }

  /** Stops as a person would; with SIGKILL as a crash would. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const server = this.#process
    this.#process = undefined
    if (!server || server.exitCode !== null) return
    const exit = once(server, 'exit')
    server.kill(signal)
    await exit
  }

  /** Stops it, and deletes its data. */
  async remove(): Promise<void> {
    await this.stop()
    await rm(this.folder, { recursive: true, force: true })
  }

  /** A session of a demo account, as its token. */
  async signIn(email: string): Promise<string> {
    const answer = await fetch(`${this.url}/api/v1/auth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: DEMO_PASSWORD }),
    })
    if (!answer.ok) throw new Error(`${email} could not sign in: ${answer.status} ${await answer.text()}`)
    // Sound: the contract says what a success of signIn holds.
    const { data } = (await answer.json()) as { data: { token: string } }
    return data.token
  }
}
