import cors, { type FastifyCorsOptions } from '@fastify/cors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** False for what is the same for every origin, so that caches keep it once. */
    cors?: false
  }
}

const DAY_S = 86_400

const headersOfCalls = ['authorization', 'content-type', 'idempotency-key']

/** From any site, without credentials: a browser's cookies give a foreign site nothing. */
const forVisitors: FastifyCorsOptions = {
  origin: '*',
  methods: ['GET', 'POST'],
  allowedHeaders: headersOfCalls,
  exposedHeaders: ['retry-after'],
  maxAge: DAY_S,
  strictPreflight: false,
}

const forNobody: FastifyCorsOptions = { origin: false }

/** Whether a visitor's chat window calls: from a shop's own site, without cookies. */
export function isVisitorCall(request: FastifyRequest): boolean {
  return request.url.startsWith(`${API_PREFIX}/visitor/`)
}

/** Whether the call comes from a dashboard that stands on one of these other origins. */
export function isFromDashboard(request: FastifyRequest, origins: readonly string[]): boolean {
  return request.headers.origin !== undefined && origins.includes(request.headers.origin)
}

/**
 * Lets every site call the visitor's operations, for which a conversation's token is all that
 * counts, and the dashboards on the named origins call everything, with credentials.
 */
export async function allowCrossOrigin(app: FastifyInstance, dashboardOrigins: readonly string[]) {
  const forDashboards: FastifyCorsOptions = {
    origin: [...dashboardOrigins],
    credentials: true,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [...headersOfCalls, 'x-xsrf-token'],
    exposedHeaders: ['authorization', 'date', 'retry-after', 'x-request-id'],
    maxAge: DAY_S,
    strictPreflight: false,
  }
  await app.register(cors, {
    delegator: async (request: FastifyRequest) => {
      if (isVisitorCall(request)) return forVisitors
      const isCall = request.url.startsWith(`${API_PREFIX}/`)
      return isCall && isFromDashboard(request, dashboardOrigins) ? forDashboards : forNobody
    },
  })
  app.addHook('onRequest', async (request, reply) => {
    if (isVisitorCall(request)) reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
