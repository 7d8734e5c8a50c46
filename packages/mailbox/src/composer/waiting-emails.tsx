import { useLingui } from '@lingui/react/macro'
import { useUser } from '@replybay/feature-kit'
import { forgetFiles, useAttempts, usePending } from '@replybay/sync'
import { Avatar, Button, MessageText, Progress, useIsOnline, useToasts } from '@replybay/ui-kit'
import { IconAlertCircle } from '@tabler/icons-react'
import { emailsSent } from './emails-sent.ts'
import type { OutboxEntry } from './outbox-entry.ts'
import { stopSending, useSendingProgress } from './sending-progress.ts'
import { takeBack } from './take-back.ts'
import styles from './waiting-emails.module.css'

/** What the person has sent in a thread and is not on the server yet. */
export function WaitingEmails({ threadKey }: { threadKey: string }) {
  const entries = usePending(emailsSent, useUser()._id)
  return entries
    .filter((entry) => entry.threadKey === threadKey)
    .map((entry) => (
      <li key={entry.key}>
        <WaitingEmail entry={entry} />
      </li>
    ))
}

function WaitingEmail({ entry }: { entry: OutboxEntry }) {
  const { t } = useLingui()
  const user = useUser()
  const toasts = useToasts()
  const isOnline = useIsOnline()
  const isUnderWay = useAttempts(emailsSent, user._id)(entry.key)
  const progress = useSendingProgress().get(entry.key)
  const { key, to, text, files, state, failures } = entry
  const isStuck = state === 'refused' || ((failures > 0 || !isOnline) && !isUnderWay)
  const people = to.join(', ')
  const sender = user.companyNameRaw ?? user.name ?? ''
  async function edit() {
    if (!(await takeBack(user._id, entry))) toasts.show({ title: t`The email was already sent` })
  }
  function retry() {
    emailsSent.keep(user._id, { ...entry, state: 'waiting', failures: 0, dueAt: Date.now() })
  }
  function discard() {
    emailsSent.forget(user._id, key)
    toasts.show({
      title: t`Email deleted`,
      undo: () => emailsSent.keep(user._id, entry),
      onExpire: () => void forgetFiles(files.map(({ id }) => id)),
    })
  }
  return (
    <div className={styles['email']} data-stuck={isStuck || undefined}>
      <Avatar name={sender} />
      <div className={styles['content']}>
        <p className={styles['head']}>
          <span className={styles['people']} dir="auto">{t`to ${people}`}</span>
          <span role="status" className={styles['state']}>
            {isStuck && <IconAlertCircle aria-hidden />}
            {isStuck ? t`Not sent` : t`Sending…`}
          </span>
        </p>
        <MessageText text={text} />
        {files.length > 0 && <p className={styles['files']}>{files.map(({ name }) => name).join(', ')}</p>}
        {progress && (
          <div className={styles['progress']}>
            <Progress label={t`Sending…`} value={progress.share} />
            <Button
              size="sm"
              onClick={() => {
                stopSending(key)
                void edit()
              }}
            >{t`Cancel`}</Button>
          </div>
        )}
        {isStuck && (
          <div className={styles['actions']}>
            <Button size="sm" onClick={retry}>{t`Retry`}</Button>
            <Button size="sm" variant="subtle" onClick={() => void edit()}>{t`Edit`}</Button>
            <Button size="sm" variant="subtle" onClick={discard}>{t`Delete`}</Button>
          </div>
        )}
      </div>
    </div>
  )
}
