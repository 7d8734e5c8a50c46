import { useLingui } from '@lingui/react/macro'
import type { MailboxSettings } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, Progress, Spinner } from '@replybay/ui-kit'
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { firstSync } from '../model/first-sync.ts'
import styles from './integration.module.css'
import { problemWords } from './problem-words.ts'

interface ConnectionStateProps {
  half: 'receiving' | 'sending'
  settings: MailboxSettings
  /** Opens the connection; nothing for people who may not change it. */
  onMend: (() => void) | undefined
}

/** One half of a connection, apart from the other: how it is, and what can be done where it is broken. */
export function ConnectionState({ half, settings, onMend }: ConnectionStateProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const isReceiving = half === 'receiving'
  const { state, at, problem } = settings[half]
  const last = isReceiving ? settings.lastEmailAt : settings.lastSentAt
  const moment = last && formats.shortMoment(new Date(last))
  const sync = isReceiving && state !== 'failing' ? firstSync(settings.folders) : undefined
  const lastWords = moment && (isReceiving ? t`Last email ${moment}` : t`Last reply sent ${moment}`)
  const checked = formats.relative(new Date(at))
  return (
    <div className={styles['fact']} data-failing={state === 'failing'}>
      <dt>{isReceiving ? t`Receiving` : t`Sending`}</dt>
      <dd className={styles['state']}>
        {sync || state === 'starting' ? (
          <Spinner />
        ) : state === 'failing' ? (
          <IconAlertCircle aria-hidden className={styles['bad']} />
        ) : (
          <IconCircleCheckFilled aria-hidden className={styles['good']} />
        )}
        <div>
          <p role="status">
            {problem
              ? i18n._(problemWords[problem.kind])
              : sync
                ? sync.total === undefined
                  ? t`First sync`
                  : t`First sync: ${formats.number(sync.here)} of ${formats.number(sync.total)}`
                : state === 'starting'
                  ? isReceiving
                    ? t`Connecting…`
                    : t`Not used yet`
                  : isReceiving
                    ? t`Up to date`
                    : t`Working`}
          </p>
          {sync?.total !== undefined && <Progress label={t`First sync`} value={sync.here / sync.total} />}
          {!sync && (
            <p className={styles['detail']}>
              {[lastWords, problem?.server ?? (isReceiving && t`Checked ${checked}`)]
                .filter(Boolean)
                .join(' · ')}
            </p>
          )}
        </div>
        {problem && onMend && (
          <Button onClick={onMend}>
            {problem.kind === 'wrong-password' ? t`Enter password` : t`Check the connection`}
          </Button>
        )}
      </dd>
    </div>
  )
}
