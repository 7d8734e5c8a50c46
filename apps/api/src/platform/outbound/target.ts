import { OutboundProblem } from './outbound-problem.ts'

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }
const USUAL_PORTS = new Set(['80', '443', '8080', '8443'])

type Place = Pick<URL, 'protocol' | 'hostname' | 'port'>

/** As REPLYBAY_OUTBOUND_ALLOW names it. */
export function hostAndPort({ protocol, hostname, port }: Place): string {
  const host = hostname.includes(':') && !hostname.startsWith('[') ? `[${hostname}]` : hostname
  return `${host}:${port || DEFAULT_PORTS[protocol]}`
}

/**
 * An address that may be asked, as far as its text says.
 *
 * @param allowed hosts and ports that may be asked wherever they are.
 * @throws OutboundProblem `invalid-address` or `forbidden-address`.
 */
export function readTarget(address: string, allowed: ReadonlySet<string>): URL {
  const url = URL.parse(address)
  if (!url || !(url.protocol in DEFAULT_PORTS) || url.username || url.password) {
    throw new OutboundProblem('invalid-address')
  }
  url.hash = ''
  if (allowed.has(hostAndPort(url))) return url
  if (!USUAL_PORTS.has(url.port || (DEFAULT_PORTS[url.protocol] ?? ''))) {
    throw new OutboundProblem('forbidden-address')
  }
  return url
}
