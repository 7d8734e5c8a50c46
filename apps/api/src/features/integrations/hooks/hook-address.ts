import ipaddr from 'ipaddr.js'
import { API_PREFIX } from '../../../platform/contract/contract.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'

export const HOOKS_PATH = `${API_PREFIX}/hooks`

/** Whether a service could reach an address: it leads to no name or number of a network of one's own. */
export function isPublicAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  if (protocol !== 'https:' || !hostname.includes('.')) return false
  const number = hostname.replace(/^\[(.*)\]$/, '$1')
  return !ipaddr.isValid(number) || ipaddr.process(number).range() === 'unicast'
}

/** Where a service tells what happens. */
export function hookAddress(
  { config, dashboardOrigin }: Pick<ServerContext, 'config' | 'dashboardOrigin'>,
  kind: string,
  token: string,
): string {
  return `${config.apiOrigin ?? dashboardOrigin()}${HOOKS_PATH}/${kind}/${token}`
}
