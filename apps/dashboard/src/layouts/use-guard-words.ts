import { useLingui } from '@lingui/react/macro'
import { type GuardName, useAccess, useUser } from '@replybay/feature-kit'
import { guardWords, isReason } from './guard-words.ts'
import { useLaterPage } from './use-later-page.ts'

interface GuardText {
  /** Why a page is closed. */
  title: string
  /** Who can change it; to them, what follows from it. */
  detail: string
}

/** What a person reads about a page that a guard closes to them; of no guard, that their rights open none. */
export function useGuardWords(): (guard: GuardName | undefined) => GuardText {
  const { t, i18n } = useLingui()
  const { _id, ownerId, ownerName, subscription } = useUser()
  const access = useAccess()
  const whereTheyPay = useLaterPage(subscription?.status === 'past_due' ? 'billing' : 'plans')
  const name = ownerId === _id ? undefined : ownerName
  const whoCan = name ? t`${name} can change that.` : t`The account owner can change that.`
  const join = (sentence: string, next: string) => t`${sentence} ${next}`
  return (guard) => {
    if (isReason(guard)) {
      const { title, detail, named, ownWithoutPage, ...words } = guardWords[guard]
      const own = whereTheyPay ? words.own : (ownWithoutPage ?? words.own)
      const isTheirs = guard === 'no-subscribed' ? access?.isOwner : access?.isAdmin
      if (own && (isTheirs || !detail)) return { title: i18n._(title), detail: i18n._(own) }
      if (name && named) return { title: i18n._(title), detail: i18n._({ ...named, values: { name } }) }
      return { title: i18n._(title), detail: detail ? i18n._(detail) : whoCan }
    }
    if (guard === 'page-access-blocked') {
      return {
        title: t`These pages are blocked`,
        detail: access?.isOwner
          ? t`Your company can’t open these pages right now. Your data is kept. Contact the person who runs this server.`
          : t`Your company can’t open these pages right now. Your data is kept. Contact the account owner.`,
      }
    }
    return {
      title: t`You only have access to your settings`,
      detail: access?.isOwner
        ? t`Nothing is set up for your company yet. Contact the person who runs this server.`
        : join(t`Your permissions don’t include any other page of this dashboard.`, whoCan),
    }
  }
}
