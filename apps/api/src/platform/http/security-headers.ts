import { createHash, randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { forwardedProtocol, type IsTrustedProxy } from './trusted-proxies.ts'

const YEAR_S = 31_536_000

/** On every answer. */
export function addSecurityHeaders(app: FastifyInstance, isTrusted: IsTrustedProxy): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(request, reply, isTrusted))
}

/** Where the hooks don't run: for an address that is none. Fastify believes no proxy there. */
export function setSecurityHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  isTrusted: IsTrustedProxy,
): void {
  // By which the lines of a call are found.
  reply.header('x-request-id', request.id)
  reply.header('x-content-type-options', 'nosniff')
  reply.header('referrer-policy', 'strict-origin-when-cross-origin')
  reply.header('cross-origin-opener-policy', 'same-origin')
  reply.header('x-frame-options', 'DENY')
  // Of this host alone: what else its domain has, this server can't know.
  const forwarded = isTrusted(request.raw.socket.remoteAddress) ? forwardedProtocol(request) : undefined
  if ((forwarded ?? request.protocol) === 'https')
    reply.header('strict-transport-security', `max-age=${YEAR_S}`)
  if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
}

export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

interface PageOrigins {
  /** Where its calls go, if not to where it comes from. */
  apiOrigin: string | undefined
  /** Where the captcha comes from, if there is one. */
  captchaOrigin: string | undefined
  /** Where a quote comes from, if one is shown. */
  quoteOrigin: string | undefined
  /** Of the scripts that are in the page itself: `hashesOfScripts`. */
  scriptHashes: readonly string[]
}

/** The sources of a Content-Security-Policy that allow the scripts in a page of the build, and no others. */
export function hashesOfScripts(html: string): string[] {
  return [...html.matchAll(/<script>([^<]*)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** The captcha's script loads its parts from here. */
const CAPTCHA_PARTS = 'https://www.gstatic.com'

const list = (...origins: (string | undefined)[]) => origins.filter(Boolean).join(' ')

/** The Content-Security-Policy of a page whose styles carry the nonce: from the configured providers alone. */
export function pagePolicy(nonce: string, origins: PageOrigins): string {
  const { apiOrigin, captchaOrigin, quoteOrigin, scriptHashes } = origins
  const captcha = captchaOrigin && `${captchaOrigin}/recaptcha/`
  return [
    "default-src 'none'",
    list("script-src 'self'", ...scriptHashes, captcha, captcha && `${CAPTCHA_PARTS}/recaptcha/`),
    `style-src 'self' 'nonce-${nonce}'`,
    list("img-src 'self' data: blob:", apiOrigin),
    "font-src 'self'",
    list("connect-src 'self'", apiOrigin, captcha, quoteOrigin),
    // Papers are printed from a frame of the page's own bytes.
    list('frame-src blob:', captcha),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
