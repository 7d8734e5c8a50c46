/**
 * Against calls that another site makes in a person's name. A browser's call carries cookies and
 * then has to repeat one of them in a header, which only a page of this origin can read.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract.ts'
import { Failure } from '../failure.ts'
import { isFromDashboard, isVisitorCall } from './cross-origin.ts'

const COOKIE = 'XSRF-TOKEN'
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Gives the browser the cookie to repeat, if it has none. */
export type OfferForgeryToken = (request: FastifyRequest, reply: FastifyReply) => void

/** @param dashboardOrigins other origins whose calls are no forgeries. */
export function refuseForgery(
  app: FastifyInstance,
  dashboardOrigins: readonly string[],
  offerForgeryToken: OfferForgeryToken,
): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isVisitorCall(request)) return
    if (request.url.startsWith(`${API_PREFIX}/`)) offerForgeryToken(request, reply)
    if (SAFE_METHODS.has(request.method)) return
    // A browser lets no page choose this header, and the page there can't read a cookie from here.
    if (isFromDashboard(request, dashboardOrigins)) return
    if (comesFromElsewhere(request)) throw new Failure('forbidden')
    if (!request.headers.cookie) return
    if (!isRepeated(request.cookies[COOKIE], request.headers['x-xsrf-token'])) {
      throw new Failure('forbidden')
    }
  })
}

/** @param dashboardOrigins other origins with whose calls the cookie has to travel, too. */
export function createForgeryTokens(dashboardOrigins: readonly string[]): OfferForgeryToken {
  return (request, reply) => {
    if (request.cookies[COOKIE]) return
    const crossSite = isFromDashboard(request, dashboardOrigins)
    reply.setCookie(COOKIE, randomBytes(24).toString('base64url'), {
      path: '/',
      sameSite: crossSite ? 'none' : 'lax',
      // Browsers take a cookie for other sites only if it is secure.
      secure: crossSite || request.protocol === 'https',
      // The page has to read it in order to repeat it.
      httpOnly: false,
    })
  }
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
