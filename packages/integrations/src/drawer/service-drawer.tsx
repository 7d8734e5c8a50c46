import { useLingui } from '@lingui/react/macro'
import { type Integration, type IntegrationDetail, integrationQueries } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { ProblemState, Skeleton } from '@replybay/ui-kit'
import { useQuery } from '@tanstack/react-query'
import { wordError } from '../errors.ts'
import type { Service } from '../model/service.ts'
import { OpenDrawer } from './open-drawer.tsx'

/** How often it is asked what happened; in ms. */
const EVENTS_MS = 10_000

interface ServiceDrawerProps {
  service: Service
  /** Undefined where it is not connected. */
  connected: Integration | undefined
  onClose: () => void
  /** It was disconnected. */
  onGone: () => void
}

/** A service with its form, its last test and what happened with it. */
export function ServiceDrawer({ service, connected, onClose, onGone }: ServiceDrawerProps) {
  const { i18n } = useLingui()
  const { data, error, refetch } = useQuery({
    ...integrationQueries.detail(connected?._id ?? ''),
    enabled: connected !== undefined,
    refetchInterval: EVENTS_MS,
  })
  const detail: IntegrationDetail | undefined = connected && data
  const unknown = error ? (
    <ProblemState
      title={wordError(i18n, 'getIntegration', error)}
      detail={errorDetail(i18n, error)}
      onRetry={() => void refetch()}
    />
  ) : (
    <Skeleton width="60%" />
  )
  return (
    <OpenDrawer
      service={service}
      connected={connected}
      detail={detail}
      unknown={unknown}
      onClose={onClose}
      onGone={onGone}
    />
  )
}
