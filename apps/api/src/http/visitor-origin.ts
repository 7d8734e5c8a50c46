import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract.ts'

const PREFIX = `${API_PREFIX}/visitor/`
const DAY_S = 86_400

/** Whether a visitor's chat window calls: from a shop's own site, without cookies. */
export function isVisitorCall(request: FastifyRequest): boolean {
  return request.url.startsWith(PREFIX)
}

/**
 * Lets every site call the visitor's operations. Without credentials: a conversation's token is
 * all that counts there, so a browser's cookies give a foreign site nothing.
 */
export function welcomeVisitorsFromAnywhere(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!isVisitorCall(request)) return
    reply.header('access-control-allow-origin', '*')
    reply.header('access-control-expose-headers', 'retry-after')
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
  app.options(`${PREFIX}*`, async (_request, reply) =>
    reply
      .header('access-control-allow-methods', 'GET, POST')
      .header('access-control-allow-headers', 'authorization, content-type, idempotency-key')
      .header('access-control-max-age', DAY_S)
      .code(204)
      .send(),
  )
}
