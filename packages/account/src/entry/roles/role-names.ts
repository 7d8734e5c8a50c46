import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '@replybay/api-client'

/** What each role is called. @see specification §6 */
export const roleNames: Readonly<Record<Role, MessageDescriptor>> = {
  owner: msg`Owner`,
  admin: msg`Admin`,
  support: msg`Support`,
  warehouse: msg`Warehouse`,
}
