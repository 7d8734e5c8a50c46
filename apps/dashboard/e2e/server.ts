import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from '@playwright/test'
import { keepCalls, recordCalls } from './called-operations.ts'

const entry = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url))

/** The product as `start` runs it, on a data folder and a port of its own. */
export class ReplybayServer {
  readonly #folder: string
  readonly #port: number
  readonly #settings: NodeJS.ProcessEnv
  #process: ChildProcess | undefined

  private constructor(folder: string, port: number, settings: NodeJS.ProcessEnv) {
    this.#folder = folder
    this.#port = port
    this.#settings = settings
  }

  /** @param settings environment variables beside its own folder and port */
  static async create(settings: NodeJS.ProcessEnv = {}, port?: number): Promise<ReplybayServer> {
    const folder = await mkdtemp(join(tmpdir(), 'replybay-e2e-'))
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

  async start(): Promise<void> {
    const own = { REPLYBAY_DATA: this.#folder, PORT: String(this.#port), LOG_LEVEL: 'error' }
    const server = spawn(process.execPath, [entry], {
      env: { ...process.env, DATABASE_URL: undefined, ...this.#settings, ...own },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    for await (const line of server.stdout) if (String(line).includes('Replybay is ready')) return
    throw new Error('The server stopped before it was ready.')
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

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

/** One server with the demo company for all tests of a file. */
export const test = base.extend<object, { server: ReplybayServer }>({
  server: [
    // Playwright wants the pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const server = await ReplybayServer.create()
      await server.start()
      await provide(server)
      await server.remove()
      await keepCalls()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, provide) => provide(server.url),
  context: async ({ context }, provide) => {
    recordCalls(context)
    await provide(context)
  },
})

export { expect } from '@playwright/test'
