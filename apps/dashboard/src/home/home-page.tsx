import { useLingui } from '@lingui/react/macro'
import { useAccess } from '@replybay/feature-kit'
import { LockedState } from '@replybay/ui-kit'
import { features } from '../features.ts'
import { entryStops } from '../layouts/entry-stops.ts'
import { guardWords } from '../layouts/guard-words.ts'

/** Why no page is open to the person. */
export function HomePage() {
  const { t, i18n } = useLingui()
  const [first] = entryStops(features, useAccess())
  const words =
    first?.stop === 'no-setup-web' || first?.stop === 'no-subscribed' ? guardWords[first.stop] : undefined
  return (
    <>
      <title>Replybay</title>
      <LockedState
        title={words ? i18n._(words.title) : t`No page is open to you`}
        detail={
          words
            ? i18n._(words.detail)
            : t`Your role opens none of this dashboard’s pages. The owner of your account can change it.`
        }
      />
    </>
  )
}
