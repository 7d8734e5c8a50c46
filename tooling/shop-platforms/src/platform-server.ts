/** What the simulated platforms have in common: HTTPS, the faults that every service has, and a list of what was asked. */
import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type Certificate, createCertificate } from '@replybay/mail-server'

/** What a platform says in place of its answer. */
export type Fault =
  | { kind: 'status'; status: number; headers?: Readonly<Record<string, string>>; body?: string }
  /** Takes the call, and says nothing. */
  | { kind: 'silence' }
  | { kind: 'hang-up' }
  /** Does what it is asked, and hangs up. */
  | { kind: 'lost-answer' }
  | { kind: 'redirect'; to: string }

export interface Call {
  method: string
  /** With the query. */
  path: string
  url: URL
  headers: IncomingMessage['headers']
  body: string
  bytes: Buffer
}

/** A call that a platform makes by itself. */
export interface HookCall {
  headers: Readonly<Record<string, string>>
  body: string
}

export interface Reply {
  status: number
  headers?: Readonly<Record<string, string>>
  /** Sent as JSON, a text or bytes as they are. */
  body: unknown
}

export const reply = (
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Reply => ({
  status,
  body,
  headers,
})

/** An HTTPS server whose certificate is its own, or one that is given. */
export abstract class PlatformServer {
  /** For each call, before it is looked at; undefined for none. */
  fault: ((call: Call) => Fault | undefined) | undefined
  readonly calls: Call[] = []
  readonly certificate: Certificate
  #port = 0
  readonly #server: Server

  constructor(certificate: Certificate = createCertificate()) {
    this.certificate = certificate
    this.#server = createServer({ key: certificate.key, cert: certificate.cert }, (request, response) => {
      this.#take(request, response).catch(() => response.destroy())
    })
  }

  async listen(port = 0): Promise<this> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
    // Sound: it listens on a port.
    this.#port = (this.#server.address() as AddressInfo).port
    return this
  }

  /** Known from the first start on, also while it is stopped. */
  get port(): number {
    return this.#port
  }

  get origin(): string {
    return `https://localhost:${this.port}`
  }

  async stop(): Promise<void> {
    this.#server.close()
    this.#server.closeAllConnections()
    await once(this.#server, 'close')
  }

  /** As if nobody had ever used it. */
  reset(): void {
    this.fault = undefined
    this.calls.length = 0
  }

  protected abstract answer(call: Call): Reply | Promise<Reply>

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '/'
    const { method = 'GET', headers } = request
    const bytes = await buffer(request)
    const call = {
      method,
      path,
      url: new URL(path, this.origin),
      headers,
      body: bytes.toString('utf8'),
      bytes,
    }
    this.calls.push(call)
    const fault = this.fault?.(call)
    if (fault?.kind === 'silence') return
    if (fault?.kind === 'lost-answer') await this.answer(call)
    if (fault?.kind === 'hang-up' || fault?.kind === 'lost-answer') {
      request.socket.destroy()
      return
    }
    if (fault?.kind === 'redirect') {
      response.writeHead(302, { location: fault.to }).end()
      return
    }
    const { status, headers: extra = {}, body } = fault ? { body: '', ...fault } : await this.answer(call)
    const isText = typeof body === 'string' || body instanceof Uint8Array
    response.writeHead(status, {
      'content-type': isText ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
      ...extra,
    })
    response.end(isText ? body : JSON.stringify(body))
  }
}

/** The name and the password of a call, by RFC 7617. */
export function basicOf({ headers }: Call): { user: string; password: string } | undefined {
  const encoded = /^Basic (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (encoded === undefined) return undefined
  const [user = '', ...rest] = Buffer.from(encoded, 'base64').toString().split(':')
  return { user, password: rest.join(':') }
}
