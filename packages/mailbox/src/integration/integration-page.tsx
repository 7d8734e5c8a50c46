import { useLingui } from '@lingui/react/macro'
import { useAccess, useCan, useUser } from '@replybay/feature-kit'
import { EmptyState, LockedState, SettingsPage, Tag } from '@replybay/ui-kit'
import { SignedInOnly } from '../model/signed-in-only.tsx'
import { ConnectForm } from './connect-form.tsx'
import { Connected } from './connected.tsx'

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
  const { t } = useLingui()
  const { mailbox } = useUser()
  const access = useAccess()
  const canConnect = useCan('mailbox')
  const mayChange = access?.isAdmin === true || access?.isRoleUnknown === true
  if (access && !access.may.email && !mayChange) {
    return (
      <LockedState title={t`You don’t have access to email`} detail={t`The account owner can change that.`} />
    )
  }
  // A backend with the documented calls alone connects none, and does not say whether one is.
  const isConnected = mailbox ? mailbox.connected : !canConnect
  return (
    <SettingsPage title={t`Mailbox`} meta={mailbox?.connected && <Tag tone="success">{t`Connected`}</Tag>}>
      {isConnected && <Connected mailbox={mailbox} mayChange={mayChange} />}
      {!isConnected && mayChange && canConnect && <ConnectForm />}
      {!isConnected && !(mayChange && canConnect) && (
        <EmptyState
          title={t`No mailbox is connected`}
          detail={
            canConnect ? t`The owner or an admin can connect one.` : t`This server connects no mailbox.`
          }
        />
      )}
    </SettingsPage>
  )
}
