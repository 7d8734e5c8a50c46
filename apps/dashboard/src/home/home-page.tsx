import { useLingui } from '@lingui/react/macro'
import { LockedState } from '@replybay/ui-kit'
import { Navigate, useLocation } from '@tanstack/react-router'
import { entryTarget } from '../layouts/entry-target.ts'
import { guardWords } from '../layouts/guard-words.ts'
import { useEntryStops } from '../layouts/use-menu.ts'

/** /: the first page that the person may see. @see specification §2 */
export function HomePage() {
  const { t, i18n } = useLingui()
  const { search } = useLocation()
  const entries = useEntryStops()
  const open = entries.find(({ stop }) => stop === undefined)
  if (open) {
    const target = entryTarget(open.entry)
    // Who was sent here reads why on the page that they end on.
    return <Navigate {...target} search={{ ...search, ...open.entry.search }} replace />
  }
  const stop = entries[0]?.stop
  const isToSetUp = stop === 'no-setup-web' || stop === 'no-subscribed'
  return (
    <>
      <title>Replybay</title>
      <LockedState
        title={isToSetUp ? i18n._(guardWords[stop].title) : t`No page is open to you`}
        detail={
          isToSetUp
            ? i18n._(guardWords[stop].detail)
            : t`Your role opens none of this dashboard’s pages. The owner of your account can change it.`
        }
      />
    </>
  )
}
