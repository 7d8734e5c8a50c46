import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GuardName } from '@replybay/feature-kit'

interface Words {
  /** Why a page is closed. */
  title: MessageDescriptor
  /** Who can change it. */
  detail: MessageDescriptor
  /** In place of it, for those who can. */
  own?: MessageDescriptor
}

/** A guard that keeps a signed-in person from a page, and so owes them a reason. */
export type Reason = Exclude<
  GuardName,
  'user-only' | 'guest-only' | 'no-auth' | 'page-access-blocked' | 'set-page-layout'
>

/** What a person reads who was kept from a page, by the guard that did it. */
export const guardWords: Readonly<Record<Reason, Words>> = {
  'no-admin-role': {
    title: msg`That page is for admins`,
    detail: msg`The owner of your account can make you one.`,
  },
  'no-ownership': {
    title: msg`That page is for the owner of the account`,
    detail: msg`Plans and payment are theirs to change.`,
  },
  'no-subscribed': {
    title: msg`Your company has no running subscription`,
    detail: msg`The owner of your account can start or renew it.`,
    own: msg`These pages open again once you start or renew it.`,
  },
  'no-setup-web': {
    title: msg`No website is connected yet`,
    detail: msg`An admin of your account connects it; its tickets arrive here then.`,
    own: msg`Ask whoever runs this server to connect one: its tickets arrive here then.`,
  },
  'no-access-web': {
    title: msg`The tickets of the website are closed to you`,
    detail: msg`An admin of your account can open them to you.`,
  },
  'no-setup-knowledge': {
    title: msg`There is no knowledge base yet`,
    detail: msg`An admin of your account sets it up before it takes documents.`,
    own: msg`It takes documents once it is set up.`,
  },
  'no-access-email': {
    title: msg`Mail is closed to you`,
    detail: msg`An admin of your account can open it to you.`,
  },
  'emails-disabled': {
    title: msg`Mail is switched off`,
    detail: msg`An admin of your account can switch it on.`,
    own: msg`Emails arrive here once it is switched on.`,
  },
  'no-setup-discord': {
    title: msg`No Discord server is connected yet`,
    detail: msg`Its tickets arrive once it is.`,
  },
  'no-access-discord': {
    title: msg`Discord is closed to you`,
    detail: msg`An admin of your account can open it to you.`,
  },
  'no-main-platform-access': {
    title: msg`Your account opens the warehouse alone`,
    detail: msg`An admin of your account can open the rest to you.`,
  },
  'no-warehouse-access': {
    title: msg`The warehouse is closed to you`,
    detail: msg`An admin of your account can open it to you.`,
  },
}

/** Whether a search param names a guard that owes its reason. */
export function isReason(why: unknown): why is Reason {
  return typeof why === 'string' && Object.hasOwn(guardWords, why)
}
