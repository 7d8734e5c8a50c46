import { useLingui } from '@lingui/react/macro'
import { errorDetail, useAccess, useCan, useUser } from '@replybay/feature-kit'
import {
  EmptyState,
  LockedState,
  ProblemState,
  SettingsPage,
  SettingsSection,
  Skeleton,
  Tag,
} from '@replybay/ui-kit'
import { useState } from 'react'
import { wordError } from '../errors.ts'
import { SignedInOnly } from '../model/signed-in-only.tsx'
import { useMailboxSettings } from '../model/use-mailbox-settings.ts'
import { ChangePane } from './change-pane.tsx'
import { Connected } from './connected.tsx'
import { ConnectionForm } from './connection-form.tsx'
import styles from './integration.module.css'
import { LocalForm } from './local-form.tsx'
import { SignInReturn } from './sign-in-return.tsx'
import { StateTag } from './state-tag.tsx'

/** /emails/integration: the connection of the mailbox. @see specification §2 */
export function IntegrationPage() {
  const { t } = useLingui()
  return (
    <>
      <title>{`${t`Mailbox`} · Replybay`}</title>
      <SignedInOnly>
        <Integration />
      </SignedInOnly>
    </>
  )
}

function Integration() {
  const { t, i18n } = useLingui()
  const { mailbox } = useUser()
  const access = useAccess()
  const canConnect = useCan('mailbox')
  const [isChanging, setChanging] = useState(false)
  const mayChange = access?.isAdmin === true || access?.isRoleUnknown === true
  const isLocked = access !== undefined && !access.may.email && !mayChange
  // A backend with the documented calls alone connects none, and does not say whether one is.
  const isConnected = mailbox ? mailbox.connected : !canConnect
  const asks = canConnect && !isLocked && (isConnected || mayChange)
  const { data, error, refetch } = useMailboxSettings(asks)
  if (isLocked) {
    return (
      <LockedState title={t`You don’t have access to email`} detail={t`The account owner can change that.`} />
    )
  }
  const settings = data?.mailbox
  const providers = data?.providers ?? []
  const tag = settings ? <StateTag settings={settings} /> : <Tag tone="success">{t`Connected`}</Tag>
  return (
    <div className={styles['panes']}>
      <div className={styles['page']}>
        <SettingsPage title={t`Mailbox`} meta={mailbox?.connected && tag}>
          {canConnect && mayChange && <SignInReturn />}
          {asks && !data && !error && <Skeleton width="50%" />}
          {asks && !data && error && (
            <ProblemState
              title={wordError(i18n, 'getMailboxSettings', error)}
              detail={errorDetail(i18n, error)}
              onRetry={() => void refetch()}
            />
          )}
          {isConnected && (data || !asks) && (
            <Connected
              mailbox={mailbox}
              settings={settings}
              providers={providers}
              mayChange={mayChange}
              onChange={() => setChanging(true)}
            />
          )}
          {!isConnected && mayChange && data && (
            <>
              <SettingsSection
                title={t`Connect your mailbox`}
                detail={t`Its emails appear here, and your replies come from its address. Nothing is changed until you save.`}
              >
                <ConnectionForm providers={providers} />
              </SettingsSection>
              <LocalForm />
            </>
          )}
          {!isConnected && !(mayChange && canConnect) && (
            <EmptyState
              title={t`No mailbox is connected`}
              detail={
                canConnect
                  ? t`The owner or an admin can connect one.`
                  : t`This server connects no mailbox. Ask the person who runs it.`
              }
            />
          )}
        </SettingsPage>
      </div>
      {isChanging && settings && (
        <ChangePane providers={providers} settings={settings} onClose={() => setChanging(false)} />
      )}
    </div>
  )
}
