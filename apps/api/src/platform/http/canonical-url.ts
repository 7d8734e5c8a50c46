import type { IncomingMessage } from 'node:http'

/** Letters, digits and signs that mean the same escaped and not. @see RFC 3986, section 2.3 */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi
const BROKEN_ESCAPE = /%(?![\da-f]{2})/i
const ORIGIN = /^https?:\/\/[^/?#]*/i

/**
 * The address of a request as all of the server reads it: a path with no escape that it does not need. The router takes
 * `/%61pi/` and `http://host/api/` for `/api/`, so whatever looks at the beginning of an address has to as well.
 */
export function canonicalUrl({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.replace(ORIGIN, '')
  const end = target.search(/[?#]|$/)
  const path = target.slice(0, end)
  // Decoded, `%%361` would become an escape of its own; the router refuses what is broken.
  if (BROKEN_ESCAPE.test(path)) return url
  const plain = path.replaceAll(NEEDLESS_ESCAPE, decodeURIComponent)
  return (plain || '/') + target.slice(end)
}
