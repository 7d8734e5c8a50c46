import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/** What proxies say of the call that they pass on; each names its headers in its own way. */
const FORWARDING_HEADER =
  /^(?:forwarded|via|cdn-loop|x-real-ip|cf-.+)$|^x-.*forwarded|client-?ip|external-address/
/** What proxies, content networks and tunnels add without the prefix of all others. */
const ADDED_HEADER =
  /^(?:remote-addr|front-end-https|surrogate-capability)$|^(?:akamai|cdn|cloudfront|fastly|fly|incap|ngrok|tailscale)-/
/** A browser, or a program on this machine, sends no other header with this prefix. */
const OWN_HEADERS: ReadonlySet<string> = new Set(['x-xsrf-token'])

const LOOPBACK_PEER = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Whether a program of this machine made the call, by one of this machine's own names: behind a proxy, and by a name
 * that somebody else points here, every call seems to.
 */
export function isLocalCall({ raw, headers }: FastifyRequest): boolean {
  // No browser speaks that old a protocol any more, but proxies do.
  if (raw.httpVersion === '1.0') return false
  const isFromHere = LOOPBACK_PEER.test(raw.socket.remoteAddress ?? '')
  return isFromHere && !isPassedOn(headers) && LOCAL_HOST.test(headers.host ?? '')
}

/** Says once that a proxy in front is not trusted: limits then count all its visitors as one sender. */
export function warnOfUntrustedProxy(app: FastifyInstance): void {
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    const peer = request.raw.socket.remoteAddress
    if (isSaid || request.ip !== peer || !isForwarded(request.headers)) return
    isSaid = true
    warn(app.log, peer)
  })
}

function warn(log: FastifyBaseLogger, peer: string | undefined): void {
  log.warn(
    { peer },
    'Calls come with forwarding headers from a proxy that is not trusted. Name it in REPLYBAY_TRUSTED_PROXIES, or all its visitors count as one sender.',
  )
}

/** Also by what gives no address: whoever calls from here adds nothing that only proxies know. */
function isPassedOn(headers: FastifyRequest['headers']): boolean {
  return isForwarded(headers) || Object.keys(headers).some(isAdded)
}

function isAdded(name: string): boolean {
  return ADDED_HEADER.test(name) || (name.startsWith('x-') && !OWN_HEADERS.has(name))
}

function isForwarded(headers: FastifyRequest['headers']): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADER.test(name))
}
