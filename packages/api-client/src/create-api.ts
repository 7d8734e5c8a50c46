import createClient, { type FetchOptions, type Middleware } from 'openapi-fetch'
import { createAbortKeys } from './abort-keys.ts'
import { ApiError, type ApiFailure } from './api-error.ts'
import type { Problem } from './entities.ts'
import type { paths } from './generated/schema.ts'
import type { AnswerOf, Operation, RequestOf } from './operation.ts'
import { toFormData } from './request-body.ts'

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
  /** What sends the requests. @default fetch */
  fetch?: (request: Request) => Promise<Response>
  /** The cookies that hold the XSRF token. @default document.cookie */
  cookies?: () => string
}

export interface CallOptions {
  /** Cancels the call; the AbortError reaches the caller as it is. */
  signal?: AbortSignal | undefined
  /** The bearer token to send in place of the session's. */
  token?: string | undefined
  /** What sends the request. @default fetch */
  fetch?: ((request: Request) => Promise<Response>) | undefined
}

export interface Api {
  /**
   * Makes one call and answers the body of its success.
   * @throws {ApiError} for everything else, but the caller's own abort.
   */
  call<Op extends Operation>(
    operation: Op,
    request: RequestOf<Op>,
    options?: CallOptions,
  ): Promise<AnswerOf<Op>>
}

interface CallInit extends Pick<FetchOptions<unknown>, 'fetch' | 'headers' | 'parseAs' | 'signal'> {
  params: object
  body: object | undefined
  bodySerializer?: typeof toFormData
}

/** The call of one operation, as the HTTP client makes it. */
type Send = <Op extends Operation>(
  method: Op['method'],
  path: Op['path'],
  init: CallInit,
) => Promise<{ data: AnswerOf<Op>; error?: unknown; response: Response }>

/** An HTTP client with the rules of specification §7: credentials, bearer token, XSRF, time limits, abort by key. */
export function createApi(options: ApiOptions): Api {
  const client = createClient<paths>({
    baseUrl: options.baseUrl ?? '/api/v1',
    credentials: 'include',
    // The client would keep the fetch of the moment it is made.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
  })
  client.use(sessionHeaders(options))
  // Sound: method and path are generated together with the name by which request and answer are typed, and a success
  // holds what its description says; `data` is only read of a success.
  const send = client.request as Send
  const abortKeys = createAbortKeys()

  return {
    async call(operation, { body, ...params }, { signal, token, fetch } = {}) {
      const { id, abortKey, timeoutMs } = operation
      const names = { ...body, ...params.path, ...params.header }
      const superseded = abortKeys.claim(abortKey && filled(abortKey, names))
      const timeout = timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs)
      const signals = [signal, superseded?.signal, timeout].filter((each) => each !== undefined)
      try {
        const result = await send(operation.method, operation.path, {
          // The call is over once a stream has begun; what ends that one is the reader's own signal.
          signal: operation.answer === 'stream' && signal ? signal : AbortSignal.any(signals),
          params,
          body,
          parseAs: operation.answer,
          ...(operation.body === 'form' && { bodySerializer: toFormData }),
          ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
          ...(fetch && { fetch }),
        })
        if (!result.response.ok) throw new ApiError(id, statusFailure(result.response, result.error))
        return result.data
      } catch (error) {
        if (error instanceof ApiError) throw error
        if (signal?.aborted) throw error
        if (superseded?.signal.aborted) throw new ApiError(id, { kind: 'superseded' }, error)
        if (timeout?.aborted) throw new ApiError(id, { kind: 'timeout' }, error)
        const kind = error instanceof SyntaxError ? 'malformed' : 'network'
        throw new ApiError(id, { kind }, error)
      } finally {
        superseded?.release()
      }
    },
  }
}

function filled(key: string, names: object): string {
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
  return {
    kind: 'status',
    status,
    problem,
    retryAfter: secondsOf(headers.get('retry-after')),
    requestId: headers.get('x-request-id') ?? undefined,
  }
}

/** Of a header that may also be missing, or a date, which this server never sends. */
function secondsOf(retryAfter: string | null): number | undefined {
  return retryAfter !== null && /^\d+$/.test(retryAfter) ? Number(retryAfter) : undefined
}

function isProblem(body: unknown): body is Partial<Problem> {
  return typeof body === 'object' && body !== null && 'message' in body
}
