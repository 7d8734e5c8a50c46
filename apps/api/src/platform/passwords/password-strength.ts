import { Worker } from 'node:worker_threads'
import { Failure } from '../contract/failure.ts'
import { passwordStrengthWorkerFile } from '../../paths.ts'
import type { StrengthAnswer, StrengthRequest } from './password-strength-worker.ts'

/** From 0 to 4; from here on, guessing takes longer than anybody tries. */
const LEAST_SCORE = 3
/** What comes behind makes a password no weaker, and time grows with the square of it: 24 take up to half a second. */
const LOOK_AT = 24
/** Passwords that wait for one another; the last of them waits about as long as a call may. */
const MOST_WAITING = 16
/** How long a call waits for its turn and its answer; in ms. */
const PATIENCE_MS = 8_000
/** How much longer until the thread has its first answer: it reads its dictionaries first, which takes long on a busy machine; in ms. */
const START_MS = 20_000

const RETRY_S = 5

export interface PasswordStrength {
  /**
   * Refuses what is guessed easily: common passwords, words of the three languages, and what is known of the person.
   *
   * @param about name, address and company of the person.
   * @throws Failure `weak-password`, or `overloaded` where too many are looked at already.
   */
  require(password: string, about: readonly string[], choice?: StrengthChoice): Promise<void>
  /** Ends the thread. */
  stop(): Promise<void>
}

interface StrengthChoice {
  /** Of the field. @default '/body/password' */
  path?: string
  /** Aborts when its caller has left: it is looked at no more. */
  over?: AbortSignal
}

interface Waiting {
  request: StrengthRequest
  resolve: (score: number) => void
  reject: (failure: Failure) => void
}

/**
 * One thread for all, started by the first password and again where it has ended. It is given one password at a time: one
 * whose caller waits no longer takes no time of it.
 */
export function createPasswordStrength(): PasswordStrength {
  /** The one that has waited longest first. */
  const waiting = new Set<Waiting>()
  let current: Waiting | undefined
  let worker: Worker | undefined
  let isReady = false

  function start(): Worker {
    const started = new Worker(passwordStrengthWorkerFile)
    started.unref()
    started.on('message', ({ score }: StrengthAnswer) => {
      isReady = true
      current?.resolve(score)
      current = undefined
      lookAtNext()
    })
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = undefined
      isReady = false
      const lost = [current, ...waiting]
      current = undefined
      for (const one of lost) one?.reject(busy())
    })
    return started
  }

  function lookAtNext(): void {
    const [next] = waiting
    if (current || !next) return
    waiting.delete(next)
    current = next
    worker ??= start()
    worker.postMessage(next.request)
  }

  async function scoreOf(request: StrengthRequest, over: AbortSignal | undefined): Promise<number> {
    if (over?.aborted || waiting.size + (current ? 1 : 0) >= MOST_WAITING) throw busy()
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const one = { request, resolve, reject }
    const giveUp = () => reject(busy())
    const timer = setTimeout(giveUp, isReady ? PATIENCE_MS : PATIENCE_MS + START_MS)
    over?.addEventListener('abort', giveUp)
    waiting.add(one)
    lookAtNext()
    try {
      return await promise
    } finally {
      clearTimeout(timer)
      over?.removeEventListener('abort', giveUp)
      waiting.delete(one)
    }
  }

  return {
    async require(password, about, { path = '/body/password', over } = {}) {
      const words = about
        .flatMap((text) => [text.slice(0, LOOK_AT), ...text.split(/[\s@.]+/)])
        .filter(Boolean)
      const score = await scoreOf({ password: password.slice(0, LOOK_AT), words }, over)
      if (score >= LEAST_SCORE) return
      throw new Failure('weak-password', { fields: [{ path, message: 'is too easy to guess' }] })
    },
    async stop() {
      await worker?.terminate()
    },
  }
}

function busy(): Failure {
  return new Failure('overloaded', { retryAfter: RETRY_S })
}
