import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { plainAddress } from '../rate-limits/sender.ts'

/** Whether an address is that of a proxy in front, of which is believed what it says of a call. */
export type IsTrustedProxy = (address: string | undefined) => boolean

/** @param entries addresses and networks, such as 10.0.0.1 or 10.0.0.0/8. */
export function trustedProxies(entries: readonly string[]): IsTrustedProxy {
  const list = new BlockList()
  for (const entry of entries) {
    const [address = '', prefix] = entry.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return (address) => {
    const plain = plainAddress(address)
    return plain !== undefined && list.check(plain, familyOf(plain))
  }
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4'
}

/** What proxies say of how a call came; of several, the first: that is where its sender spoke to. */
export function forwardedProtocol({ headers }: FastifyRequest): string | undefined {
  const [first] = [headers['x-forwarded-proto']].flat()
  return first?.split(',', 1)[0]?.trim().toLowerCase() || undefined
}
