import { Trans } from '@lingui/react/macro'
import { integrationQueries } from '@replybay/api-client'
import { useAccess } from '@replybay/feature-kit'
import { Banner, buttonClassName } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { isService, serviceNames } from '../model/kinds.ts'

/** On the home page, for whoever can mend it: a shop or a service that no longer works. Absent while all do. */
export function FailedBanner() {
  const access = useAccess()
  const { data } = useQuery({ ...integrationQueries.list(), enabled: access?.isAdmin === true })
  const kinds = data?.filter(({ state }) => state === 'failed').map(({ kind }) => kind) ?? []
  const kind = kinds.find(isService)
  if (!kind) return null
  const name = serviceNames[kind]
  return (
    <Banner
      tone="warning"
      action={
        <Link to="/integrations/settings" search={{ open: kind }} className={buttonClassName({ size: 'sm' })}>
          <Trans context="integration">See what to do</Trans>
        </Link>
      }
    >
      <Trans>The connection to {name} has failed.</Trans>
    </Banner>
  )
}
