import { type Access, blockingGuard, type GuardName, guardsOf } from '@replybay/feature-kit'
import type { AnyRoute } from '@tanstack/react-router'

/** Guards that say whose work something is; the others say what is still missing for it. */
const isRightGuard: Readonly<Record<GuardName, boolean>> = {
  'no-admin-role': true,
  'no-ownership': true,
  'no-main-platform-access': true,
  'no-access-web': true,
  'no-access-email': true,
  'no-access-discord': true,
  'no-warehouse-access': true,
  'page-access-blocked': true,
  'user-only': false,
  'guest-only': false,
  'no-auth': false,
  'no-subscribed': false,
  'no-setup-web': false,
  'no-setup-knowledge': false,
  'emails-disabled': false,
  'no-setup-discord': false,
  'set-page-layout': false,
}

/** Whether a page is for the person, whatever may be missing before it opens. */
export function hasRightTo(page: AnyRoute, access: Access | undefined): boolean {
  const guards = guardsOf(page).filter((name) => isRightGuard[name])
  return !blockingGuard(guards, { access, path: page.fullPath })
}
