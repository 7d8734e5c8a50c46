import { Trans } from '@lingui/react/macro'
import { integrationQueries } from '@replybay/api-client'
import { useAccess, useUser } from '@replybay/feature-kit'
import { Banner, textLinkClassName } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'

/** That no carrier makes labels yet. Absent where one does, and where that is not known. */
export function SendcloudHint() {
  const { companyId } = useUser()
  const isAdmin = useAccess()?.isAdmin === true
  const { data } = useQuery(integrationQueries.hasSendcloud(companyId ? { companyId } : {}))
  if (data !== false) return null
  return (
    <Banner
      tone="info"
      action={
        isAdmin && (
          <Link to="/integrations/settings" search={{ open: 'sendcloud' }} className={textLinkClassName()}>
            <Trans>Connect Sendcloud</Trans>
          </Link>
        )
      }
    >
      <Trans>Sendcloud isn’t connected: the warehouse can’t buy shipping labels.</Trans>
    </Banner>
  )
}
