import { useLingui } from '@lingui/react/macro'
import type { MailboxSettings, MailProvider } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, Progress, Spinner } from '@replybay/ui-kit'
import { IconAlertCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { firstSync } from '../model/first-sync.ts'
import styles from './integration.module.css'
import { problemAdvice, problemWords } from './problem-words.ts'
import { useSignIn } from './use-sign-in.ts'

interface ConnectionStateProps {
  half: 'receiving' | 'sending'
  settings: MailboxSettings
  /** Opens the connection; nothing for people who may not change it. */
  onMend: (() => void) | undefined
  /** Whose own sign-in the mailbox uses; nothing where that can't be done here. */
  provider: MailProvider | undefined
}

/** One half of a connection, apart from the other: how it is, and what can be done where it is broken. */
export function ConnectionState({ half, settings, onMend, provider }: ConnectionStateProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const signIn = useSignIn()
  const isReceiving = half === 'receiving'
  const { state, at, problem } = settings[half]
  const signsIn = problem?.kind === 'signed-out' && provider?.signsIn === true
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
          {problem?.kind === 'signed-out' && (
            <p className={styles['detail']}>{i18n._(problemAdvice['signed-out'])}</p>
          )}
        </div>
        {problem && onMend && (
          <Button loading={signIn.isPending} onClick={signsIn ? () => signIn.start(provider.id) : onMend}>
            {signsIn
              ? t`Sign in again`
              : problem.kind === 'wrong-password'
                ? t`Enter password`
                : t`Check the connection`}
          </Button>
        )}
      </dd>
    </div>
  )
}
