import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { buildConnector } from 'undici'
import { OutboundProblem } from './outbound-problem.ts'
import { isPublicAddress } from './public-address.ts'
import { hostAndPort } from './target.ts'

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
