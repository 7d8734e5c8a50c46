import { useLingui } from '@lingui/react/macro'
import type { User } from '@replybay/api-client'
import styles from './integration.module.css'

/** What a mailbox of this server takes and sends. */
export function LocalFacts({ mailbox }: { mailbox: User['mailbox'] }) {
  const { t } = useLingui()
  if (!mailbox) return null
  return (
    <>
      {mailbox.lastError && (
        <div className={styles['fact']}>
          <dt>{t`Last problem`}</dt>
          <dd>{mailbox.lastError}</dd>
        </div>
      )}
      <div className={styles['fact']}>
        <dt>{t`Receiving`}</dt>
        <dd>
          {t`On this server only`}
          <p className={styles['detail']}>
            {t`Emails to this address reach the server that Replybay runs on. Emails from the internet don’t arrive here.`}
          </p>
        </dd>
      </div>
      <div className={styles['fact']}>
        <dt>{t`Sending`}</dt>
        <dd>
          {t`Through the server’s mail server`}
          <p className={styles['detail']}>
            {t`Where none is set up, replies stay in the local outbox and reach no one.`}
          </p>
        </dd>
      </div>
    </>
  )
}
