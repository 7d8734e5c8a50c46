import { Worker } from 'node:worker_threads'
import { fileReaderWorkerFile } from '../../../paths.ts'
import { createTurns } from '../../../platform/turns.ts'
import type { FileReading, FileToRead } from './file-reader-worker.ts'

const MB = 1_048_576

/** What one file may take. */
interface ReadingLimits {
  /** In ms. */
  time: number
  /** Of objects, and of bytes beside them; each in MB. */
  memory: number
}

const LIMITS: ReadingLimits = { time: 30_000, memory: 384 }
/** How often the thread's memory is looked at, since only its objects are bounded by themselves; in ms. */
const LOOK_EVERY = 50

const inTurn = createTurns({ atOnce: 2, mostWaiting: 100 })

/**
 * Reads a file in a thread that is ended where it takes too long or too much. Two at a time in a process.
 *
 * @throws where the thread itself fails, or too many wait.
 */
export function readInThread(file: FileToRead, limits = LIMITS): Promise<FileReading> {
  return inTurn(() => readNow(file, limits))
}

async function readNow(workerData: FileToRead, { time, memory }: ReadingLimits): Promise<FileReading> {
  const worker = new Worker(fileReaderWorkerFile, {
    workerData,
    // What a parser complains of is no line of the server's.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: memory },
  })
  const { promise, resolve, reject } = Promise.withResolvers<FileReading>()
  const overTime = setTimeout(() => resolve({ problem: 'timeout' }), time)
  const overMemory = setInterval(() => {
    void memoryOf(worker).then((bytes) => bytes > memory * MB && resolve({ problem: 'too-large' }))
  }, LOOK_EVERY)
  worker.once('message', resolve)
  worker.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve({ problem: 'too-large' })
    else reject(error)
  })
  worker.once('exit', () => reject(new Error('The thread that reads a file has ended.')))
  try {
    return await promise
  } finally {
    clearTimeout(overTime)
    clearInterval(overMemory)
    await worker.terminate()
  }
}

/** Beside its objects, in bytes; 0 of one that has ended. */
async function memoryOf(worker: Worker): Promise<number> {
  try {
    return (await worker.getHeapStatistics()).external_memory
  } catch {
    return 0
  }
}
