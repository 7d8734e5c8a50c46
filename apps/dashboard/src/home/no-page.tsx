import { useLingui } from '@lingui/react/macro'
import { useAccess } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'
import { features } from '../features.ts'
import { guardWords, isReason } from '../layouts/guard-words.ts'
import { homeStop } from './home-entries.ts'

/** Why no page is open to the person. */
export function NoPage() {
  const { t, i18n } = useLingui()
  const access = useAccess()
  const stop = access && homeStop(features, access)
  const words = isReason(stop) ? guardWords[stop] : undefined
  const unnamed =
    stop === 'page-access-blocked'
      ? {
          title: t`These pages are blocked`,
          detail: t`They are closed to your company for now. What you have is kept.`,
        }
      : {
          title: t`No page is open to you`,
          detail: t`Your role opens none of this dashboard’s pages. The owner of your account can change it.`,
        }
  return (
    <LockedState
      title={words ? i18n._(words.title) : unnamed.title}
      detail={words ? i18n._(words.detail) : unnamed.detail}
    />
  )
}
