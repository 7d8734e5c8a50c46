/** The one way to an address that somebody else chose: a website's, a shop's, that of a picture in a mail. */
import { Agent, fetch, type Response } from 'undici'
import { createConnector, mailAddressOf, type Resolve, resolveBySystem } from './connector.ts'
import { OutboundProblem } from './outbound-problem.ts'
import { readTarget } from './target.ts'

const CONNECT_MS = 5_000
/** For the first byte of an answer, and between two bytes of it. */
const SILENCE_MS = 10_000
const WHOLE_MS = 20_000
const MOST_REDIRECTS = 5

export interface OutboundRequest {
  /** What is written is written once: where it leads elsewhere, it is not sent again. @default GET */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Of what is written. */
  content?: string | Uint8Array
  headers?: Readonly<Record<string, string>>
  /** What is read at most, after it is unpacked; in bytes. */
  mostBytes: number
  /** Media types that are read, such as `text/html`. @default all, also none */
  types?: readonly string[]
  /** Whether what comes with a failure is read, too. @default false */
  readsFailures?: boolean
  /** For all of it, redirects too; in ms. @default 20 s */
  timeLimitMs?: number
  /** Which redirects are followed. @default all */
  mayFollow?: (from: URL, to: URL) => boolean
  signal?: AbortSignal
}

export interface OutboundAnswer {
  status: number
  /** Where it was found, after all redirects. */
  url: URL
  headers: Pick<Headers, 'get'>
  /** Empty where it did not succeed, and nobody wants to read why. */
  body: Uint8Array
}

export interface Outbound {
  /**
   * Asks an address, as it is at the end of its redirects.
   *
   * @throws OutboundProblem
   */
  get(address: string, request: OutboundRequest): Promise<OutboundAnswer>
  /**
   * The network address of a mail server that may be connected to: that very one, since its name may lead elsewhere a moment
   * later.
   *
   * @throws OutboundProblem
   */
  mailAddress(server: { host: string; port: number }): Promise<string>
  /** Ends all connections. */
  stop(): Promise<void>
}

interface OutboundChoice {
  /** Hosts with their ports that may be asked although they are private. */
  allow: readonly string[]
  /** @default the system's */
  resolve?: Resolve
  /** Without a byte; in ms. @default 10 s */
  silenceMs?: number
}

export function createOutbound({
  allow,
  resolve = resolveBySystem,
  silenceMs = SILENCE_MS,
}: OutboundChoice): Outbound {
  const allowed: ReadonlySet<string> = new Set(allow)
  const dispatcher = new Agent({
    connect: createConnector({ allowed, resolve, timeLimitMs: CONNECT_MS }),
    headersTimeout: silenceMs,
    bodyTimeout: silenceMs,
    // What a server says of how long to keep a connection is not believed.
    keepAliveMaxTimeout: SILENCE_MS,
  })

  async function ask(
    address: string,
    request: OutboundRequest,
    signal: AbortSignal,
  ): Promise<OutboundAnswer> {
    const { method = 'GET', content, headers = {}, mayFollow = () => true } = request
    let url = readTarget(address, allowed)
    for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
      const asked = { method, headers, ...(content !== undefined && { body: content }) }
      const response = await fetch(url, { dispatcher, ...asked, redirect: 'manual', signal })
      const location = [301, 302, 303, 307, 308].includes(response.status) && response.headers.get('location')
      if (!location) {
        return {
          status: response.status,
          url,
          headers: response.headers,
          body: await bodyOf(response, request),
        }
      }
      await response.body?.cancel()
      const next = readTarget(URL.parse(location, url)?.href ?? '', allowed)
      if (method !== 'GET' || !mayFollow(url, next)) throw new OutboundProblem('refused-redirect', next)
      url = next
    }
    throw new OutboundProblem('too-many-redirects')
  }

  return {
    async get(address, request) {
      const limit = AbortSignal.timeout(request.timeLimitMs ?? WHOLE_MS)
      const signal = request.signal ? AbortSignal.any([limit, request.signal]) : limit
      try {
        return await ask(address, request, signal)
      } catch (error) {
        request.signal?.throwIfAborted()
        throw problemOf(error)
      }
    },
    mailAddress: (server) => mailAddressOf(server, { allowed, resolve }),
    stop: () => dispatcher.destroy(),
  }
}

async function bodyOf(
  response: Response,
  { mostBytes, types, readsFailures = false }: OutboundRequest,
): Promise<Uint8Array> {
  if (!response.body || (!response.ok && !readsFailures)) {
    await response.body?.cancel()
    return new Uint8Array()
  }
  const type = (response.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
  const problem =
    types && !types.includes(type)
      ? 'wrong-type'
      : Number(response.headers.get('content-length')) > mostBytes
        ? 'too-large'
        : undefined
  if (problem) {
    await response.body.cancel()
    throw new OutboundProblem(problem)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  // Leaving the loop ends the connection.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength
    if (bytes > mostBytes) throw new OutboundProblem('too-large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** What is said of an error: nothing that was sent. */
function problemOf(error: unknown): OutboundProblem {
  for (let one: unknown = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutboundProblem) return one
    const code = 'code' in one ? String(one.code) : ''
    if (NEVER_CONNECTED.has(code)) return new OutboundProblem('unreachable', undefined, { isUnsent: true })
    if (one.name === 'TimeoutError' || /TIMEOUT|ETIMEDOUT/.test(code)) return new OutboundProblem('timeout')
  }
  return new OutboundProblem('unreachable')
}

/** Nothing was sent yet. */
const NEVER_CONNECTED: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
])
