import { isIPv6 } from 'node:net'

/**
 * Whom limits count as one sender: an IPv4 address, or the /64 prefix of an IPv6 one. A single
 * connection has a whole /64, so each of its addresses would else be a sender of its own.
 *
 * @param address as Node gives it, perhaps with a zone, perhaps IPv4 written as IPv6; undefined where the connection
 *   has ended.
 * @returns '' for who has gone.
 */
export function senderOf(address: string | undefined): string {
  const plain = (address ?? '').split('%', 1)[0] ?? ''
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') return ipv4Of(groups.slice(6))
  return `${groups.slice(0, 4).join(':')}::/64`
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
