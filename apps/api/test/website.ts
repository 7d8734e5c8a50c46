import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void)

/** A website of this machine: what it answers by path; what is not there is answered 404. */
export class Website {
  /** The paths that were asked for, in their order. */
  readonly asked: string[] = []
  pages: Record<string, Answer> = {}
  readonly #server: Server

  private constructor(server: Server) {
    this.#server = server
  }

  static async start(): Promise<Website> {
    const server = createServer()
    const website = new Website(server)
    server.on('request', (request, response) => website.#answer(request, response))
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return website
  }

  /** As REPLYBAY_OUTBOUND_ALLOW names it. */
  get host(): string {
    // Sound: it listens on a port.
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  link(path = '/'): string {
    return `http://${this.host}${path}`
  }

  /** Another website in its place. */
  become(pages: Record<string, Answer>): void {
    this.pages = pages
    this.asked.splice(0)
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const path = request.url ?? ''
    this.asked.push(path)
    const answer = this.pages[path] ?? this.pages['*']
    if (typeof answer === 'function') answer(request, response)
    else if (answer === undefined) response.writeHead(404, { 'content-type': 'text/html' }).end('Not found')
    else response.writeHead(200, { 'content-type': typeOf(path) }).end(answer)
  }
}

function typeOf(path: string): string {
  if (path.endsWith('.txt')) return 'text/plain'
  return path.endsWith('.xml') ? 'application/xml' : 'text/html; charset=utf-8'
}

/** A page with a heading, a text and links. */
export function page(title: string, text: string, links: readonly string[] = []): string {
  const nav = links.map((link) => `<a href="${link}">Go on</a>`).join(' ')
  return `<!doctype html><title>${title} | Maison Lumen</title><nav>${nav}</nav><main><h1>${title}</h1><p>${text}</p></main>`
}

export function redirect(location: string, status = 302): Answer {
  return (_request, response) => response.writeHead(status, { location }).end()
}
