import { access, constants, mkdir, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ClientBase, Pool, PoolConfig } from 'pg'
import { StartProblem } from '../config/start-problem.ts'
import { createDatabase, type Database } from './database.ts'
import { EmbeddedThread } from './embedded-thread.ts'
import { lockFolder } from './folder-lock.ts'
import { Listeners } from './notifications.ts'
import { migrateDatabase } from './migrate.ts'
import { createPool } from './pool.ts'

/** The folder of the data holds other things, too: the lock, and one day files. */
const DATABASE = 'database'

/** As clients of PostgreSQL look for it in a folder. */
const SOCKET = '.s.PGSQL.5432'

const hasUnixSockets = process.platform !== 'win32'

/**
 * What has to stay free on the disk; in bytes. A database that can't even write its log stands still, so nothing is
 * written any more before that: four parts of the log fit into this.
 */
const RESERVE = 64 * 1_048_576

const BEAT_MS = 5_000
/** Five minutes, as PostgreSQL does by itself. */
const UPKEEP_MS = 300_000

/** How often something is done; in ms. */
interface Pace {
  /** Whether it is alive. One that says nothing for some beats is given up: they are longer than any query takes. */
  beatMs?: number
  /** What it has to do now and then. */
  upkeepMs?: number
}

/**
 * Opens the embedded database.
 *
 * @param folder where it lies on disk; undefined keeps it in memory.
 * @throws StartProblem when the folder can't be written or another process has it open.
 */
export async function openEmbedded(
  folder: string | undefined,
  { beatMs = BEAT_MS, upkeepMs = UPKEEP_MS }: Pace = {},
): Promise<Database> {
  const unlock = folder ? await claim(folder) : async () => {}
  // Loopback TCP would let every local user in; a socket in a folder of our own lets nobody.
  const socketFolder = hasUnixSockets ? await mkdtemp(join(tmpdir(), 'replybay-')) : undefined
  const socketPath = socketFolder && join(socketFolder, SOCKET)
  const release = async () => {
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true })
    await unlock()
  }
  try {
    const data = { folder: folder && join(folder, DATABASE), socketPath }
    const thread = await EmbeddedThread.start(data, beatMs)
    const address = socketFolder
      ? { host: socketFolder, port: 5432 }
      : { host: '127.0.0.1', port: thread.port }
    const hasFreeDiskSpace = async () => folder === undefined || (await freeBytes(folder)) >= RESERVE
    return await openThread(thread, address, upkeepMs, {
      hasFreeDiskSpace,
      close: release,
    })
  } catch (error) {
    await release()
    throw error
  }
}

async function openThread(
  thread: EmbeddedThread,
  address: Pick<PoolConfig, 'host' | 'port'>,
  upkeepMs: number,
  rest: Omit<Parameters<typeof createDatabase>[1], 'listen' | 'kind' | 'hasVectors'>,
): Promise<Database> {
  // It is one connection, however many are made.
  const only = { user: 'postgres', database: 'postgres', ssl: false, max: 1, idleTimeoutMillis: 0 }
  const listeners = new Listeners()
  // What is told is heard by the connection that tells it: there is no other.
  const onConnect = async (client: ClientBase) => {
    await listeners.listenWith(client)
    listeners.miss()
  }
  // oxlint-disable-next-line typescript/no-misused-promises -- The pool waits for it, which its type does not say.
  const pool = createPool({ ...address, ...only, onConnect })
  let hasVectors: boolean
  try {
    hasVectors = await migrateDatabase(pool)
  } catch (error) {
    await thread.stop()
    throw error
  }
  const stopUpkeep = startUpkeep(pool, upkeepMs)
  return createDatabase(pool, {
    kind: 'embedded',
    hasVectors,
    ...rest,
    listen: (listener) => ({ begun: Promise.resolve(), stop: listeners.add(listener) }),
    async close() {
      stopUpkeep()
      await thread.stop()
      await rest.close()
    },
  })
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * Alone in its process, PostgreSQL never lets go of its log while it runs, nor learns how much its tables hold: it would
 * sort all tickets for the first page of them. @returns the way to stop it.
 */
function startUpkeep(pool: Pool, everyMs: number): () => void {
  const keepUp = async () => {
    await pool.query('checkpoint')
    await pool.query('analyze')
  }
  // What fails now succeeds another time.
  const timer = setInterval(() => void keepUp().catch(() => {}), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function claim(folder: string): Promise<() => Promise<void>> {
  try {
    // What is made here is for its owner alone; a folder that was there stays as it is.
    await mkdir(join(folder, DATABASE), { recursive: true, mode: 0o700 })
    await access(join(folder, DATABASE), constants.W_OK)
  } catch (error) {
    throw new StartProblem(`The folder ${folder} can't be written (${codeOf(error)}).`)
  }
  const unlock = await lockFolder(folder)
  if (!unlock) {
    throw new StartProblem(
      `Another Replybay has the folder ${folder} open. Stop it, or set REPLYBAY_DATA to another folder.`,
    )
  }
  return unlock
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
