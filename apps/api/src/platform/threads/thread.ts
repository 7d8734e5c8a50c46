import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

/** Why a thread gave no answer: it took too long, needed too much memory, or what it was given broke it. */
export class ThreadProblem extends Error {
  override name = 'ThreadProblem'
  readonly code: 'timeout' | 'too-large' | 'broken'

  constructor(code: ThreadProblem['code']) {
    super(code)
    this.code = code
  }
}

export interface Thread<Request, Answer> {
  /** One at a time. @throws ThreadProblem */
  run(request: Request): Promise<Answer>
  stop(): Promise<void>
}

interface ThreadLimits {
  /** For one answer. */
  timeLimitMs: number
  memoryMb: number
}

/**
 * What others made is read in a thread of its own, so that none of it stops the process. The thread begins with the first
 * request, and again after one that ended it.
 *
 * @param file answers each message that it is sent with one.
 */
export function openThread<Request, Answer>(
  file: string,
  { timeLimitMs, memoryMb }: ThreadLimits,
): Thread<Request, Answer> {
  let worker: Worker | undefined

  async function end(): Promise<void> {
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  return {
    async run(request) {
      worker ??= new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
      worker.unref()
      const signal = AbortSignal.timeout(timeLimitMs)
      try {
        worker.postMessage(request)
        // Sound: each file has one kind of requests and answers, named where it is opened.
        const [answer] = (await once(worker, 'message', { signal })) as [Answer]
        return answer
      } catch (error) {
        await end()
        if (signal.aborted) throw new ThreadProblem('timeout')
        const code = error instanceof Error && 'code' in error ? error.code : undefined
        throw new ThreadProblem(code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'broken')
      }
    },
    stop: end,
  }
}
