import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Integration } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Progress } from '@replybay/ui-kit'
import { minutesLeft } from '../model/time-left.ts'
import styles from './card.module.css'

interface ImportProgressProps {
  /** Its name. */
  service: string
  running: NonNullable<Integration['import']>
  /** When that was so, ms since 1970. */
  asOf: number
}

/** How far the first import of a shop's orders is. Leaving the page changes nothing. */
export function ImportProgress({ service, running, asOf }: ImportProgressProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const { imported, total, reached, isPaused } = running
  const minutes = minutesLeft(running, asOf)
  const done = formats.number(imported)
  return (
    <>
      <div className={styles['progressHead']}>
        <strong>
          {total === undefined ? (
            <Plural value={imported} one="# order" other="# orders" />
          ) : (
            <Trans>
              {done} of {formats.number(total)} orders
            </Trans>
          )}
        </strong>
        {minutes !== undefined && (
          <span className={styles['quiet']}>
            <Plural value={minutes} one="about # min left" other="about # min left" />
          </span>
        )}
      </div>
      {total !== undefined && total > 0 && (
        <Progress label={t`Orders of ${service} that came in`} value={imported / total} />
      )}
      <p>
        {reached && <Trans>Back to {formats.shortMoment(new Date(reached))}.</Trans>}{' '}
        {isPaused && <Trans>Paused. It will resume where it stopped.</Trans>}
      </p>
    </>
  )
}
