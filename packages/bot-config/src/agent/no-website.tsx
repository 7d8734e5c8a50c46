import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClassName, EmptyState } from '@replybay/ui-kit'
import { Link } from '../links.ts'

/** In place of an agent where the company has no website whose it could be. */
export function NoWebsite() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`No website yet`}
      detail={t`Add your shop’s site. Its tickets come in here, and its AI agent is set up for it.`}
      action={
        <Link to="/webs/integration" className={buttonClassName({ variant: 'primary' })}>
          <Trans>Add a website</Trans>
        </Link>
      }
    />
  )
}
