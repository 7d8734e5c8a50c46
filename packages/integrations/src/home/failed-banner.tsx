import { Plural, Trans } from '@lingui/react/macro'
import { integrationQueries } from '@replybay/api-client'
import { useAccess } from '@replybay/feature-kit'
import { Banner, buttonClassName } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { Link } from '../links.ts'
import { failedFirst } from '../model/gravity.ts'
import { isService, serviceNames } from '../model/kinds.ts'

/** On the home page, for whoever can mend it: what no longer works, the gravest by name. Absent while all do. */
export function FailedBanner() {
  const access = useAccess()
  const { data } = useQuery({ ...integrationQueries.list(), enabled: access?.isAdmin === true })
  const failed = failedFirst(data ?? []).map(({ kind }) => kind)
  const kind = failed.find(isService)
  if (!kind) return null
  const others = failed.length - 1
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
      {others === 0 ? (
        <Trans>The connection to {name} has failed.</Trans>
      ) : (
        <Plural
          value={others}
          one={`The connections to ${name} and # more have failed.`}
          other={`The connections to ${name} and # more have failed.`}
        />
      )}
    </Banner>
  )
}
