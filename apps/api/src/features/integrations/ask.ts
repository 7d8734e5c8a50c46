/** Asks a shop or a service, with the keys of a company. */
import { setTimeout as wait } from 'node:timers/promises'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { Trouble, troubleOf } from './trouble.ts'

const MOST_BYTES = 8 * 1024 * 1024
/** Of one answer. */
const TIME_LIMIT_MS = 15_000

interface Asked {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  headers?: Readonly<Record<string, string>>
  content?: string | Uint8Array
  /** What is read of the answer at most, in bytes. @default 8 MB */
  mostBytes?: number
  /** For this answer; in ms. @default 15 s */
  timeLimitMs?: number
}

interface Said {
  status: number
  /** What came with it, also with a failure. */
  text: string
  bytes: Uint8Array
  /** The same, where it is JSON. */
  json: unknown
  header: (name: string) => string | null
}

/**
 * @returns also what says that something is missing or not allowed: that is the caller's to read.
 * @throws Trouble where it can't be reached, asks for a pause, or fails itself.
 */
export type Ask = (path: string, asked: Asked) => Promise<Said>

interface AskChoice {
  outbound: Outbound
  origin: string
  /** For all that is asked, by the clock of `performance`. */
  deadline?: number
  /** Ends what is asked: the server stops. */
  signal?: AbortSignal
  /** Told of each answer. */
  onAnswer?: (answer: { status: number; ms: number }) => void
}

export function createAsk({ outbound, origin, deadline = Infinity, signal, onAnswer }: AskChoice): Ask {
  let pauseMs = 0
  return async (
    path,
    { method = 'GET', headers, content, mostBytes = MOST_BYTES, timeLimitMs = TIME_LIMIT_MS },
  ) => {
    if (pauseMs > 0) await wait(pauseMs)
    const begin = performance.now()
    try {
      const answer = await outbound.get(`${origin}${path}`, {
        method,
        headers: { accept: 'application/json', ...headers },
        ...(content !== undefined && { content }),
        mostBytes,
        timeLimitMs: Math.round(Math.max(1, Math.min(timeLimitMs, deadline - begin))),
        readsFailures: true,
        ...(signal && { signal }),
        // The keys are for this very place.
        mayFollow: (from, to) => from.origin === to.origin,
      })
      const { status } = answer
      onAnswer?.({ status, ms: Math.round(performance.now() - begin) })
      const text = Buffer.from(answer.body).toString('utf8')
      const header = (name: string) => answer.headers.get(name)
      const said = { status, text, bytes: answer.body, json: jsonOf(text), header }
      requireAnswer(said)
      pauseMs = pauseOf(said.header)
      return said
    } catch (error) {
      throw troubleOf(error)
    }
  }
}

function requireAnswer({ status, header }: Said): void {
  if (status === 429) {
    const retryAfter = secondsOf(header('retry-after') ?? header('ratelimit-retry-after'))
    throw new Trouble('rate-limited', {
      status,
      retryAfter,
      ...(retryAfter !== undefined && { value: `${retryAfter} s` }),
    })
  }
  // What a gateway answers has not reached what is behind it.
  const isUnknown = status !== 502 && status !== 503
  if (status >= 500) throw new Trouble('service-error', { status, value: String(status), isUnknown })
}

/** Calls that are left to others who ask the same shop. */
const SPARED_CALLS = 5
/** For two calls to be given back; in ms. */
const LEAK_MS = 1_000

/**
 * How long to wait before the next call, so that a shop need not refuse it; in ms. Shopify gives back two calls a second of
 * those that it counts (https://shopify.dev/docs/api/usage/rate-limits); WooCommerce says when a window ends
 * (https://developer.woocommerce.com/docs/apis/store-api/rate-limiting).
 */
export function pauseOf(header: (name: string) => string | null): number {
  const [, used, limit] = /^(\d+)\/(\d+)$/.exec(header('x-shopify-shop-api-call-limit') ?? '') ?? []
  if (used !== undefined && limit !== undefined) {
    return Number(limit) - Number(used) < SPARED_CALLS ? LEAK_MS : 0
  }
  return header('ratelimit-remaining') === '0' ? LEAK_MS : 0
}

/** A day, in seconds: longer pauses are not believed. */
const LONGEST_PAUSE = 86_400

/** @see RFC 9110, 10.2.3; Shopify writes fractions, too. */
function secondsOf(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const seconds = Number(header)
  const pause = Number.isNaN(seconds) ? (Date.parse(header) - Date.now()) / 1_000 : seconds
  return Number.isNaN(pause) ? undefined : Math.min(LONGEST_PAUSE, Math.max(1, Math.ceil(pause)))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** As in RFC 7617. */
export const basicAuth = (user: string, password: string) => ({
  authorization: `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`,
})
