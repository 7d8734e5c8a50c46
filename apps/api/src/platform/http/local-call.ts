import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'

/** What proxies say of the call that they pass on; each names its headers in its own way. */
const FORWARDING_HEADER =
  /^(?:forwarded|via|cdn-loop|x-real-ip|cf-.+)$|^x-.*forwarded|client-?ip|external-address/
/**
 * What a browser, or a program on this machine, sends. Each proxy, content network and tunnel adds something of its own, and
 * may name it as it likes, so anything else counts as theirs.
 */
const OWN_HEADER = new RegExp(
  `^(?:${[
    'accept(?:-charset|-encoding|-language)?',
    'access-control-request-.+',
    'authorization',
    'cache-control',
    'connection',
    'content-.+',
    'cookie',
    'date',
    'device-memory',
    'dnt',
    'downlink',
    'dpr',
    'ect',
    'expect',
    'host',
    'idempotency-key',
    'if-.+',
    'keep-alive',
    'last-event-id',
    'origin',
    'pragma',
    'priority',
    'purpose',
    'range',
    'referer',
    'rtt',
    'save-data',
    'sec-.+',
    'te',
    'transfer-encoding',
    'upgrade(?:-insecure-requests)?',
    'user-agent',
    'viewport-width',
    'width',
    'x-xsrf-token',
  ].join('|')})$`,
)

const LOOPBACK_PEER = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i

/**
 * Whether a program of this machine made the call, by one of this machine's own names: behind a proxy, and by a name
 * that somebody else points here, every call seems to.
 */
export function isLocalCall(request: FastifyRequest): boolean {
  const { raw, headers } = request
  // No browser speaks that old a protocol any more, but proxies do.
  if (raw.httpVersion === '1.0') return false
  const isFromHere = LOOPBACK_PEER.test(raw.socket.remoteAddress ?? '')
  return (
    isFromHere && namesThisMachine(request) && Object.keys(headers).every((name) => OWN_HEADER.test(name))
  )
}

/** Once, and nowhere else: who names two hosts, or one in the address, means that another one passes it on. */
function namesThisMachine({ originalUrl, raw }: FastifyRequest): boolean {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0)
  const hosts = names.filter((name) => name.toLowerCase() === 'host')
  return originalUrl.startsWith('/') && hosts.length === 1 && LOCAL_HOST.test(raw.headers.host ?? '')
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

function isForwarded(headers: FastifyRequest['headers']): boolean {
  return Object.keys(headers).some((name) => FORWARDING_HEADER.test(name.replaceAll('_', '-')))
}
