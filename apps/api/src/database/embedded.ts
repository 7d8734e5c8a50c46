import { on, once } from 'node:events'
import { access, constants, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../start-problem.ts'
import { embeddedWorkerFile } from '../paths.ts'
import { createDatabase, type Database } from './database.ts'
import type { EmbeddedWorkerData, EmbeddedWorkerMessage } from './embedded-worker.ts'
import { lockFolder } from './folder-lock.ts'
import { migrateDatabase } from './migrate.ts'
import { createPool } from './pool.ts'

/** The folder of the data holds other things, too: the lock, and one day files. */
const DATABASE = 'database'

/** As clients of PostgreSQL look for it in a folder. */
const SOCKET = '.s.PGSQL.5432'

const hasUnixSockets = process.platform !== 'win32'

/**
 * Opens the embedded database.
 *
 * @param folder where it lies on disk; undefined keeps it in memory.
 * @throws StartProblem when the folder can't be written or another process has it open.
 */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  const unlock = folder ? await claim(folder) : async () => {}
  // Loopback TCP would let every local user in; a socket in a folder of our own lets nobody.
  const socketFolder = hasUnixSockets ? await mkdtemp(join(tmpdir(), 'replybay-')) : undefined
  const socketPath = socketFolder && join(socketFolder, SOCKET)
  const data: EmbeddedWorkerData = { folder: folder && join(folder, DATABASE), socketPath }
  const worker = new Worker(embeddedWorkerFile, { workerData: data })

  const release = async () => {
    if (socketFolder) await rm(socketFolder, { recursive: true, force: true })
    await unlock()
  }
  try {
    const port = await ready(worker, folder)
    const pool = createPool({
      ...(socketFolder ? { host: socketFolder, port: 5432 } : { host: '127.0.0.1', port }),
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      max: 1,
      idleTimeoutMillis: 0,
    })
    await migrateDatabase(pool)
    return createDatabase(pool, async () => {
      const exited = once(worker, 'exit')
      worker.postMessage('stop')
      await exited
      await release()
    })
  } catch (error) {
    await worker.terminate()
    await release()
    throw error
  }
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

async function ready(worker: Worker, folder: string | undefined): Promise<number | undefined> {
  const answer = await firstAnswer(worker)
  if (answer.kind === 'ready') return answer.port
  const where = folder ? `in ${folder}` : 'in memory'
  throw new StartProblem(`The embedded database ${where} can't be opened: ${answer.reason}`)
}

async function firstAnswer(worker: Worker): Promise<EmbeddedWorkerMessage> {
  for await (const [message] of on(worker, 'message', { close: ['exit'] })) {
    // Under `node --watch`, Node itself speaks here, too.
    if (isAnswer(message)) return message
  }
  return { kind: 'failed', reason: 'its thread ended.' }
}

function isAnswer(message: unknown): message is EmbeddedWorkerMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
