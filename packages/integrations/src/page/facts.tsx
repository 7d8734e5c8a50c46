import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { RelativeTime } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { IconAlertTriangle } from '@tabler/icons-react'
import { isMessenger } from '../model/kinds.ts'
import { describeEvent } from '../model/event-words.ts'
import styles from './card.module.css'

/** What shows that it works. */
export function Facts({ integration }: { integration: Integration }) {
  const { kind, webhookState, toldAt, lastEvent, counts = {}, isLocal, createdAt } = integration
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { imported, importedSince, sentBack, labels } = counts
  const isUnfinished = webhookState === 'by-hand' && !toldAt && !isLocal
  return (
    <>
      {isUnfinished && (
        <p className={styles['unfinished']}>
          <IconAlertTriangle aria-hidden />
          <span>
            {isMessenger(kind) ? (
              <Trans>Messages don’t arrive yet: one step left</Trans>
            ) : (
              <Trans>Deliveries not reported yet: one step left</Trans>
            )}
          </span>
        </p>
      )}
      <dl className={styles['facts']}>
        {lastEvent && (
          <Fact label={t`Last event`}>
            {`${describeEvent(i18n, lastEvent)}, `}
            <span className={styles['quiet']}>
              <RelativeTime moment={new Date(lastEvent.at)} />
            </span>
          </Fact>
        )}
        {imported !== undefined && (
          <Fact label={t`Imported`}>
            <Plural value={imported} one="# order" other="# orders" />{' '}
            {importedSince && (
              <span className={styles['quiet']}>
                <Trans>since {formats.shortMoment(new Date(importedSince))}</Trans>
              </span>
            )}
          </Fact>
        )}
        {sentBack !== undefined && (
          <Fact label={t`Shipments reported`}>
            <Plural value={sentBack} one="# with tracking" other="# with tracking" />
          </Fact>
        )}
        {labels !== undefined && (
          <Fact label={t`Labels`}>
            <Plural value={labels} one="# in 30 days" other="# in 30 days" />
          </Fact>
        )}
        {createdAt && (
          <Fact label={t({ context: 'integration', message: 'Since' })}>
            {formats.shortMoment(new Date(createdAt))}
          </Fact>
        )}
        {isLocal && (
          <Fact label={t({ context: 'integration', message: 'Local' })}>{t`Nothing leaves this server`}</Fact>
        )}
      </dl>
    </>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
