import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { appendFile, chown, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBinaries } from './binaries.ts'
import { postgresIdentity, runAs, type Identity } from './run-as.ts'

interface ClusterOptions {
  /** False where nothing has to survive a crash: everything is faster. */
  durable: boolean
}

interface ClusterPlace {
  binaries: string
  identity: Identity
  folder: string
  port: number
  password: string
}

/** A PostgreSQL of our own, in a temporary folder, that can be stopped and started. */
export class PostgresCluster {
  readonly #place: ClusterPlace
  readonly #endAtExit = () => this.#endNow()

  private constructor(place: ClusterPlace) {
    this.#place = place
    process.once('exit', this.#endAtExit)
  }

  /** Makes one and starts it. @throws in one sentence that says what to do where that can't be done. */
  static async create({ durable }: ClusterOptions): Promise<PostgresCluster> {
    const identity = postgresIdentity()
    const folder = await mkdtemp(join(tmpdir(), 'replybay-postgres-'))
    try {
      await own(folder, identity)
      const binaries = await findBinaries(identity, join(folder, 'binaries'))
      const password = randomBytes(12).toString('hex')
      const cluster = new PostgresCluster({ binaries, identity, folder, port: await freePort(), password })
      await cluster.#initialize(durable)
      await cluster.start()
      return cluster
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  }

  /** Of the server, for one who may do everything. */
  get url(): string {
    const { password, port } = this.#place
    return `postgres://replybay:${password}@127.0.0.1:${port}/postgres`
  }

  /** What it has logged until now. */
  readLog(): Promise<string> {
    return readFile(this.#in('log'), 'utf8')
  }

  /** Resolves when it takes connections. */
  async start(): Promise<void> {
    const log = this.#in('log')
    try {
      await this.#control('start', '--wait', '--silent', '--log', log)
    } catch (error) {
      throw new Error(`PostgreSQL does not start: ${await readFile(log, 'utf8')}`, { cause: error })
    }
  }

  /** @param mode `immediate` is a crash: nothing is finished or written down. */
  async stop(mode: 'fast' | 'immediate'): Promise<void> {
    await this.#control('stop', '--wait', '--silent', '--mode', mode)
  }

  /** Ends it, and leaves nothing behind. */
  async remove(): Promise<void> {
    await this.stop('immediate').catch(() => {})
    process.off('exit', this.#endAtExit)
    await rm(this.#place.folder, { recursive: true, force: true })
  }

  async #initialize(durable: boolean): Promise<void> {
    const { binaries, identity, password, port } = this.#place
    const passwordFile = this.#in('password')
    await writeFile(passwordFile, password, { mode: 0o600 })
    await own(passwordFile, identity)
    const parameters = `--username=replybay --auth=scram-sha-256 --encoding=UTF8 --no-locale --no-sync`.split(
      ' ',
    )
    await runAs(identity, join(binaries, 'initdb'), [
      ...parameters,
      `--pgdata=${this.#in('data')}`,
      `--pwfile=${passwordFile}`,
    ])
    const settings = [
      `port = ${port}`,
      `listen_addresses = '127.0.0.1'`,
      `unix_socket_directories = ''`,
      'max_connections = 200',
      ...(durable ? [] : ['fsync = off', 'synchronous_commit = off', 'full_page_writes = off']),
    ]
    await appendFile(this.#in('data/postgresql.conf'), `\n${settings.join('\n')}\n`)
  }

  async #control(...parameters: string[]): Promise<void> {
    const { binaries, identity } = this.#place
    await runAs(identity, join(binaries, 'pg_ctl'), ['--pgdata', this.#in('data'), ...parameters])
  }

  /** What a process that ends early can still do. */
  #endNow(): void {
    const { binaries, identity, folder } = this.#place
    const parameters = ['--pgdata', this.#in('data'), 'stop', '--silent', '--mode', 'immediate']
    try {
      execFileSync(join(binaries, 'pg_ctl'), parameters, { ...identity, cwd: '/', stdio: 'ignore' })
    } catch {
      // It was not running any more.
    }
    rmSync(folder, { recursive: true, force: true })
  }

  #in(path: string): string {
    return join(this.#place.folder, path)
  }
}

async function own(path: string, { uid, gid }: Identity): Promise<void> {
  if (uid !== undefined && gid !== undefined) await chown(path, uid, gid)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  // Sound: it listens on TCP.
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
