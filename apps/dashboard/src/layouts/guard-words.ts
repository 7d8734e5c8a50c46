import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { GuardName } from '@replybay/feature-kit'

interface Words {
  /** Why a page is closed. */
  title: MessageDescriptor
  /** Who can change it; absent where the owner can, in the person's permissions. */
  detail?: MessageDescriptor
  /** In place of it where the owner's name is known, which it holds as `name`. */
  named?: MessageDescriptor
  /** In place of it, for those who can; without it, for all: nobody in the company can change it. */
  own?: MessageDescriptor
  /** In place of `own` on a server that has no page to do it. */
  ownWithoutPage?: MessageDescriptor
}

/** A guard that keeps a signed-in person from a page, and so owes them a reason. */
export type Reason = Exclude<
  GuardName,
  'user-only' | 'guest-only' | 'no-auth' | 'page-access-blocked' | 'set-page-layout'
>

/** What a person reads who was kept from a page, by the guard that did it. */
export const guardWords: Readonly<Record<Reason, Words>> = {
  'no-admin-role': {
    title: msg`Only admins can open that page`,
    detail: msg`Ask the account owner to make you an admin.`,
    named: msg({ message: 'Ask {name}, the account owner, to make you an admin.' }),
  },
  'no-ownership': {
    title: msg`Only the account owner can open that page`,
    detail: msg`Only they can change the plan and payment.`,
  },
  'no-subscribed': {
    title: msg`Your company has no active subscription`,
    detail: msg`Ask the account owner. You’ll have access again once it’s active.`,
    named: msg({ message: 'Ask {name}, the account owner. You’ll have access again once it’s active.' }),
    own: msg`You’ll have access to these pages again once it’s active.`,
    ownWithoutPage: msg`Ask the person who runs this server. You’ll have access again once it’s active.`,
  },
  'no-setup-web': {
    title: msg`No website is connected yet`,
    detail: msg`An admin can add it. Its tickets will appear here.`,
    own: msg`Add your website. Its tickets will appear here.`,
  },
  'no-access-web': {
    title: msg`You don’t have access to tickets`,
  },
  'no-setup-knowledge': {
    title: msg`No knowledge base yet`,
    detail: msg`Ask an admin to set it up. Then you can add sources.`,
    own: msg`Save your company’s name and description first. Then you can add sources.`,
  },
  'no-access-email': {
    title: msg`You don’t have access to email`,
  },
  'emails-disabled': {
    title: msg`Email is turned off`,
    detail: msg`Ask an admin to turn it on.`,
    own: msg`Emails will appear here once it’s turned on.`,
  },
  'no-setup-discord': {
    title: msg`No Discord server is connected yet`,
    own: msg`Ask the person who runs this server to connect one. Its tickets will appear here.`,
  },
  'no-access-discord': {
    title: msg`You don’t have access to Discord`,
  },
  'no-main-platform-access': {
    title: msg`You only have access to the warehouse`,
  },
  'no-warehouse-access': {
    title: msg`You don’t have access to the warehouse`,
  },
}

/** Whether a search param names a guard that owes its reason. */
export function isReason(why: unknown): why is Reason {
  return typeof why === 'string' && Object.hasOwn(guardWords, why)
}
