import { createHash } from 'node:crypto'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { API_PREFIX, type ContractDocument } from '../contract/contract.ts'

const REFERENCE_PATH = `${API_PREFIX}/docs`

/** Everything from here: the page has no script of its own, and asks no other origin. */
const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The contract for programs at /openapi.json, and for people as pages at /docs. */
export async function serveReference(app: FastifyInstance, contract: ContractDocument): Promise<void> {
  serveContract(app, contract)
  await app.register(swagger, {
    mode: 'static',
    // Sound: it is an OpenAPI 3.1 document, of which our own type names only a part.
    specification: { document: contract as unknown as StaticDocumentSpec['document'] },
  })
  await app.register(swaggerUi, {
    routePrefix: REFERENCE_PATH,
    staticCSP: referencePolicy,
    validatorUrl: false,
    theme: { title: 'Replybay', favicon: [] },
    uiConfig: {
      layout: 'BaseLayout',
      docExpansion: 'list',
      // Roles, error texts and time limits stand there.
      showExtensions: true,
      requestInterceptor: repeatForgeryToken,
    },
  })
}

function serveContract(app: FastifyInstance, contract: ContractDocument): void {
  const text = JSON.stringify(contract)
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`
  app.get(`${API_PREFIX}/openapi.json`, async (request, reply) => {
    reply.header('cache-control', 'public, no-cache').header('etag', etag)
    const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    if (known?.includes(etag) || known?.includes('*')) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(text)
  })
}

/** Runs in the reader's browser, which gets it as text: it can use nothing from around it. */
function repeatForgeryToken(request: Record<string, unknown>) {
  const page = globalThis as unknown as { document: { cookie: string } }
  const token = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(page.document.cookie)?.[1]
  return token
    ? { ...request, headers: Object.assign({}, request['headers'], { 'x-xsrf-token': token }) }
    : request
}
