import type { FastifyInstance } from 'fastify'
import type { ServerContext } from '../../../../platform/server-feature.ts'
import { CALLBACK_PATH } from './sign-ins.ts'

/** Where the dashboard connects mailboxes. */
const PAGE = '/emails/integration'

/**
 * Where a provider sends people back to. A browser that comes along a link brings no session, and whoever could make another
 * one come here must not connect their mailbox: so the answer goes on to the dashboard, behind the number sign, which no
 * server is sent, and the session that has begun finishes it.
 */
export function serveSignInCallback(
  app: FastifyInstance,
  { config, dashboardOrigin }: Pick<ServerContext, 'config' | 'dashboardOrigin'>,
): void {
  if (Object.keys(config.oauth).length === 0 || !config.additions) return
  app.get<{ Querystring: Record<string, unknown> }>(CALLBACK_PATH, async ({ query }, reply) => {
    const read = (name: string) => {
      const { [name]: value } = query
      return typeof value === 'string' ? value : ''
    }
    const answer = new URLSearchParams({ 'mailbox-sign-in': read('state') })
    if (read('code')) answer.set('code', read('code'))
    return reply
      .code(303)
      .header('location', `${dashboardOrigin()}${PAGE}#${answer.toString()}`)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send()
  })
}
