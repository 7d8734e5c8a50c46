import { isIP, isIPv6 } from 'node:net'

/**
 * Whom limits count as one sender: an IPv4 address, or the /64 prefix of an IPv6 one. A single
 * connection has a whole /64, so each of its addresses would else be a sender of its own.
 *
 * @param address as Node or a trusted proxy gives it, perhaps with a zone or a port, perhaps IPv4 written as IPv6;
 *   undefined where the connection has ended.
 * @param peer of the connection: counts where what the proxy gave is no address.
 * @returns '' for who has gone.
 */
export function senderOf(address: string | undefined, peer?: string): string {
  const plain = plainAddress(address) ?? plainAddress(peer) ?? ''
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
}

/** An address without zone, brackets and port: some proxies name the port that a call came from. */
export function plainAddress(address = ''): string | undefined {
  const withoutPort =
    /^\[([^\]]*)\](?::\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address
  const plain = withoutPort.split('%', 1)[0] ?? ''
  return isIP(plain) > 0 ? plain : undefined
}

/** The eight groups of an address, in lower case and without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in the one canonical way.
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [head, tail] = canonical.split('::').map((part) => part.split(':').filter(Boolean))
  const missing = 8 - (head?.length ?? 0) - (tail?.length ?? 0)
  return [...(head ?? []), ...Array.from({ length: missing }, () => '0'), ...(tail ?? [])]
}

function ipv4Of(groups: string[]): string {
  const bytes = groups.flatMap((group) => {
    const number = Number.parseInt(group, 16)
    return [number >> 8, number & 255]
  })
  return bytes.join('.')
}
