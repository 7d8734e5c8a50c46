import { type Access, blockingGuard, type GuardName, guardsOf } from '@replybay/feature-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** Guards that say whose work something is; the others say what is still missing for it. */
const rightGuards: readonly GuardName[] = [
  'no-admin-role',
  'no-ownership',
  'no-main-platform-access',
  'no-access-web',
  'no-access-email',
  'no-access-discord',
  'no-warehouse-access',
  'page-access-blocked',
]

/** Whether a page is for the person, whatever may be missing before it opens. */
export function hasRightTo(page: AnyRoute, access: Access | undefined): boolean {
  const guards = guardsOf(page).filter((name) => rightGuards.includes(name))
  return !blockingGuard(guards, { access, path: page.fullPath })
}
