import { API_PREFIX } from '../../../platform/contract/contract.ts'
import type { ServerContext } from '../../../platform/server-feature.ts'

export const HOOKS_PATH = `${API_PREFIX}/hooks`

/** Where a service tells what happens. */
export function hookAddress(
  { config, dashboardOrigin }: Pick<ServerContext, 'config' | 'dashboardOrigin'>,
  kind: string,
  token: string,
): string {
  return `${config.apiOrigin ?? dashboardOrigin()}${HOOKS_PATH}/${kind}/${token}`
}
