/** A body that its sender has signed: `X-Replybay-Signature: sha256=…`, the HMAC-SHA256 (RFC 2104) of its bytes, as hex. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const HEADER = 'x-replybay-signature'

export interface BodySignature {
  /** Whether it was made with a secret, of the body as it came. */
  isBy(secret: string): boolean
}

const bodies = new WeakMap<FastifyRequest, Buffer>()

/** Keeps the bytes of a body that is signed, until its call is over. */
export function keepSignedBody(request: FastifyRequest, bytes: Buffer): void {
  if (request.headers[HEADER] !== undefined) bodies.set(request, bytes)
}

/** @returns undefined where the call names no signature. */
export function bodySignatureOf(request: FastifyRequest): BodySignature | undefined {
  const header = request.headers[HEADER]
  if (header === undefined) return undefined
  const given = Buffer.from(/^sha256=([\da-f]{64})$/i.exec(String(header))?.[1] ?? '', 'hex')
  return {
    isBy(secret) {
      const body = bodies.get(request)
      if (!body) return false
      const expected = createHmac('sha256', secret).update(body).digest()
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}
