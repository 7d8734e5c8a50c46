import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'

/** Sets `execute` a while after it has come, as reCAPTCHA does; its badge is the one that has to be hidden. */
const script = `
setTimeout(() => {
  const badge = document.createElement('div')
  badge.className = 'grecaptcha-badge'
  badge.textContent = 'badge'
  document.body.append(badge)
  let count = 0
  window.grecaptcha = {
    ready: (then) => setTimeout(then),
    execute: async (siteKey, { action }) => [siteKey, action, ++count, Math.random()].join(':'),
  }
}, 60)
`

/** A captcha's provider that speaks as reCAPTCHA does, version 3. */
export class CaptchaProvider {
  /** What it thinks of the next who asks. */
  score = 0.9
  /** Whether its script comes. */
  isThere = true
  /** What it was asked about, in turn. */
  readonly actions: string[] = []
  readonly #server: Server

  private constructor() {
    const known = new Set<string>()
    this.#server = createServer((request, response) => {
      if (!this.isThere) return void response.writeHead(503).end()
      if (request.method === 'GET') {
        return void response.setHeader('content-type', 'text/javascript').end(script)
      }
      void text(request).then((body) => {
        const form = new URLSearchParams(body)
        const token = form.get('response') ?? ''
        const [siteKey, action = ''] = token.split(':')
        const success = form.get('secret') === 'hush' && siteKey === 'site-key' && !known.has(token)
        known.add(token)
        this.actions.push(action)
        response.setHeader('content-type', 'application/json')
        return response.end(JSON.stringify({ success, score: this.score, action }))
      })
    })
  }

  static async start(): Promise<CaptchaProvider> {
    const provider = new CaptchaProvider()
    await once(provider.#server.listen(0, '127.0.0.1'), 'listening')
    return provider
  }

  /** How a server is told of it. */
  get settings() {
    const address = this.#server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    return {
      REPLYBAY_RECAPTCHA_SITE_KEY: 'site-key',
      REPLYBAY_RECAPTCHA_SECRET: 'hush',
      REPLYBAY_RECAPTCHA_ORIGIN: `http://127.0.0.1:${port}`,
    }
  }

  stop(): void {
    this.#server.close()
  }
}
