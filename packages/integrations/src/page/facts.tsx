import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { RelativeTime } from '@replybay/ui-kit'
import type { ReactNode } from 'react'
import { describeEvent } from '../model/event-words.ts'
import styles from './card.module.css'

/** What shows that it works. */
export function Facts({ integration }: { integration: Integration }) {
  const { lastEvent, counts = {}, isLocal, createdAt } = integration
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const { imported, importedSince, sentBack, labels } = counts
  return (
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
      {createdAt && <Fact label={t`Connected on`}>{formats.shortMoment(new Date(createdAt))}</Fact>}
      {isLocal && (
        <Fact label={t({ context: 'integration', message: 'Local' })}>{t`Nothing leaves this server`}</Fact>
      )}
    </dl>
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
