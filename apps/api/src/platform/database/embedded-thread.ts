import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { StartProblem } from '../config/start-problem.ts'
import { embeddedWorkerFile } from '../../paths.ts'
import type { EmbeddedPlace, EmbeddedWorkerData, EmbeddedWorkerMessage } from './embedded-worker.ts'

/** So many beats without an answer, and the thread is given up: longer than any query may take. */
const MISSED_BEATS = 4
/** How long the thread may take to write everything down when it is asked to end; in ms. */
const PATIENCE_MS = 10_000

const wasmFile = () =>
  join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), 'pglite.wasm')

let compiled: Promise<WebAssembly.Module> | undefined

/** The machine code of the database: making it takes half of a start, and all threads of a process share it. */
function compile(): Promise<WebAssembly.Module> {
  return (compiled ??= readFile(wasmFile()).then((bytes) => WebAssembly.compile(bytes)))
}

/**
 * The thread of the embedded database, and another one whenever it has ended or says nothing any more: a database that
 * can't write its log, for one, never comes back by itself. What was committed is in the folder.
 */
export class EmbeddedThread {
  readonly #data: EmbeddedPlace
  readonly #beat: NodeJS.Timeout
  #worker: Worker | undefined
  #port: number | undefined
  #missed = 0
  /** Before it is, it may take its time: after a crash it reads its whole log. */
  #isReady = false
  #isStopping = false

  private constructor(data: EmbeddedPlace, beatMs: number) {
    this.#data = data
    this.#beat = setInterval(() => this.#onBeat(), beatMs)
    this.#beat.unref()
  }

  /**
   * @param beatMs how often the thread is asked whether it is there.
   * @throws StartProblem when the database can't be opened.
   */
  static async start(data: EmbeddedPlace, beatMs: number): Promise<EmbeddedThread> {
    const thread = new EmbeddedThread(data, beatMs)
    try {
      thread.#port = await thread.#run()
      return thread
    } catch (error) {
      await thread.stop()
      throw error
    }
  }

  /** Where it listens, if not on a unix socket; the same for each thread. */
  get port(): number | undefined {
    return this.#port
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    clearInterval(this.#beat)
    const worker = this.#worker
    if (!worker) return
    const cut = setTimeout(() => void worker.terminate(), PATIENCE_MS)
    await new Promise((resolve) => {
      worker.once('exit', resolve)
      worker.postMessage('stop')
    })
    clearTimeout(cut)
  }

  #onBeat(): void {
    if (!this.#worker) {
      // It goes on trying: the disk may have room again.
      this.#run().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
    } else if (this.#isReady) {
      if (++this.#missed > MISSED_BEATS) void this.#worker.terminate()
      else this.#worker.postMessage('beat')
    }
  }

  /** @returns the port, once it listens. */
  async #run(): Promise<number | undefined> {
    const module = await compile()
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
    const worker = new Worker(embeddedWorkerFile, {
      workerData: { ...this.#data, module, port: this.#port } satisfies EmbeddedWorkerData,
    })
    this.#worker = worker
    this.#isReady = false
    let end = 'its thread ended.'
    worker.on('message', (message: unknown) => {
      this.#missed = 0
      // Under `node --watch`, Node itself speaks here, too.
      if (!isMessage(message)) return
      if (message.kind === 'ready') {
        this.#isReady = true
        resolve(message.port)
      }
      if (message.kind === 'failed') {
        end = message.reason
        void worker.terminate()
      }
    })
    worker.on('error', (error) => {
      end = error instanceof Error ? error.message : String(error)
    })
    worker.once('exit', () => {
      this.#worker = undefined
      if (this.#isReady && !this.#isStopping) console.error(`The embedded database is started again: ${end}`)
      const where = this.#data.folder ? `in ${this.#data.folder}` : 'in memory'
      reject(new StartProblem(`The embedded database ${where} can't be opened: ${end}`))
    })
    return await promise
  }
}

function isMessage(message: unknown): message is EmbeddedWorkerMessage {
  return typeof message === 'object' && message !== null && 'kind' in message
}
