import ipaddr from 'ipaddr.js'

/** All of IPv6 that is routed between networks. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by its number, but answered inside a cloud alone. */
const CLOUD_SERVICES = new Set(['168.63.129.16'])

/** Whether a network address is one of the internet, of no private network, no machine's own and no service of a cloud. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed.kind() === 'ipv4') return !CLOUD_SERVICES.has(parsed.toString())
  return parsed.match(GLOBAL_IPV6)
}
