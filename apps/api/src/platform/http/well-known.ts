import type { FastifyInstance } from 'fastify'
import { Failure } from '../contract/failure.ts'

const DAY_MS = 24 * 3_600_000
/** For how long the contact counts; asked for again, it counts anew. */
const CONTACT_LIFE_MS = 180 * DAY_MS

const ROBOTS = 'User-agent: *\nDisallow: /\n'

/**
 * What programs look for on every host: that nothing here is for search engines, and whom to tell of a weakness.
 *
 * @param securityContact an address as a URI; without it there is no `security.txt`.
 * @see RFC 9309, RFC 9116
 */
export function serveWellKnown(app: FastifyInstance, securityContact: string | undefined): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=86400').send(ROBOTS),
  )
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (!securityContact) throw new Failure('not-found')
    const expires = new Date(Date.now() + CONTACT_LIFE_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(`Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en, fr, es\n`)
  })
}
