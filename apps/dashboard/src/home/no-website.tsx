import { Trans, useLingui } from '@lingui/react/macro'
import { useAccess, useRightsWatch } from '@replybay/feature-kit'
import { buttonClassName, EmptyState } from '@replybay/ui-kit'
import { Link } from '@tanstack/react-router'
import { useGuardWords } from '../layouts/use-guard-words.ts'
import { useLaterPage } from '../layouts/use-later-page.ts'

/** Why no ticket can come in yet, who can change that, and what can be done meanwhile. */
export function NoWebsite() {
  useRightsWatch()
  const { t } = useLingui()
  const isAdmin = useAccess()?.isAdmin
  const { title, detail } = useGuardWords()('no-setup-web')
  const websites = useLaterPage('websites')
  const meanwhile = t`Until then, no tickets can come in. You can finish the rest of the setup and add your team now.`
  return (
    <EmptyState
      title={title}
      detail={isAdmin ? meanwhile : detail}
      action={
        isAdmin &&
        websites && (
          <Link to={websites} className={buttonClassName()}>
            <Trans>Add a website</Trans>
          </Link>
        )
      }
    />
  )
}
