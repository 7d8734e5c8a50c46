import { useLingui } from '@lingui/react/macro'
import { useAccess, useRightsWatch } from '@replybay/feature-kit'
import { buttonClassName, LockedState } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import { features } from '../features.ts'
import { entryTarget } from '../layouts/entry-target.ts'
import { openSettings } from '../layouts/guarded-entries.ts'
import { useGuardWords } from '../layouts/use-guard-words.ts'
import { homeGuard } from './home-entries.ts'

/** Why no page is open to the person, who can change it, and which settings are open all the same. */
export function NoPage() {
  useRightsWatch()
  const { t, i18n } = useLingui()
  const access = useAccess()
  const words = useGuardWords()
  const guard = access && homeGuard(features, access)
  const links = guard
    ? []
    : openSettings(features, access).map((entry) => (
        <Link key={entry.id} {...entryTarget(entry)} className={buttonClassName()}>
          {i18n._(entry.label)}
        </Link>
      ))
  // They lead to the warehouse, which this dashboard has no page of.
  const isOfWarehouse = !guard && !access?.may.main && access?.may.warehouse
  const text = isOfWarehouse
    ? {
        title: words('no-main-platform-access').title,
        detail: t`The warehouse isn’t in this dashboard yet. Until it is, you can change your password here, and your language and theme in your account menu.`,
      }
    : words(guard)
  return <LockedState {...text} action={links.length > 0 && links} />
}
