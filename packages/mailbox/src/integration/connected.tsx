import { useLingui } from '@lingui/react/macro'
import { emailFolders, type User } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { useFormats } from '@replybay/i18n'
import { Button, ProblemState, SettingsSection, Skeleton } from '@replybay/ui-kit'
import { IconRefresh } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { FolderIcon } from '../emails/folder-icon.tsx'
import { useFolderNames } from '../emails/use-folder-names.ts'
import { wordError } from '../errors.ts'
import { foldersIn, orderFolders } from '../model/folders.ts'
import { Disconnect } from './disconnect.tsx'
import styles from './integration.module.css'
import { useThreadSync } from './use-thread-sync.ts'

interface ConnectedProps {
  /** Nothing where the server does not tell of it. */
  mailbox: User['mailbox']
  mayChange: boolean
}

/** How the mailbox is: what it takes, where replies go, and what is in it. */
export function Connected({ mailbox, mayChange }: ConnectedProps) {
  const { t, i18n } = useLingui()
  const formats = useFormats()
  const nameOf = useFolderNames()
  const { data, error, refetch } = useQuery(emailFolders())
  const sync = useThreadSync()
  const { address, lastError, lastSyncAt } = mailbox ?? {}
  const folders = foldersIn(data)
  return (
    <>
      <SettingsSection
        title={address ?? t`Mailbox`}
        detail={mailbox && t`A local mailbox`}
        aside={
          <Button
            leftIcon={<IconRefresh aria-hidden />}
            loading={sync.isPending}
            onClick={sync.start}
          >{t`Sync now`}</Button>
        }
      >
        <dl className={styles['facts']}>
          {lastError && (
            <div className={styles['fact']}>
              <dt>{t`Last problem`}</dt>
              <dd>{lastError}</dd>
            </div>
          )}
          {mailbox && (
            <>
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
          )}
          <div className={styles['fact']}>
            <dt>{t`Threads`}</dt>
            <dd>
              <span role="status">
                {sync.words ??
                  (lastSyncAt
                    ? t`Checked ${formats.relative(new Date(lastSyncAt))}`
                    : t`Sorted as emails arrive`)}
              </span>
            </dd>
          </div>
        </dl>
      </SettingsSection>
      <SettingsSection title={t`Folders`}>
        {error && !data && (
          <ProblemState
            title={wordError(i18n, 'listEmailHeaders', error)}
            detail={errorDetail(i18n, error)}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton width="50%" />}
        <ul className={styles['folders']}>
          {orderFolders(folders).map((folder) => (
            <li key={folder.folder} className={styles['folder']}>
              <FolderIcon kind={folder.kind} />
              <span>{nameOf(folder)}</span>
              <span>{formats.number(folder.total ?? 0)}</span>
            </li>
          ))}
        </ul>
      </SettingsSection>
      {mayChange && <Disconnect address={address} />}
    </>
  )
}
