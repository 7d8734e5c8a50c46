import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { OutboundProblem } from './outbound-problem.ts'
import { isPublicAddress } from './public-address.ts'
import { hostAndPort } from './target.ts'

/** Of IMAP and of handing mail over. */
const MAIL_PORTS: ReadonlySet<number> = new Set([143, 993, 465, 587, 2525])

/** All addresses of a host. */
export type Resolve = (
  host: string,
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void

export const resolveBySystem: Resolve = (host, callback) => systemLookup(host, { all: true }, callback)

interface ConnectorChoice {
  allowed: ReadonlySet<string>
  resolve: Resolve
  timeLimitMs: number
}

/**
 * Opens sockets to public addresses alone. The address that was checked is the one that is connected to, so that a name
 * can't lead elsewhere a moment later.
 */
export function createConnector({
  allowed,
  resolve,
  timeLimitMs,
}: ConnectorChoice): buildConnector.connector {
  const options = { timeout: timeLimitMs, allowH2: false }
  const connectAnywhere = buildConnector({ ...options, lookup: lookupBy(resolve, () => true) })
  const connectInPublic = buildConnector({ ...options, lookup: lookupBy(resolve, isPublicAddress) })
  return (target, callback) => {
    const host = target.hostname.replaceAll(/[[\]]/g, '')
    if (allowed.has(hostAndPort(target))) connectAnywhere({ ...target, hostname: host }, callback)
    // An address in place of a name is looked up nowhere.
    else if (isIP(host) && !isPublicAddress(host)) callback(new OutboundProblem('forbidden-address'), null)
    else connectInPublic({ ...target, hostname: host }, callback)
  }
}

/**
 * The address of a mail server, checked as those of websites are, to connect to that very one.
 *
 * @throws OutboundProblem
 */
export async function mailAddressOf(
  { host, port }: { host: string; port: number },
  { allowed, resolve }: Pick<ConnectorChoice, 'allowed' | 'resolve'>,
): Promise<string> {
  const name = host.replaceAll(/[[\]]/g, '').toLowerCase()
  const isAllowed = allowed.has(hostAndPort({ protocol: '', hostname: name, port: String(port) }))
  if (!isAllowed && !MAIL_PORTS.has(port)) throw new OutboundProblem('forbidden-address')
  if (isIP(name)) {
    if (!isAllowed && !isPublicAddress(name)) throw new OutboundProblem('forbidden-address')
    return name
  }
  const look = lookupBy(resolve, isAllowed ? () => true : isPublicAddress)
  return await new Promise<string>((found, failed) => {
    look(name, { all: false }, (error, address) => {
      if (error) failed(error instanceof OutboundProblem ? error : new OutboundProblem('unreachable'))
      else if (typeof address === 'string') found(address)
      else failed(new OutboundProblem('unreachable'))
    })
  })
}

/** A host with one address that may not be asked is not asked at all. */
function lookupBy(resolve: Resolve, mayAsk: (address: string) => boolean): LookupFunction {
  return (host, { all }, callback) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first) callback(error ?? new OutboundProblem('unreachable'), [])
      else if (!addresses.every(({ address }) => mayAsk(address))) {
        callback(new OutboundProblem('forbidden-address'), [])
      } else if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}
