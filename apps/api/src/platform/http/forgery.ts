/**
 * Against calls that another site makes in a person's name. A browser's call carries cookies and
 * then has to repeat one of them in a header, which only a page of this origin can read.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'
import { Failure } from '../contract/failure.ts'
import { isFromDashboard, isVisitorCall } from './cross-origin.ts'
import { SAFE_METHODS } from './safe-methods.ts'
import { forwardedProtocol } from './trusted-proxies.ts'

const COOKIE = 'XSRF-TOKEN'

/** @param dashboardOrigins other origins whose calls are no forgeries. */
export function refuseForgery(app: FastifyInstance, dashboardOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    // A browser lets no page choose its origin, and a page there can't read a cookie from here.
    if (isVisitorCall(request) || isFromDashboard(request, dashboardOrigins)) return
    if (request.url.startsWith(`${API_PREFIX}/`)) offerForgeryToken(request, reply)
    if (SAFE_METHODS.has(request.method)) return
    if (comesFromElsewhere(request)) throw new Failure('forbidden')
    if (!request.headers.cookie) return
    if (!isRepeated(request.cookies[COOKIE], request.headers['x-xsrf-token'])) {
      throw new Failure('forbidden')
    }
  })
}

/** Gives the browser the cookie to repeat, if it has none. */
export function offerForgeryToken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[COOKIE]) return
  reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), {
    path: '/',
    sameSite: 'lax',
    secure: isOverTls(request),
    // The page has to read it in order to repeat it.
    httpOnly: false,
  })
}

/** What a proxy says of it is believed from anybody here: it is the sender's own cookie. */
export function isOverTls(request: FastifyRequest): boolean {
  return (forwardedProtocol(request) ?? request.protocol) === 'https'
}

function comesFromElsewhere(request: FastifyRequest): boolean {
  const { origin } = request.headers
  if (origin === undefined) return false
  return !URL.canParse(origin) || new URL(origin).host !== request.host
}

function isRepeated(cookie: string | undefined, header: string | string[] | undefined): boolean {
  if (!cookie || typeof header !== 'string') return false
  const [expected, given] = [Buffer.from(cookie), Buffer.from(header)]
  return expected.length === given.length && timingSafeEqual(expected, given)
}
