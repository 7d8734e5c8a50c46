import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

/** Whether a signature is that of the bytes, by SHA-256 (RFC 2104). */
export function isSignedBy(
  secret: string,
  body: Uint8Array,
  signature: string | undefined,
  encoding: 'base64' | 'hex',
): boolean {
  if (signature === undefined) return false
  const given = Buffer.from(signature.trim(), encoding)
  const expected = createHmac('sha256', secret).update(body).digest()
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()

/** Takes as long for one that is nearly right. */
export const isSameSecret = (given: string, expected: string) =>
  timingSafeEqual(digestOf(given), digestOf(expected))
