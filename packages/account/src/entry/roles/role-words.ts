import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '@replybay/api-client'

/** What each role is called, and what its people do. @see specification §6 */
export const roleWords: Readonly<Record<Role, { name: MessageDescriptor; about: MessageDescriptor }>> = {
  owner: { name: msg`Owner`, about: msg`Everything, with subscription and billing` },
  admin: { name: msg`Admin`, about: msg`Everything but subscription and billing` },
  support: { name: msg`Support`, about: msg`Tickets, mail and Discord` },
  warehouse: { name: msg`Warehouse`, about: msg`Orders and returns, in the warehouse layout` },
}
