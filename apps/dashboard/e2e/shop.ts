import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, type ReplybayServer, test as serverTest } from './server.ts'

/** A shop's own site, on a port of its own: to a browser it is another origin than the server of the chat window. */
export class ShopSite {
  readonly #server = createServer((request, response) => {
    const page = this.#pages.get(request.url ?? '')
    response.writeHead(page ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      ...(page?.policy && { 'content-security-policy': page.policy }),
    })
    response.end(page?.html ?? '')
  })
  readonly #pages = new Map<string, { html: string; policy: string }>()

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }

  /** @returns its address. */
  add(page: { html: string; policy: string }): string {
    const path = `/${this.#pages.size}`
    this.#pages.set(path, page)
    // Sound: it listens on a port.
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}${path}`
  }
}

/** Somebody who looks at a page of a shop with a chat window on it. */
export class Shop {
  readonly page: Page
  readonly #site: ShopSite
  readonly #server: string

  constructor(page: Page, site: ShopSite, server: string) {
    this.page = page
    this.#site = site
    this.#server = server
  }

  /** Opens a page of the shop. @param head what stands before the chat window's script */
  async open(webId: string, { lang = 'en', head = '', policy = '' } = {}): Promise<void> {
    const script = `<script type="module" async src="${this.#server}/chat/widget.js" data-web="${webId}"></script>`
    const html = `<!doctype html><html lang="${lang}"><head><title>Lamps</title>${head}</head><body><main><h1>Lamps</h1></main>${script}</body></html>`
    await this.page.goto(this.#site.add({ html, policy }))
  }

  get launcher() {
    return this.page.getByRole('button', { name: /^Open chat/ })
  }
  get panel() {
    return this.page.getByRole('dialog')
  }
  get field() {
    return this.panel.getByRole('textbox', { name: 'Write your message…' })
  }
  get log() {
    return this.panel.getByRole('log')
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text)
    await this.field.press('Enter')
    await expect(this.log.getByText(text)).toBeVisible()
    await expect(this.log.getByText('Sending…')).toHaveCount(0)
  }
}

/** The owner of the demo company, as a program calls. */
export class Owner {
  readonly #base: string
  readonly #token: string

  private constructor(base: string, token: string) {
    this.#base = base
    this.#token = token
  }

  static async of(server: ReplybayServer): Promise<Owner> {
    return new Owner(`${server.url}/api/v1`, await server.signIn('owner@maison-lumen.example'))
  }

  // oxlint-disable-next-line typescript/no-explicit-any -- What is answered is read by the test that asks.
  async call(method: 'GET' | 'POST' | 'PATCH', path: string, data?: object): Promise<any> {
    const answer = await fetch(this.#base + path, {
      method,
      headers: {
        authorization: `Bearer ${this.#token}`,
        ...(data && { 'content-type': 'application/json' }),
      },
      ...(data && { body: JSON.stringify(data) }),
    })
    const text = await answer.text()
    expect(answer.ok, text).toBe(true)
    return JSON.parse(text).data
  }

  /** A website, on whose pages the chat window may be used anywhere. @returns its id. */
  async website(settings: object = {}): Promise<string> {
    const { web } = await this.call('POST', '/webs/create', { name: 'Lumen' })
    if (Object.keys(settings).length > 0) await this.call('POST', `/webs/web/${web._id}/settings`, settings)
    return web._id
  }

  /** The one ticket of a website. */
  async ticket(web: string) {
    const { tickets } = await this.call('GET', `/tickets/list/${web}`)
    expect(tickets).toHaveLength(1)
    return tickets[0]
  }
}

export const test = serverTest.extend<{ owner: Owner; site: ShopSite; shop: Shop }>({
  owner: async ({ server }, provide) => provide(await Owner.of(server)),
  // Playwright wants the pattern, also where nothing is taken from it.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = new ShopSite()
    await site.start()
    await provide(site)
    await site.stop()
  },
  shop: ({ page, site, server }, provide) => provide(new Shop(page, site, server.url)),
})
