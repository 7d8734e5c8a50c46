import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type Integration, integrationMutations } from '@replybay/api-client'
import {
  errorDetail,
  LazyBoundary,
  useAccess,
  useCan,
  useRouteSearch,
  useSession,
} from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, LockedState, PageHeader, ProblemState, Skeleton, StaleStrip, Tag } from '@replybay/ui-kit'
import { IconExclamationCircle, IconRefresh } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { LazyDrawer } from '../drawer/lazy-drawer.ts'
import { useNavigate } from '../links.ts'
import { lastCompared } from '../model/last-compared.ts'
import { findService } from '../model/services.ts'
import { useConnected } from '../model/use-connected.ts'
import { integrationsRoute } from '../routes.ts'
import { Groups } from './groups.tsx'
import styles from './integrations-page.module.css'
import { OtherPages } from './other-pages.tsx'
import { useCardFocus } from './use-card-focus.ts'

/** /integrations/settings: shops and services, and how each works. @see specification §2, §7 Integrations */
export function IntegrationsPage() {
  const { t } = useLingui()
  const access = useAccess()
  const isSignedIn = useSession().token() !== undefined
  const isLocked = !isSignedIn || (access !== undefined && !access.isAdmin && !access.isRoleUnknown)
  return (
    <>
      <title>{`${t`Integrations`} · Replybay`}</title>
      {isLocked ? (
        <LockedState
          title={isSignedIn ? t`You don’t have access to integrations` : t`You’re signed out`}
          detail={
            isSignedIn
              ? t`The owner or an admin can connect shops and services.`
              : t`Sign in to see this page.`
          }
        />
      ) : (
        <Integrations />
      )}
    </>
  )
}

function Integrations() {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const navigate = useNavigate()
  const { open } = useRouteSearch(integrationsRoute)
  const { data, error, refetch, dataUpdatedAt } = useConnected(true)
  const check = useMutation(integrationMutations.check())
  const canCheck = useCan('integrations')
  const [hasCheckedAll, setCheckedAll] = useState(false)
  const service = findService(open)
  const noteGone = useCardFocus(service?.kind, data)
  const failed = data?.filter(({ state }) => state === 'failed').length ?? 0
  const show = (kind: string | undefined) =>
    void navigate({ to: '/integrations/settings', search: kind ? { open: kind } : {} })

  return (
    <>
      {error && data && (
        <StaleStrip
          title={wordError(i18n, 'listIntegrations', error)}
          detail={errorDetail(i18n, error)}
          asOf={new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      <PageHeader
        title={t`Integrations`}
        status={
          failed > 0 && (
            <Tag tone="danger" icon={<IconExclamationCircle />}>
              <Plural value={failed} one="# needs attention" other="# need attention" />
            </Tag>
          )
        }
        meta={data && <Plural value={data.length} one="# connected" other="# connected" />}
        actions={
          data &&
          data.length > 0 && (
            <>
              <span className={styles['asOf']}>
                <Trans>As of {formats.time(new Date(dataUpdatedAt))}</Trans>
              </span>
              {canCheck && (
                <Button
                  leftIcon={<IconRefresh aria-hidden />}
                  loading={check.isPending}
                  onClick={() => void checkAll(data.map(({ _id }) => _id))}
                >
                  <Trans>Check all</Trans>
                </Button>
              )}
            </>
          )
        }
      />
      <div className={styles['page']}>
        <p role="status" className={styles['checked']}>
          {hasCheckedAll && <CheckedAll connected={data ?? []} />}
        </p>
        {check.error && !check.isPending && (
          <p role="alert" className={styles['problem']}>
            {wordError(i18n, 'checkIntegration', check.error)}
          </p>
        )}
        {!data && error && (
          <ProblemState
            title={wordError(i18n, 'listIntegrations', error)}
            detail={errorDetail(i18n, error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <div className={styles['cards']} aria-busy>
            {[1, 2, 3].map((place) => (
              <div key={place} className={styles['empty']}>
                <Skeleton width="60%" />
                <Skeleton width="90%" />
              </div>
            ))}
          </div>
        )}
        {data && <Groups connected={data} asOf={dataUpdatedAt} onOpen={show} />}
        {data && <OtherPages />}
      </div>
      {service && data && (
        <LazyBoundary>
          <LazyDrawer
            key={service.kind}
            service={service}
            connected={data.find(({ kind }) => kind === service.kind)}
            onClose={() => show(undefined)}
            onGone={() => {
              noteGone(service.kind)
              show(undefined)
            }}
          />
        </LazyBoundary>
      )}
    </>
  )

  /** One after another: each asks a service over the internet, and its card turns as soon as it is known. */
  async function checkAll(ids: readonly string[]) {
    setCheckedAll(false)
    for (const id of ids) {
      try {
        await check.mutateAsync(id)
      } catch {
        // Told below the header.
        return
      }
    }
    setCheckedAll(true)
  }
}

/** What was looked at, and what a check does not look at. */
function CheckedAll({ connected }: { connected: readonly Integration[] }) {
  const formats = useFormats()
  const compared = lastCompared(connected)
  return (
    <>
      <Trans>All connections were checked.</Trans>{' '}
      {compared && (
        <Trans>Shops were last compared with the warehouse: {formats.shortMoment(compared)}</Trans>
      )}
    </>
  )
}
