/** Asks Discord in the name of the bot. The library waits where Discord asks for it, and tells the buckets apart. */
import {
  DiscordAPIError,
  HTTPError,
  type RateLimitData,
  RateLimitError,
  REST,
  type ResponseLike,
} from '@discordjs/rest'
import type { Outbound } from '../../../platform/outbound/outbound.ts'
import { OutboundProblem } from '../../../platform/outbound/outbound-problem.ts'
import type { Problem } from '../tables.ts'
import { CommunityTrouble, type Missing } from '../trouble.ts'

const MOST_BYTES = 16 * 1024 * 1024
/** Of one answer, in ms. */
const TIME_LIMIT_MS = 12_000
/** Of all that one call waits for, in ms. */
const WHOLE_MS = 25_000
/** Longer pauses are the caller's to wait for; in ms. */
const LONGEST_WAIT_MS = 5_000
/** What the library reads of an answer. */
const HEADERS = [
  'content-type',
  'retry-after',
  'x-ratelimit-bucket',
  'x-ratelimit-global',
  'x-ratelimit-limit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset-after',
  'x-ratelimit-scope',
] as const

/** Paths as Discord writes them, such as `/guilds/1`. */
export interface DiscordAsk {
  get(path: `/${string}`, query?: Readonly<Record<string, string>>): Promise<unknown>
  put(path: `/${string}`): Promise<unknown>
  delete(path: `/${string}`): Promise<unknown>
  post(path: `/${string}`, body: object): Promise<unknown>
}

interface AskParts {
  outbound: Outbound
  /** Where Discord is. */
  origin: string
  token: string
}

/** Each call throws a `CommunityTrouble` for whatever is no success. */
export function createDiscordAsk({ outbound, origin, token }: AskParts): DiscordAsk {
  const rest = new REST({
    version: '10',
    api: `${origin}/api`,
    retries: 1,
    handlerSweepInterval: 0,
    hashSweepInterval: 0,
    rejectOnRateLimit: (limit) => waitOf(limit) > LONGEST_WAIT_MS,
    makeRequest: (url, init) => fetchBy(outbound, url, init),
  })

  async function asking(ask: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
    // The library forgets a token that was refused; it may be valid again.
    rest.setToken(token)
    try {
      return await ask(AbortSignal.timeout(WHOLE_MS))
    } catch (error) {
      throw troubleOf(error)
    }
  }

  return {
    get: (path, query = {}) =>
      asking((signal) => rest.get(path, { query: new URLSearchParams(query), signal })),
    put: (path) => asking((signal) => rest.put(path, { signal })),
    delete: (path) => asking((signal) => rest.delete(path, { signal })),
    post: (path, body) => asking((signal) => rest.post(path, { body, signal })),
  }
}

/** How long to wait, in ms: for a bucket that is empty, or as Discord says with an answer. */
const waitOf = ({ timeToReset, retryAfter }: Pick<RateLimitData, 'timeToReset' | 'retryAfter'>) =>
  Math.max(timeToReset, retryAfter)

type MakeRequest = NonNullable<ConstructorParameters<typeof REST>[0]>['makeRequest']
type Init = Parameters<NonNullable<MakeRequest>>[1]

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const

async function fetchBy(
  outbound: Outbound,
  url: string,
  { method = 'GET', headers, body, signal }: Init,
): Promise<ResponseLike> {
  const known = METHODS.find((each) => each === method)
  if (!known) throw new Error(`Nothing is asked by ${method}.`)
  const answer = await outbound.get(url, {
    method: known,
    headers: Object.fromEntries(new Headers(headersOf(headers))),
    ...(typeof body === 'string' && { content: body }),
    mostBytes: MOST_BYTES,
    timeLimitMs: TIME_LIMIT_MS,
    readsFailures: true,
    // The token is for this very place.
    mayFollow: () => false,
    ...(signal && { signal }),
  })
  const told = HEADERS.flatMap((name): [string, string][] => {
    const value = answer.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  // Sound: it is what a `Response` is, of Node’s own types in place of the library’s.
  return new Response(answer.status === 204 ? null : Buffer.from(answer.body), {
    status: answer.status,
    headers: told,
  }) as unknown as ResponseLike
}

/** The library hands on a plain object. */
const headersOf = (headers: Init['headers']): Record<string, string> =>
  // Sound: it is made of names and texts.
  ({ ...(headers as Record<string, string>) })

/** @see https://docs.discord.com/developers/topics/opcodes-and-status-codes#json */
const missing: Readonly<Record<number, Missing>> = {
  10_003: 'channel',
  10_007: 'member',
  10_011: 'role',
  10_013: 'member',
}
const problems: Readonly<Record<number, Problem>> = {
  10_004: 'bot-gone',
  50_001: 'bot-gone',
  50_013: 'missing-permission',
}

function troubleOf(error: unknown): unknown {
  if (error instanceof RateLimitError) {
    return new CommunityTrouble('rate-limited', { retryAfter: Math.ceil(waitOf(error) / 1_000) })
  }
  if (error instanceof HTTPError) return new CommunityTrouble('service-error')
  if (error instanceof OutboundProblem || (error instanceof Error && error.name === 'AbortError')) {
    return new CommunityTrouble('unreachable')
  }
  if (error instanceof SyntaxError) return new CommunityTrouble('service-error')
  if (!(error instanceof DiscordAPIError)) return error
  if (error.status === 401) return new CommunityTrouble('bad-token')
  const code = Number(error.code)
  const lacks = missing[code]
  if (lacks) return new CommunityTrouble('service-error', { missing: lacks })
  return new CommunityTrouble(
    problems[code] ?? (error.status === 403 ? 'missing-permission' : 'service-error'),
  )
}
