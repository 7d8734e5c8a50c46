import { useLingui } from '@lingui/react/macro'
import { type GuardName, useAccess, useUser } from '@replybay/feature-kit'
import { guardWords, isReason } from './guard-words.ts'

interface GuardText {
  /** Why a page is closed. */
  title: string
  /** Who can change it; to them, what follows from it. */
  detail: string
}

/** What a person reads about a page that a guard closes to them; of no guard, that their role opens none. */
export function useGuardWords(): (guard: GuardName | undefined) => GuardText {
  const { t, i18n } = useLingui()
  const { _id, ownerId, ownerName } = useUser()
  const access = useAccess()
  const owner = ownerName && ownerId !== _id ? ` ${t`The owner is ${ownerName}.`}` : ''
  return (guard) => {
    if (isReason(guard)) {
      const { title, detail, own } = guardWords[guard]
      const isTheirs = guard === 'no-subscribed' ? access?.isOwner : access?.isAdmin
      if (own && isTheirs) return { title: i18n._(title), detail: i18n._(own) }
      return { title: i18n._(title), detail: i18n._(detail) + owner }
    }
    if (guard === 'page-access-blocked') {
      return {
        title: t`These pages are blocked`,
        detail: t`They are closed to your company for now. What you have is kept.`,
      }
    }
    return {
      title: t`No page is open to you`,
      detail: access?.isOwner
        ? t`There is nothing in this dashboard for your company yet.`
        : t`Your role opens none of this dashboard’s pages. The owner of your account can change it.` + owner,
    }
  }
}
