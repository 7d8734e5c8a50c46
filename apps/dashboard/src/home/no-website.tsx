import { useLingui } from '@lingui/react/macro'
import { useAccess, useRightsWatch } from '@replybay/feature-kit'
import { EmptyState } from '@replybay/ui-kit'
import { useGuardWords } from '../layouts/use-guard-words.ts'

/** Why no ticket can come in yet, who can change that, and what can be done meanwhile. */
export function NoWebsite() {
  useRightsWatch()
  const { t } = useLingui()
  const isAdmin = useAccess()?.isAdmin
  const { title, detail } = useGuardWords()('no-setup-web')
  const meanwhile = t`Until then, no tickets can come in. You can finish the rest of the setup and add your team now.`
  return <EmptyState title={title} detail={isAdmin ? `${detail} ${meanwhile}` : detail} />
}
