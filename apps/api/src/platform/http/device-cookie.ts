/** The secret by which a browser is known where somebody signed in before. No page reads it. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import { API_PREFIX } from '../contract/contract.ts'
import { KNOWN_MS } from '../rate-limits/known-devices.ts'
import { isOverTls } from './forgery.ts'

const COOKIE = 'device'

export function deviceOf(request: FastifyRequest): string | undefined {
  return request.cookies[COOKIE]
}

export function keepDevice(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  reply.setCookie(COOKIE, secret, {
    path: `${API_PREFIX}/auth`,
    maxAge: KNOWN_MS / 1_000,
    sameSite: 'strict',
    secure: isOverTls(request),
    httpOnly: true,
  })
}
