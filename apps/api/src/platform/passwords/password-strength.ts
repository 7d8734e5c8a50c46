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

const RETRY_S = 5

export interface PasswordStrength {
  /**
   * Refuses what is guessed easily: common passwords, words of the three languages, and what is known of the person.
   *
   * @param about name, address and company of the person.
   * @param path of the field.
   * @throws Failure `weak-password`, or `overloaded` where too many are looked at already.
   */
  require(password: string, about: readonly string[], path?: string): Promise<void>
  /** Ends the thread. */
  stop(): Promise<void>
}

interface Waiting {
  resolve: (score: number) => void
  reject: (failure: Failure) => void
}

/** One thread for all, started by the first password and again where it has ended. */
export function createPasswordStrength(): PasswordStrength {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0

  function start(): Worker {
    const started = new Worker(passwordStrengthWorkerFile)
    started.unref()
    started.on('message', ({ id, score }: StrengthAnswer) => waiting.get(id)?.resolve(score))
    started.on('error', () => {})
    started.once('exit', () => {
      if (worker === started) worker = undefined
      for (const { reject } of waiting.values()) reject(busy())
    })
    return started
  }

  async function scoreOf(password: string, words: string[]): Promise<number> {
    if (waiting.size >= MOST_WAITING) throw busy()
    const id = ++lastId
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const timer = setTimeout(() => reject(busy()), PATIENCE_MS)
    waiting.set(id, { resolve, reject })
    try {
      worker ??= start()
      worker.postMessage({ id, password, words } satisfies StrengthRequest)
      return await promise
    } finally {
      clearTimeout(timer)
      waiting.delete(id)
    }
  }

  return {
    async require(password, about, path = '/body/password') {
      const words = about
        .flatMap((text) => [text.slice(0, LOOK_AT), ...text.split(/[\s@.]+/)])
        .filter(Boolean)
      const score = await scoreOf(password.slice(0, LOOK_AT), words)
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
