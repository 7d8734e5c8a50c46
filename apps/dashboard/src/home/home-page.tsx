import { useLingui } from '@lingui/react/macro'
import { LockedState } from '@replybay/ui-kit'
import { Navigate } from '@tanstack/react-router'
import { entryTarget } from '../layouts/entry-target.ts'
import { useMenuEntries } from '../layouts/use-menu.ts'

/** /: the first page that the person may see. @see specification §2 */
export function HomePage() {
  const { t } = useLingui()
  const [first] = useMenuEntries()
  if (first) return <Navigate {...entryTarget(first)} replace />
  return (
    <>
      <title>Replybay</title>
      <LockedState
        title={t`No page is open to you`}
        detail={t`Your role opens none of this dashboard’s pages. The owner of your account can change it.`}
      />
    </>
  )
}
