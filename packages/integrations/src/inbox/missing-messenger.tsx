import { Trans } from '@lingui/react/macro'
import { integrationQueries } from '@replybay/api-client'
import { useAccess } from '@replybay/feature-kit'
import { buttonClassName } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { Link } from '../links.ts'
import { isMessenger, isService, type ServiceKind, serviceNames } from '../model/kinds.ts'

/** In the inbox of a messenger that is not connected: the way to where it is. */
export function MissingMessenger() {
  const isAdmin = useAccess()?.isAdmin === true
  const [, kind = ''] = useLocation().pathname.split('/')
  return isAdmin && isService(kind) && isMessenger(kind) ? <Missing kind={kind} /> : null
}

function Missing({ kind }: { kind: ServiceKind }) {
  const { data } = useQuery(integrationQueries.list())
  if (!data || data.some((each) => each.kind === kind)) return null
  const name = serviceNames[kind]
  return (
    <Link
      to="/integrations/settings"
      search={{ open: kind }}
      className={buttonClassName({ variant: 'primary' })}
    >
      <Trans>Connect {name}</Trans>
    </Link>
  )
}
