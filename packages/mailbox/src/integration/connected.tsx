import { useLingui } from '@lingui/react/macro'
import type { MailboxSettings, MailProvider, User } from '@replybay/api-client'
import { useFormats } from '@replybay/i18n'
import { Button, SettingsSection } from '@replybay/ui-kit'
import { IconPencil, IconRefresh } from '@tabler/icons-react'
import { ConnectionState } from './connection-state.tsx'
import { Disconnect } from './disconnect.tsx'
import { FolderCounts } from './folder-counts.tsx'
import { FolderTable } from './folder-table.tsx'
import styles from './integration.module.css'
import { LastProblem, recentlySolved } from './last-problem.tsx'
import { LocalFacts } from './local-facts.tsx'
import { ThreadsRow } from './threads-row.tsx'
import { useThreadSync } from './use-thread-sync.ts'

interface ConnectedProps {
  /** Nothing where the server does not tell of it. */
  mailbox: User['mailbox']
  /** Nothing where the server does not tell how it is connected. */
  settings: MailboxSettings | undefined
  providers: readonly MailProvider[]
  mayChange: boolean
  onChange: () => void
}

/** How the mailbox is: what it takes, where replies go, and what is in it. */
export function Connected({ mailbox, settings, providers, mayChange, onChange }: ConnectedProps) {
  const { t } = useLingui()
  const formats = useFormats()
  const sync = useThreadSync()
  const { address } = mailbox ?? {}
  const remote = settings?.kind === 'imap' ? settings : undefined
  const provider = providers.find(({ id }) => id === remote?.provider)
  const name = provider === undefined || provider.id === 'other' ? undefined : provider.name
  const since = remote && formats.day(new Date(remote.since))
  const detail = remote
    ? name
      ? t`${name}, IMAP and SMTP · since ${since}`
      : t`IMAP and SMTP · since ${since}`
    : mailbox && t`A local mailbox`
  return (
    <>
      <SettingsSection
        title={address ?? t`Mailbox`}
        detail={detail}
        aside={
          <div className={styles['buttons']}>
            <Button
              leftIcon={<IconRefresh aria-hidden />}
              loading={sync.isPending}
              onClick={sync.start}
            >{t`Sync now`}</Button>
            {remote && mayChange && (
              <Button leftIcon={<IconPencil aria-hidden />} onClick={onChange}>
                {t({ context: 'mailbox', message: 'Change' })}
              </Button>
            )}
          </div>
        }
      >
        <dl className={styles['facts']}>
          {remote ? (
            <>
              <ConnectionState
                half="receiving"
                settings={remote}
                provider={provider}
                onMend={mayChange ? onChange : undefined}
              />
              <ConnectionState
                half="sending"
                settings={remote}
                provider={provider}
                onMend={mayChange ? onChange : undefined}
              />
            </>
          ) : (
            <LocalFacts mailbox={mailbox} />
          )}
          <ThreadsRow words={sync.words} lastSyncAt={mailbox?.lastSyncAt} />
          {remote?.lastProblem && recentlySolved(remote.lastProblem) && (
            <LastProblem problem={remote.lastProblem} />
          )}
        </dl>
      </SettingsSection>
      {remote ? <FolderTable folders={remote.folders} mayChange={mayChange} /> : <FolderCounts />}
      {mayChange && <Disconnect address={address} isRemote={remote !== undefined} />}
    </>
  )
}
