import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** On every answer. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'strict-origin-when-cross-origin')
    reply.header('cross-origin-opener-policy', 'same-origin')
    reply.header('x-frame-options', 'DENY')
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store')
  })
}

export function newNonce(): string {
  return randomBytes(18).toString('base64')
}

/**
 * The Content-Security-Policy of a page whose styles carry the nonce.
 *
 * @param apiOrigin where its calls go, if not to where it comes from.
 */
export function pagePolicy(nonce: string, apiOrigin: string | undefined): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", apiOrigin].filter(Boolean).join(' '),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
