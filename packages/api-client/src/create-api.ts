import createClient, { type Client, type Middleware } from 'openapi-fetch'
import { createAbortKeys } from './abort-keys.ts'
import { ApiError, type ApiFailure } from './api-error.ts'
import type { Problem } from './entities.ts'
import { type OperationLimits, operationLimits } from './generated/operation-limits.ts'
import type { paths } from './generated/schema.ts'
import type { OperationId } from './operation-id.ts'

export interface ApiOptions {
  /** Where the API lives. @default '/api/v1' */
  baseUrl?: string
  /** The bearer token of the session, if there is one. */
  token: () => string | undefined
  /**
   * A response carried a token in its `authorization` header; `used` is the one that the call was made with.
   * @see specification §4
   */
  onToken: (token: string, used: string | undefined) => void
  /** A call was answered 401; `token` is the one it was made with. Called once a request. @see specification §4 */
  onUnauthorized: (token: string | undefined) => void
  /** A response said what time it is on the server, ms since 1970. */
  onServerTime?: (time: number) => void
  /** The cookies that hold the XSRF token. @default document.cookie */
  cookies?: () => string
  /** Time limits and abort keys by operation. @default those of the contract */
  limits?: Readonly<Record<string, OperationLimits>>
}

interface CallOptions {
  /** Cancels the call; the AbortError reaches the caller as it is. */
  signal?: AbortSignal | undefined
  /** What fills the braces of the operation's abort key: fields of the body, path parameters, headers. */
  names?: object | undefined
}

/** Makes the call of one operation with the client. */
export type Send<Result> = (
  client: Client<paths>,
  init: { signal: AbortSignal },
) => Promise<{ data?: Result; error?: unknown; response: Response }>

export interface Api {
  /**
   * Makes one call and answers the body of its success.
   * @throws {ApiError} for everything else, but the caller's own abort.
   */
  call<Result>(operation: OperationId, send: Send<Result>, options?: CallOptions): Promise<Result>
}

/** An HTTP client with the rules of specification §7: credentials, bearer token, XSRF, time limits, abort by key. */
export function createApi(options: ApiOptions): Api {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '/api/v1',
    credentials: 'include',
    // The client would keep the fetch of the moment it is made.
    fetch: (request) => globalThis.fetch(request),
  })
  client.use(sessionHeaders(options))
  const abortKeys = createAbortKeys()
  const limits = options.limits ?? operationLimits

  return {
    async call(operation, send, { signal, names } = {}) {
      const { timeoutMs, abortKey } = limits[operation] ?? {}
      const superseded = abortKeys.claim(abortKey && filled(abortKey, names))
      const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
      const signals = [signal, superseded?.signal, timeout].filter((each) => each !== undefined)
      try {
        const result = await send(client, { signal: AbortSignal.any(signals) })
        if (!result.response.ok) {
          throw new ApiError(operation, statusFailure(result.response, result.error))
        }
        // A 2xx holds what its description says; openapi-fetch types it only together with `error`.
        return result.data as NonNullable<typeof result.data>
      } catch (error) {
        if (error instanceof ApiError) throw error
        if (signal?.aborted) throw error
        if (superseded?.signal.aborted) throw new ApiError(operation, { kind: 'superseded' }, error)
        if (timeout?.aborted) throw new ApiError(operation, { kind: 'timeout' }, error)
        const kind = error instanceof SyntaxError ? 'malformed' : 'network'
        throw new ApiError(operation, { kind }, error)
      } finally {
        superseded?.release()
      }
    },
  }
}

function filled(key: string, names: object = {}): string {
  const values = new Map<string, unknown>(Object.entries(names))
  return key.replaceAll(/\{([^}]+)\}/g, (_, name: string) => JSON.stringify(values.get(name) ?? ''))
}

function sessionHeaders(options: ApiOptions): Middleware {
  const cookies = options.cookies ?? (() => globalThis.document?.cookie ?? '')
  const tokens = new WeakMap<Request, string | undefined>()
  return {
    onRequest({ request }) {
      // A call that brings a token of its own is none of the session's.
      const own = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
      const token = own ?? options.token()
      tokens.set(request, token)
      if (token) request.headers.set('authorization', `Bearer ${token}`)
      const xsrf = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(cookies())?.[1]
      if (xsrf && request.method !== 'GET') request.headers.set('X-XSRF-TOKEN', decoded(xsrf))
      return request
    },
    onResponse({ request, response }) {
      const used = tokens.get(request)
      const time = Date.parse(response.headers.get('date') ?? '')
      if (!Number.isNaN(time)) options.onServerTime?.(time)
      const authorization = response.headers.get('authorization')
      const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1]
      if (token) options.onToken(token, used)
      else if (authorization !== null) console.error('An answer named an authorization without a token.')
      if (response.status === 401) options.onUnauthorized(used)
    },
  }
}

/** Cookies hold encoded values; one that is not is taken as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

function statusFailure({ status, headers }: Response, body: unknown): ApiFailure {
  const problem = isProblem(body) ? body : undefined
  return { kind: 'status', status, problem, retryAfter: secondsOf(headers.get('retry-after')) }
}

/** Of a header that may also be missing, or a date, which this server never sends. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'message' in body && 'code' in body
}
