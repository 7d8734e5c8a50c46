import { useLingui } from '@lingui/react/macro'
import { emailMutations } from '@replybay/api-client'
import { errorDetail } from '@replybay/feature-kit'
import { Button, ConfirmDialog, SettingsSection, useToasts } from '@replybay/ui-kit'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { wordError } from '../errors.ts'

interface DisconnectProps {
  address: string | undefined
  /** Whether its emails live at a mail server, and not here alone. */
  isRemote: boolean
}

/** Disconnects the mailbox, once its address was typed, where that is known. */
export function Disconnect({ address, isRemote }: DisconnectProps) {
  const { t, i18n } = useLingui()
  const name = address ?? t`Mailbox`
  const toasts = useToasts()
  const [isAsking, setAsking] = useState(false)
  const remove = useMutation(emailMutations.removeSettings())
  const { error } = remove
  function disconnect() {
    remove.mutate(undefined, {
      onSuccess: () => toasts.show({ tone: 'success', title: t`Disconnected: ${name}` }),
    })
  }
  return (
    <SettingsSection
      tone="danger"
      title={t`Disconnect this mailbox`}
      detail={
        isRemote
          ? t`New emails will stop arriving here. Nothing changes at your provider.`
          : t`New emails will stop arriving here, and this mailbox’s emails will be deleted. A local mailbox has no other copy.`
      }
      aside={<Button variant="danger" onClick={() => setAsking(true)}>{t`Disconnect…`}</Button>}
    >
      <ConfirmDialog
        title={t`Disconnect ${name}?`}
        confirmLabel={t`Disconnect`}
        {...(address !== undefined && { typed: address })}
        isOpen={isAsking}
        busy={remove.isPending}
        error={
          error &&
          [wordError(i18n, 'removeEmailSettings', error), errorDetail(i18n, error)].filter(Boolean).join('. ')
        }
        onConfirm={disconnect}
        onClose={() => {
          setAsking(false)
          remove.reset()
        }}
      >
        {isRemote
          ? t`Its emails will be removed from Replybay and stay with your provider. Unsent emails won’t be sent. Tickets and customers are kept.`
          : t`All emails in this mailbox will be permanently deleted. Tickets and customers are kept.`}
      </ConfirmDialog>
    </SettingsSection>
  )
}
